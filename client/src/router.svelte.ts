import { routeOf, type Route } from "./routing";

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    const read = () => (this.route = routeOf(location.pathname, location.hash));
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.route = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** For links: a plain click stays in the page, anything else is the browser's. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(event.currentTarget.href);
  };
}

export const router = new Router();

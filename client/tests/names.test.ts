import { expect, test } from "vitest";
import { cutAtNames, pattern } from "../src/game/names";

test("names are found whole, the longest first, and nothing of the sentence is lost", () => {
  const names = pattern(["Giant", "Hill Giant", "Hill Giant #2", "Fire // Ice", "", "Æther Vial"]);
  expect(cutAtNames("Hill Giant #2 blocks Hill Giant", names)).toEqual([{ name: "Hill Giant #2" }, { words: " blocks " }, { name: "Hill Giant" }]);
  expect(cutAtNames("Giants tap; Fire // Ice and Æther Vial", names)).toEqual([
    { words: "Giants tap; " }, { name: "Fire // Ice" }, { words: " and " }, { name: "Æther Vial" },
  ]);
  expect(cutAtNames("nothing", names)).toEqual([{ words: "nothing" }]);
  expect(pattern([])).toBeNull();
  expect(cutAtNames("Giant", null)).toEqual([{ words: "Giant" }]);
});

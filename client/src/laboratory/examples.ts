// Scenarios to begin with: each goes different ways at different times.
import { say } from "../saying.svelte";

export interface Example {
  name: () => string;
  text: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    name: () => say("page-example-creature-leaves", "A creature leaves before damage"),
    text: `scenario: An attacker goes back to its owner's hand once damage is assigned
about: >
  While combat damage used the stack, the attacker dealt its damage all the same.
rules: 2009-05-01
players:
  Alice: {hand: [Unsummon], battlefield: [Grizzly Bears, Island]}
  Bob: {battlefield: [Hill Giant]}
play:
  - {Alice: attack, with: {Grizzly Bears: Bob}}
  - {Bob: block, with: {Hill Giant: Grizzly Bears}}
  - {Alice: cast Unsummon, targets: [Grizzly Bears], at: combat damage}
  - resolve: all
`,
  },
  {
    name: () => say("page-example-mana", "Mana that is not spent"),
    text: `scenario: A Mountain is tapped and nothing is cast
about: Until Magic 2010 unspent mana burned.
players:
  Alice: {battlefield: [Mountain]}
  Bob: {}
play:
  - Alice: activate Mountain
  - advance: end step
`,
  },
  {
    name: () => say("page-example-blocker", "Killing the blocker"),
    text: `scenario: Killing the blocker does not unblock the attacker
players:
  Alice:
    hand: [Shock]
    battlefield: [Grizzly Bears, Mountain]
  Bob:
    battlefield: [{card: Llanowar Elves, as: elf}]
play:
  - {Alice: attack, with: {Grizzly Bears: Bob}}
  - {Bob: block, with: {elf: Grizzly Bears}}
  - {Alice: cast Shock, targets: [elf]}
  - resolve: all
  - advance: end of combat
expect:
  life: {Bob: 20}
`,
  },
];

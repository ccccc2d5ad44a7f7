// The scenario files of the gallery. Written by a test, which fails while it is not up to date:
// npx vitest run tests/visualizer/session/gallery-data.test.ts -u

export type GalleryGroup = 'course' | 'owls' | 'cases' | 'dale cases';

export interface GalleryFile {
  readonly group: GalleryGroup;
  readonly file: string;
  readonly text: string;
}

export const GALLERY_FILES: readonly GalleryFile[] = [
  {
    group: 'course',
    file: 'test-04-aura-timing-order',
    text: `scenario: test_04_aura_timing_order
rules: [R4.4, R7.3]
confidence: seed
why: All removals of the step, the younger Baron included, come before the multiplier is read.
start:
  - summon Loot Hoarder as H
  - summon Baron Rivendare as B
do:
  - cast Twisting Nether
expect:
  log:
    - SpellCast Twisting Nether
    - Destroyed H
    - Destroyed B
    - DeathPhase 1
    - Triggered H deathrattle
    - Drew 0 C
  values:
    hand 0: [C]
`,
  },
  {
    group: 'course',
    file: 'test-04-baron-doubles',
    text: `scenario: test_04_baron_doubles
rules: [R7.3, R7.4, R4.4]
confidence: seed
why: Baron survives the spell and is in the snapshot, so each queued Deathrattle runs twice on end before the next one.
start:
  - summon Baron Rivendare as B
  - summon Loot Hoarder as H
  - summon Harvest Golem as G
  - damage G 2
do:
  - cast Whirlwind
expect:
  log:
    - SpellCast Whirlwind
    - Damaged B 1
    - Damaged H 1
    - Damaged G 1
    - Destroyed H
    - Destroyed G
    - DeathPhase 1
    - Triggered H deathrattle
    - Drew 0 C1
    - Triggered H deathrattle
    - Drew 0 C2
    - Triggered G deathrattle
    - Summoned D1
    - Triggered G deathrattle
    - Summoned D2
  values:
    hand 0: [C1, C2]
    name D1: Damaged Golem
    name D2: Damaged Golem
    board 0 in any order: [B, D1, D2]
    board 0 starts with: [B]
    health B: 6
`,
  },
  {
    group: 'course',
    file: 'test-04-battlecry-on-play',
    text: `scenario: test_04_battlecry_on_play
rules: [R8.2, R8.7]
confidence: seed
why: A played minion stands on the board before its Battlecry resolves.
start:
  - give Novice Engineer as E
do:
  - play E
expect:
  log:
    - Summoned E
    - Triggered E battlecry
    - Drew 0 C
  values:
    hand 0: [C]
    zone E: board
    board 0: [E]
`,
  },
  {
    group: 'course',
    file: 'test-04-simultaneous-death-not-doubled',
    text: `scenario: test_04_simultaneous_death_not_doubled
rules: [R4.4, R7.3]
confidence: seed
why: The Baron leaves in the same step as the Hoarder, so the update after it lists no multiplier.
start:
  - summon Baron Rivendare as B
  - summon Loot Hoarder as H
do:
  - cast Twisting Nether
expect:
  count:
    "Triggered H deathrattle": 1
  values:
    hand 0: 1
    zone B: graveyard
    zone H: graveyard
`,
  },
  {
    group: 'course',
    file: 'test-04-two-barons-do-not-stack',
    text: `scenario: test_04_two_barons_do_not_stack
rules: [R7.2, R7.6]
confidence: seed
why: Of several max multipliers only the largest counts, so two Barons give two activations.
start:
  - summon Baron Rivendare as B1
  - summon Baron Rivendare as B2
  - summon Loot Hoarder as H
do:
  - damage H 1
expect:
  log:
    - Damaged H 1
    - Destroyed H
    - DeathPhase 1
    - Triggered H deathrattle
    - Drew 0 C1
    - Triggered H deathrattle
    - Drew 0 C2
  values:
    hand 0: [C1, C2]
`,
  },
  {
    group: 'owls',
    file: 'owls-1-cheer',
    text: `# Scenario 1 of the design note, with every step of its table in owls.md §10.
scenario: Owls 1 test_cheer_makes_two_opponents_active
ruleset: dale
players: 3
rules: [owls.md §10, owls.md §4 K11, owls.md §6.3]
confidence: seed
why: Two Quality Inspections and an Ancient Knowledge wait; their owners answer at once, and the turn player is not asked.
start:
  - "seat 0 hand: Cheer as C, Junk as x1, Junk as x2, Junk as x3, Junk as x4"
  - "seat 0 deck: Junk as j1, Swift Broker as a1, Cookies as a2"
  - "seat 1 hand: Ancient Knowledge as AK1, Magnet as y1, Spyglass as y2, Junk as y3, Junk as y4"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1, Raffle as d2, Siesta as d3"
  - "seat 2 hand: Cookies as z1, Junk as z2"
  - "seat 2 deck: Glue as f1, Quality Inspection as QI2, Nuisance as f2"
  - "market: Accordion as m0, -, Ironing as m2"
  - "supply: Tasters as u1, Charity as u2, Sabotage as u3, Binoculars as u4"
# Before.
do:
  - "allowed: 0 plays C"
expect:
  values:
    active: [0]
    phase: action
    hand 0 in any order: [C, x1, x2, x3, x4]
    owls 0: []
    owls 1: []
    owls 2: []
then:
  # 1a
  - do: [0 plays C]
    expect:
      values:
        schedule 0: [C]
        active: [0, 1, 2]
        phase: collective
        owls 1: []
        market: [m0, "-", m2, "-", "-"]
      contains: ["TechniquePlayed 0 C Cheer", "CardsMoved C hand-0 schedule-0", "PlayersAwaited 0,1,2"]
  # 1b, after what is refused and what is allowed at that point
  - do:
      - "refused answer-unknown: 0 chooses QI1"
      - "refused answer-unknown: 1 chooses f1"
      - "refused answer-unknown: 2 chooses z1"
      - "refused answer-count: 0 chooses j1, a1"
      - "refused answer-count: 1 chooses QI1, d1"
      - "refused answer-count: 0 chooses nothing"
      - "refused answer-count: 2 chooses nothing"
      - "refused answer-shape: 1 chooses seat 2"
      - "refused wrong-phase: 1 answers AK1: skip"
      - "refused wrong-phase: 0 answers nothing"
      - "refused wrong-phase: 0 plays x1"
      - "refused wrong-phase: 0 takes inventory"
      - "allowed: 0 chooses j1"
      - "allowed: 0 chooses a1"
      - "allowed: 0 chooses a2"
      - "allowed: 1 chooses QI1"
      - "allowed: 1 chooses d1"
      - "allowed: 1 chooses d2"
      - "allowed: 1 chooses d3"
      - "allowed: 2 chooses f1"
      - "allowed: 2 chooses QI2"
      - "allowed: 2 chooses f2"
      - 0 chooses j1
    expect:
      contains: ["CardsMoved j1 deck-0 hand-0", "Shuffled 0"]
      values:
        hand 0 in any order: [x1, x2, x3, x4, j1]
        deck 0 in any order: [a1, a2]
        active: [1, 2]
        owls 0: []
        owls 1: []
  # 1c
  - do:
      - "refused not-awaited: 0 chooses a1"
      - "allowed: 2 chooses QI2"
      - 1 chooses QI1
    expect:
      contains: ["CardsMoved QI1 deck-1 hand-1", "Shuffled 1"]
      values:
        hand 1 in any order: [AK1, y1, y2, y3, y4, QI1]
        deck 1 in any order: [d1, d2, d3]
        active: [2]
        phase: collective
        owls 1: [QI1]
        owls 2: []
      neverEnters: [resolving.owl]
  # 1d, 2 and 3a: everything is alive at the checkpoint
  - do:
      - "refused not-awaited: 1 chooses d1"
      - "refused not-awaited: 1 answers QI1: none"
      - "refused wrong-phase: 2 answers nothing"
      - 2 chooses QI2
    expect:
      contains:
        - OwlWaits 2 QI2
        - Shuffled 2
        - TechniqueResolved 0 C Cheer
        - CardsMoved C schedule-0 discard-0
        - MarketRefilled 3
        - OwlWaits 1 AK1
        - PlayersAwaited 1,2
      values:
        schedule 0: []
        discard 0: [C]
        hand 2 in any order: [z1, z2, QI2]
        market: [m0, m2, u1, u2, u3]
        supply: [u4]
        phase: owl
        active: [1, 2]
        owls 0: []
        owls 1: [QI1, AK1]
        owls 2: [QI2]
        turn player: 0
      enters:
        - resolving.collective.choosing
        - resolving.technique.fullResolution
        - resolving.checkpoint.pruning
        - resolving.owl
        - resolving.owl.seat0.released
  # 3b
  - do:
      # anything from the turn player
      - "refused not-awaited: 0 plays x1"
      - "refused not-awaited: 0 takes inventory"
      - "refused not-awaited: 0 buys m0 with x1"
      - "refused not-awaited: 0 answers QI1: none"
      - "refused not-awaited: 0 ends the turn"
      # effects of somebody else
      - "refused effect-unknown: 1 answers QI2: none"
      - "refused effect-unknown: 2 answers QI1: none"
      - "refused effect-unknown: 2 answers AK1: skip"
      # targets that are none
      - "refused answer-target: 1 answers AK1: y1"
      - "refused answer-target: 1 answers QI1: d1"
      - "refused answer-target: 1 answers QI1: z1"
      - "refused answer-target: 1 answers AK1: f1"
      - "refused answer-target: 1 answers QI1: skip"
      - "refused answer-target: 1 answers QI1: y1, y2"
      - "refused answer-target: 1 answers AK1: d1, d2"
      # the request as a whole
      - "refused effect-twice: 1 answers QI1: y1; QI1: y2"
      - "refused answers-empty: 1 answers nothing"
      - "refused answers-empty: 2 answers nothing"
      - "refused effect-bound: 1 binds QI1 to y1"
      - "refused effect-unknown: 1 binds AK1 to y1"
      # ordinary actions
      - "refused wrong-phase: 1 plays y1"
      - "refused wrong-phase: 2 takes inventory"
      # each of the legal ones, one effect at a time
      - "allowed: 1 answers QI1: none"
      - "allowed: 1 answers QI1: QI1"
      - "allowed: 1 answers QI1: AK1"
      - "allowed: 1 answers QI1: y1"
      - "allowed: 1 answers QI1: y2"
      - "allowed: 1 answers QI1: y3"
      - "allowed: 1 answers QI1: y4"
      - "allowed: 1 answers AK1: skip"
      - "allowed: 1 answers AK1: none"
      - "allowed: 1 answers AK1: d1"
      - "allowed: 1 answers AK1: d2"
      - "allowed: 1 answers AK1: d3"
      - "allowed: 2 answers QI2: none"
      - "allowed: 2 answers QI2: QI2"
      - "allowed: 2 answers QI2: z1"
      - "allowed: 2 answers QI2: z2"
      # both in one request, in either order of entries
      - "allowed: 1 answers QI1: y1; AK1: d2"
      - "allowed: 1 answers AK1: none; QI1: none"
      - "allowed: 1 answers AK1: d1; QI1: AK1"
      - "1 answers AK1: d2; QI1: y1"
    expect:
      contains:
        - CardsMoved d2 deck-1 discard-1
        - Shuffled 1
        - CardsMoved y1 hand-1 bin
      before:
        - ["OwlAnswered 1 AK1", "OwlAnswered 1 QI1"]
      values:
        discard 1: [d2]
        bin: [y1]
        hand 1: 6
        deck 1: 1
        active: [2]
        phase: owl
        owls 1: []
        owls 2: [QI2]
      enters: [resolving.owl, resolving.owl.seat1.released]
  # 3c and 4
  - do:
      - "refused not-awaited: 1 answers AK1: d2; QI1: y1"
      - "refused not-awaited: 1 answers QI1: none"
      - "refused not-awaited: 0 plays x1"
      - "2 answers QI2: none"
    expect:
      contains: ["OwlAnswered 2 QI2 declined"]
      never: ["CardsMoved QI2 hand-2"]
      values:
        hand 2 in any order: [z1, z2, QI2]
        deck 2 in any order: [f1, f2]
        bin: [y1]
        owls 2: []
        active: [0]
        phase: action
        turn player: 0
      enters: [resolving.owl, resolving.checkpoint.closed, turn.action]
  - do:
      - "refused wrong-phase: 0 answers nothing"
      - "refused not-awaited: 2 answers QI2: none"
      - "allowed: 0 takes inventory"
    expect:
      values: { active: [0] }
seeds: 10
---
scenario: Owls 1 variation test_the_other_opponent_answers_first
ruleset: dale
players: 3
rules: [owls.md §10, owls.md §7.1]
confidence: seed
why: The other order of arrival ends in the same position, but for the order of the bin.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1, Magnet as y1"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1, Raffle as d2"
  - "seat 2 hand: Cookies as z1"
  - "seat 2 deck: Quality Inspection as QI2, Nuisance as f1"
do:
  - 0 plays C
  - 2 chooses QI2
  - 1 chooses QI1
  - 0 chooses j1
expect:
  values:
    active: [1, 2]
    owls 1: [QI1, AK1]
    owls 2: [QI2]
then:
  - do: ["2 answers QI2: z1"]
    expect:
      values:
        active: [1]
        hand 2 in any order: [QI2, f1]
        bin: [z1]
        phase: owl
  - do:
      - "refused not-awaited: 2 answers QI2: none"
      - "1 answers AK1: d2; QI1: y1"
    expect:
      values:
        bin: [y1, z1]
        hand 1 in any order: [AK1, QI1, d1]
        discard 1: [d2]
        deck 1: []
        active: [0]
        phase: action
---
scenario: Owls 1 variation test_the_first_order_of_arrival
ruleset: dale
players: 3
rules: [owls.md §10, owls.md §7.1]
confidence: seed
why: As above in the first order; only the bin is the other way round.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1, Magnet as y1"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1, Raffle as d2"
  - "seat 2 hand: Cookies as z1"
  - "seat 2 deck: Quality Inspection as QI2, Nuisance as f1"
do:
  - 0 plays C
  - 2 chooses QI2
  - 1 chooses QI1
  - 0 chooses j1
expect:
  values:
    active: [1, 2]
then:
  - do: ["1 answers AK1: d2; QI1: y1", "2 answers QI2: z1"]
    expect:
      values:
        bin: [z1, y1]
        hand 1 in any order: [AK1, QI1, d1]
        hand 2 in any order: [QI2, f1]
        discard 1: [d2]
        deck 1: []
        active: [0]
        phase: action
---
scenario: Owls 1 variation test_the_knowledge_tossed_in_the_same_request
ruleset: dale
players: 3
rules: [owls.md §10, owls.md §7.2]
confidence: seed
why: Searches run first, whatever the order of the entries; so the search is carried out, and then its card is tossed.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1, Magnet as y1"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1, Raffle as d2"
  - "seat 2 hand: Cookies as z1"
  - "seat 2 deck: Quality Inspection as QI2, Nuisance as f1"
do:
  - 0 plays C
  - 2 chooses QI2
  - 1 chooses QI1
  - 0 chooses j1
expect:
  values: { "owls 1": [QI1, AK1] }
then:
  - do: ["1 answers QI1: AK1; AK1: d2"]
    expect:
      contains: ["OwlAnswered 1 AK1 used", "CardsMoved d2 deck-1 discard-1", "CardsMoved AK1 hand-1 bin"]
      never: ["OwlExpired 1 AK1"]
      values:
        discard 1: [d2]
        bin: [AK1]
        hand 1 in any order: [QI1, y1, d1]
        active: [2]
---
scenario: Owls 1 variation test_the_knowledge_tossed_in_a_request_before
ruleset: dale
players: 3
rules: [owls.md §10, owls.md §3.4]
confidence: seed
why: In two requests, the one that tosses Ancient Knowledge ends its effect unanswered.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1, Magnet as y1"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1, Raffle as d2"
  - "seat 2 hand: Cookies as z1"
  - "seat 2 deck: Quality Inspection as QI2, Nuisance as f1"
do:
  - 0 plays C
  - 2 chooses QI2
  - 1 chooses QI1
  - 0 chooses j1
expect:
  values: { "owls 1": [QI1, AK1] }
then:
  - do: ["1 answers QI1: AK1"]
    expect:
      count: { "CardsMoved AK1 hand-1 bin": 1, "OwlExpired 1 AK1": 1 }
      never: ["OwlAnswered 1 AK1"]
      values:
        discard 1: []
        bin: [AK1]
        hand 1: 3
        owls 1: []
        active: [2]
  - do: ["refused not-awaited: 1 answers AK1: d2"]
    expect:
      values: { active: [2] }
---
scenario: Owls 1 variation test_two_requests
ruleset: dale
players: 3
rules: [owls.md §10, owls.md §6.1]
confidence: seed
why: A request may answer some of the own effects; the player stays active for the others.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1, Magnet as y1"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1, Raffle as d2"
  - "seat 2 hand: Cookies as z1"
  - "seat 2 deck: Quality Inspection as QI2, Nuisance as f1"
do:
  - 0 plays C
  - 2 chooses QI2
  - 1 chooses QI1
  - 0 chooses j1
expect:
  values: { "owls 1": [QI1, AK1] }
then:
  - do: ["1 answers AK1: none"]
    expect:
      contains: ["OwlAnswered 1 AK1 declined", "Shuffled 1"]
      values:
        owls 1: [QI1]
        active: [1, 2]
        discard 1: []
        deck 1 in any order: [d1, d2]
  - do:
      - "refused effect-unknown: 1 answers AK1: d1"
      - "refused effect-unknown: 1 answers AK1: skip; QI1: none"
      - "1 answers QI1: none"
    expect:
      values:
        owls 1: []
        active: [2]
        hand 1 in any order: [AK1, y1, QI1]
---
scenario: Owls 1 variation test_the_card_drawn_is_another_inspection
ruleset: dale
players: 3
rules: [owls.md §10, owls.md §7.3]
confidence: seed
why: The card drawn by the answer waits for an answer of its own; its owner simply stays active.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1, Magnet as y1"
  - "seat 1 deck: Quality Inspection as QI1, Quality Inspection as QI3, Raffle as d2"
  - "seat 2 deck: Quality Inspection as QI2, Nuisance as f1"
do:
  - 0 plays C
  - 2 chooses QI2
  - 1 chooses QI1
  - 0 chooses j1
expect:
  values: { "owls 1": [QI1, AK1] }
then:
  - do:
      - "1 answers AK1: d2; QI1: y1"
    expect:
      values:
        hand 1 in any order: [AK1, QI1, QI3]
        owls 1: [QI3]
        owls 2: [QI2]
        active: [1, 2]
  - do:
      - "refused effect-unknown: 1 answers QI1: AK1"
      - "2 answers QI2: none"
      - "1 answers QI3: none"
    expect:
      values:
        active: [0]
        phase: action
`,
  },
  {
    group: 'owls',
    file: 'owls-2-discarded',
    text: `# Scenario 2 of the design note, with every step of its table in owls.md §10.
scenario: Owls 2 test_what_is_discarded_in_time_asks_nobody
ruleset: dale
rules: [owls.md §10, owls.md §3.4, owls.md §4 K1]
confidence: seed
why: Both effects end by the discard, so nothing is left at the checkpoint; the owl state is not entered for one microstep.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1"
  - "market: Magnet as m0"
  - "seat 1 hand: Junk as y1"
# Before.
do: ["allowed: 0 plays DT"]
expect:
  values:
    active: [0]
    phase: action
    owls 0: []
    hand 0 in any order: [DT, x1, x2, x3]
then:
  # 1a and 1b
  - do: [0 plays DT]
    expect:
      contains:
        [
          "CardsMoved DT hand-0 schedule-0",
          "CardsMoved SD deck-0 hand-0",
          "CardsMoved QI1 deck-0 hand-0",
          "CardsMoved j1 deck-0 hand-0",
        ]
      count: { OwlWaits 0 QI1: 1, OwlWaits 0 SD: 1, OwlWaits: 2 }
      values:
        schedule 0: [DT]
        hand 0 in any order: [x1, x2, x3, SD, QI1, j1]
        owls 0 in any order: [QI1, SD]
        active: [0]
        phase: choice
      neverEnters: [resolving.owl]
  # 1c, 2 and 3
  - do:
      - "refused answer-count: 0 chooses SD, QI1"
      - "refused answer-count: 0 chooses SD, QI1, j1, x1"
      - "refused answer-count: 0 chooses nothing"
      - "refused answer-unknown: 0 chooses SD, QI1, d1"
      - "refused answer-unknown: 0 chooses SD, QI1, DT"
      - "refused answer-unknown: 0 chooses SD, SD, QI1"
      - "refused wrong-phase: 0 binds SD to x1"
      - "refused wrong-phase: 0 binds SD to QI1"
      - "refused wrong-phase: 0 answers QI1: x1"
      - "refused wrong-phase: 0 answers QI1: none"
      - "refused wrong-phase: 0 plays x1"
      - "refused wrong-phase: 0 takes inventory"
      - "refused not-awaited: 1 chooses y1"
      - "refused not-awaited: 1 answers QI1: none"
      - "refused not-awaited: 1 takes inventory"
      - "allowed: 0 chooses x1, x2, x3"
      - "allowed: 0 chooses x3, SD, x1"
      - "allowed: 0 chooses j1, QI1, SD"
      - 0 chooses SD, QI1, j1
    expect:
      contains:
        - CardsMoved SD hand-0 discard-0
        - CardsMoved QI1 hand-0 discard-0
        - CardsMoved j1 hand-0 discard-0
        - TechniqueResolved 0 DT Dangerous Test
        - CardsMoved DT schedule-0 discard-0
      count: { OwlExpired 0 SD: 1, OwlExpired 0 QI1: 1, OwlAnswered: 0, PlayersAwaited: 0 }
      before:
        - [OwlExpired, TechniqueResolved]
      values:
        discard 0: [DT, j1, QI1, SD]
        hand 0 in any order: [x1, x2, x3]
        schedule 0: []
        owls 0: []
        active: [0]
        phase: action
      enters: [resolving.choice.open, resolving.technique.fullResolution, resolving.checkpoint.pruning, turn.action]
      neverEnters: [resolving.owl, resolving.owl.seat0, resolving.owl.seat0.awaited, resolving.owl.seat1.released]
  - do:
      - "refused wrong-phase: 0 answers QI1: none"
      - "refused wrong-phase: 0 answers SD: none"
      - "allowed: 0 takes inventory: x1"
    expect:
      values: { active: [0] }
---
scenario: Owls 2 variation test_an_opponent_with_ancient_knowledge
ruleset: dale
rules: [owls.md §10, owls.md §3.3]
confidence: seed
why: The same discard, but the resolution is heard by an opponent's Ancient Knowledge; only that opponent is asked.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Junk as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1"
  - "seat 1 deck: Acorn as d1"
do:
  - 0 plays DT
  - 0 chooses SD, QI1, j1
expect:
  values:
    owls 0: []
    owls 1: [AK1]
    active: [1]
    phase: owl
  enters: [resolving.owl.seat0.released, resolving.owl.seat1.awaited]
  neverEnters: [resolving.owl.seat0.awaited]
then:
  - do:
      - "refused not-awaited: 0 answers QI1: none"
      - "1 answers AK1: skip"
    expect:
      never: [Shuffled]
      values: { active: [0], phase: action, "deck 1": [d1] }
`,
  },
  {
    group: 'owls',
    file: 'owls-3-kept',
    text: `# Scenario 3 of the design note, with every step of its table in owls.md §10, and its other branches.
scenario: Owls 3 test_inspection_and_chameleon_are_kept
ruleset: dale
rules: [owls.md §10, owls.md §6.2, owls.md §8.3]
confidence: seed
why: The inspection is answered, the chameleon is bound to another card, and each ends its own effect.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1, Raffle as d2"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Ancient Knowledge as AK1"
# Up to the choice in which the cards are kept. The opponent has no card to search, so that AK1 is never asked.
do:
  - 0 plays DT
expect:
  values:
    hand 0 in any order: [x1, x2, x3, SD, QI1, j1]
    owls 0 in any order: [QI1, SD]
    active: [0]
    phase: choice
then:
  # 1c, 2 and 3
  - do: ["0 chooses x1, x2, x3"]
    expect:
      values:
        hand 0 in any order: [SD, QI1, j1]
        discard 0: [DT, x3, x2, x1]
        owls 0 in any order: [QI1, SD]
        owls 1: []
        active: [0]
        phase: owl
      never: [OwlExpired 0]
      enters:
        [
          resolving.technique.fullResolution,
          resolving.checkpoint.pruning,
          resolving.owl.seat0.awaited,
          resolving.owl.seat1.released,
        ]
      neverEnters: [resolving.owl.seat1.awaited]
  # 3a
  - do:
      - "refused effect-unbound: 0 answers SD: j1"
      - "refused effect-unbound: 0 answers SD: none"
      - "refused effect-unbound: 0 answers QI1: none; SD: none"
      - "refused bind-target: 0 binds SD to SD"
      - "refused bind-target: 0 binds SD to m0"
      - "refused bind-target: 0 binds SD to x1"
      - "refused bind-target: 0 binds SD to d1"
      - "refused bind-target: 0 binds SD to AK1"
      - "refused bind-target: 0 binds SD to the supply"
      - "refused effect-bound: 0 binds QI1 to j1"
      - "refused effect-unknown: 0 binds j1 to QI1"
      - "refused answer-target: 0 answers QI1: SD, j1"
      - "refused answer-target: 0 answers QI1: x1"
      - "refused answer-target: 0 answers QI1: d1"
      - "refused answers-empty: 0 answers nothing"
      - "refused wrong-phase: 0 takes inventory"
      - "refused wrong-phase: 0 plays j1"
      - "refused wrong-phase: 0 buys m0 with QI1"
      - "refused wrong-phase: 0 builds with j1"
      - "refused wrong-phase: 0 uses SD"
      - "refused wrong-phase: 0 ends the turn"
      - "refused not-awaited: 1 answers QI1: none"
      - "refused not-awaited: 1 answers AK1: none"
      - "refused not-awaited: 1 takes inventory"
      - "allowed: 0 answers QI1: none"
      - "allowed: 0 answers QI1: SD"
      - "allowed: 0 answers QI1: QI1"
      - "allowed: 0 answers QI1: j1"
      - "allowed: 0 binds SD to QI1"
      - "allowed: 0 binds SD to j1"
      - "0 answers QI1: j1"
    expect:
      contains: ["OwlAnswered 0 QI1 used", "CardsMoved j1 hand-0 junkyard", "CardsMoved d1 deck-0 hand-0"]
      values:
        hand 0 in any order: [SD, QI1, d1]
        zone j1: junkyard
        bin: []
        deck 0: [d2]
        owls 0: [SD]
        active: [0]
        phase: owl
  # 4a and 5
  - do:
      - "refused effect-unknown: 0 answers QI1: d1"
      - "refused effect-unknown: 0 answers QI1: none"
      - "refused effect-unbound: 0 answers SD: none"
      - "refused bind-target: 0 binds SD to j1"
      - "refused bind-target: 0 binds SD to SD"
      - "refused bind-target: 0 binds SD to m0"
      - "refused wrong-phase: 0 ends the turn"
      - "refused not-awaited: 1 takes inventory"
      - "allowed: 0 binds SD to QI1"
      - "allowed: 0 binds SD to d1"
      - 0 binds SD to d1
    expect:
      contains: ["Copied 0 SD d1 Acorn"]
      values:
        type SD: Acorn
        value SD: 4
        hand 0 in any order: [SD, QI1, d1]
        owls 0: []
        active: [0]
        phase: action
        turn player: 0
      enters: [resolving.owl, resolving.checkpoint.closed, turn.action]
  # It is a copy until the end of the turn.
  - do:
      - "refused wrong-phase: 0 answers SD: none"
      - 0 takes inventory
    expect:
      contains: [CopyEnded SD]
      values: { type SD: Seeing Doubles, turn player: 1 }
---
scenario: Owls 3 branch 3a test_declined
ruleset: dale
rules: [owls.md §10, owls.md §12 U14]
confidence: seed
why: Declining tosses nothing and draws nothing; the chameleon still has to be bound.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1, Raffle as d2"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Ancient Knowledge as AK1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
expect:
  values: { "owls 0 in any order": [QI1, SD], phase: owl }
then:
  - do: ["0 answers QI1: none"]
    expect:
      contains: [OwlAnswered 0 QI1 declined]
      values:
        hand 0 in any order: [SD, QI1, j1]
        deck 0: [d1, d2]
        owls 0: [SD]
        active: [0]
        phase: owl
  - do: [0 binds SD to j1]
    expect:
      values: { type SD: Junk, owls 0: [], active: [0], phase: action }
---
scenario: Owls 3 branch 3b test_the_inspection_tosses_itself
ruleset: dale
rules: [owls.md §10, owls.md §8.2]
confidence: seed
why: With the inspection gone and none drawn, the chameleon reaches nothing, its effect ends, and nobody binds anything.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1, Raffle as d2"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Ancient Knowledge as AK1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
expect:
  values: { "owls 0 in any order": [QI1, SD], phase: owl }
then:
  - do: ["0 answers QI1: QI1"]
    expect:
      contains: ["CardsMoved QI1 hand-0 bin", "CardsMoved d1 deck-0 hand-0", "OwlExpired 0 SD"]
      never: [Copied]
      values:
        hand 0 in any order: [SD, j1, d1]
        bin: [QI1]
        owls 0: []
        active: [0]
        phase: action
        type SD: Seeing Doubles
---
scenario: Owls 3 branch 3b test_the_card_drawn_for_it_is_an_inspection
ruleset: dale
rules: [owls.md §10, owls.md §7.3]
confidence: seed
why: The inspection drawn waits for an answer, and the chameleon reaches it.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Quality Inspection as d1, Raffle as d2"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
expect:
  values: { "owls 0 in any order": [QI1, SD], phase: owl }
then:
  - do: ["0 answers QI1: QI1"]
    expect:
      values:
        hand 0 in any order: [SD, j1, d1]
        owls 0: [SD, d1]
        active: [0]
        phase: owl
  - do:
      - "refused effect-unknown: 0 answers QI1: none"
      - "allowed: 0 binds SD to d1"
      - "allowed: 0 binds SD to j1"
      - "allowed: 0 answers d1: j1"
      - "0 answers d1: none"
    expect:
      values: { "owls 0": [SD], active: [0], phase: owl }
---
scenario: Owls 3 branch 3c test_the_inspection_tosses_the_chameleon
ruleset: dale
rules: [owls.md §10, owls.md §3.4]
confidence: seed
why: The toss ends the effect of its carrier; the state is left.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1, Raffle as d2"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Ancient Knowledge as AK1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
expect:
  values: { "owls 0 in any order": [QI1, SD], phase: owl }
then:
  - do: ["0 answers QI1: SD"]
    expect:
      count: { "CardsMoved SD hand-0 bin": 1, "OwlExpired 0 SD": 1 }
      values:
        hand 0 in any order: [QI1, j1, d1]
        bin: [SD]
        owls 0: []
        active: [0]
        phase: action
---
scenario: Owls 3 branch 3c test_the_card_drawn_for_the_chameleon_adds_an_effect
ruleset: dale
rules: [owls.md §10, owls.md §7.3]
confidence: seed
why: Left unless the card drawn adds an effect; here it does.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Quality Inspection as d1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
expect:
  values: { "owls 0 in any order": [QI1, SD], phase: owl }
then:
  - do: ["0 answers QI1: SD"]
    expect:
      values: { "owls 0": [d1], active: [0], phase: owl }
---
scenario: Owls 3 branch 4b test_bound_to_the_inspection_and_declined
ruleset: dale
rules: [owls.md §10, owls.md §8.3]
confidence: seed
why: A chameleon bound to the inspection is one, and its effect is answered like any other.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1, Raffle as d2"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Ancient Knowledge as AK1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
  - "0 answers QI1: j1"
expect:
  values: { "owls 0": [SD], "hand 0 in any order": [SD, QI1, d1], phase: owl }
then:
  - do: [0 binds SD to QI1]
    expect:
      values:
        type SD: Quality Inspection
        owls 0: [SD]
        active: [0]
        phase: owl
      contains: ["Copied 0 SD QI1 Quality Inspection"]
  - do:
      - "refused effect-bound: 0 binds SD to d1"
      - "refused effect-unknown: 0 answers QI1: none"
      - "allowed: 0 answers SD: SD"
      - "allowed: 0 answers SD: QI1"
      - "allowed: 0 answers SD: d1"
      - "0 answers SD: none"
    expect:
      values: { "owls 0": [], "hand 0 in any order": [SD, QI1, d1], active: [0], phase: action }
---
scenario: Owls 3 branch 4b test_bound_to_the_inspection_and_used
ruleset: dale
rules: [owls.md §10, owls.md §8.3]
confidence: seed
why: The bound chameleon may toss itself; the physical card goes to the bin, and is a chameleon again.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1, Raffle as d2"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Ancient Knowledge as AK1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
  - "0 answers QI1: j1"
  - 0 binds SD to QI1
expect:
  values: { "owls 0": [SD], type SD: Quality Inspection }
then:
  - do: ["0 answers SD: SD"]
    expect:
      values:
        hand 0 in any order: [QI1, d1, d2]
        bin: [SD]
        type SD: Seeing Doubles
        owls 0: []
        active: [0]
        phase: action
---
scenario: Owls 3 branch test_bound_first_and_both_answered_in_one_request
ruleset: dale
rules: [owls.md §10, owls.md §6.3, owls.md §12 U6]
confidence: seed
why: The chameleon may be bound before the inspection is answered; then one request answers both, or none of it is done.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1, Acorn as d1, Raffle as d2"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Ancient Knowledge as AK1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
  - 0 binds SD to QI1
expect:
  values: { "owls 0 in any order": [QI1, SD], type SD: Quality Inspection, phase: owl }
then:
  - do:
      - "refused answer-void: 0 answers QI1: j1; SD: j1"
      - "refused answer-void: 0 answers QI1: SD; SD: j1"
      - "refused effect-twice: 0 answers QI1: j1; QI1: SD"
      - "refused answer-target: 0 answers QI1: j1; SD: d1"
      - "allowed: 0 answers QI1: SD; SD: none"
      - "allowed: 0 answers SD: QI1; QI1: none"
      - "allowed: 0 answers QI1: none; SD: none"
      - "0 answers QI1: j1; SD: QI1"
    expect:
      contains:
        [
          "CardsMoved j1 hand-0 junkyard",
          "CardsMoved d1 deck-0 hand-0",
          "CardsMoved QI1 hand-0 bin",
          "CardsMoved d2 deck-0 hand-0",
        ]
      values:
        hand 0 in any order: [SD, d1, d2]
        owls 0: []
        active: [0]
        phase: action
`,
  },
  {
    group: 'owls',
    file: 'owls-4-no-owl',
    text: `# Scenario 4 of the design note, with every step of its table in owls.md §10. That nobody else can see anything of it is
# tested in tests/dale/scenario-4-is-silent.test.ts.
scenario: Owls 4 test_a_chameleon_without_an_inspection_asks_nobody
ruleset: dale
rules: [owls.md §10, owls.md §8.2, owls.md §12 U7]
confidence: seed
why: The effect of Seeing Doubles is inserted, and ends at the checkpoint because its only source holds no inspection.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Junk as j1, Junk as j2, Acorn as d1"
  - "market: Quality Inspection as m0"
  - "seat 1 hand: Junk as y1"
  - "seat 1 discard: Quality Inspection as q1"
  - "bin: Quality Inspection as b1"
do: ["allowed: 0 plays DT"]
expect:
  values: { active: [0], phase: action, "owls 0": [], "hand 0 in any order": [DT, x1, x2, x3] }
then:
  # 1a and 1b
  - do: [0 plays DT]
    expect:
      values:
        schedule 0: [DT]
        hand 0 in any order: [x1, x2, x3, SD, j1, j2]
        owls 0: [SD]
        active: [0]
        phase: choice
  # 1c, 2 and 3
  - do:
      - "refused wrong-phase: 0 binds SD to j1"
      - 0 chooses x1, x2, x3
    expect:
      count: { OwlWaits 0 SD: 1, OwlExpired 0 SD: 1, PlayersAwaited: 0, OwlAnswered: 0, Copied: 0 }
      values:
        hand 0 in any order: [SD, j1, j2]
        discard 0: [DT, x3, x2, x1]
        owls 0: []
        active: [0]
        phase: action
      enters:
        [resolving.technique.fullResolution, resolving.checkpoint.pruning, resolving.checkpoint.closed, turn.action]
      neverEnters: [resolving.owl, resolving.owl.seat0, resolving.owl.seat0.awaited, resolving.owl.seat1.awaited]
  # The requests of the action phase, and no other.
  - do:
      - "refused wrong-phase: 0 answers SD: none"
      - "refused wrong-phase: 0 answers SD: j1"
      - "refused wrong-phase: 0 answers nothing"
      - "refused not-awaited: 1 answers SD: none"
      - "refused not-awaited: 1 answers nothing"
      - "allowed: 0 takes inventory: j1, SD"
      - "allowed: 0 binds SD to j2"
      - 0 takes inventory
    expect:
      values: { turn player: 1 }
---
scenario: Owls 4 contrast test_an_inspection_held_since_an_earlier_turn
ruleset: dale
rules: [owls.md §10, owls.md §8.2]
confidence: seed
why: The old inspection has no effect of its own, as it did not enter the hand now; but Seeing Doubles did, and reaches it.
start:
  - "seat 0 hand: Dangerous Test as DT, Quality Inspection as QI1, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Junk as j1, Junk as j2, Acorn as d1"
do:
  - 0 plays DT
  - 0 chooses j1, x2, x3
expect:
  values:
    owls 0: [SD]
    hand 0 in any order: [QI1, SD, j2]
    active: [0]
    phase: owl
then:
  - do:
      - "refused effect-unknown: 0 answers QI1: none"
      - "refused effect-unbound: 0 answers SD: none"
      - 0 binds SD to QI1
    expect:
      values: { "owls 0": [SD], type SD: Quality Inspection, active: [0] }
  - do: ["0 answers SD: j2"]
    expect:
      values:
        hand 0 in any order: [QI1, SD, d1]
        zone j2: junkyard
        owls 0: []
        phase: action
---
scenario: Owls 4 contrast test_through_trendsetting_in_hand
ruleset: dale
rules: [owls.md §10, owls.md §8.2, owls.md §12 U9]
confidence: seed
why: With Trendsetting in hand the market counts; Seeing Doubles gets there in two binds.
start:
  - "seat 0 hand: Dangerous Test as DT, Trendsetting as TS, Cookies as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Junk as j1, Junk as j2, Acorn as d1"
  - "market: Magnet as m0, Quality Inspection as m1"
do:
  - 0 plays DT
  - 0 chooses j1, x2, x3
expect:
  values: { "owls 0": [SD], phase: owl, active: [0] }
then:
  - do:
      - "refused bind-target: 0 binds SD to m1"
      - "refused effect-unknown: 0 binds TS to m1"
      - 0 binds SD to TS
    expect:
      values: { "owls 0": [SD], type SD: Trendsetting, active: [0], phase: owl }
  - do:
      - "refused effect-unbound: 0 answers SD: none"
      - "refused bind-target: 0 binds SD to TS"
      - "allowed: 0 binds SD to m0"
      - 0 binds SD to m1
    expect:
      values: { "owls 0": [SD], type SD: Quality Inspection, active: [0], phase: owl }
  - do: ["0 answers SD: none"]
    expect:
      values: { "owls 0": [], active: [0], phase: action }
---
scenario: Owls 4 contrast test_two_chameleons_that_see_only_each_other
ruleset: dale
rules: [owls.md §8.2]
confidence: certain
why: Each chameleon type counts once on the way, so two copies of Seeing Doubles reach nothing, and nobody is asked.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Junk as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as S1, Seeing Doubles as S2, Trendsetting as TS"
  - "market: Seeing Doubles as m0, Trendsetting as m1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
expect:
  count: { OwlWaits: 3, OwlExpired: 3 }
  values: { "owls 0": [], active: [0], phase: action }
  neverEnters: [resolving.owl]
---
scenario: Owls 4 contrast test_no_chameleon_type_twice
ruleset: dale
rules: [owls.md §6.3, owls.md §8.3]
confidence: certain
why: Seeing Doubles that became Trendsetting may not become Seeing Doubles again; it goes on to the inspection.
start:
  - "seat 0 hand: Dangerous Test as DT, Trendsetting as TS, Seeing Doubles as S0, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Junk as j1, Junk as j2"
  - "market: Seeing Doubles as m0, Quality Inspection as m1, Trendsetting as m2"
do:
  - 0 plays DT
  - 0 chooses j1, j2, x3
  - "refused bind-target: 0 binds SD to S0"
  - 0 binds SD to TS
expect:
  values: { type SD: Trendsetting, "owls 0": [SD], phase: owl }
then:
  - do:
      - "refused bind-target: 0 binds SD to m0"
      - "refused bind-target: 0 binds SD to m2"
      - 0 binds SD to m1
    expect:
      values: { type SD: Quality Inspection, "owls 0": [SD], phase: owl }
`,
  },
  {
    group: 'cases',
    file: 'k01-dying-together',
    text: `# Baron and Hoarder die in one step: the deathrattle activates once, whichever of them is older.
scenario: K01a test_dying_together_hoarder_older
rules: [R4.4, R7.3]
confidence: case
why: The count is read after the whole Death Creation Step, when no Baron is in play.
start:
  - summon Loot Hoarder as H
  - summon Baron Rivendare as B
do:
  - cast Twisting Nether
expect:
  count: { "Triggered H deathrattle": 1 }
  before:
    - [Destroyed H, Triggered H deathrattle]
    - [Destroyed B, Triggered H deathrattle]
  values:
    hand 0: 1
---
scenario: K01b test_dying_together_baron_older
rules: [R4.4, R7.3]
confidence: case
why: The same in the opposite order of play.
start:
  - summon Baron Rivendare as B
  - summon Loot Hoarder as H
do:
  - cast Twisting Nether
expect:
  count: { "Triggered H deathrattle": 1 }
  before:
    - [Destroyed H, Triggered H deathrattle]
    - [Destroyed B, Triggered H deathrattle]
  values:
    hand 0: 1
`,
  },
  {
    group: 'cases',
    file: 'k03-additive-and-max',
    text: `scenario: K03a test_max_and_additive_together
rules: [R7.2]
confidence: case
why: The largest max is 2, and the additive one gives one more.
start:
  - summon Baron Rivendare as B
  - summon Test Echo as E
  - summon Loot Hoarder as H
do:
  - damage H 1
expect:
  count: { "Triggered H deathrattle": 3 }
  values:
    hand 0: 3
---
scenario: K03b test_two_of_each
rules: [R7.2]
confidence: case
why: Two Barons still give 2; each additive one gives one more, 4 in all.
start:
  - summon Baron Rivendare as B1
  - summon Baron Rivendare as B2
  - summon Test Echo as E1
  - summon Test Echo as E2
  - summon Loot Hoarder as H
do:
  - damage H 1
expect:
  count: { "Triggered H deathrattle": 4 }
  values:
    hand 0: 4
`,
  },
  {
    group: 'cases',
    file: 'k04-the-enemys-baron',
    text: `# Multipliers count the triggers of their owner's minions, not events.
scenario: K04 test_the_enemys_baron_is_none_of_my_business
rules: [R7.2, R7.8]
confidence: case
why: Seat 1's Baron does not double seat 0's deathrattle, and seat 0's does not double seat 1's watcher.
decks:
  0: [5 Test Filler]
  1: [5 Test Filler]
start:
  - summon Baron Rivendare as B1 for 1
  - summon Test Watcher as W for 1
  - summon Loot Hoarder as H1
do:
  - damage H1 1
expect:
  count: { "Triggered H1 deathrattle": 1, "Triggered W onDeath": 1 }
  values:
    hand 0: 1
    hand 1: 1
then:
  - do:
      - summon Baron Rivendare as B0
      - summon Loot Hoarder as H2
      - damage H2 1
    expect:
      count: { "Triggered H2 deathrattle": 2, "Triggered W onDeath": 2 }
      values:
        hand 0: 3
        hand 1: 2
`,
  },
  {
    group: 'cases',
    file: 'k06-hit-three-times',
    text: `scenario: K06 test_hit_three_times_in_one_death_phase
rules: [R19.6, R16.6, R4.3]
confidence: case
why: Nothing is removed inside a Death Phase, so the dying sufferer is hit and draws again.
start:
  - summon Test Sufferer as A
  - summon Test Blaster as T1 for 1
  - summon Test Blaster as T2 for 1
  - summon Test Blaster as T3 for 1
do:
  - cast Test Volley
expect:
  count: { "Damaged A 2": 3, "Triggered A onDamage": 3, "DeathPhase 1": 1, "DeathPhase 2": 1 }
  before:
    - [DeathPhase 1, Damaged A 2]
    - [Damaged A 2, Destroyed A]
    - [Destroyed A, DeathPhase 2]
  values:
    hand 0: 3
    zone A: graveyard
`,
  },
  {
    group: 'cases',
    file: 'k07-the-thief',
    text: `# The thief's deathrattle takes only what lives: 100 seeds each.
scenario: K07a test_the_thief_skips_who_died_of_damage
rules: [R23.2, R19.1]
confidence: case
why: X dies in the same step as the thief, so only Y can be taken.
start:
  - summon Bloodfen Raptor as X for 1
  - summon Bloodfen Raptor as Y for 1
  - summon Test Thief as S
  - damage X 1
  - damage S 1
do:
  - cast Whirlwind
expect:
  values:
    zone X: graveyard
    board 0: ["Y"]
    board 1: []
    controller Y: 0
seeds: 100
---
scenario: K07b test_the_thief_skips_who_was_destroyed
rules: [R23.2, R19.1]
confidence: case
why: A mark to be destroyed counts as dying as much as damage does.
start:
  - summon Bloodfen Raptor as X for 1
  - summon Bloodfen Raptor as Y for 1
  - summon Test Thief as S
  - damage S 1
do:
  - cast Test Verdict on X
expect:
  values:
    zone X: graveyard
    board 0: ["Y"]
    board 1: []
seeds: 100
---
scenario: K07c test_the_thief_finds_nobody
rules: [R23.1]
confidence: case
why: All die in one step; the effect finds nobody and says so.
start:
  - summon Bloodfen Raptor as X for 1
  - summon Bloodfen Raptor as Y for 1
  - summon Test Thief as S
do:
  - cast Twisting Nether
expect:
  count: { "Triggered S deathrattle": 1, "NoTarget S takeControl": 1, ControlChanged: 0 }
  values:
    board 0: []
    board 1: []
seeds: 100
`,
  },
  {
    group: 'cases',
    file: 'k08-own-arrival',
    text: `scenario: K08 test_no_card_hears_its_own_arrival
rules: [R6.8]
confidence: case
why: Playing the recruiter draws nothing; the filler after it draws one.
start:
  - give Test Recruiter as R
do:
  - play R
expect:
  never: [Triggered R onSummon]
  values:
    hand 0: 0
then:
  - do:
      - summon Test Filler as F
    expect:
      count: { "Triggered R onSummon": 1 }
      values:
        hand 0: 1
`,
  },
  {
    group: 'cases',
    file: 'k10-newcomers-stay-silent',
    text: `scenario: K10 test_newcomers_stay_silent_once
rules: [R6.1, R6.6]
confidence: case
why: The list of who listens is fixed when the event happens; a copy made during it waits for the next.
start:
  - summon Test Mimic as P
do:
  - cast Test Blank
expect:
  count: { "Triggered P afterSpell": 1 }
  contains: [Triggered P afterSpell, Summoned Q]
  values:
    board 0: [P, Q]
then:
  - do:
      - cast Test Blank
    expect:
      count: { "Triggered P afterSpell": 2, "Triggered Q afterSpell": 1 }
      values:
        board 0: 4
`,
  },
  {
    group: 'cases',
    file: 'k13-losing-a-bonus',
    text: `# Losing a bonus caps Health and never kills; silence gives nothing back.
scenario: K13a test_silence_takes_a_health_bonus
rules: [R18.1, R22.1]
confidence: case
why: Maximum 7 with 3 damage is 4; the bonus gone, the maximum is 5 and 4 stay.
start:
  - summon Chillwind Yeti as Y
  - cast Test Blessing on Y
  - damage Y 3
do:
  - silence Y
expect:
  values:
    health Y: 4
    maxHealth Y: 5
---
scenario: K13b test_losing_an_aura_leaves_one_health
rules: [R18.1]
confidence: case
why: 2/2 under the aura with 1 damage is at 1, and stays at 1 when the aura goes.
start:
  - summon Stormwind Champion as W
  - summon Wisp as P
  - damage P 1
do:
  - destroy W
expect:
  never: [Destroyed P]
  values:
    health P: 1
    maxHealth P: 1
    board 0: [P]
`,
  },
  {
    group: 'cases',
    file: 'k14-doubled-battlecry',
    text: `# Brann doubles battlecries of his side's minions and nothing else.
scenario: K14a test_one_target_for_both_activations
rules: [R8.4, R7.4]
confidence: case
why: The target is chosen once and both activations use it.
start:
  - summon Brann Bronzebeard as R
  - summon Wisp as X
  - give Test Mentor as M
do:
  - play M on X
expect:
  count: { "Triggered M battlecry": 2, ChoiceOpened: 0 }
  values:
    attack X: 5
---
scenario: K14b test_two_draws_of_chance
rules: [R7.4, R23.1]
confidence: case
why: Each activation looks for its own target; with only the hero there, both hit it.
start:
  - summon Brann Bronzebeard as R
  - give Test Sniper as M
do:
  - play M
expect:
  count: { "Triggered M battlecry": 2, "Damaged hero1 1": 2 }
  values:
    health hero1: 28
---
scenario: K14c test_brann_leaves_deathrattles_alone
rules: [R7.2]
confidence: case
why: The multiplier names battlecries.
start:
  - summon Brann Bronzebeard as R
  - summon Loot Hoarder as H
do:
  - damage H 1
expect:
  count: { "Triggered H deathrattle": 1 }
  values:
    hand 0: 1
`,
  },
  {
    group: 'cases',
    file: 'k16-a-chain-that-feeds-itself',
    text: `# A chain without end is refused as a whole, and the game goes on.
scenario: K16a test_two_duelists
rules: [design 2.13]
confidence: case
why: Each hit sets off the other; the budget of one input ends it and the World is as before.
start:
  - summon Test Duelist as A
  - summon Test Duelist as B
do:
  - "refused overflow: damage A 1"
expect:
  log: []
  values:
    health A: 1000000
    health B: 1000000
then:
  - do:
      - damage hero1 3
      - concede by 0
    expect:
      values:
        health hero1: 27
        outcome: 1 wins
---
scenario: K16b test_a_breeder_without_a_board_limit
rules: [design 2.13]
confidence: case
why: Every minion summoned summons another, and nothing but the budget stops it.
options: { limits: { board: 100000 } }
start:
  - summon Test Breeder as P
do:
  - "refused overflow: summon Test Filler as F"
expect:
  log: []
  values:
    board 0: [P]
then:
  - do:
      - end turn
    expect:
      values:
        active player: 1
`,
  },
  {
    group: 'dale cases',
    file: 'k17-two-answers-from-the-same-view',
    text: `scenario: K17 test_two_answers_from_the_same_view
ruleset: dale
players: 3
rules: [owls.md §6, owls.md §7.1]
confidence: case
why: Both sent from the same view, player 2 first; both are carried out, and each a second time is refused.
start:
  - "seat 0 hand: Swift Broker as B"
  - "seat 1 hand: Ancient Knowledge as AK1"
  - "seat 1 deck: Acorn as d1"
  - "seat 2 hand: Ancient Knowledge as AK2"
  - "seat 2 deck: Raffle as d2"
do:
  - 0 plays B
  - "allowed: 1 answers AK1: d1"
  - "allowed: 2 answers AK2: d2"
expect:
  values: { active: [1, 2], phase: owl }
then:
  - do:
      - "2 answers AK2: d2"
      - "refused not-awaited: 2 answers AK2: d2"
    expect:
      values: { active: [1], phase: owl, "discard 2": [d2] }
  - do:
      - "1 answers AK1: d1"
      - "refused not-awaited: 1 answers AK1: d1"
      - "refused not-awaited: 2 answers AK2: d2"
    expect:
      values: { active: [0], phase: action, "discard 1": [d1] }
`,
  },
  {
    group: 'dale cases',
    file: 'k20-cheer-with-three-owls',
    text: `scenario: K20a test_player_1_answers_first
ruleset: dale
players: 3
rules: [owls.md §10]
confidence: case
why: Cheer with three owls; the state is left after the last answer, and player 0 is never active in it.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1"
  - "seat 2 deck: Quality Inspection as QI2, Raffle as d2"
do:
  - 0 plays C
  - 0 chooses j1
  - 1 chooses QI1
  - 2 chooses QI2
expect:
  values: { active: [1, 2], phase: owl, "owls 1": 2, "owls 2": 1 }
then:
  - do:
      - "refused not-awaited: 0 plays x1"
      - "refused not-awaited: 0 takes inventory"
      - "refused not-awaited: 0 answers QI1: none"
      - "1 answers QI1: none; AK1: none"
      - "refused not-awaited: 0 takes inventory"
    expect:
      values: { active: [2], phase: owl }
  - do: ["2 answers QI2: none"]
    expect:
      values: { active: [0], phase: action }
      enters: [resolving.owl, turn.action]
      neverEnters: [resolving.owl.seat0.awaited]
---
scenario: K20b test_player_2_answers_first
ruleset: dale
players: 3
rules: [owls.md §10]
confidence: case
why: Cheer with three owls; the state is left after the last answer, and player 0 is never active in it.
start:
  - "seat 0 hand: Cheer as C, Junk as x1"
  - "seat 0 deck: Junk as j1"
  - "seat 1 hand: Ancient Knowledge as AK1"
  - "seat 1 deck: Quality Inspection as QI1, Acorn as d1"
  - "seat 2 deck: Quality Inspection as QI2, Raffle as d2"
do:
  - 0 plays C
  - 0 chooses j1
  - 1 chooses QI1
  - 2 chooses QI2
expect:
  values: { active: [1, 2], phase: owl, "owls 1": 2, "owls 2": 1 }
then:
  - do:
      - "refused not-awaited: 0 plays x1"
      - "refused not-awaited: 0 takes inventory"
      - "refused not-awaited: 0 answers QI1: none"
      - "2 answers QI2: none"
      - "refused not-awaited: 0 takes inventory"
    expect:
      values: { active: [1], phase: owl }
  - do: ["1 answers QI1: none; AK1: none"]
    expect:
      values: { active: [0], phase: action }
      enters: [resolving.owl, turn.action]
      neverEnters: [resolving.owl.seat0.awaited]
`,
  },
  {
    group: 'dale cases',
    file: 'k21-discarded-in-time',
    text: `scenario: K21 test_discarded_in_time
ruleset: dale
rules: [owls.md §10, owls.md §3.4]
confidence: case
why: Two effects are created and both expire by the discard; the owl state never shows, and nobody is activated.
start:
  - "seat 0 hand: Dangerous Test as DT"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1"
do:
  - 0 plays DT
  - 0 chooses SD, QI1, j1
expect:
  count: { OwlWaits: 2, OwlExpired: 2, PlayersAwaited: 0 }
  values: { active: [0], phase: action, "owls 0": [] }
  neverEnters: [resolving.owl]
`,
  },
  {
    group: 'dale cases',
    file: 'k22-chameleon-with-and-without',
    text: `scenario: K22a test_something_to_copy
ruleset: dale
rules: [owls.md §10]
confidence: case
why: The player stays active after the first answer and is released after the second; the bind expires the second effect.
start:
  - "seat 0 hand: Dangerous Test as DT, Junk as x1, Junk as x2, Junk as x3"
  - "seat 0 deck: Seeing Doubles as SD, Quality Inspection as QI1, Junk as j1"
do:
  - 0 plays DT
  - 0 chooses x1, x2, x3
expect:
  values: { "owls 0 in any order": [QI1, SD], active: [0], phase: owl }
then:
  - do: ["0 answers QI1: none"]
    expect:
      values: { "owls 0": [SD], active: [0], phase: owl }
  - do: [0 binds SD to j1]
    expect:
      contains: [OwlExpired 0 SD]
      values: { "owls 0": [], active: [0], phase: action, type SD: Junk }
---
scenario: K22b test_nothing_to_copy
ruleset: dale
rules: [owls.md §10, owls.md §8.2]
confidence: case
why: The effect expires on entry, and nobody is activated.
start:
  - "seat 0 hand: Magnet as M"
  - "seat 0 deck: Seeing Doubles as SD, Junk as j1"
do:
  - 0 plays M
  - 0 chooses SD
expect:
  count: { OwlWaits 0 SD: 1, OwlExpired 0 SD: 1, PlayersAwaited: 0 }
  values: { "owls 0": [], active: [0], phase: action }
  neverEnters: [resolving.owl]
`,
  },
];

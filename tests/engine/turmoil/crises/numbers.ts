import { QUIET, type CrisisCase } from '../crisis-case.ts';

/** 1, 2 and 3b: terraform ratings, global events, the Reds' bonus. */
export const numbersOfPlayers: readonly CrisisCase[] = [
  {
    shows: 'the Reds raise all who tie for the lowest TR, before the chairman gains TR',
    rule: 'parties.reds.bonus',
    before: { players: { red: {}, blue: {}, green: { tr: 25 } }, parties: { reds: 'R' }, dominant: 'reds' },
    trace: QUIET,
    after: 'red.tr=21 green.tr=24 ruling=reds chairman=R dominant=greens reds=- reserve=r5g6b6n14',
  },
  {
    shows: 'nobody falls below 0 TR, and the Reds look at TR after the revision: 0 and 1 become a tie',
    rule: 'crisis.tr-revision',
    before: { players: { red: { tr: 0 }, blue: { tr: 1 }, green: { tr: 2 } }, parties: { reds: 'N' }, dominant: 'reds' },
    trace: QUIET,
    after: 'red.tr=1 green.tr=1 ruling=reds dominant=greens reds=- reserve=r6g6b6n13',
  },
  {
    shows: 'solo under the Reds: 20 TR after the revision are raised',
    rule: 'parties.reds.bonus',
    before: { players: { black: { tr: 21 } }, parties: { reds: 'N' }, dominant: 'reds' },
    trace: QUIET,
    after: 'ruling=reds dominant=greens reds=- reserve=k6n13',
  },
  {
    shows: 'solo under the Reds: 21 TR after the revision are not raised',
    rule: 'parties.reds.bonus',
    before: { players: { black: { tr: 22 } }, parties: { reds: 'N' }, dominant: 'reds' },
    trace: QUIET,
    after: 'black.tr=21 ruling=reds dominant=greens reds=- reserve=k6n13',
  },
  {
    shows: 'the event meets the old committee: chairman 1, leader and delegate 2, nobody 0',
    rule: 'crisis.global-event',
    before: {
      players: { red: { cities: 3 }, blue: { cities: 3 }, green: { cities: 3 } },
      parties: { scientists: 'Bb1', reds: 'G' },
      chairman: 'R',
      dominant: 'scientists',
      events: [null, null, 'riots'],
    },
    revealed: null,
    trace: '1 2 2 2 3a 3b 3c 3d 3e 3f 4a 4b 4c',
    after: `red.tr=19 green.tr=19 red.mc=12 blue.mc=16 green.mc=8 ruling=scientists chairman=B dominant=reds
      scientists=- reserve=r6g5b5n14 current=none`,
  },
  {
    shows: 'the same by the letter of the French edition: 3 cities stay 3, whatever the influence',
    rule: 'influence.adjust',
    before: {
      players: { red: { cities: 3 }, blue: { cities: 3 }, green: { cities: 5 } },
      parties: { scientists: 'Bb1', reds: 'G' },
      chairman: 'R',
      dominant: 'scientists',
      events: [null, null, 'riots'],
    },
    revealed: null,
    reading: 'fr',
    trace: '1 2 2 2 3a 3b 3c 3d 3e 3f 4a 4b 4c',
    after: `red.tr=19 green.tr=19 red.mc=8 blue.mc=8 green.mc=0 ruling=scientists chairman=B dominant=reds
      scientists=- reserve=r6g5b5n14 current=none`,
  },
  {
    shows: 'a loss takes no more than a player has, counts no more than 5, and never turns into a gain',
    rule: 'influence.max-five',
    before: {
      players: { red: { mc: 3, cities: 2 }, green: { mc: 50, cities: 8 }, blue: { mc: 1, cities: 1 } },
      parties: { unity: 'Nb1' },
      chairman: 'B',
      dominant: 'unity',
      events: [null, null, 'riots'],
    },
    revealed: null,
    trace: '1 2 2 2 3a 3b 3c 3d 3e 3f 4a 4b 4c',
    after: `red.tr=19 green.tr=19 blue.tr=19 red.mc=0 green.mc=30 ruling=unity chairman=N dominant=scientists unity=-
      reserve=r6g6b6n13 current=none`,
  },
  {
    shows: 'Generous Funding counts TR after the revision, and influence lifts a gain beyond 5',
    rule: 'influence.example-generous-funding',
    before: {
      players: { red: { tr: 20 }, green: { tr: 21 }, blue: { tr: 60 } },
      parties: { unity: 'Bb1' },
      chairman: 'B',
      dominant: 'unity',
      events: [null, null, 'generous-funding'],
    },
    revealed: null,
    trace: '1 2 2 2 3a 3b 3c 3d 3e 3f 4a 4b 4c',
    after: `red.tr=19 green.tr=20 green.mc=22 blue.mc=36 ruling=unity dominant=scientists unity=- reserve=r6g6b5n14
      current=none`,
  },
];

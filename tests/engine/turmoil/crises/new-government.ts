import { QUIET, type CrisisCase } from '../crisis-case.ts';

/** 3a to 3f: who rules, who is chairman, where the marker goes, who is in the lobby. */
export const newGovernment: readonly CrisisCase[] = [
  {
    shows: 'an ordinary change of government, Mars First paying for building tags',
    rule: 'crisis.new-government.policy',
    before: {
      players: { red: { mc: 10, tags: { building: 3, plant: 9 } }, blue: { tr: 22, mc: 0 } },
      parties: { 'mars-first': 'Rr1b1', kelvinists: 'N' },
      dominant: 'mars-first',
      lobby: '',
      events: ['pandemic', 'riots', null],
    },
    trace: '1 2 3a 3b 3c 3d 3e 3f 4a 4a first 4b 4c 4c first',
    after: `red.mc=13 blue.tr=21 ruling=mars-first chairman=R dominant=kelvinists mars-first=- reds=N unity=N lobby=rb
      reserve=r5b6n11 distant=solar-flare coming=pandemic current=riots`,
  },
  {
    shows: 'a solo game; the Kelvinists pay for heat production; with every party empty the marker goes to the next one clockwise',
    rule: 'committee.dominance-tie',
    before: { players: { red: { tr: 14, mc: 5, heat: 4 } }, parties: { kelvinists: 'R' }, dominant: 'kelvinists' },
    trace: QUIET,
    after: 'red.mc=9 ruling=kelvinists chairman=R dominant=reds kelvinists=- reserve=r5n14',
  },
  {
    shows: 'three players; the Scientists pay for science tags; clockwise after the Scientists comes Mars First',
    rule: 'parties.scientists.bonus',
    before: {
      players: { green: { tags: { science: 5 } }, red: { tags: { science: 2 } }, blue: {} },
      parties: { scientists: 'Gg1b1', 'mars-first': 'B' },
      dominant: 'scientists',
    },
    trace: QUIET,
    after: `green.mc=25 red.mc=22 red.tr=19 blue.tr=19 ruling=scientists chairman=G dominant=mars-first scientists=-
      reserve=r6g5b5n14`,
  },
  {
    shows: 'four players, each at home in another party; a tie of three goes to the first clockwise, not the first in the list',
    rule: 'committee.dominance-tie',
    before: {
      players: { red: {}, green: {}, blue: {}, yellow: {} },
      parties: { kelvinists: 'Rr1', 'mars-first': 'G', reds: 'B', unity: 'Y' },
      dominant: 'kelvinists',
    },
    trace: QUIET,
    after: `green.tr=19 blue.tr=19 yellow.tr=19 ruling=kelvinists chairman=R dominant=reds kelvinists=-
      reserve=r5g5b5y5n14`,
  },
  {
    shows: 'five players; Unity pays for Venus, Earth and Jovian tags; the tie wraps round past the Scientists to Mars First',
    rule: 'committee.dominance-tie',
    before: {
      players: {
        red: { tags: { venus: 1, earth: 2, jovian: 3 } },
        green: { tags: { space: 4 } },
        blue: {},
        yellow: { tags: { earth: 1 } },
        black: {},
      },
      parties: { unity: 'Kr1g1', 'mars-first': 'B', reds: 'Y' },
      dominant: 'unity',
      lobby: 'ky',
    },
    trace: QUIET,
    after: `red.tr=19 green.tr=19 blue.tr=19 yellow.tr=19 red.mc=26 yellow.mc=21 ruling=unity chairman=K
      dominant=mars-first unity=- lobby=rgbyk reserve=r6g6b5y5k5n14`,
  },
  {
    shows: 'the new ruling party comes last in a tie: with all parties empty the Greens pass the marker to Unity',
    rule: 'committee.dominance-tie',
    before: { players: { red: {}, blue: {} }, parties: { greens: 'Br1' }, dominant: 'greens', ruling: 'reds' },
    trace: QUIET,
    after: 'red.tr=19 ruling=greens chairman=B dominant=unity greens=- reserve=r6b5n14',
  },
  {
    shows: 'the ruling party rules again: bonus for plants, microbes and animals, and TR for the chairman, who stays the same player',
    rule: 'committee.becoming-ruling',
    before: {
      players: { red: { tags: { plant: 1, microbe: 2, animal: 3 } }, blue: { tags: { animal: 1 } } },
      parties: { greens: 'Rr1', unity: 'B' },
      chairman: 'R',
      dominant: 'greens',
    },
    trace: QUIET,
    after: 'red.mc=26 blue.mc=21 blue.tr=19 dominant=unity greens=- reserve=r5b5n14',
  },
  {
    shows: 'a neutral leader becomes chairman and nobody gains TR; the old chairman goes home to its player',
    rule: 'crisis.new-government.chairman',
    before: { players: { red: {}, blue: {} }, parties: { scientists: 'Nb1n1', reds: 'B' }, chairman: 'R', dominant: 'scientists', lobby: 'b' },
    trace: QUIET,
    after: 'red.tr=19 blue.tr=19 ruling=scientists chairman=N dominant=reds scientists=- lobby=rb reserve=r6b5n13',
  },
  {
    shows: 'an empty reserve leaves the lobby place empty',
    rule: 'crisis.new-government.lobby',
    before: {
      players: { red: {}, blue: {} },
      parties: { 'mars-first': 'Bb3', unity: 'Rr2', scientists: 'Rr2', greens: 'R' },
      dominant: 'mars-first',
      lobby: '',
    },
    trace: QUIET,
    after: 'red.tr=19 ruling=mars-first chairman=B dominant=unity mars-first=- lobby=b reserve=b5n14',
  },
  {
    shows: 'a delegate that comes home in 3c can fill the lobby in 3f',
    rule: 'crisis.new-government.lobby',
    before: {
      players: { red: {}, blue: {} },
      parties: { 'mars-first': 'Bb2r1', unity: 'Rr2', scientists: 'Rr2' },
      dominant: 'mars-first',
      lobby: 'b',
    },
    trace: QUIET,
    after: 'red.tr=19 ruling=mars-first chairman=B dominant=unity mars-first=- lobby=rb reserve=b5n14',
  },
];

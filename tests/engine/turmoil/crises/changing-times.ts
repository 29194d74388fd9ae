import { QUIET, type CrisisCase } from '../crisis-case.ts';

/** 4a to 4c: cards that move, neutral delegates that arrive. */
export const changingTimes: readonly CrisisCase[] = [
  {
    shows: 'no neutral delegate is left in 4a nor in 4c',
    rule: 'crisis.changing-times.current',
    before: {
      players: { red: {}, blue: {} },
      parties: { 'mars-first': 'Rr2', kelvinists: 'Nn2', reds: 'Nn2', greens: 'Nn2', unity: 'Nn2', scientists: 'Nn1' },
      chairman: 'B',
      dominant: 'mars-first',
      events: ['pandemic', 'riots', null],
    },
    trace: '1 2 3a 3b 3c 3d 3e 3f 4a 4a 4b 4c 4c',
    after: `blue.tr=19 ruling=mars-first chairman=R dominant=kelvinists mars-first=- reserve=r5b6 distant=solar-flare
      coming=pandemic current=riots`,
  },
  {
    shows: 'the old neutral chairman is the last neutral delegate: it arrives in 4a and takes the marker, none is left in 4c',
    rule: 'committee.dominance-shift',
    before: {
      players: { red: {}, blue: {} },
      parties: { 'mars-first': 'Rr2', kelvinists: 'Nn2', reds: 'Nn2', greens: 'Nn2', unity: 'Nn1', scientists: 'Nn1' },
      dominant: 'mars-first',
      events: ['pandemic', 'riots', null],
    },
    trace: '1 2 3a 3b 3c 3d 3e 3f 4a 4a shift 4b 4c 4c',
    after: `blue.tr=19 ruling=mars-first chairman=R dominant=reds mars-first=- reds=Nn3 reserve=r5b6
      distant=solar-flare coming=pandemic current=riots`,
  },
  {
    shows: 'the event deck is empty: the cards move up and the distant space stays empty',
    rule: 'crisis.changing-times.distant',
    before: { players: { red: {}, blue: {} }, parties: { unity: 'R' }, dominant: 'unity', events: ['pandemic', 'riots', null] },
    revealed: null,
    trace: '1 2 3a 3b 3c 3d 3e 3f 4a 4a first shift 4b 4c',
    after: 'blue.tr=19 ruling=unity chairman=R dominant=reds unity=- reds=N distant=none coming=pandemic current=riots',
  },
  {
    shows: 'nothing lies on Coming: a current event is not resolved twice',
    rule: 'crisis.changing-times.current',
    before: { players: { red: {} }, parties: { unity: 'R' }, dominant: 'unity', events: ['pandemic', null, 'riots'] },
    revealed: null,
    trace: QUIET,
    after: `ruling=unity chairman=R dominant=scientists unity=- reserve=r5n14 distant=none coming=pandemic
      current=none`,
  },
  {
    shows: 'neutral delegates that become strictly more replace the leader; the party that shrank in 3c gets one as its new leader',
    rule: 'committee.replace-leader',
    before: {
      players: { red: {}, blue: {} },
      parties: { unity: 'Rr2', reds: 'Bn1' },
      dominant: 'unity',
      events: ['pandemic', 'riots', null],
    },
    trace: '1 2 3a 3b 3c 3d 3e 3f 4a 4a replace 4b 4c 4c first',
    after: `blue.tr=19 ruling=unity chairman=R dominant=reds unity=N reds=Nb1n1 reserve=r5b5n11 distant=solar-flare
      coming=pandemic current=riots`,
  },
  {
    shows: 'as many neutral delegates as the leader has: the leader stays; as many delegates as the dominant party: the marker stays',
    rule: 'committee.replace-leader',
    before: {
      players: { red: {}, blue: {} },
      parties: { unity: 'Rr3', reds: 'Bb1n1', kelvinists: 'Bb3' },
      dominant: 'unity',
      events: ['pandemic', 'riots', null],
    },
    trace: '1 2 3a 3b 3c 3d 3e 3f 4a 4a 4b 4c 4c first',
    after: `blue.tr=19 ruling=unity chairman=R dominant=kelvinists unity=N reds=Bb1n2 reserve=r5n11
      distant=solar-flare coming=pandemic current=riots`,
  },
  {
    shows: 'a delegate of 4c takes leader seat and marker at once',
    rule: 'committee.dominance-shift',
    before: {
      players: { red: {}, blue: {} },
      parties: { scientists: 'Rr1b1', unity: 'Bn1', kelvinists: 'Bb1' },
      dominant: 'scientists',
      events: ['pandemic', null, null],
    },
    trace: '1 2 3a 3b 3c 3d 3e 3f 4a 4b 4c 4c replace shift',
    after: `blue.tr=19 ruling=scientists chairman=R dominant=unity scientists=- unity=Nb1n1 reserve=r5b3n12
      distant=solar-flare coming=pandemic`,
  },
];

// A second account of World Problems, with every piece and card by itself. It shares no code with the engine, and no number:
// the numbers here are read from the rulebook. It is told only moves that the rules allow.

import type { Amounts, Box, Effect, Goal, Token } from './model-box.ts';

/** A table that is played by hand. */
export class Table {
  readonly seats: readonly string[];
  readonly tokens: Token[] = [];
  /** The group that each country stands in. */
  readonly group = new Map<string, string>();
  readonly reputation = new Map<string, number>();
  readonly hands = new Map<string, Goal[]>();
  readonly technologies = new Map<string, string[]>();
  centre: Goal[] = [];
  pile: Goal[] = [];
  thrown: Goal[] = [];
  deck: string[];
  common: string[] = [];
  titled = new Set<string>();
  phase = 'first round';
  problem = 0;
  side: 'a' | 'b' | null = null;
  penalties = 0;
  walk = '';
  cardsGone = 0;
  readonly box: Box;
  #groups = 0;

  constructor(box: Box) {
    this.box = box;
    this.seats = box.countries;
    for (const [kind, count] of Object.entries(box.bank)) for (let i = 0; i < count; i += 1) this.tokens.push({ kind, at: 'bank' });
    this.pile = [...box.goals];
    this.deck = box.technologies.map(({ id }) => id);
    this.seats.forEach((seat, number) => this.#seat(seat, number));
    for (const seat of this.seats) this.technologies.set(seat, [this.deck.shift()!]);
    const spares = this.seats.length > 5 ? 5 : this.seats.length;
    this.centre = this.pile.splice(0, spares);
  }

  #seat(seat: string, number: number): void {
    this.group.set(seat, this.#newGroup());
    this.reputation.set(seat, 0);
    const back = number % 2 === 1 ? 'b' : 'a';
    const hand = [this.#fromPile(back), this.#fromPile(back)];
    while (hand[0]!.id === hand[1]!.id) {
      this.thrown.push(hand.pop()!);
      hand.push(this.#fromPile(back));
    }
    this.hands.set(seat, hand);
    const { base, other } = this.box.resources;
    for (const kind of base) for (let i = 0; i < (this.seats.length === 3 ? 2 : 1); i += 1) this.#hand('bank', this.group.get(seat)!, kind);
    for (const kind of other) this.#hand('bank', this.group.get(seat)!, kind);
  }

  #newGroup(): string {
    this.#groups += 1;
    return `group ${this.#groups}`;
  }

  #fromPile(back: string): Goal {
    const at = this.pile.findIndex((goal) => goal.back === back);
    return this.pile.splice(at, 1)[0]!;
  }

  /** Moves one piece; false if there is none. */
  #hand(from: string, to: string, kind: string): boolean {
    const token = this.tokens.find((one) => one.at === from && one.kind === kind);
    if (token !== undefined) token.at = to;
    return token !== undefined;
  }

  #handAll(from: string, to: string, amounts: Amounts): void {
    for (const [kind, count] of Object.entries(amounts)) for (let i = 0; i < count; i += 1) this.#hand(from, to, kind);
  }

  /** Reputation of all who are in one group with a country. */
  standing(country: string): number {
    return this.partners(country).reduce((sum, id) => sum + this.reputation.get(id)!, 0);
  }

  partners(country: string): string[] {
    return this.seats.filter((id) => this.group.get(id) === this.group.get(country));
  }

  #gain(country: string, by: number): void {
    this.reputation.set(country, this.reputation.get(country)! + by);
  }

  /** Coin by coin: from the one who acts, then from the others in turn order, while there are any. */
  #lose(country: string, by: number): void {
    for (let coin = 0; coin < by; coin += 1) {
      const payer = [country, ...this.partners(country)].find((id) => this.reputation.get(id)! > 0);
      if (payer !== undefined) this.#gain(payer, -1);
    }
  }

  #act(country: string, { stock, reputation }: Pick<Effect, 'stock' | 'reputation'>): void {
    const own = this.group.get(country)!;
    for (const [kind, count] of Object.entries(stock)) {
      for (let i = 0; i < Math.abs(count); i += 1) this.#hand(count > 0 ? 'bank' : own, count > 0 ? own : 'bank', kind);
    }
    if (reputation > 0) this.#gain(country, reputation);
    else this.#lose(country, -reputation);
  }

  /** On each group once, by its first member whom it affects. */
  #actOnAll(effect: Effect): void {
    const done = new Set<string>();
    for (const seat of this.seats) {
      const group = this.group.get(seat)!;
      if (done.has(group) || (effect.affects !== 'all' && !effect.affects.includes(seat))) continue;
      done.add(group);
    }
    const order = [...new Set(this.seats.map((seat) => this.group.get(seat)!))].filter((group) => done.has(group));
    for (const group of order) {
      const actor = this.seats.find((seat) => this.group.get(seat) === group && (effect.affects === 'all' || effect.affects.includes(seat)))!;
      this.#act(actor, effect);
    }
  }

  exchange(country: string, gives: string, takes: readonly string[]): void {
    const own = this.group.get(country)!;
    this.#hand(own, 'bank', gives);
    for (const kind of takes) this.#hand('bank', own, kind);
  }

  use(country: string, stock: Amounts, reputation: number): void {
    this.#act(country, { stock, reputation });
  }

  trade(from: string, to: string, stock: Amounts, technologies: readonly string[]): void {
    this.#handAll(this.group.get(from)!, this.group.get(to)!, stock);
    for (const id of technologies) {
      for (const [seat, cards] of this.technologies) {
        this.technologies.set(
          seat,
          cards.filter((card) => card !== id),
        );
      }
      this.technologies.get(to)!.push(id);
    }
  }

  join(country: string, others: readonly string[]): void {
    const groups = [country, ...others].map((id) => this.partners(id));
    // Whoever was in the alliance before has paid already. Of several alliances, the first one named goes on.
    const before = groups.find((members) => members.length > 1);
    for (const members of groups) if (members !== before) for (const id of members) this.#gain(id, -3);
    this.#merge(groups.flat());
  }

  #merge(members: readonly string[]): void {
    const old = new Set(members.map((id) => this.group.get(id)!));
    const made = this.#newGroup();
    for (const id of members) this.group.set(id, made);
    for (const token of this.tokens) if (old.has(token.at)) token.at = made;
  }

  buyRandom(country: string, gifts: readonly { readonly country: string; readonly resource: string }[]): void {
    this.#lose(country, 5);
    for (const gift of gifts) this.#hand(this.group.get(country)!, this.group.get(gift.country)!, gift.resource);
    this.technologies.get(country)!.push(this.deck.shift()!);
  }

  buyChosen(country: string, technology: string): void {
    this.#lose(country, 8);
    this.deck.splice(this.deck.indexOf(technology), 1);
    this.common.push(technology);
  }

  swapGoal(country: string, goal: number, spare: number, shuffle: readonly number[]): void {
    const hand = this.hands.get(country)!;
    const taken = this.centre[spare]!;
    this.centre[spare] = hand[goal]!;
    hand[goal] = taken;
    this.centre = shuffle.map((at) => this.centre[at]!);
  }

  leave(country: string, votes: readonly { readonly vote: string }[], odd: string | null): void {
    const sizes = this.seats.map((id) => this.partners(id).length);
    this.#part(country);
    const tally = this.seats.map((id) => votes.filter(({ vote }) => vote === id).length);
    const top = Math.max(...tally);
    const winners = this.seats.filter((_, at) => tally[at] === top);
    this.#gain(winners.length === 1 ? winners[0]! : country, 5);
    if (odd === null || sizes.some((size) => size === 1)) return;
    if (this.partners(odd).length > 1) this.#part(odd);
    this.#merge([country, odd]);
  }

  /** Piece by piece round the table while there is one for each; the others go to the bank. */
  #part(country: string): void {
    const all = this.partners(country);
    const old = this.group.get(country)!;
    const pieces = this.tokens.filter((token) => token.at === old);
    const rest = this.#newGroup();
    for (const id of all) this.group.set(id, rest);
    this.group.set(country, this.#newGroup());
    for (const kind of new Set(pieces.map((token) => token.kind))) {
      const same = pieces.filter((token) => token.kind === kind);
      while (same.length >= all.length) for (const id of all) same.pop()!.at = this.group.get(id)!;
      for (const token of same) token.at = 'bank';
    }
    this.#renew(all);
  }

  /** All lay their goals aside; only then does anybody draw, and what lies aside goes back at the end. */
  #renew(ids: readonly string[]): void {
    const [centre, under]: [Goal[], Goal[]] = [[], []];
    for (const id of ids) {
      const hand = this.hands.get(id)!;
      const fresh: Goal[] = [];
      const gone: Goal[] = [];
      for (const goal of hand.filter((one) => !one.stays)) {
        const [source, aside] = this.centre.length > 0 ? [this.centre, centre] : [this.pile, under];
        const next = source.shift();
        if (next === undefined) continue;
        fresh.push(next);
        aside.push(goal);
        gone.push(goal);
      }
      this.hands.set(id, [...hand.filter((goal) => !gone.includes(goal)), ...fresh]);
    }
    this.centre.push(...centre);
    this.pile.push(...under);
  }

  endRound(): void {
    this.phase = this.phase === 'first round' ? 'vote' : 'contributions';
  }

  vote(votes: readonly { readonly vote: string }[]): void {
    const forB = votes.filter(({ vote }) => vote === 'b').length;
    this.side = forB > votes.length - forB ? 'b' : 'a';
    this.phase = 'second round';
  }

  contribute(hands: readonly { readonly country: string; readonly stock: Amounts }[]): void {
    for (const { country, stock } of hands) this.#handAll(this.group.get(country)!, 'fund', stock);
    const needs = Object.entries(this.box.problems[this.problem]!.needs[this.side!]).filter(([, count]) => count > 0);
    for (const [kind] of needs) {
      const best = hands.reduce((most, { stock }) => ((stock[kind] ?? 0) > most ? stock[kind]! : most), 0);
      for (const { country, stock } of hands) if (best > 0 && stock[kind] === best) this.#gain(country, 1);
    }
    const there = (kind: string): number => this.tokens.filter((token) => token.at === 'fund' && token.kind === kind).length;
    if (needs.every(([kind, count]) => there(kind) >= count)) this.phase = 'compensation';
    else if (this.penalties === 3) this.phase = 'end';
    else {
      this.penalties += 1;
      this.phase = this.box.supplement === null ? 'penalty round' : 'radicals';
    }
  }

  radicals(pays: readonly string[]): void {
    this.phase = 'penalty round';
    const card = this.box.supplement!.radicals[this.cardsGone];
    if (card === undefined) return;
    this.cardsGone += 1;
    for (const country of pays) this.#lose(country, 1);
    if (new Set(pays.map((id) => this.group.get(id))).size < new Set(this.group.values()).size) this.#actOnAll(card.effect);
  }

  compensate(claims: readonly { readonly country: string; readonly agrees: boolean }[], draws: readonly string[]): void {
    const least = Math.min(...claims.map(({ country }) => this.standing(country)));
    const low = claims.filter(({ country }) => this.standing(country) === least);
    const willing = low.length === 1 ? low : low.filter(({ agrees }) => agrees);
    if (low.length > 0 && willing.length === low.length) {
      const rounds = low.length === 1 ? Infinity : Math.floor(draws.length / low.length);
      draws.forEach((kind, at) => {
        if (at < rounds * low.length) this.#hand('fund', this.group.get(low[at % low.length]!.country)!, kind);
      });
    }
    if (willing.length > 0) this.titled = new Set(willing.map(({ country }) => country));
    else for (const { country } of low) this.titled.delete(country);
    for (const token of this.tokens) if (token.at === 'fund') token.at = 'bank';
    if (this.box.supplement === null) this.#next();
    else this.phase = 'karma';
  }

  karma(): void {
    const next = this.walk + this.side!;
    const space = this.box.supplement!.karma[next];
    if (space !== undefined) {
      this.walk = next;
      this.#actOnAll(space);
    }
    this.#next();
  }

  #next(): void {
    if (this.problem + 1 === this.box.problems.length) this.phase = 'end';
    else {
      this.problem += 1;
      this.side = null;
      this.phase = 'first round';
    }
  }
}

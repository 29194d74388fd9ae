// A second account of Mars Contracts. Pieces are things that lie somewhere; it shares no code and no type with the engine.

/** What a grant brings. */
interface Grant {
  readonly stock: Readonly<Record<string, number>>;
  readonly action: string | null;
}

/** What the box holds, and who plays. */
export interface Box {
  readonly players: readonly string[];
  readonly leaders: number;
  readonly automa: { readonly yield: Readonly<Record<string, number>>; readonly stock: Readonly<Record<string, number>> } | null;
  readonly countAutoma: boolean;
  readonly unions: readonly {
    readonly number: number;
    readonly main: Grant;
    readonly additional: Grant;
    readonly slots: number;
    readonly track: readonly number[];
  }[];
  readonly contracts: readonly {
    readonly id: string;
    readonly requirement: string;
    readonly levels: number;
    readonly vp: number;
    readonly steps: number;
  }[];
}

/** A token and where it stands: `area`, `away`, or a slot such as `3.0 up`, `3.0 down`. */
interface Token {
  readonly owner: string;
  readonly kind: string;
  at: string;
}

/** A card and where it lies: `deck`, `box`, `heap`, `below 3`, or the name of a player. */
interface Card {
  readonly id: string;
  readonly asks: string;
  readonly last: number;
  readonly vp: number;
  readonly steps: number;
  at: string;
  /** The union that the seal on it came from. */
  seal: number | null;
  level: number;
}

type Choices = Readonly<Record<string, string>>;

export class Table {
  readonly box: Box;
  readonly seats: readonly string[];
  readonly row: Box['unions'];
  readonly tokens: Token[];
  readonly cards: Card[];
  /** Contracts in the order in which they were taken, and cards in the order in which they were thrown away. */
  readonly taken: Card[] = [];
  readonly heap: Card[] = [];
  readonly purse = new Map<string, Map<string, number>>();
  readonly points = new Map<string, number>();
  readonly marker = new Map<number, number>();
  bonusHolder: string | null = null;
  bonusSpent = false;

  constructor(box: Box) {
    this.box = box;
    this.seats = box.automa ? [...box.players, 'automa'] : box.players;
    const count = box.players.length + (box.automa && box.countAutoma ? 1 : 0);
    this.row = [...box.unions.slice(0, count)].sort((a, b) => a.number - b.number);
    for (const { number } of this.row) this.marker.set(number, 0);
    this.tokens = this.seats.flatMap((owner) =>
      ['union', ...Array.from({ length: box.leaders }, () => 'leader')].map((kind) => ({ owner, kind, at: 'area' })),
    );
    this.cards = box.contracts.map(({ id, requirement, levels, vp, steps }) => ({
      id,
      asks: requirement,
      last: levels,
      vp,
      steps,
      at: 'deck',
      seal: null,
      level: 0,
    }));
    for (const seat of this.seats) {
      this.points.set(seat, 0);
      this.purse.set(seat, new Map(Object.entries(seat === 'automa' ? box.automa!.stock : {})));
    }
  }

  tile(number: number): Box['unions'][number] {
    return this.row.find((one) => one.number === number)!;
  }

  lying(at: string): readonly Card[] {
    return this.cards.filter((card) => card.at === at);
  }

  /** Seals that are left on a tile. */
  sealsOn(number: number): number {
    return 7 - this.cards.filter(({ seal }) => seal === number).length;
  }

  newContracts(): void {
    for (const { number } of this.row) for (const card of this.lying(`below ${number}`)) card.at = 'box';
    for (const { number } of this.row) for (const card of this.lying('deck').slice(0, 2)) card.at = `below ${number}`;
  }

  grant(player: string, kind: string, union: number, slot: number, choices: Choices): void {
    this.put(player, kind, `${union}.${slot} up`);
    const twice = this.bonusHolder === player;
    this.gain(player, this.tile(union).main, choices);
    if (!twice) return;
    this.gain(player, this.tile(union).main, choices);
    this.push(union, 2);
  }

  commit(player: string, union: number, slot: number, id: string | null, choices: Choices): void {
    this.down(union, slot);
    this.gain(player, this.tile(union).additional, choices);
    if (id === null) return;
    const card = this.cards.find((one) => one.id === id)!;
    Object.assign(card, { at: player, seal: union, level: 0 });
    this.taken.push(card);
  }

  away(player: string): void {
    this.put(player, 'leader', 'away');
  }

  meet(player: string, action: string, choices: Choices): void {
    const open = this.taken.filter(({ at, asks, level, last }) => at === player && asks === action && level < last);
    for (const card of open) {
      card.level += 1;
      if (card.level < card.last) continue;
      this.push(card.seal!, 1);
      if (choices[card.id] === 'b') this.push(card.seal!, card.steps);
      else {
        this.points.set(player, this.points.get(player)! + card.vp);
        this.throwAway(card);
      }
    }
  }

  automa(union: number, id: string | null): void {
    const waiting = this.tokens
      .filter(({ owner, at }) => owner === 'automa' && at.startsWith(`${union}.`) && at.endsWith('up'))
      .map(({ at }) => Number(/\.(\d+)/.exec(at)![1]))
      .sort((a, b) => a - b);
    if (waiting.length === 0) this.automaPlaces(union);
    else if (this.lying(`below ${union}`).length === 0) this.mine();
    else this.automaCommits(union, waiting[0]!, id!);
  }

  endRound(): void {
    for (const token of this.tokens) token.at = 'area';
  }

  /** The points of each seat: in play, of completed contracts, lost. */
  score(): readonly (readonly [string, number, number, number])[] {
    return this.seats.map((seat) => {
      let [done, lost] = [0, 0];
      for (const { seal, level, last } of this.cards.filter(({ at }) => at === seat)) {
        if (level < last) lost += 2;
        else done += this.tile(seal!).track[this.marker.get(seal!)!]!;
      }
      return [seat, this.points.get(seat)!, done, lost];
    });
  }

  private automaPlaces(union: number): void {
    const kind = this.tokens.some((token) => token.owner === 'automa' && token.kind === 'union' && token.at === 'area') ? 'union' : 'leader';
    let slot = 0;
    while (this.tokens.some(({ at }) => at.startsWith(`${union}.${slot} `))) slot += 1;
    this.put('automa', kind, `${union}.${slot} up`);
    this.automaGains(this.tile(union).main);
  }

  private automaCommits(union: number, slot: number, id: string): void {
    this.down(union, slot);
    this.automaGains(this.tile(union).additional);
    if (this.bonusHolder === 'automa' && !this.bonusSpent) {
      this.automaGains(this.tile(union).additional);
      this.bonusSpent = true;
    }
    const purse = this.purse.get('automa')!;
    const credits = purse.get('credits') ?? 0;
    if (credits < 2) return;
    purse.set('credits', credits - 2);
    this.points.set('automa', this.points.get('automa')! + 2);
    this.throwAway(this.cards.find((one) => one.id === id)!);
    this.push(union, 1);
  }

  private automaGains(grant: Grant): void {
    this.gain('automa', grant, {});
    if (grant.action === 'production') this.mine();
  }

  private mine(): void {
    this.fill('automa', this.box.automa!.yield);
  }

  private gain(player: string, { stock, action }: Grant, choices: Choices): void {
    this.fill(player, stock);
    if (action !== null) this.meet(player, action, choices);
  }

  private fill(player: string, stock: Grant['stock']): void {
    const purse = this.purse.get(player)!;
    for (const [kind, count] of Object.entries(stock)) purse.set(kind, (purse.get(kind) ?? 0) + count);
  }

  private put(owner: string, kind: string, at: string): void {
    this.tokens.find((token) => token.owner === owner && token.kind === kind && token.at === 'area')!.at = at;
  }

  private down(union: number, slot: number): void {
    this.tokens.find(({ at }) => at === `${union}.${slot} up`)!.at = `${union}.${slot} down`;
  }

  private push(union: number, steps: number): void {
    for (let step = 0; step < steps; step += 1) {
      const next = this.marker.get(union)! + 1;
      if (next in this.tile(union).track) this.marker.set(union, next);
    }
  }

  private throwAway(card: Card): void {
    Object.assign(card, { at: 'heap', seal: null });
    this.heap.push(card);
  }
}

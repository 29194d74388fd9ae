import { unreachable } from '../../core/unreachable.ts';
import { countedFor, influenceIn, lossOf, tallyOf, worthOf } from './counting.ts';
import type { CountedEffect, PlayerEffect, ThresholdEffect } from '../data/effects.ts';
import type { Asset, AssetChange, InfluenceSource, Tally } from '../game/events.ts';
import type { Choice, Player } from '../game/state.ts';
import type { Edition } from '../vocabulary/editions.ts';
import { RESOURCES, type Resource } from '../vocabulary/words.ts';

/** A player before an event: what they have, their influence, the reading of influence.adjust and what they decided. */
export interface EffectContext {
  readonly player: Player;
  readonly influence: readonly InfluenceSource[];
  readonly reading: Edition;
  readonly choice: Choice | undefined;
}

/** What an effect does to one player. `limited`: more was due than the player has. */
export interface EffectResult {
  readonly tally: Tally | null;
  readonly changes: readonly AssetChange[];
  readonly limited: boolean;
}

/**
 * Finds how much of something a player has.
 * @param player the player
 * @param asset which of the player's numbers
 * @returns the number
 */
export function hasOf(player: Player, asset: Asset): number {
  if (asset === 'tr') return player.tr;
  if (asset === 'cards-in-hand') return player.counts[asset];
  const [first, resource] = asset.split(':');
  return resource === undefined ? player.stock[first as Resource] : player.production[resource as Resource];
}

const gained = (tally: Tally | null, asset: Asset, by: number): EffectResult => ({ tally, changes: by > 0 ? [{ asset, by }] : [], limited: false });

function lost(tally: Tally | null, asset: Asset, due: number, player: Player): EffectResult {
  const by = lossOf(due, hasOf(player, asset));
  return { tally, changes: [{ asset, by: 0 - by }], limited: by < due };
}

/** The units of an effect, in what they are units of. */
function resolveCounted(effect: CountedEffect | ThresholdEffect, context: EffectContext): EffectResult {
  const tally = tallyOf(effect, countedFor(effect.count, context.player), context.influence, context.reading);
  const amount = worthOf(effect, tally.units);
  switch (effect.kind) {
    case 'gain':
    case 'gain-if':
      return gained(tally, effect.resource, amount);
    case 'lose':
      return lost(tally, effect.resource, amount, context.player);
    case 'production':
      return gained(tally, `production:${effect.resource}`, amount);
    case 'gain-of-choice':
      return { tally, changes: chosenGains(context.choice), limited: false };
    case 'draw-cards':
      return gained(tally, 'cards-in-hand', amount);
    case 'add-floaters':
      // What lies on cards is not followed; without a card that takes floaters there are none to add.
      return { tally: context.player.counts['floater-cards'] > 0 ? tally : { ...tally, units: 0 }, changes: [], limited: false };
    default:
      return unreachable(effect);
  }
}

function chosenGains(choice: Choice | undefined): readonly AssetChange[] {
  if (choice?.kind !== 'resources') return [];
  return RESOURCES.map((asset) => ({ asset, by: choice.gains[asset] ?? 0 })).filter(({ by }) => by > 0);
}

/** What may be kept: the base and influence. */
function keepAtMost(resource: Resource, base: number, { player, influence }: EffectContext): EffectResult {
  const has = player.stock[resource];
  const change = influenceIn(influence);
  const units = base + change;
  return lost({ counted: has, capped: has, limit: null, influence, change, units }, resource, Math.max(0, has - units), player);
}

/** TR are lost, fewer by influence. */
function loseTr(amount: number, { player, influence }: EffectContext): EffectResult {
  const change = 0 - influenceIn(influence);
  const units = Math.max(0, amount + change);
  return lost({ counted: amount, capped: amount, limit: null, influence, change, units }, 'tr', units, player);
}

/** Floaters lie on cards, which are not followed, so nothing else changes when they pay. */
function loseEither(megacredits: number, { player, choice }: EffectContext): EffectResult {
  if (choice?.kind === 'loss' && choice.of === 'floaters') return { tally: null, changes: [], limited: false };
  return { ...lost(null, 'megacredits', megacredits, player), limited: false };
}

/**
 * Works out what one effect of a global event does to one player, one handler for each kind of effect.
 * Rules crisis.global-event, influence.adjust, open-questions.losses.
 * @param effect the effect
 * @param context the player as they stand when it is their turn, their influence before the new government, and their choice
 * @returns the working and the changes
 */
export function resolveEffect(effect: PlayerEffect, context: EffectContext): EffectResult {
  const { player } = context;
  switch (effect.kind) {
    case 'lose-production':
      return lost(null, `production:${effect.resource}`, effect.steps, player);
    case 'lose-all':
      return lost(null, effect.resource, player.stock[effect.resource], player);
    case 'keep-at-most':
      return keepAtMost(effect.resource, effect.base, context);
    case 'lose-tr':
      return loseTr(effect.amount, context);
    case 'discard-cards':
      return lost(null, 'cards-in-hand', effect.amount, player);
    case 'add-to-each-card': {
      const counted = player.counts[effect.count];
      return { tally: { counted, capped: counted, limit: null, influence: [], change: 0, units: counted }, changes: [], limited: false };
    }
    case 'lose-floaters-or-megacredits':
      return loseEither(effect.megacredits, context);
    default:
      return resolveCounted(effect, context);
  }
}

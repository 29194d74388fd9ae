import {
  applyRequirement,
  examineRequirement,
  meetRequirement,
  startRequirement,
  type RequirementEvent,
  type RequirementProblem,
  type RequirementState,
} from '../../../engine/turmoil/index.ts';
import { playedFrom, type Example } from '../../frame/definition/example.ts';
import { formOf } from '../../frame/form/form.tsx';
import { enter, fields } from './fields.ts';
import { inputOf, type TypedRequirement, type RequirementShown } from './input.ts';
import { RequirementPicture } from './picture.tsx';
import { source } from './presets.ts';
import { describeRequirement, describeRequirementProblem, waysKey } from './sentences.ts';

/** Checks a case. If the requirement is not met, the case is refused, but the steps that checked both ways are shown. */
const play = (typed: TypedRequirement) => {
  const input = inputOf(typed);
  const examined = examineRequirement(input);
  return playedFrom(meetRequirement(input), applyRequirement, startRequirement(input), examined.ok ? examined.trace : []);
};

/** The ways in which the requirement is met. */
function Result({ end: { ways }, words }: RequirementShown) {
  return (
    <output class="ex-result" data-value={waysKey(ways)}>
      {words.say(`requirement.result.${waysKey(ways)}`)}
    </output>
  );
}

/**
 * The example `requirement`: whether a card that asks for a party may be played, by the ruling party, by the player's
 * delegates, by both or not at all. Follows cards.party-requirement.
 */
export default {
  id: 'requirement',
  source,
  enter,
  play,
  describe: ({ event }, { now }, words) => describeRequirement(event, now.required, words),
  refuse: describeRequirementProblem,
  refusals: async (words) => (await import('./refusals.ts')).refusals(words),
  oneReading: true,
  Picture: RequirementPicture,
  ...formOf(fields),
  Result,
} satisfies Example<TypedRequirement, RequirementState, RequirementEvent, RequirementProblem>;

import type { RoomPick } from '@fieldhouse/api-contract';
import { count } from '../../../../shared/lib/words';

const LISTS = { queue: 'the queue', ranking: 'the ranking', rating: 'the rating list' } as const;
const RULES: Readonly<Record<string, string>> = {
  taken: 'already taken',
  do_not_draft: 'on the do-not-draft list',
  unknown: 'not in the draft anymore',
  night: 'not free on any game night',
  group_capacity: 'no place left for the whole group',
  need: 'the team needed another position or gender more',
};

const ruleWords = (rule: string): string => {
  const known = RULES[rule];
  if (known !== undefined) return known;
  if (rule.endsWith('maximum')) return 'one too many under a roster maximum';
  return rule.endsWith('minimum') ? 'would break a roster minimum' : 'against the roster rules';
};

/** Why the clock took this player, as sentences; empty when a person chose. */
export const whySentences = (pick: Pick<RoomPick, 'source' | 'why'>): readonly string[] => {
  const { source, why } = pick;
  if (!why) return [];
  const passed = why.passedOver.map(
    ({ list, rule, count: n }) =>
      `Passed over ${count(n, 'player')}${why.cut ? ' or more' : ''} on ${LISTS[list]}: ${ruleWords(rule)}.`,
  );
  const taken =
    source === 'queue' || source === 'ranking' || source === 'rating'
      ? [`Took number ${why.rank} of ${LISTS[source]}.`]
      : [];
  const need = why.need === null ? [] : [`The team still needed ${needWords(why.need)}.`];
  return [...passed, ...taken, ...need, ...relaxedSentences(why)];
};

/** Which rules had to give way for a pick, as a sentence; empty when none had to. */
const relaxedSentences = ({ relaxed, eased = [] }: NonNullable<RoomPick['why']>): readonly string[] => {
  if (!relaxed) return [];
  const limits = eased.map((of) => PLURALS[of] ?? of).join(', ');
  return [
    eased.length > 0
      ? `The limit on ${limits} could not be kept anymore and was eased; all others held.`
      : 'No player fit every roster rule anymore, so the rules gave way for this pick.',
  ];
};

const GENDERS: Readonly<Record<string, string>> = {
  woman: 'a woman',
  man: 'a man',
  nonbinary: 'a nonbinary player',
};
const PLURALS: Readonly<Record<string, string>> = {
  woman: 'women',
  man: 'men',
  nonbinary: 'nonbinary players',
};
const needWords = (need: string): string => {
  const of = need.split(':').at(-1) ?? need;
  return GENDERS[of] ?? `somebody at ${of}`;
};

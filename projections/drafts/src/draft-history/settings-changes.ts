import type { DraftSettings } from '@fieldhouse/events/drafts';
import { GENDER_PLURALS, NIGHT_NAMES, wallTime } from '@fieldhouse/values';
import { durationOf, listOf } from './words';

type Told = (settings: DraftSettings) => string;

const FORMATS: Readonly<Record<DraftSettings['format'], string>> = {
  snake: 'snake',
  linear: 'linear',
  third_round_reversal: 'third-round reversal',
};
const CAPTAINS: Readonly<Record<DraftSettings['captains'], string>> = {
  automatic: 'in their round',
  free: 'for free',
  off: 'drafted as everybody else',
};
const NIGHT_RULES: Readonly<Record<DraftSettings['nightRule'], string>> = {
  off: 'ignore',
  warn: 'warn',
  refuse: 'refuse',
};
const LEFTOVERS: Readonly<Record<DraftSettings['leftovers'], string>> = {
  lot: 'assigned by lot',
  stay: 'stay in the pool',
};
const START_MODES: Readonly<Record<DraftSettings['startMode'], string>> = {
  manual: 'when a commissioner presses Start',
  automatic: 'at the draft time',
};

const onOff = (on: boolean): string => (on ? 'on' : 'off');

/** Each setting by the name that people know it by, and how its value reads. */
const SETTINGS: readonly (readonly [string, Told])[] = [
  ['the pick clock', ({ clock }) => durationOf(clock.pickSeconds)],
  [
    'the clocks of single rounds',
    ({ clock }) =>
      clock.rounds
        .map(({ fromRound, toRound, seconds }) =>
          fromRound === toRound
            ? `round ${fromRound}: ${durationOf(seconds)}`
            : `rounds ${fromRound}–${toRound}: ${durationOf(seconds)}`,
        )
        .join(', ') || 'none',
  ],
  ['no auto-pick at zero', ({ clock }) => onOff(clock.soft)],
  [
    'quiet hours',
    ({ clock }) => (clock.quietHours ? `${clock.quietHours.from}–${clock.quietHours.to}` : 'none'),
  ],
  ['the time zone', ({ clock }) => clock.zone],
  [
    'the draft time',
    ({ startsAt, clock }) => (startsAt === null ? 'not set' : wallTime(startsAt, clock.zone)),
  ],
  ['how it starts', ({ startMode }) => START_MODES[startMode]],
  ['the format', ({ format }) => FORMATS[format]],
  ['the number of rounds', ({ rounds }) => String(rounds)],
  ['captains who play', ({ captains }) => CAPTAINS[captains]],
  ['drafting groups together', ({ groupsTogether }) => onOff(groupsTogether)],
  ['the game nights', ({ gameNights }) => gameNights.map((night) => NIGHT_NAMES[night]).join(', ') || 'none'],
  ['what happens to players who cannot play on a game night', ({ nightRule }) => NIGHT_RULES[nightRule]],
  ['players whom nobody has drafted', ({ leftovers }) => LEFTOVERS[leftovers]],
  ['ratings for spectators', ({ spectatorsSeeRatings }) => (spectatorsSeeRatings ? 'shown' : 'hidden')],
];

type Limit = { readonly minimum: number; readonly maximum: number | null };
const limitOf = ({ minimum, maximum }: Limit): string =>
  maximum === null
    ? `at least ${minimum}`
    : minimum === 0
      ? `at most ${maximum}`
      : `${minimum} to ${maximum}`;
const limitsOf = ({ limits }: DraftSettings): ReadonlyMap<string, string> =>
  new Map([
    ...limits.positions.map((limit) => [`the limit at ${limit.position}`, limitOf(limit)] as const),
    ...limits.genders.map(
      (limit) => [`the limit for ${GENDER_PLURALS[limit.gender]}`, limitOf(limit)] as const,
    ),
  ]);

/** What differs between two states of a draft's settings: 'the pick clock from 60 s to 45 s and …'; null: nothing does. */
export const settingsChanges = (before: DraftSettings, after: DraftSettings): string | null => {
  const [limitsBefore, limitsAfter] = [limitsOf(before), limitsOf(after)];
  const pairs = [
    ...SETTINGS.map(([name, told]) => [name, told(before), told(after)] as const),
    ...[...new Set([...limitsBefore.keys(), ...limitsAfter.keys()])].map(
      (name) => [name, limitsBefore.get(name) ?? 'none', limitsAfter.get(name) ?? 'none'] as const,
    ),
  ];
  const changes = pairs.flatMap(([name, was, is]) => (was === is ? [] : [`${name} from ${was} to ${is}`]));
  return changes.length === 0 ? null : listOf(changes);
};

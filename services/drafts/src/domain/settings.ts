import type { DraftSettings } from '@fieldhouse/events/drafts';
import { isDeepStrictEqual } from 'node:util';
import { clockFault } from './clock/clock';
import type { DraftStatus } from './draft.state';

/** Kinds of players are told apart by 31 bits, one of which is 'elsewhere'. */
const limitsAtMost = 30;

const repeated = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** @returns the path of the first setting that contradicts another or means nothing, or null. */
export const settingsFault = ({ clock, limits, startMode, startsAt }: DraftSettings): string | null => {
  const fault = clockFault(clock);
  if (fault) return `clock.${fault}`;
  const { positions, genders } = limits;
  if (positions.length > limitsAtMost || repeated(positions.map(({ position }) => position)))
    return 'limits.positions';
  if (repeated(genders.map(({ gender }) => gender))) return 'limits.genders';
  const crossed = [...positions, ...genders].some(
    ({ minimum, maximum }) => maximum !== null && minimum > maximum,
  );
  if (crossed) return 'limits';
  return startMode === 'automatic' && startsAt === null ? 'startsAt' : null;
};

const everything = null;

/** Which settings may change in which state: all before the lobby, then only what no decision was built on. */
const changeable: Partial<Record<DraftStatus, readonly (keyof DraftSettings)[] | typeof everything>> = {
  configuring: everything,
  order_committed: everything,
  order_locked: everything,
  lobby: ['clock', 'startMode', 'startsAt'],
  paused: ['clock'],
};

const fields = (settings: DraftSettings): readonly (keyof DraftSettings)[] =>
  (Object.keys(settings) as (keyof DraftSettings)[]).sort();

/** @returns the changed settings that may not change in this state. */
export const lockedChanges = (
  status: DraftStatus,
  before: DraftSettings,
  after: DraftSettings,
): readonly string[] => {
  const open = changeable[status];
  if (open === everything) return [];
  return fields({ ...before, ...after }).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]) && !open?.includes(field),
  );
};

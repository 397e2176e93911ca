import type { RoomTurn } from '@fieldhouse/api-contract';
import { count } from '../../../../shared/lib/words';
import { leftOf, stillFor } from './clock-phase';
import { teamOf, type RoomFacts } from './room-facts';

/** When to warn somebody who hears the room that their time runs out, in milliseconds before it does. */
const WARN_AT = [30_000, 10_000] as const;
/** A timer may come so much too early; what it came for is then not still ahead. */
const EARLY_MS = 20;

/** '1 minute 5 seconds', '4 hours'. */
const spoken = (milliseconds: number): string => {
  const left = Math.max(0, Math.ceil(milliseconds / 1_000));
  const parts = [
    count(Math.floor(left / 3_600), 'hour'),
    count(Math.floor(left / 60) % 60, 'minute'),
    count(left % 60, 'second'),
  ];
  return parts.filter((part) => !part.startsWith('0')).join(' ') || '0 seconds';
};

/** The next warning of my turn: what to say, and in how many milliseconds. Null when none is left. */
export const nextWarning = (
  { deadlineAt }: RoomTurn,
  now: number,
): { readonly inMs: number; readonly words: string } | null => {
  const left = Date.parse(deadlineAt) - now;
  const at = WARN_AT.find((before) => left > before + EARLY_MS);
  return at === undefined ? null : { inMs: left - at, words: `${spoken(at)} left for your pick.` };
};

/** What the clock shows, to be heard. */
export const timeWords = (facts: RoomFacts, now: number): string => {
  const { turn, paused, me } = facts.room;
  const standing = paused?.remainingSeconds ?? null;
  if (standing !== null) return `Paused with ${spoken(standing * 1_000)} on the clock.`;
  if (!turn) return 'Nobody is on the clock.';
  const who = me.teamIds.includes(turn.teamId) ? 'you' : teamOf(facts, turn.teamId).name;
  const left = `${spoken(leftOf(turn, now))} left for ${who}.`;
  return stillFor(turn, now) ? `${left} The clock stands still.` : left;
};

import type { DraftPlayerView, RoomPick, RoomView } from '@fieldhouse/api-contract';
import { sentenceOf, type Failure } from '../../../../shared/api/problem';
import { count, listOf } from '../../../../shared/lib/words';
import { playerName, teamOf, type RoomFacts } from './room-facts';

type Source = RoomPick['source'];

const SOURCES: Readonly<Record<Source, { readonly badge: string | null; readonly by: string }>> = {
  captain: { badge: null, by: 'Picked by the team' },
  proxy: { badge: 'by a commissioner', by: 'Picked by a commissioner for the team' },
  queue: { badge: 'auto', by: "Picked by the clock from the team's queue" },
  ranking: { badge: 'auto', by: "Picked by the clock from the team's ranking" },
  rating: { badge: 'auto', by: 'Picked by the clock from the rating list' },
  group: { badge: 'group', by: 'Came along with a group partner' },
  placement: { badge: 'capt', by: 'Captain, placed in the round of their tier before the start' },
};

/** The short mark on a cell; null for a pick that the team made itself. */
export const badgeOf = ({ source }: Pick<RoomPick, 'source'>): string | null => SOURCES[source].badge;
export const pickedBy = ({ source, insteadOf }: Pick<RoomPick, 'source' | 'insteadOf'>): string =>
  insteadOf === undefined ? SOURCES[source].by : 'Put in place of another player by a commissioner';
export const isByClock = ({ source }: Pick<RoomPick, 'source'>): boolean => badgeOf({ source }) === 'auto';

/** '2 C, 1 P and 3 women' of what a team still has to find. */
export const needsWords = (
  needs: readonly { readonly kind: 'position' | 'gender'; readonly key: string; readonly missing: number }[],
): string => listOf(needs.map(needWord));

export const needWord = ({ key, missing }: { readonly key: string; readonly missing: number }): string => {
  if (key === 'woman') return count(missing, 'woman', 'women');
  if (key === 'man') return count(missing, 'man', 'men');
  return key === 'nonbinary' ? `${missing} nonbinary` : `${missing} ${key}`;
};

/** Why the clock picks for a team. */
export const AUTO_CAUSES: Readonly<Record<RoomView['autoTeams'][number]['cause'], string>> = {
  two_expiries: 'time ran out twice',
  captain: 'own choice',
  commissioner: 'set by a commissioner',
};

type Attempt = { readonly pickNo: number; readonly playerId: string; readonly sentAt: number };

/** What to tell somebody whose pick was refused: who took the player, how long before, and that the queue is safe. */
export const refusalOf = (
  facts: RoomFacts,
  attempt: Attempt,
  failure: Failure,
): { readonly title: string; readonly sentence: string } => {
  const sentence = lostTo(facts, attempt, failure);
  return {
    title: failure.title,
    sentence: sentence === null ? sentenceOf(failure) : `${sentence} Your queue is unchanged.`,
  };
};

/** What to tell somebody who was still being asked when another one made the pick. */
export const overtakenBy = (
  facts: RoomFacts,
  made: RoomPick,
): { readonly title: string; readonly sentence: string } => {
  const [team, player] = [teamOf(facts, made.teamId).name, playerName(facts, made.playerId)];
  const who = isByClock(made) ? 'The clock' : made.source === 'proxy' ? 'A commissioner' : null;
  return {
    title: `Pick ${made.pickNo} is made`,
    sentence: who === null ? `${team} took ${player}.` : `${who} took ${player} for ${team}.`,
  };
};

const lostTo = (facts: RoomFacts, attempt: Attempt, { code, facts: told }: Failure): string | null => {
  const player = facts.playerById.get(attempt.playerId);
  if (code === 'player_taken') {
    const taken = facts.takenBy.get(attempt.playerId);
    const teamId = taken?.teamId ?? textIn(told, 'teamId');
    if (teamId === null) return null;
    const when = lead(facts.pickByNo.get(taken?.pickNo ?? numberIn(told, 'pickNo')), attempt.sentAt);
    return `${teamOf(facts, teamId).name} took ${themOf(player)} ${when} before you.`;
  }
  if (code !== 'pick_already_made') return null;
  const made = facts.pickByNo.get(attempt.pickNo);
  const playerId = made?.playerId ?? textIn(told, 'playerId');
  if (playerId === null) return null;
  // Whoever has the room open twice, or picks with a co-captain, was overtaken by nobody else.
  const who =
    made && isByClock(made)
      ? 'The clock'
      : made?.source === 'captain' && facts.room.me.teamIds.includes(made.teamId)
        ? 'Your team'
        : 'Somebody else';
  return `${who} made pick ${attempt.pickNo} ${lead(made, attempt.sentAt)} before you and took ${playerName(facts, playerId)}.`;
};

const lead = (pick: RoomPick | undefined, sentAt: number): string => {
  const seconds = pick ? (sentAt - Date.parse(pick.pickedAt)) / 1_000 : null;
  if (seconds === null || seconds < 0.5) return 'just';
  return seconds < 1.5 ? 'a second' : seconds < 60 ? `${Math.round(seconds)} seconds` : 'a while';
};

const themOf = (player: DraftPlayerView | undefined): string =>
  player?.gender === 'woman' ? 'her' : player?.gender === 'man' ? 'him' : 'them';

const textIn = (facts: Failure['facts'], name: string): string | null => {
  const value = facts?.[name];
  return typeof value === 'string' ? value : null;
};
const numberIn = (facts: Failure['facts'], name: string): number => {
  const value = facts?.[name];
  return typeof value === 'number' ? value : -1;
};

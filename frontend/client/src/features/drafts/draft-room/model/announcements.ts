import { count } from '../../../../shared/lib/words';
import { isByClock } from './pick-words';
import { forTeam, playerName, standingOf, teamOf, type RoomFacts } from './room-facts';

export type News = { readonly of: 'pick' | 'other'; readonly words: string };

/** What changed between two looks at the room, for people who hear it. */
export type Heard = {
  /** Picks and the like; may wait and be gathered. */
  readonly news: readonly News[];
  /** My turn, a pause: at once. */
  readonly urgent: string | null;
};

/** The sentences between two states of one room. */
export const heardBetween = (before: RoomFacts, now: RoomFacts): Heard => ({
  news: [
    ...picksBetween(before, now).map((words): News => ({ of: 'pick', words })),
    ...[autoBetween, redoBetween, undoBetween].flatMap((told) =>
      told(before, now).map((words): News => ({ of: 'other', words })),
    ),
  ],
  urgent: urgentBetween(before, now),
});

/** The latest redo, where it is new. */
const redoneBetween = ({ room: before }: RoomFacts, { room: { lastRedo } }: RoomFacts) =>
  lastRedo?.at === before.lastRedo?.at ? null : lastRedo;

const picksBetween = (before: RoomFacts, now: RoomFacts): readonly string[] => {
  const again = new Set(redoneBetween(before, now)?.picks.map(({ pickNo }) => pickNo));
  return now.room.picks
    .filter(
      ({ pickNo, playerId }) => before.pickByNo.get(pickNo)?.playerId !== playerId && !again.has(pickNo),
    )
    .map((pick) => {
      const team = teamOf(now, pick.teamId).name;
      const name = playerName(now, pick.playerId);
      const positions = now.playerById.get(pick.playerId)?.positions.join(', ') ?? '';
      if (pick.insteadOf !== undefined)
        return `Pick ${pick.pickNo} was changed by a commissioner: ${team} have ${name} instead of ${playerName(now, pick.insteadOf)}.`;
      const how = isByClock(pick) ? ', by the clock' : pick.source === 'proxy' ? ', by a commissioner' : '';
      return `Pick ${pick.pickNo}: ${team} take ${name}${positions && `, ${positions}`}${how}.`;
    });
};

const autoBetween = (before: RoomFacts, now: RoomFacts): readonly string[] =>
  now.room.autoTeams
    .filter(({ teamId }) => !before.room.autoTeams.some((team) => team.teamId === teamId))
    .map(({ teamId }) => `${teamOf(now, teamId).name} are on auto now.`);

const undoBetween = (before: RoomFacts, now: RoomFacts): readonly string[] => {
  const undo = now.room.lastUndo;
  if (!undo || undo.at === before.room.lastUndo?.at) return [];
  const along = undo.extras.length > 0 ? ` and ${count(undo.extras.length, 'player')} by lot or late` : '';
  return [
    `Undone back to pick ${undo.toPickNo}: ${count(undo.picks.length, 'pick')}${along}. Reason: ${undo.reason}`,
  ];
};

const redoBetween = (before: RoomFacts, now: RoomFacts): readonly string[] => {
  const redo = redoneBetween(before, now);
  return redo ? [`Made again: ${count(redo.picks.length, 'pick')}. Reason: ${redo.reason}`] : [];
};

const urgentBetween = (before: RoomFacts, now: RoomFacts): string | null => {
  const words = [runBetween(before, now), turnBetween(before, now)].filter((said) => said !== null);
  return words.length === 0 ? null : words.join(' ');
};

const runBetween = ({ room: before }: RoomFacts, { room }: RoomFacts): string | null => {
  if (room.status === before.status) return null;
  switch (room.status) {
    case 'live':
      return before.status === 'paused' ? 'The draft continues.' : 'The draft has started.';
    case 'paused':
      return room.paused && `The draft is paused. ${room.paused.reason}`;
    case 'completed':
      return 'The draft is complete.';
    case 'lobby':
      return room.lastReset && `The draft was reset to its lobby. ${room.lastReset.reason}`;
    case 'cancelled':
      return 'The draft was canceled.';
    default:
      return null;
  }
};

const turnBetween = (before: RoomFacts, now: RoomFacts): string | null => {
  const { turn } = now.room;
  const standing = standingOf(now);
  if (standing === standingOf(before) && turn?.pickNo === before.room.turn?.pickNo) return null;
  if (standing === 'my_turn' && turn)
    return `Your pick${forTeam(now, turn.teamId)}. Round ${turn.round}, pick ${turn.pickNo}. You are on the clock.`;
  return standing === 'on_deck' && standingOf(before) !== 'on_deck'
    ? 'You are on deck: you pick next.'
    : null;
};

const AT_MOST = 3;

/** One utterance for many picks: the newest in words, the others by number. */
export const gathered = (news: readonly News[]): string => {
  if (news.length <= AT_MOST) return news.map(({ words }) => words).join(' ');
  const others = news.slice(0, -1);
  const what = others.every(({ of }) => of === 'pick') ? 'picks' : 'changes';
  return `${others.length} more ${what}. ${news.at(-1)?.words ?? ''}`;
};

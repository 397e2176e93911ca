import type { DraftPlayerView, RoomPick, RoomTeam, RoomView } from '@fieldhouse/api-contract';
import { NO_TEAM_COLOR } from '../../../../shared/lib/colors';

/** Look-ups over a room and its players, made once per change. */
export type RoomFacts = {
  readonly room: RoomView;
  readonly players: readonly DraftPlayerView[];
  readonly playerById: ReadonlyMap<string, DraftPlayerView>;
  readonly teamById: ReadonlyMap<string, RoomTeam>;
  readonly pickByNo: ReadonlyMap<number, RoomPick>;
  /** The pick or the extra place that a player is on a team by. */
  readonly takenBy: ReadonlyMap<string, Taken>;
};
/** `pickNo` is null for a player without a cell. */
export type Taken = { readonly teamId: string; readonly pickNo: number | null };

/** Makes each list's look-up once: most lists outlive many picks. */
const oncePer = <List extends object, Made>(make: (list: List) => Made): ((list: List) => Made) => {
  const made = new WeakMap<List, Made>();
  return (list) => {
    const known = made.get(list);
    if (known !== undefined) return known;
    const now = make(list);
    made.set(list, now);
    return now;
  };
};
const playersById = oncePer(
  (players: readonly DraftPlayerView[]): RoomFacts['playerById'] =>
    new Map(players.map((player) => [player.playerId, player])),
);
const teamsById = oncePer(
  (teams: RoomView['teams']): RoomFacts['teamById'] => new Map(teams.map((team) => [team.teamId, team])),
);

export const factsOf = (room: RoomView, players: readonly DraftPlayerView[]): RoomFacts => ({
  room,
  players,
  playerById: playersById(players),
  teamById: teamsById(room.teams),
  pickByNo: new Map(room.picks.map((pick) => [pick.pickNo, pick])),
  takenBy: new Map<string, Taken>([
    ...room.extras.map(({ playerId, teamId }) => [playerId, { teamId, pickNo: null }] as const),
    ...room.picks.map(({ playerId, teamId, pickNo }) => [playerId, { teamId, pickNo }] as const),
  ]),
});

const NOBODY: RoomTeam = { teamId: '', name: 'Unknown team', color: NO_TEAM_COLOR, hasPicker: false };

export const teamOf = ({ teamById }: Pick<RoomFacts, 'teamById'>, teamId: string): RoomTeam =>
  teamById.get(teamId) ?? NOBODY;

export const playerName = ({ playerById }: RoomFacts, playerId: string): string =>
  nameOf(playerById.get(playerId)) ?? 'Somebody';

export const isFree = (
  { playerById, takenBy }: Pick<RoomFacts, 'playerById' | 'takenBy'>,
  playerId: string,
): boolean => playerById.get(playerId)?.withdrawn === false && !takenBy.has(playerId);

/** A player's name; who has left the league since is marked. */
export const nameOf = (
  player: Pick<DraftPlayerView, 'name' | 'withdrawn'> | undefined,
): string | undefined => (player?.withdrawn ? `${player.name} (withdrawn)` : player?.name);

/** What stands for the name of a player who was forgotten. */
const FORGOTTEN = 'Former player';

/** 'Alburquerque' of 'Al Alburquerque': what fits into a cell. */
export const shortName = (name: string): string =>
  (name !== FORGOTTEN &&
    name
      .trim()
      .split(/\s+/)
      .slice(1)
      .filter((word) => !/^\p{L}\.?$/u.test(word))
      .join(' ')) ||
  name;

/** What each player is called in a cell: the surname, with an initial where several have the same. */
export const cellNames = oncePer((players: readonly DraftPlayerView[]): ReadonlyMap<string, string> => {
  const bearers = new Map<string, number>();
  players.forEach(({ name }) => bearers.set(shortName(name), (bearers.get(shortName(name)) ?? 0) + 1));
  return new Map(
    players.map(({ playerId, name }) => {
      const short = shortName(name);
      const shared = short !== name && (bearers.get(short) ?? 0) > 1;
      return [playerId, shared ? `${name.trim().charAt(0)}. ${short}` : short];
    }),
  );
});

/** A cell nobody has filled yet. */
export type OpenPick = { readonly pickNo: number; readonly round: number; readonly teamId: string };

export const roundOf = ({ teams, order }: RoomView, pickNo: number): number =>
  Math.ceil(pickNo / (order.length || teams.length || 1));

/** The open cells in pick order, from the one on the clock (or the first open one) on. */
export const openPicks = oncePer(({ room, pickByNo }: RoomFacts): readonly OpenPick[] =>
  room.board.flatMap((teamId, index) => {
    const pickNo = index + 1;
    return pickByNo.has(pickNo) || pickNo < (room.turn?.pickNo ?? 0)
      ? []
      : [{ pickNo, round: roundOf(room, pickNo), teamId }];
  }),
);

/** How many picks of others come before the next one of these teams; 0: it is on the clock, null: none is left. */
export const picksUntil = (facts: RoomFacts, teamIds: readonly string[]): number | null => {
  const place = openPicks(facts).findIndex(({ teamId }) => teamIds.includes(teamId));
  return place < 0 ? null : place;
};

/** The teams that a visitor picks for. */
export const ownTeams = ({ me, teams }: Pick<RoomView, 'me' | 'teams'>): readonly RoomTeam[] =>
  teams.filter(({ teamId }) => me.teamIds.includes(teamId));

/** Those of them that came after the order was made, and have no place in it. */
export const outsideOrder = (room: Pick<RoomView, 'me' | 'teams' | 'order'>): readonly RoomTeam[] =>
  room.order.length === 0 ? [] : ownTeams(room).filter(({ teamId }) => !room.order.includes(teamId));

/** A team that somebody who picks for several wants to see the lists of, and the pick that was on the clock then. */
export type ListsChosen = { readonly teamId: string; readonly pickNo: number | null };

/** Whose lists the visitor sees: the chosen team's, until another one of theirs comes on the clock. */
export const listsOf = ({ me, turn }: RoomView, chosen: ListsChosen | null): string | null => {
  const onClock = me.teamIds.find((teamId) => teamId === turn?.teamId);
  const holds = onClock === undefined || chosen?.pickNo === turn?.pickNo;
  if (chosen && holds && me.teamIds.includes(chosen.teamId)) return chosen.teamId;
  return onClock ?? me.teamIds[0] ?? null;
};

/** ' for Owls', where it is not the only team that the visitor picks for. */
export const forTeam = (facts: RoomFacts, teamId: string | null): string => {
  const [own, ...others] = facts.room.me.teamIds;
  if (teamId === null || (teamId === own && others.length === 0)) return '';
  return ` for ${teamOf(facts, teamId).name}`;
};

/** Where this visitor stands in the order of turns right now. */
export type Standing = 'my_turn' | 'on_deck' | 'waiting' | 'watching';

export const standingOf = (facts: RoomFacts): Standing => {
  const { me, status, turn } = facts.room;
  if (me.teamIds.length === 0) return 'watching';
  if (status !== 'live' || !turn) return 'waiting';
  const until = picksUntil(facts, me.teamIds);
  if (until === 0) return 'my_turn';
  return until === 1 ? 'on_deck' : 'waiting';
};

/** 'Round 4 · Pick 41' short: 'R4 · Pick 41'. */
export const pickLabel = ({ round, pickNo }: Pick<OpenPick, 'round' | 'pickNo'>): string =>
  `R${round} · Pick ${pickNo}`;

/** True where picks can be made at all: there is a board and it is not over. */
export const isOpenRoom = ({ status }: RoomView): boolean =>
  status === 'lobby' || status === 'live' || status === 'paused';

export const isOver = ({ status }: Pick<RoomView, 'status'>): boolean =>
  status === 'completed' || status === 'published';

export const hasBoard = (room: RoomView): boolean => isOpenRoom(room) || isOver(room);

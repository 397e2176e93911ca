import type { DraftEvent, DraftPlayer, DraftSettings, DraftTeam } from '@fieldhouse/events/drafts';
import type { Actor, Decider } from '@fieldhouse/kernel';
import { specification } from '@fieldhouse/kernel/testing';
import type { DraftCommand } from './draft.commands';
import { type BoardPick, picksOf } from './board/board';
import { draftDecider } from './draft.decider';
import { DraftError } from './draft.errors';
import { draftCommandTable } from './draft.table';
import { type DraftState, hasBoard } from './draft.state';
import type { PoolCandidate } from './board/tiers';

/** Words for the draft's specs: a small league that is drafted on an autumn evening. */
export const draftId = 'd1';
export const leagueId = 'l1';
export const seed = `${'00'.repeat(31)}2a`;
export const seedForLot = 'ab'.repeat(32);
export const reason = 'because of rain';
/** The {@link reason} as the commissioner gives it. */
export const said = { reason, authorId: 'boss' };
/** The evening of the draft; every spec tells time in seconds from here. */
export const evening = '2026-09-01T18:00:00.000Z';
export const at = (seconds: number): string => new Date(Date.parse(evening) + seconds * 1000).toISOString();

export const account = (accountId: string): Actor => ({ kind: 'account', accountId });
/** Of the league, with no part in its draft. */
export const member = { actor: account('fan'), isInsider: true } as const;
export const commissioner = account('boss');
export const clock: Actor = { kind: 'process', name: 'pick-clock' };
/** The picker of a team: team `t1` has `p-t1`. */
export const picker = (teamId: string): Actor => account(`p-${teamId}`);

export const settings = (changes: Partial<DraftSettings> = {}): DraftSettings => ({
  format: 'snake',
  rounds: 2,
  clock: { pickSeconds: 60, rounds: [], soft: false, quietHours: null, zone: 'America/New_York' },
  limits: { positions: [], genders: [] },
  captains: 'off',
  groupsTogether: true,
  gameNights: [],
  nightRule: 'off',
  leftovers: 'stay',
  startMode: 'manual',
  startsAt: null,
  spectatorsSeeRatings: false,
  ...changes,
});

export const team = (teamId: string, changes: Partial<DraftTeam> = {}): DraftTeam => ({
  teamId,
  name: `Team ${teamId}`,
  color: '#336699',
  pickerIds: [`p-${teamId}`],
  captainPlayerId: null,
  ...changes,
});

export const candidate = (playerId: string, changes: Partial<PoolCandidate> = {}): PoolCandidate => ({
  playerId,
  rating: 5,
  positions: [],
  gender: null,
  nights: [],
  groupId: null,
  registeredAt: '2026-08-01T12:00:00.000Z',
  ...changes,
});

/** Players `a`, `b`, … with ratings falling from 9 by a half. */
export const candidates = (count: number): readonly PoolCandidate[] =>
  Array.from({ length: count }, (_, i) =>
    candidate(String.fromCharCode(97 + i), { rating: Math.max(1, 9 - i / 2) }),
  );

export const player = (candidateOf: PoolCandidate, tier: number): DraftPlayer => ({ ...candidateOf, tier });

/** The decider, held to its published table in every spec. */
export const heldDecider: Decider<DraftState, DraftCommand, DraftEvent> = {
  ...draftDecider,
  decide: (command, state) => {
    const row: { readonly events: readonly string[]; readonly errors: readonly string[] } =
      draftCommandTable[command.type];
    try {
      const events = draftDecider.decide(command, state);
      for (const { type } of events)
        if (!row.events.includes(type)) throw new Error(`${command.type} may not lead to ${type}`);
      return events;
    } catch (error) {
      if (error instanceof DraftError && !row.errors.includes(error.code)) {
        throw new Error(`${command.type} may not refuse with ${error.code}`, { cause: error });
      }
      throw error;
    }
  },
};

export const draft = specification(heldDecider);

/** The events of commands decided one after the other. */
export const eventsOf = (...commands: readonly DraftCommand[]): readonly DraftEvent[] => {
  let state = draftDecider.initialState;
  return commands.flatMap((command) => {
    const events = heldDecider.decide(command, state);
    state = events.reduce(draftDecider.evolve, state);
    return events;
  });
};

type SetUp = {
  readonly settings?: Partial<DraftSettings>;
  readonly teams?: readonly DraftTeam[];
  readonly players?: readonly PoolCandidate[];
};

const asCommissioner = { actor: commissioner, at: evening } as const;

export const creation = ({
  settings: changes = {},
  teams = [team('t1'), team('t2')],
}: SetUp = {}): DraftCommand => ({
  ...asCommissioner,
  type: 'SaveDraftSettings',
  draftId,
  leagueId,
  settings: settings(changes),
  commissionerIds: ['boss'],
  cancelledBecause: null,
  teams,
});

const orderByHand = ({ teams = [team('t1'), team('t2')] }: SetUp): DraftCommand => ({
  ...asCommissioner,
  type: 'SetDraftOrderByHand',
  order: teams.map(({ teamId }) => teamId),
  reason,
});

const opening = ({ players = candidates(6) }: SetUp): DraftCommand => ({
  ...asCommissioner,
  type: 'OpenDraftLobby',
  players,
});

/** Histories that specs begin with. Teams pick in their listed order; the first turn of a live draft starts at {@link evening}. */
export const created = (setUp: SetUp = {}): readonly DraftEvent[] => eventsOf(creation(setUp));
export const orderLocked = (setUp: SetUp = {}): readonly DraftEvent[] =>
  eventsOf(creation(setUp), orderByHand(setUp));
export const lobby = (setUp: SetUp = {}): readonly DraftEvent[] =>
  eventsOf(creation(setUp), orderByHand(setUp), opening(setUp));
export const live = (setUp: SetUp = {}): readonly DraftEvent[] =>
  eventsOf(creation(setUp), orderByHand(setUp), opening(setUp), { ...asCommissioner, type: 'StartDraft' });

/** A history continued by commands. */
export const continued = (
  history: readonly DraftEvent[],
  ...commands: readonly DraftCommand[]
): readonly DraftEvent[] => {
  let state = history.reduce(draftDecider.evolve, draftDecider.initialState);
  return commands.reduce<readonly DraftEvent[]>((events, command) => {
    const more = heldDecider.decide(command, state);
    state = more.reduce(draftDecider.evolve, state);
    return [...events, ...more];
  }, history);
};

/** The filled cells after a history. */
export const picksAfter = (history: readonly DraftEvent[]): readonly BoardPick[] => {
  const { state } = draft.given(...history);
  return hasBoard(state) ? picksOf(state.board) : [];
};

export const pick = (teamId: string, pickNo: number, playerId: string, seconds = 10): DraftCommand => ({
  actor: picker(teamId),
  at: at(seconds),
  type: 'MakePick',
  pickNo,
  playerId,
  seedForLot,
});

export const autoPick = (
  pickNo: number,
  clockSeq: number,
  seconds: number,
  wishes: Partial<{ queue: string[]; ranking: string[]; doNotDraft: string[] }> = {},
): DraftCommand => ({
  actor: clock,
  at: at(seconds),
  type: 'AutoPick',
  pickNo,
  clockSeq,
  queue: [],
  ranking: [],
  doNotDraft: [],
  seedForLot,
  ...wishes,
});

/** A commissioner's command at an instant. */
export const boss = <const C extends { readonly type: DraftCommand['type'] }>(command: C, seconds = 10) => ({
  actor: commissioner,
  at: at(seconds),
  ...command,
});

type DataOf<Type extends DraftEvent['type']> = Extract<DraftEvent, { type: Type }>['data'];

/** Pick numbers that specs use lie in drafts of two teams, unless they give the round. */
const roundOfTwo = (pickNo: number): number => Math.ceil(pickNo / 2);

/** A pick made 10 s into the evening, where the first turn has 50 s left and later ones have just begun, unless changed. */
export const picked = (
  teamId: string,
  pickNo: number,
  playerId: string,
  changes: Partial<DataOf<'PlayerPicked'>> = {},
): DraftEvent => ({
  type: 'PlayerPicked',
  data: {
    draftId,
    pickNo,
    round: roundOfTwo(pickNo),
    teamId,
    playerId,
    source: 'captain',
    why: null,
    assignedRating: null,
    pickedAt: at(10),
    remainingSeconds: pickNo === 1 ? 50 : 60,
    madeIn: pickNo,
    ...changes,
  },
});

/** A turn with a clock of 60 s that starts so many seconds into the evening. */
export const turn = (
  teamId: string,
  pickNo: number,
  clockSeq: number,
  seconds: number,
  changes: Partial<DataOf<'TurnStarted'>> = {},
): DraftEvent => ({
  type: 'TurnStarted',
  data: {
    draftId,
    pickNo,
    round: roundOfTwo(pickNo),
    teamId,
    clockSeq,
    startedAt: at(seconds),
    deadlineAt: at(seconds + 60),
    autoPickAt: at(seconds + 62),
    auto: false,
    ...changes,
  },
});

/** A draft that has run to its end: every pick of two teams in two rounds, the result, and its publication. */
export const allPicks = [pick('t1', 1, 'a'), pick('t2', 2, 'b'), pick('t2', 3, 'c'), pick('t1', 4, 'd')];
export const completed = continued(live(), ...allPicks);
/** By a commissioner of the league, which has these teams by now. */
export const assignLate = (
  late: PoolCandidate,
  leagueTeamIds: readonly string[] = ['t1', 't2'],
): DraftCommand => boss({ type: 'AssignLatePlayer', player: late, leagueTeamIds });
export const publish = boss({ type: 'PublishDraft', leagueTeamIds: ['t1', 't2'] });
export const published = continued(completed, publish);

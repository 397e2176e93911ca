import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent, ProspectusEvent } from '@fieldhouse/events/leagues';
import { foldBatch, type Positioned, type RecordedEvent } from '@fieldhouse/kernel';
import type { LeagueProspectus } from '@fieldhouse/values';
import { settings } from '../../../../services/drafts/src/domain/draft.scenario';
import type { DraftRoomDocument } from './draft-room.read-model';
import { draftRoomProjection } from './draft-room.projection';

const leagueId = 'l1';
const draftId = draftIdOf(leagueId);
const at = (second: number): string => `2026-05-01T18:00:${String(second).padStart(2, '0')}.000Z`;
const team = (teamId: string) => ({
  teamId,
  name: teamId.toUpperCase(),
  color: '#0B6B4A',
  pickerIds: [`captain-${teamId}`],
  captainPlayerId: null,
});
const player = (playerId: string) => ({
  playerId,
  rating: 5,
  tier: 1,
  positions: ['P'],
  gender: null,
  nights: [],
  groupId: null,
  registeredAt: at(0),
});
const turn = (pickNo: number, teamId: string, clockSeq: number): DraftEvent => ({
  type: 'TurnStarted',
  data: {
    draftId,
    pickNo,
    round: Math.ceil(pickNo / 2),
    teamId,
    clockSeq,
    startedAt: at(pickNo),
    deadlineAt: at(pickNo + 20),
    autoPickAt: at(pickNo + 22),
    auto: false,
  },
});
const picked = (pickNo: number, teamId: string, playerId: string): DraftEvent => ({
  type: 'PlayerPicked',
  data: {
    draftId,
    pickNo,
    round: Math.ceil(pickNo / 2),
    teamId,
    playerId,
    source: 'captain',
    why: null,
    assignedRating: null,
    pickedAt: at(20 + pickNo),
    remainingSeconds: 30,
  },
});

/** The log of a league and its draft, as the store would hand it out. */
const recorded = (
  ...events: readonly (DraftEvent | LeagueEvent | PlayerPoolEvent | ProspectusEvent)[]
): RecordedEvent<DraftEvent | LeagueEvent | PlayerPoolEvent | ProspectusEvent>[] => {
  const revisions = new Map<string, number>();
  return events.map((event, index) => {
    const streamId =
      'draftId' in event.data && !('playerIds' in event.data) ? `draft-${draftId}` : `league-${leagueId}`;
    const revision = (revisions.get(streamId) ?? -1) + 1;
    revisions.set(streamId, revision);
    const metadata = {
      schemaVersion: 1,
      $correlationId: 'c',
      $causationId: 'c',
      commandId: `x${index}`,
      commandHash: '',
      actor: { kind: 'anonymous' } as const,
      occurredAt: at(index),
    };
    return {
      ...event,
      id: `e${index}`,
      streamId,
      revision,
      position: { commit: BigInt(index + 1), prepare: BigInt(index + 1) },
      metadata,
    };
  });
};

const setUp: readonly (DraftEvent | LeagueEvent)[] = [
  {
    type: 'LeagueCreated',
    data: {
      leagueId,
      ownerId: 'owner',
      name: 'Tuesday League',
      sport: 'softball',
      season: '2026',
      teamCount: 2,
      rosterSize: 2,
      limits: settings().limits,
      gameNights: [],
      zone: 'UTC',
    },
  },
  {
    type: 'TeamRoleGranted',
    data: { leagueId, teamId: 'a', accountId: 'captain-a', role: 'captain', inviteId: null },
  },
  { type: 'DraftCreated', data: { draftId, leagueId, settings: settings() } },
  { type: 'DraftTeamsChanged', data: { draftId, teams: [team('a'), team('b')], commissionerIds: ['owner'] } },
  {
    type: 'DraftOrderSetByHand',
    data: { draftId, order: ['b', 'a'], reason: 'last season reversed', authorId: 'boss' },
  },
  {
    type: 'DraftLobbyOpened',
    data: { draftId, players: ['p1', 'p2', 'p3', 'p4', 'p5'].map(player), freeCaptains: [] },
  },
  { type: 'DraftStarted', data: { draftId, startedAt: at(6) } },
  turn(1, 'b', 1),
];
const fold = (
  events: ReturnType<typeof recorded>,
  before = new Map<string, Positioned<DraftRoomDocument>>(),
): Positioned<DraftRoomDocument> => {
  foldBatch(draftRoomProjection, before, events);
  const document = before.get(draftId);
  if (!document) throw new Error('there is no room');
  return document;
};

describe('draft room projection', () => {
  it('shows who may enter, the order, the board and whose turn it is', () => {
    const document = fold(recorded(...setUp));
    expect(document).toMatchObject({
      leagueName: 'Tuesday League',
      commissionerIds: ['owner'],
      pickers: [{ teamId: 'a', accountIds: ['captain-a'] }],
    });
    expect(document.room).toMatchObject({
      status: 'live',
      order: ['b', 'a'],
      board: ['b', 'a', 'a', 'b'],
      poolSize: 5,
      turn: { pickNo: 1, teamId: 'b' },
      picks: [],
    });
  });

  it('never holds an account id in what everybody sees', () => {
    expect(JSON.stringify(fold(recorded(...setUp)).room)).not.toContain('captain-');
  });

  it('puts picks in their cells and takes undone ones back', () => {
    const undone: DraftEvent = {
      type: 'PicksUndone',
      data: {
        draftId,
        toPickNo: 2,
        picks: [{ pickNo: 2, teamId: 'a', playerId: 'p2' }],
        reason: 'wrong name',
        authorId: 'boss',
      },
    };
    const paused: DraftEvent = {
      type: 'DraftPaused',
      data: { draftId, cause: 'undo', reason: 'wrong name', authorId: 'boss', remainingSeconds: null },
    };
    const { room } = fold(
      recorded(
        ...setUp,
        picked(1, 'b', 'p1'),
        turn(2, 'a', 2),
        picked(2, 'a', 'p2'),
        turn(3, 'a', 3),
        undone,
        paused,
      ),
    );
    expect(room).toMatchObject({
      status: 'paused',
      turn: null,
      lastUndo: { toPickNo: 2, reason: 'wrong name' },
      paused: { cause: 'undo' },
    });
    expect(room?.picks.map(({ pickNo, playerId }) => [pickNo, playerId])).toEqual([[1, 'p1']]);
  });

  it('tells how many were passed over and why, never whom', () => {
    const auto = picked(1, 'b', 'p3');
    const why = {
      rank: 3,
      passedOver: [
        { playerId: 'p1', list: 'queue', rule: 'taken' },
        { playerId: 'p2', list: 'queue', rule: 'taken' },
      ],
      passed: [{ list: 'queue', rule: 'taken', count: 25 }],
      need: null,
      relaxed: false,
    } as const;
    const event = { ...auto, data: { ...auto.data, source: 'queue', why } } as unknown as DraftEvent;
    const { room } = fold(recorded(...setUp, event));
    expect(room?.picks[0]?.why).toEqual({
      rank: 3,
      passedOver: [{ list: 'queue', rule: 'taken', count: 25 }],
      need: null,
      relaxed: false,
    });
  });

  it('keeps a captain’s own cell through a reset and nothing else', () => {
    const own = picked(2, 'a', 'p2');
    const placement = {
      ...own,
      data: { ...own.data, source: 'placement', pickedAt: at(40), madeIn: 0 },
    } as unknown as DraftEvent;
    const events = recorded(...setUp.slice(0, 6), placement, ...setUp.slice(6), picked(1, 'b', 'p1'), {
      type: 'DraftReset',
      data: { draftId, reason: 'start over', authorId: 'boss' },
    });
    const { room } = fold(events);
    expect(room).toMatchObject({ status: 'lobby', turn: null, startedAt: null });
    expect(room?.picks.map(({ pickNo }) => pickNo)).toEqual([2]);
  });

  it('is the same document when the same events come twice, in whatever batches', () => {
    const events = recorded(...setUp, picked(1, 'b', 'p1'), turn(2, 'a', 2), picked(2, 'a', 'p2'));
    const once = fold(events);
    const twice = new Map<string, Positioned<DraftRoomDocument>>();
    fold(events.slice(0, 7), twice);
    fold(events.slice(3), twice);
    expect(fold(events, twice)).toStrictEqual(once);
  });

  it('says nothing of a league that does not exist', () => {
    expect(() => fold(recorded(picked(1, 'b', 'p1')))).not.toThrow();
    const documents = new Map<string, Positioned<DraftRoomDocument>>();
    foldBatch(draftRoomProjection, documents, recorded(picked(1, 'b', 'p1')));
    expect(documents.get(draftId)?._gone).toBe(true);
  });

  it('knows leagues whose teams are not drafted, once they say so', () => {
    const said = (format: 'team' | 'draft') => ({
      type: 'ProspectusSet' as const,
      data: { leagueId, prospectus: { format } as LeagueProspectus },
    });
    const created = setUp.slice(0, 1);
    const after = (...events: readonly ProspectusEvent[]) => fold(recorded(...created, ...events)).drafts;
    expect([after(), after(said('team')), after(said('team'), said('draft'))]).toEqual([true, false, true]);
  });

  it('counts the players of the league who have not withdrawn', () => {
    const about = (playerId: string) => ({ leagueId, playerId });
    const { registered } = fold(
      recorded(
        ...setUp.slice(0, 1),
        ...['p1', 'p2', 'p3'].map(
          (id) => ({ type: 'PlayerRegistered', data: about(id) }) as unknown as PlayerPoolEvent,
        ),
        { type: 'PlayerWithdrawn', data: { ...about('p1'), reason: 'moved' } },
        { type: 'PlayerWithdrawn', data: { ...about('p2'), reason: 'hurt' } },
        { type: 'PlayerReinstated', data: about('p2') },
      ),
    );
    expect(registered).toBe(2);
  });

  it('knows which teams the league has, in its order, whoever comes to pick for them and goes', () => {
    const about = (teamId: string) => ({ leagueId, teamId });
    const entered = (teamId: string): LeagueEvent => ({
      type: 'TeamEntered',
      data: { ...about(teamId), name: teamId, color: '#0B6B4A' },
    });
    const role = { accountId: 'second-a', role: 'proxy' as const };
    const events: readonly LeagueEvent[] = [
      ...['a', 'b', 'c'].map(entered),
      { type: 'TeamRoleGranted', data: { ...about('b'), ...role, inviteId: null } },
      { type: 'TeamRoleGranted', data: { ...about('a'), ...role, inviteId: null } },
      { type: 'TeamRoleRevoked', data: { ...about('a'), ...role } },
      { type: 'TeamWithdrawn', data: about('c') },
    ];
    expect(fold(recorded(...setUp.slice(0, 1), ...events)).pickers).toEqual([
      { teamId: 'a', accountIds: [] },
      { teamId: 'b', accountIds: ['second-a'] },
    ]);
  });

  it('lets in whoever keeps one of two roles, and nobody whose last one is gone', () => {
    const staff = (
      type: 'LeagueStaffAdded' | 'LeagueStaffRemoved',
      role: 'owner' | 'scorekeeper',
    ): LeagueEvent => ({ type, data: { leagueId, accountId: 'owner', role } });
    const lesser = [staff('LeagueStaffAdded', 'scorekeeper'), staff('LeagueStaffRemoved', 'scorekeeper')];
    const after = (...events: readonly LeagueEvent[]) => fold(recorded(...setUp.slice(0, 1), ...events));
    expect(after(...lesser)).toMatchObject({ staffIds: ['owner'], commissionerIds: ['owner'] });
    const owned = [staff('LeagueStaffAdded', 'scorekeeper'), staff('LeagueStaffRemoved', 'owner')];
    expect(after(...owned)).toMatchObject({ staffIds: ['owner'], commissionerIds: [] });
    expect(after(...lesser, staff('LeagueStaffRemoved', 'owner'))).toMatchObject({ staffIds: [] });
  });

  it('keeps all else, whatever the league says of itself and its people', () => {
    const before = fold(recorded(...setUp));
    const role = { leagueId, teamId: 'a', accountId: 'second-a', role: 'captain' as const };
    const after = fold(
      recorded(
        ...setUp,
        { type: 'ProspectusSet', data: { leagueId, prospectus: { format: 'draft' } as LeagueProspectus } },
        {
          type: 'LeagueDetailsChanged',
          data: { leagueId, name: 'Wednesday League', sport: 'kickball', season: '2027' },
        } as LeagueEvent,
        { type: 'TeamRoleGranted', data: { ...role, inviteId: null } },
        { type: 'TeamRoleRevoked', data: { ...role, accountId: 'captain-a' } },
        { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'ben', role: 'commissioner' } },
        { type: 'LeagueStaffRemoved', data: { leagueId, accountId: 'owner', role: 'owner' } },
      ),
    );
    const { _position, ...rest } = before;
    expect(after).toMatchObject({
      ...rest,
      ...{ leagueName: 'Wednesday League', sport: 'kickball', season: '2027' },
      pickers: [{ teamId: 'a', accountIds: ['second-a'] }],
      staff: [{ accountId: 'ben', role: 'commissioner' }],
      ...{ staffIds: ['ben'], commissionerIds: ['ben'] },
    });
  });

  it('lets in the players’ own accounts, until the player is unlinked or forgotten', () => {
    const linked = (playerId: string, accountId: string | null): PlayerPoolEvent => ({
      type: 'PlayerAccountLinked',
      data: { leagueId, playerId, accountId },
    });
    const { playerAccounts } = fold(
      recorded(
        ...setUp.slice(0, 1),
        ...[linked('p1', 'pia'), linked('p2', 'sam'), linked('p3', 'sue'), linked('p2', null)],
        { type: 'PlayerForgotten', data: { leagueId, playerId: 'p3', forgottenAt: at(9) } },
      ),
    );
    expect(playerAccounts).toEqual([{ playerId: 'p1', accountId: 'pia' }]);
  });
});

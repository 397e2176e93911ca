import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, LeaguePlacesEvent, LeagueStaffRole, TeamRole } from '@fieldhouse/events/leagues';
import { foldBatch, type Positioned } from '@fieldhouse/kernel';
import { at, recorded } from '@fieldhouse/kernel/testing';
import { draftSettings } from '@fieldhouse/testing/draft-settings';
import { toldDraftsProjection, type ToldDraftDocument } from './told-drafts.projection';
import { peopleOf } from './told-drafts';

const leagueId = 'l1';
const draftId = draftIdOf(leagueId);
const role = { leagueId, teamId: 't1', role: 'captain' } as const;
const league: readonly LeagueEvent[] = [
  {
    type: 'LeagueCreated',
    data: {
      ...{ leagueId, ownerId: 'boss', name: 'Tuesday League', sport: 'softball', season: '2026' },
      ...{ teamCount: 2, rosterSize: 2, limits: { positions: [], genders: [] }, gameNights: [], zone: 'UTC' },
    },
  },
  { type: 'TeamEntered', data: { leagueId, teamId: 't1', name: 'Hawks', color: '#000000' } },
  { type: 'TeamRoleGranted', data: { ...role, accountId: 'ana', inviteId: null } },
];
const after = (
  ...events: readonly (LeagueEvent | LeaguePlacesEvent | DraftEvent)[]
): Positioned<ToldDraftDocument> | undefined => {
  const documents = new Map<string, Positioned<ToldDraftDocument>>();
  const log = recorded([...league, ...events]).map((event) => ({
    ...event,
    streamId: 'draftId' in event.data ? `draft-${draftId}` : `league-${leagueId}`,
  }));
  foldBatch(toldDraftsProjection, documents, log);
  return documents.get(draftId);
};

describe('whom there is to tell of a draft', () => {
  it('is who picks and who runs it, by now, also before there is a draft', () => {
    expect(after()).toMatchObject({ leagueName: 'Tuesday League', draft: null });
    expect(peopleOf(after() ?? null)).toEqual(['ana', 'boss']);
    const aide = { leagueId, accountId: 'aide', role: 'commissioner' } as const;
    const scorer = { leagueId, accountId: 'sam', role: 'scorekeeper' } as const;
    const staffed: readonly LeagueEvent[] = [
      { type: 'LeagueStaffAdded', data: aide },
      { type: 'LeagueStaffAdded', data: scorer },
    ];
    expect(after(...staffed)?.commissionerIds).toEqual(['boss', 'aide']);
    const left: readonly LeagueEvent[] = [
      { type: 'LeagueStaffRemoved', data: aide },
      { type: 'TeamRoleRevoked', data: { ...role, accountId: 'ana' } },
    ];
    expect(peopleOf(after(...staffed, ...left) ?? null)).toEqual(['boss']);
    expect(after({ type: 'TeamWithdrawn', data: { leagueId, teamId: 't1' } })?.teams).toEqual([]);
  });

  it('is led by captain and co-captains of each team, who may change, and not by its proxies', () => {
    const granted = (accountId: string, as: TeamRole): LeagueEvent => ({
      ...{ type: 'TeamRoleGranted', data: { ...role, accountId, role: as, inviteId: null } },
    });
    const staffed = [granted('coco', 'co_captain'), granted('pat', 'proxy')];
    const leaders = (...events: readonly LeagueEvent[]) => after(...events)?.teams[0]?.leaderIds;
    expect(leaders(...staffed)).toEqual(['ana', 'coco']);
    const replaced: LeagueEvent = { type: 'TeamRoleRevoked', data: { ...role, accountId: 'ana' } };
    expect(leaders(...staffed, replaced, granted('ned', 'captain'))).toEqual(['coco', 'ned']);
    expect(leaders(...staffed, granted('ana', 'proxy'))).toEqual(['coco']);
  });

  it('is whoever keeps one of two roles too', () => {
    const of = (type: 'LeagueStaffAdded' | 'LeagueStaffRemoved', role: LeagueStaffRole): LeagueEvent => ({
      ...{ type, data: { leagueId, accountId: 'boss', role } },
    });
    const both = [of('LeagueStaffAdded', 'commissioner'), of('LeagueStaffAdded', 'scorekeeper')];
    const lesser = [of('LeagueStaffRemoved', 'scorekeeper'), of('LeagueStaffRemoved', 'owner')];
    expect(after(...both, ...lesser)?.commissionerIds).toEqual(['boss']);
    expect(after(...both, ...lesser, of('LeagueStaffRemoved', 'commissioner'))?.commissionerIds).toEqual([]);
  });

  it('knows of the league when it is by the clock there, and whether it still takes place', () => {
    expect(after()).toMatchObject({ zone: 'UTC', closed: false });
    const closed: LeaguePlacesEvent = { type: 'PlacesClosed', data: { leagueId, closedAt: at } };
    expect(after(closed)).toMatchObject({ leagueName: 'Tuesday League', closed: true });
  });

  it('is told by the present names, of the draft as it stands', () => {
    const settings = { ...draftSettings(2), startsAt: null } as Extract<
      DraftEvent,
      { type: 'DraftCreated' }
    >['data']['settings'];
    expect(
      after(
        { type: 'TeamChanged', data: { leagueId, teamId: 't1', name: 'Night Hawks', color: '#000000' } },
        { type: 'DraftCreated', data: { draftId, leagueId, settings } },
      ),
    ).toMatchObject({
      teams: [{ name: 'Night Hawks', pickerIds: ['ana'] }],
      draft: { status: 'planned', startsAt: null, turn: null },
    });
  });
});

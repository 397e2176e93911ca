import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { draftRoomOf } from './draft-rooms';
import { leaguePeopleProjection } from './league-people.projection';

const leagueId = 'l1';
const draftId = draftIdOf(leagueId);
const details = {
  ...{ name: 'Tuesday Softball', sport: 'softball', season: '2026', teamCount: 12, rosterSize: 15 },
  ...{ limits: { positions: [], genders: [] }, gameNights: [], zone: 'America/New_York' },
};
const created: LeagueEvent = { type: 'LeagueCreated', data: { leagueId, ownerId: 'ana', ...details } };
const drafted = { type: 'DraftCreated', data: { draftId, leagueId, settings: {} } } as unknown as DraftEvent;
const staff = (
  type: 'LeagueStaffAdded' | 'LeagueStaffRemoved',
  accountId: string,
  role: 'commissioner' | 'treasurer',
): LeagueEvent => ({ type, data: { leagueId, accountId, role } });
const granted = (accountId: string, teamId = 't1', role: 'captain' | 'proxy' = 'captain'): LeagueEvent => ({
  type: 'TeamRoleGranted',
  data: { leagueId, teamId, accountId, role, inviteId: null },
});
const linked = (accountId: string | null): PlayerPoolEvent => ({
  type: 'PlayerAccountLinked',
  data: { leagueId, playerId: 'p1', accountId },
});

const after = (...events: readonly (LeagueEvent | DraftEvent | PlayerPoolEvent)[]) => {
  const league = documentsAfter(leaguePeopleProjection, [created, ...events]).get(draftId);
  if (!league || '_gone' in league) throw new Error('there is no such league');
  return league;
};
const membersAfter = (...events: Parameters<typeof after>) =>
  draftRoomOf(after(...events))?.members.map(({ accountId, role }) => [accountId, role]);

describe('the chat of a draft', () => {
  it('is there once there is a draft, and closed while that is called off', () => {
    expect(draftRoomOf(after())).toBeNull();
    const said = { draftId, reason: null, authorId: null };
    const cancelled = { type: 'DraftCancelled', data: said } as unknown as DraftEvent;
    const reopened = { type: 'DraftReopened', data: said } as unknown as DraftEvent;
    expect(draftRoomOf(after(drafted))).toMatchObject({
      _id: 'draft:l1',
      name: details.name,
      archived: false,
    });
    expect(draftRoomOf(after(drafted, cancelled))?.archived).toBe(true);
    expect(draftRoomOf(after(drafted, cancelled, reopened))?.archived).toBe(false);
  });

  it('is of whoever runs the league and whoever picks, not of players and other staff', () => {
    const events = [
      drafted,
      staff('LeagueStaffAdded', 'ben', 'commissioner'),
      staff('LeagueStaffAdded', 'tim', 'treasurer'),
      granted('cal'),
      granted('ana', 't2'),
      linked('pia'),
    ];
    expect(membersAfter(...events)).toEqual([
      ['ana', 'admin'],
      ['ben', 'admin'],
      ['cal', 'player'],
    ]);
    expect(membersAfter(granted('ben'), ...events)).toContainEqual(['ben', 'admin']);
  });

  it('is nobody’s who has lost their last part in it', () => {
    const revoked: LeagueEvent = {
      type: 'TeamRoleRevoked',
      data: { leagueId, teamId: 't1', accountId: 'cal', role: 'proxy' },
    };
    const withdrawn: LeagueEvent = { type: 'TeamWithdrawn', data: { leagueId, teamId: 't2' } };
    const both = [drafted, granted('cal'), granted('cal', 't1', 'proxy'), granted('cal', 't2')];
    expect(membersAfter(...both, revoked)).toContainEqual(['cal', 'player']);
    expect(membersAfter(...both, revoked, withdrawn)).toEqual([['ana', 'admin']]);
    expect(after(...both, revoked, withdrawn).past).toEqual(['cal']);
    const ben = [
      staff('LeagueStaffAdded', 'ben', 'commissioner'),
      staff('LeagueStaffRemoved', 'ben', 'commissioner'),
    ];
    expect(membersAfter(drafted, ...ben)).toEqual([['ana', 'admin']]);
  });

  it('knows the accounts of players for as long as they are linked', () => {
    const players = (...events: Parameters<typeof after>) =>
      after(...events).parts.flatMap((part) => (part.as === 'player' ? [part.accountId] : []));
    expect(players(linked('pia'), linked('pat'))).toEqual(['pat']);
    expect(players(linked('pia'), linked(null))).toEqual([]);
  });
});

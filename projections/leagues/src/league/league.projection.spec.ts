import type { LeagueEvent } from '@fieldhouse/events/leagues';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { leagueProjection } from './league.projection';

const leagueId = 'l1';
const details = {
  name: 'Tuesday Softball',
  sport: 'softball',
  season: 'Summer 2026',
  teamCount: 12,
  rosterSize: 15,
  limits: { positions: [], genders: [] },
  gameNights: [],
  zone: 'America/New_York',
};
const created: LeagueEvent = { type: 'LeagueCreated', data: { leagueId, ownerId: 'ana', ...details } };
const entered: LeagueEvent = {
  type: 'TeamEntered',
  data: { leagueId, teamId: 't1', name: 'Hawks', color: '#0B6B4A' },
};
const role = (
  type: 'TeamRoleGranted' | 'TeamRoleRevoked',
  accountId: string,
  inviteId: string | null = null,
): LeagueEvent =>
  type === 'TeamRoleGranted'
    ? { type, data: { leagueId, teamId: 't1', accountId, role: 'captain', inviteId } }
    : { type, data: { leagueId, teamId: 't1', accountId, role: 'captain' } };
const invited = (inviteId: string): LeagueEvent => ({
  type: 'TeamInviteIssued',
  data: { leagueId, teamId: 't1', inviteId, role: 'captain', expiresAt: '2026-05-15T18:00:00.000Z' },
});
const after = (...events: LeagueEvent[]) =>
  documentsAfter(leagueProjection, [created, ...events]).get(leagueId);

describe('the league read model', () => {
  it('begins with the league and its owner', () => {
    expect(after()).toEqual({
      _id: leagueId,
      _position: '00000000000000000000',
      details,
      staff: [{ accountId: 'ana', role: 'owner' }],
      teams: [],
      invitations: [],
      memberIds: ['ana'],
      revision: 0,
    });
  });

  it('follows details and staff', () => {
    const document = after(
      { type: 'LeagueDetailsChanged', data: { leagueId, ...details, name: 'Thursday' } },
      { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'ana', role: 'treasurer' } },
      { type: 'LeagueStaffAdded', data: { leagueId, accountId: 'ben', role: 'commissioner' } },
      { type: 'LeagueStaffRemoved', data: { leagueId, accountId: 'ana', role: 'owner' } },
    );
    expect(document).toMatchObject({
      details: { ...details, name: 'Thursday' },
      revision: 4,
      memberIds: ['ana', 'ben'],
    });
    expect(document?.staff).toEqual([
      { accountId: 'ana', role: 'treasurer' },
      { accountId: 'ben', role: 'commissioner' },
    ]);
  });

  it('follows teams, their people, players and rosters', () => {
    const document = after(
      entered,
      { type: 'TeamEntered', data: { leagueId, teamId: 't2', name: 'Owls', color: '#000000' } },
      { type: 'TeamChanged', data: { leagueId, teamId: 't1', name: 'Night Hawks', color: '#111111' } },
      { type: 'TeamWithdrawn', data: { leagueId, teamId: 't2' } },
      role('TeamRoleGranted', 'cal'),
      role('TeamRoleRevoked', 'cal'),
      role('TeamRoleGranted', 'dee'),
      { type: 'CaptainPlayerNamed', data: { leagueId, teamId: 't1', playerId: 'p1' } },
      { type: 'TeamRosterCreated', data: { leagueId, teamId: 't1', draftId: 'd1', playerIds: ['p1', 'p2'] } },
    );
    expect(document?.teams).toEqual([
      {
        teamId: 't1',
        name: 'Night Hawks',
        color: '#111111',
        people: [{ accountId: 'dee', role: 'captain' }],
        captainPlayerId: 'p1',
        invites: [],
        roster: ['p1', 'p2'],
      },
    ]);
    expect(document?.memberIds).toEqual(['ana', 'dee']);
  });

  it('keeps the invites that are neither accepted nor taken back', () => {
    const document = after(
      entered,
      invited('i1'),
      invited('i2'),
      invited('i3'),
      { type: 'TeamInviteRevoked', data: { leagueId, teamId: 't1', inviteId: 'i1' } },
      role('TeamRoleGranted', 'cal', 'i2'),
    );
    expect(document?.teams[0]?.invites.map(({ inviteId }) => inviteId)).toEqual(['i3']);
  });

  it('keeps the invitations that wait, and no address of one that has ended', () => {
    const sentAt = '2026-05-01T18:00:00.000Z';
    const later = { sentAt: '2026-05-02T18:00:00.000Z', expiresAt: '2026-05-16T18:00:00.000Z' };
    const offer = { kind: 'staff', role: 'treasurer' } as const;
    const about = (invitationId: string) => ({ leagueId, invitationId });
    const issued = (invitationId: string): LeagueEvent => ({
      type: 'InvitationIssued',
      data: {
        ...about(invitationId),
        email: `${invitationId}@example.org`,
        offer,
        sentAt,
        expiresAt: '2026-05-15T18:00:00.000Z',
      },
    });
    const document = after(
      ...['i1', 'i2', 'i3', 'i4', 'i5', 'i6'].map(issued),
      { type: 'InvitationAccepted', data: { ...about('i1'), accountId: 'cal', offer } },
      { type: 'InvitationDeclined', data: about('i2') },
      { type: 'InvitationWithdrawn', data: about('i3') },
      { type: 'InvitationExpired', data: about('i4') },
      { type: 'InvitationSeen', data: { ...about('i5'), seenAt: sentAt } },
      ...(['i5', 'i6'] as const).map((id): LeagueEvent => ({
        type: 'InvitationUndelivered',
        data: { ...about(id), sentAt },
      })),
      { type: 'InvitationSentAgain', data: { ...about('i5'), ...later } },
    );
    expect(document?.invitations).toEqual([
      { invitationId: 'i5', email: 'i5@example.org', offer, ...later, undelivered: false, seenAt: sentAt },
      { ...issued('i6').data, leagueId: undefined, undelivered: true, seenAt: null },
    ]);
    expect(JSON.stringify(document)).not.toMatch(/i[1-4]@/);
    expect(document?.memberIds).toEqual(['ana']);
  });

  it('knows nothing of a league that was never created', () => {
    expect(documentsAfter(leagueProjection, [entered]).get(leagueId)).toMatchObject({ _gone: true });
  });
});

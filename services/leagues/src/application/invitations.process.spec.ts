import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { invitations } from './invitations.process';

const at = '2026-05-01T18:00:00.000Z';
const expiresAt = '2026-05-15T18:00:00.000Z';
const ids = { leagueId: 'l1', invitationId: 'i1' };
const offer = { kind: 'staff', role: 'treasurer' } as const;
const after = (event: LeagueEvent) =>
  invitations.react({
    ...event,
    id: 'e1',
    metadata: { occurredAt: at },
  } as unknown as RecordedEvent<LeagueEvent>);

const mail = {
  kind: 'schedule',
  timerId: 'mail-e1',
  jobId: `mail-e1@${at}`,
  at,
  command: {
    aggregate: 'leagueMail',
    id: 'l1',
    request: { type: 'SendInvitationMail', invitationId: 'i1', causedAt: at },
  },
};
const expiry = {
  kind: 'schedule',
  timerId: 'invitation-expires-i1',
  jobId: `invitation-expires-i1@${expiresAt}`,
  at: expiresAt,
  command: { aggregate: 'league', id: 'l1', request: { type: 'ExpireInvitation', invitationId: 'i1' } },
};
const over = [
  { kind: 'cancel', timerId: 'invitation-expires-i1' },
  {
    kind: 'dispatch',
    command: {
      aggregate: 'leagueMail',
      id: 'l1',
      request: { type: 'ForgetInvitedAddress', invitationId: 'i1' },
    },
  },
];

describe('an invitation', () => {
  it.each<LeagueEvent>([
    { type: 'InvitationIssued', data: { ...ids, email: 'cal@example.org', offer, sentAt: at, expiresAt } },
    { type: 'InvitationSentAgain', data: { ...ids, sentAt: at, expiresAt } },
  ])('is mailed and ends in time after $type, its address in neither timer', (event) => {
    expect(after(event)).toStrictEqual([mail, expiry]);
  });

  it.each<LeagueEvent>([
    { type: 'InvitationDeclined', data: ids },
    { type: 'InvitationWithdrawn', data: ids },
    { type: 'InvitationExpired', data: ids },
    { type: 'InvitationAccepted', data: { ...ids, accountId: 'cal', offer } },
  ])('is forgotten with $type', (event) => {
    expect(after(event)).toStrictEqual(over);
  });

  it('links the player to the account that accepted', () => {
    const accepted: LeagueEvent = {
      type: 'InvitationAccepted',
      data: { ...ids, accountId: 'pia', offer: { kind: 'player', playerId: 'p1' } },
    };
    const request = { type: 'LinkPlayerAccount', playerId: 'p1', accountId: 'pia' };
    expect(after(accepted)).toStrictEqual([
      { kind: 'dispatch', command: { aggregate: 'playerPool', id: 'l1', request } },
      ...over,
    ]);
  });

  it('is the only thing that is followed', () => {
    expect(after({ type: 'TeamWithdrawn', data: { leagueId: 'l1', teamId: 't1' } })).toEqual([]);
  });
});

import type { TeamEvent } from '@fieldhouse/events/teams';
import { evolveTeam, initialTeam } from '../domain/team.state';
import { archived, at, team, teamId } from '../domain/team.fixture';
import { inviteViewOf } from './team-invite.view';

const expiresAt = '2026-05-15T18:00:00.000Z';
const link: TeamEvent = { type: 'TeamLinkOpened', data: { teamId, linkId: 'k1', expiresAt } };
const invited: TeamEvent = {
  type: 'MemberInvited',
  data: {
    ...{ teamId, invitationId: 'i1', email: 'eve@example.org', accountId: null, role: 'admin' },
    ...{ number: null, positions: [], sentAt: at, expiresAt },
  },
};
const withdrawn: TeamEvent = {
  type: 'MemberInvitationWithdrawn',
  data: { teamId, invitationId: 'i1', accountId: null },
};
const reopened: TeamEvent = { type: 'TeamReopened', data: { teamId } };

/** How the link, or the invitation, of a team stands after these facts. */
const stateOf = (linkId: string, facts: readonly TeamEvent[], when = at) => {
  const state = [...team, ...facts].reduce(evolveTeam, initialTeam);
  if (state.status === 'none') throw new Error('there is no team');
  return inviteViewOf(state, linkId, when, Buffer.alloc(32), null).state;
};

it.each([
  ['link', 'k1', link],
  ['invitation', 'i1', invited],
])('says of the %s of an archived team that it is archived, until it is reopened', (_, linkId, sent) => {
  expect(stateOf(linkId, [sent])).toBe('open');
  expect(stateOf(linkId, [sent, archived])).toBe('archived');
  expect(stateOf(linkId, [sent, archived, reopened])).toBe('open');
  expect(stateOf(linkId, [sent, archived], expiresAt)).toBe('expired');
});

it('says of what has ended how it did, archived or not', () => {
  expect(stateOf('i1', [invited, withdrawn, archived])).toBe('withdrawn');
});

it('says of a link that was turned off, or replaced by a new one, that it was withdrawn', () => {
  const closed: TeamEvent = { type: 'TeamLinkClosed', data: { teamId, linkId: 'k1' } };
  const next: TeamEvent = { type: 'TeamLinkOpened', data: { teamId, linkId: 'k2', expiresAt } };
  expect(stateOf('k1', [link, closed])).toBe('withdrawn');
  expect(stateOf('k1', [link, closed, next])).toBe('withdrawn');
  expect(stateOf('k2', [link, closed, next])).toBe('open');
});

it('says to who is signed in whether somebody else is invited, and to nobody who', () => {
  const state = [...team, link, invited].reduce(evolveTeam, initialTeam);
  if (state.status === 'none') throw new Error('there is no team');
  const seenBy = (linkId: string, confirmedAddress: string | null) =>
    inviteViewOf(state, linkId, at, Buffer.alloc(32), { accountId: 'max', confirmedAddress });
  expect(seenBy('i1', 'max@example.org').forAnother).toBe(true);
  expect(seenBy('i1', 'eve@example.org').forAnother).toBe(false);
  expect(seenBy('i1', null).forAnother).toBe(false);
  expect(seenBy('k1', 'max@example.org').forAnother).toBe(false);
  expect(inviteViewOf(state, 'i1', at, Buffer.alloc(32), null).forAnother).toBe(false);
  expect(JSON.stringify(seenBy('i1', 'max@example.org'))).not.toContain('eve');
});

it('says what whoever reads it is once they accept: a member what they are already, where nothing changes', () => {
  const state = [...team, link, invited].reduce(evolveTeam, initialTeam);
  if (state.status === 'none') throw new Error('there is no team');
  const roleFor = (accountId: string, linkId: string, confirmedAddress: string | null = null) =>
    inviteViewOf(state, linkId, at, Buffer.alloc(32), { accountId, confirmedAddress }).role;
  expect(roleFor('eve', 'i1')).toBe('admin');
  expect(roleFor('cal', 'i1')).toBe('admin');
  expect(roleFor('ana', 'i1')).toBe('captain');
  expect(roleFor('eve', 'k1')).toBe('player');
  // By whichever way they come, they are what they are invited as.
  expect(roleFor('eve', 'k1', 'eve@example.org')).toBe('admin');
  expect(roleFor('ana', 'k1')).toBe('captain');
});

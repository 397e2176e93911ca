import { readTeamInviteToken, teamInviteToken } from './team-invite.token';

const leagueId = 'f0000000-0000-5000-8000-000000000001';
const inviteId = 'f0000000-0000-5000-8000-000000000002';
const secret = 'a secret of the installation';

describe('the token of an invite link', () => {
  const token = teamInviteToken(secret, leagueId, inviteId);

  it('leads back to its invite and fits into an address', () => {
    expect(readTeamInviteToken(secret, token)).toEqual({ leagueId, inviteId });
    expect(token.length).toBeLessThanOrEqual(100);
  });

  it.each([
    ['another secret', 'other', token],
    ['another invite', secret, token.replace(inviteId, inviteId.replace('2', '3'))],
    ['another signature', secret, `${token.slice(0, -2)}zz`],
    ['more behind it', secret, `${token}.x`],
    ['no signature', secret, `${leagueId}.${inviteId}`],
    ['nothing', secret, ''],
    ['characters outside ASCII', secret, `${leagueId}.${inviteId}.${'é'.repeat(11)}`],
  ])('is not valid with %s', (_, withSecret, text) => {
    expect(readTeamInviteToken(withSecret, text)).toBeNull();
  });
});

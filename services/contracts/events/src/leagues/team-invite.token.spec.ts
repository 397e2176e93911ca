import { readTeamInviteToken, teamInviteToken } from './team-invite.token';

const leagueId = 'f0000000-0000-5000-8000-000000000001';
const inviteId = 'f0000000-0000-5000-8000-000000000002';
const key = Buffer.from('a key of the installation');
const other = Buffer.from('another key');

describe('the token of an invite link', () => {
  const token = teamInviteToken(key, leagueId, inviteId);

  it('leads back to its invite and fits into an address', () => {
    expect(readTeamInviteToken([other, key], token)).toEqual({ leagueId, inviteId });
    expect(token.length).toBeLessThanOrEqual(100);
  });

  it.each([
    ['another key', other, token],
    ['another invite', key, token.replace(inviteId, inviteId.replace('2', '3'))],
    ['another signature', key, `${token.slice(0, -2)}zz`],
    ['more behind it', key, `${token}.x`],
    ['no signature', key, `${leagueId}.${inviteId}`],
    ['nothing', key, ''],
    ['characters outside ASCII', key, `${leagueId}.${inviteId}.${'é'.repeat(11)}`],
  ])('is not valid with %s', (_, withKey, text) => {
    expect(readTeamInviteToken([withKey], text)).toBeNull();
  });
});

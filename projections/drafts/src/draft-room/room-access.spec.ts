import { Secrets } from '@fieldhouse/kernel/runtime';
import { isSpectator, membershipOf, spectatorToken } from './room-access';

it('knows all teams that somebody picks for, in the league’s order', () => {
  const door = {
    pickers: [
      { teamId: 'hawks', accountIds: ['ana', 'ben'] },
      { teamId: 'owls', accountIds: ['ben', 'boss'] },
    ],
    commissionerIds: ['boss'],
    staffIds: ['boss'],
    playerAccounts: [{ accountId: 'pia' }],
  };
  const partOf = (accountId: string) => membershipOf(door, { accountId, roles: [] });
  expect(['ana', 'ben', 'boss', 'pia', 'eve'].map(partOf)).toEqual([
    { role: 'captain', teamIds: ['hawks'] },
    { role: 'captain', teamIds: ['hawks', 'owls'] },
    { role: 'commissioner', teamIds: ['owls'] },
    { role: 'player', teamIds: [] },
    null,
  ]);
});

describe('the spectator link of a room', () => {
  const secrets = new Secrets('a secret that is only used in tests, 1234567890');
  const opens = (linkNo: number, token: string | undefined): boolean =>
    isSpectator({ _id: 'd1', room: { spectatorLinkNo: linkNo } }, token, secrets);

  it.each([
    ['the link that holds', 2, 2, true],
    ['the link before it', 2, 1, false],
    ['the number that stands for no link yet', 0, 0, false],
  ])('%s', (_, linkNo, of, opened) => {
    expect(opens(linkNo, spectatorToken(secrets, 'd1', of))).toBe(opened);
  });

  it('of another room, and none at all', () => {
    expect(opens(1, spectatorToken(secrets, 'd2', 1))).toBe(false);
    expect(opens(1, undefined)).toBe(false);
    expect(isSpectator({ _id: 'd1', room: null }, spectatorToken(secrets, 'd1', 0), secrets)).toBe(false);
  });
});

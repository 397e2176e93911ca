import { evolvePlayerPool, initialPlayerPool, type Invitation } from '../domain';
import { linked, registered, withdrawn } from '../domain/player-pool.fixture';
import { toBeInvited } from './listed-people';

const at = '2026-05-02T00:00:00.000Z';
const { players } = [
  ...['a', 'b', 'c', 'd'].map((playerId) => registered(playerId)),
  linked('b', 'ben'),
  withdrawn('c'),
].reduce(evolvePlayerPool, initialPlayerPool);
const people = ['a', 'b', 'c', 'd', 'e'].map((playerId) => ({ playerId, email: `${playerId}@example.org` }));
const invited = (playerId: string, more: Partial<Invitation> = {}): Invitation => ({
  invitationId: `i-${playerId}`,
  email: 'somebody@example.org',
  offer: { kind: 'player', playerId },
  sentAt: '2026-05-01T00:00:00.000Z',
  expiresAt: '2026-05-15T00:00:00.000Z',
  undelivered: false,
  seenAt: null,
  end: null,
  acceptedBy: null,
  ...more,
});
const ids = (invitations: readonly Invitation[]) =>
  toBeInvited(people, players, { invitations }, at).map(({ playerId }) => playerId);

it('invites players in the pool who have no account', () => {
  expect(ids([])).toEqual(['a', 'd']);
});

it('invites nobody a second time while the first invitation is open', () => {
  expect(ids([invited('a')])).toEqual(['d']);
  expect(ids([invited('a', { end: 'declined' }), invited('d', { expiresAt: at })])).toEqual(['a', 'd']);
});

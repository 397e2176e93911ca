import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { playerPoolDecider } from '../player-pool.decider';
import type { RegisteredPlayer } from '../player-pool.commands';
import { at, command, leagueId, linked, person, registered, withdrawn } from '../player-pool.fixture';

const { given } = specification(playerPoolDecider);
const details = person('Pia', { rating: 6 });
const follow = (
  registrationId: string,
  changes: Partial<RegisteredPlayer> = {},
  keptIds: readonly string[] = [],
) => ({
  ...command({
    type: 'FollowRegistration',
    registrationId,
    registered: { accountId: 'pia', isIn: true, details, group: null, ...changes },
    keptIds,
  }),
  actor: { kind: 'process', name: 'registrations' } as const,
});

describe('a player who registered', () => {
  it('is in the pool under their account, once', () => {
    given().when(follow('r1')).then(registered('r1', details), linked('r1', 'pia'));
    given(registered('r1', details), linked('r1', 'pia')).when(follow('r1')).then();
  });

  it('leaves with the registration and comes back with it', () => {
    const left = follow('r1', { isIn: false });
    given(registered('r1', details), linked('r1', 'pia'))
      .when(left)
      .then({ type: 'PlayerWithdrawn', data: { leagueId, playerId: 'r1', reason: '' } });
    given().when(left).then();
    given(registered('r1', details), linked('r1', 'pia'), withdrawn('r1'))
      .when(follow('r1'))
      .then({ type: 'PlayerReinstated', data: { leagueId, playerId: 'r1' } });
  });

  it('does not take the account from another player who plays under it', () => {
    given(registered('p1'), linked('p1', 'pia'))
      .when(follow('r1', {}, ['p1']))
      .then(registered('r1', details));
  });

  describe('whom the staff had in the pool before', () => {
    const born = person('Pia', { birthDate: '1990-04-01' });
    const listed = person('PIA', { birthDate: '1990-04-01', externalId: 'R-7', rating: 7 });
    const replaced = (playerId: string): PlayerPoolEvent => ({
      type: 'PlayerWithdrawn',
      data: { leagueId, playerId, reason: 'Registered with the league' },
    });
    const comes = (group: RegisteredPlayer['group'] = null) => follow('r1', { details: born, group });
    const came = [registered('r1', born), linked('r1', 'pia')];

    it('is no second player: the one without an account leaves', () => {
      given(registered('p1', listed))
        .when(comes())
        .then(registered('r1', born), replaced('p1'), linked('r1', 'pia'));
      given(registered('p1', listed), ...came, withdrawn('r1'))
        .when(comes())
        .then({ type: 'PlayerReinstated', data: { leagueId, playerId: 'r1' } }, replaced('p1'));
      // Once: whom the staff puts back stays.
      given(...came, registered('p1', listed))
        .when(comes())
        .then();
    });

    it('is no second player, whatever they were called: the one with their account leaves', () => {
      given(registered('p1'), linked('p1', 'pia'))
        .when(comes())
        .then(registered('r1', born), replaced('p1'), linked('r1', 'pia'));
    });

    it('hands over the group, unless they register with one', () => {
      const formed = (playerIds: readonly string[], groupId = 'g'): PlayerPoolEvent => ({
        type: 'GroupFormed',
        data: { leagueId, groupId, playerIds: [...playerIds] },
      });
      const grouped = [registered('p1', listed), registered('p2'), formed(['p2', 'p1'])];
      given(...grouped)
        .when(comes())
        .then(registered('r1', born), formed(['p2', 'r1']), replaced('p1'), linked('r1', 'pia'));
      given(...grouped, registered('r2'))
        .when(comes({ groupId: 'r2', playerIds: ['r2', 'r1'] }))
        .then(
          ...[registered('r1', born), replaced('p1')],
          { type: 'GroupDissolved', data: { leagueId, groupId: 'g' } },
          ...[linked('r1', 'pia'), formed(['r2', 'r1'], 'r2')],
        );
    });

    it('stays where a team or a draft counts on them, or it may be somebody else', () => {
      given(registered('p1', listed))
        .when(follow('r1', { details: born }, ['p1']))
        .then(...came);
      for (const history of [
        [registered('p1', listed), linked('p1', 'ida')],
        [registered('p1', { ...listed, birthDate: '1991-04-01' })],
        [registered('p1', listed), registered('p2', { ...listed, externalId: 'R-8' })],
        [registered('p1', listed), withdrawn('p1')],
      ])
        given(...history)
          .when(comes())
          .then(...came);
      // Without a birth date a name says nothing.
      given(registered('p1', details))
        .when(follow('r1'))
        .then(registered('r1', details), linked('r1', 'pia'));
    });
  });

  // What is known of the player who has left goes with the account when it is erased: that link stays.
  it('has withdrawn and registers again: the account is theirs as the first time', () => {
    const left = [registered('r1', details), linked('r1', 'pia'), withdrawn('r1')];
    given(...left)
      .when(follow('r2'))
      .then(registered('r2', details), linked('r2', 'pia'));
    given(...left, registered('r2', details), linked('r2', 'pia'))
      .when(follow('r2'))
      .then();
  });

  it('is not taken back while their account plays as another', () => {
    const reinstate = command({ type: 'ReinstatePlayer', playerId: 'r1', registered: null });
    const reinstated: PlayerPoolEvent = { type: 'PlayerReinstated', data: { leagueId, playerId: 'r1' } };
    const left = [registered('r1', details), linked('r1', 'pia'), withdrawn('r1')];
    const again = [registered('r2', details), linked('r2', 'pia')];
    given(...left, ...again)
      .when(reinstate)
      .thenRefused('account_linked');
    given(...left, ...again, withdrawn('r2'))
      .when(reinstate)
      .then(reinstated);
    // A registration that is confirmed once more is in all the same, without the account.
    given(...left, ...again)
      .when(follow('r1', {}, ['r2']))
      .then(reinstated, linked('r1', null));
  });

  it('is together with the friends who are in', () => {
    const group = { groupId: 'r1', playerIds: ['r1', 'r2', 'r3'] };
    given(registered('r1', details), linked('r1', 'pia'), registered('r2'))
      .when(follow('r1', { group }))
      .then({ type: 'GroupFormed', data: { leagueId, groupId: 'r1', playerIds: ['r1', 'r2'] } });
  });

  it('is together with their friends again when the staff takes them back', () => {
    const group = { groupId: 'r1', playerIds: ['r1', 'r2', 'r3'] };
    const formed = (playerIds: readonly string[]): PlayerPoolEvent => ({
      type: 'GroupFormed',
      data: { leagueId, groupId: 'r1', playerIds: [...playerIds] },
    });
    const registration = { accountId: 'pia', isIn: true, details, group };
    const three = [registered('r1', details), registered('r2'), registered('r3'), formed(group.playerIds)];
    const left = [withdrawn('r1'), formed(['r2', 'r3'])];
    const back = (of: RegisteredPlayer | null) =>
      command({ type: 'ReinstatePlayer', playerId: 'r1', registered: of });
    const reinstated: PlayerPoolEvent = { type: 'PlayerReinstated', data: { leagueId, playerId: 'r1' } };
    given(...three, ...left)
      .when(back(registration))
      .then(reinstated, formed(group.playerIds));
    // Whose registration has ended is taken back alone, as anybody is.
    for (const none of [null, { ...registration, isIn: false }])
      given(...three, ...left)
        .when(back(none))
        .then(reinstated);
  });

  it('stays forgotten, whatever becomes of the registration', () => {
    const forgotten: PlayerPoolEvent = {
      type: 'PlayerForgotten',
      data: { leagueId, playerId: 'r1', forgottenAt: at },
    };
    const group = { groupId: 'r2', playerIds: ['r1', 'r2'] };
    const before = [registered('r1', details), linked('r1', 'pia'), forgotten, registered('r2')];
    for (const change of [{}, { isIn: false }, { group }])
      given(...before)
        .when(follow('r1', change))
        .then();
    // Their friends do not have them either, and whoever registers anew is a player again.
    given(...before)
      .when(follow('r2', { group }))
      .then(linked('r2', 'pia'));
    given(...before)
      .when(follow('r3'))
      .then(registered('r3', details), linked('r3', 'pia'));
  });

  it('is followed by the process alone', () => {
    given()
      .when({ ...follow('r1'), actor: { kind: 'account', accountId: 'ana' } })
      .thenRefused('not_league_staff');
  });
});

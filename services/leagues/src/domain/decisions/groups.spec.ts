import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { playerPoolDecider } from '../player-pool.decider';
import { command, leagueId, linked, registered, withdrawn } from '../player-pool.fixture';

const { given } = specification(playerPoolDecider);
const players = ['a', 'b', 'c', 'd'].map((id) => registered(id));
const ask = (playerId: string, withPlayerId: string, accountId?: string) =>
  command({ type: 'RequestGroup', playerId, withPlayerId, groupId: 'new' }, accountId);
const asked = (fromPlayerId: string, toPlayerId: string): PlayerPoolEvent => ({
  type: 'GroupRequested',
  data: { leagueId, fromPlayerId, toPlayerId },
});
const formed = (groupId: string, ...playerIds: string[]): PlayerPoolEvent => ({
  type: 'GroupFormed',
  data: { leagueId, groupId, playerIds },
});
const dissolved = (groupId: string): PlayerPoolEvent => ({
  type: 'GroupDissolved',
  data: { leagueId, groupId },
});

describe('groups', () => {
  it('begin with a request from one side', () => {
    given(...players)
      .when(ask('a', 'b'))
      .then(asked('a', 'b'));
    given(...players, asked('a', 'b'))
      .when(ask('a', 'b'))
      .then();
  });

  it('form when the other side asks too', () => {
    given(...players, asked('a', 'b'))
      .when(ask('b', 'a'))
      .then(formed('new', 'b', 'a'));
    given(...players, asked('c', 'b'))
      .when(ask('b', 'a'))
      .then(asked('b', 'a'));
    given(...players, asked('a', 'c'))
      .when(ask('b', 'a'))
      .then(asked('b', 'a'));
  });

  it('take a third player whom both of them and the player agree on', () => {
    const pair = [...players, formed('g1', 'a', 'b')];
    given(...pair, asked('c', 'a'), asked('b', 'c'))
      .when(ask('a', 'c'))
      .then(formed('g1', 'a', 'b', 'c'));
    given(...pair, asked('b', 'c'), asked('a', 'c'))
      .when(ask('c', 'b'))
      .then(formed('g1', 'c', 'a', 'b'));
  });

  it('take nobody whom one of them has not asked for', () => {
    const pair = [...players, formed('g1', 'a', 'b')];
    given(...pair, asked('c', 'a'))
      .when(ask('a', 'c'))
      .then(asked('a', 'c'));
    given(...pair, asked('b', 'c'))
      .when(ask('c', 'b'))
      .then(asked('c', 'b'));
    given(...pair, asked('a', 'c'), asked('b', 'c'))
      .when(ask('b', 'c'))
      .then();
  });

  it('have at most three players, whichever side asks', () => {
    const trio = [...players, formed('g1', 'a', 'b', 'c')];
    given(...trio)
      .when(ask('d', 'a'))
      .thenRefused('group_full', { size: 3 });
    given(...trio)
      .when(ask('a', 'd'))
      .thenRefused('group_full');
    given(...players, formed('g1', 'a', 'b'), formed('g2', 'c', 'd'))
      .when(ask('a', 'c'))
      .thenRefused('group_full');
  });

  it('need nothing more between those who are together', () => {
    given(...players, asked('a', 'b'), formed('g1', 'a', 'b'))
      .when(ask('b', 'a'))
      .then();
  });

  it('are of registered players, and of two different ones', () => {
    given(...players)
      .when(ask('a', 'a'))
      .thenRefused('group_with_self');
    given(...players)
      .when(ask('a', 'x'))
      .thenRefused('player_unknown');
    given(...players)
      .when(ask('x', 'a'))
      .thenRefused('player_unknown');
    given(...players, withdrawn('b'))
      .when(ask('a', 'b'))
      .thenRefused('player_withdrawn', { playerId: 'b' });
    given(...players, withdrawn('a'))
      .when(ask('a', 'b'))
      .thenRefused('player_withdrawn', { playerId: 'a' });
  });

  it('lose whoever withdraws, and end when one is left', () => {
    const withdraw = command({ type: 'WithdrawPlayer', playerId: 'b', reason: 'hurt' });
    given(...players, formed('g1', 'a', 'b', 'c'))
      .when(withdraw)
      .then(withdrawn('b'), formed('g1', 'a', 'c'));
    given(...players, formed('g1', 'a', 'b'))
      .when(withdraw)
      .then(withdrawn('b'), dissolved('g1'));
  });

  it('forget the requests of and to whoever withdraws, and no others', () => {
    const requests = [asked('a', 'b'), asked('b', 'c'), asked('c', 'd')];
    const { state } = given(...players, ...requests, withdrawn('b'));
    expect(state.requests).toEqual([{ from: 'c', to: 'd' }]);
  });

  it('settle the requests among their players, and no others', () => {
    const { state } = given(
      ...players,
      asked('a', 'b'),
      asked('a', 'c'),
      asked('d', 'a'),
      formed('g1', 'a', 'b'),
    );
    expect(state.requests).toEqual([
      { from: 'a', to: 'c' },
      { from: 'd', to: 'a' },
    ]);
  });

  it('are dissolved by the staff', () => {
    const dissolve = command({ type: 'DissolveGroup', groupId: 'g1' });
    given(...players, formed('g1', 'a', 'b'), formed('g2', 'c', 'd'))
      .when(dissolve)
      .then(dissolved('g1'));
    given(...players, formed('g1', 'a', 'b'), dissolved('g1'))
      .when(dissolve)
      .thenRefused('group_unknown');
    given(...players)
      .when(command({ type: 'DissolveGroup', groupId: 'constructor' }))
      .thenRefused('group_unknown');
  });
});

describe('players with an account', () => {
  const history = [...players, linked('a', 'pia'), formed('g1', 'a', 'b'), formed('g2', 'c', 'd')];

  it('ask for their own player only', () => {
    given(...players, linked('a', 'pia'))
      .when(ask('a', 'b', 'pia'))
      .then(asked('a', 'b'));
    given(...players, linked('a', 'pia'))
      .when(ask('b', 'a', 'pia'))
      .thenRefused('not_your_player');
    given(...players, linked('a', 'pia'))
      .when(ask('x', 'a', 'pia'))
      .thenRefused('not_your_player');
    given(...players)
      .when(ask('a', 'b', 'cal'))
      .thenRefused('not_your_player');
  });

  it('leave their own group only', () => {
    given(...history)
      .when(command({ type: 'DissolveGroup', groupId: 'g1' }, 'pia'))
      .then(dissolved('g1'));
    given(...history)
      .when(command({ type: 'DissolveGroup', groupId: 'g2' }, 'pia'))
      .thenRefused('not_your_player');
    given(...history)
      .when(command({ type: 'DissolveGroup', groupId: 'g9' }, 'pia'))
      .thenRefused('not_your_player');
  });
});

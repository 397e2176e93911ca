import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { playerPoolAggregate, playerPoolDecider } from '../player-pool.decider';
import { command, leagueId, person, registered, withdrawn } from '../player-pool.fixture';

const { given } = specification(playerPoolDecider);
const rate = (ratings: Readonly<Record<string, number | null>>, by?: string) =>
  command(
    {
      type: 'RatePlayers',
      ratings: Object.entries(ratings).map(([playerId, rating]) => ({ playerId, rating })),
    },
    by,
  );
const withdraw = (playerIds: readonly string[], by?: string) =>
  command({ type: 'WithdrawPlayers', playerIds, reason: 'hurt' }, by);
const ratedAs = (playerId: string, rating: number | null): PlayerPoolEvent => ({
  type: 'PlayerChanged',
  data: { leagueId, playerId, ...person(playerId), rating, importId: null },
});

describe('several players', () => {
  const pool = ['a', 'b', 'c'].map((playerId) => registered(playerId));

  it('are rated with one command, a fact for each whose rating changes', () => {
    given(...pool)
      .when(rate({ a: 7.5, b: 3, c: null }))
      .then(ratedAs('a', 7.5), ratedAs('b', 3));
    given(...pool, ratedAs('a', 7.5))
      .when(rate({ a: null }))
      .then(ratedAs('a', null));
    given(...pool, ratedAs('a', 7.5), ratedAs('b', 3))
      .when(rate({ a: 7.5, b: 3 }))
      .then();
  });

  it('are rated all or none', () => {
    given(...pool)
      .when(rate({ a: 7, gone: 3 }))
      .thenRefused('player_unknown');
    given(...pool)
      .when(rate({ a: 7, b: 11 }))
      .thenRefused('rating_out_of_range', { rating: 11 });
  });

  it('take the last of two ratings', () => {
    const twice = [
      { playerId: 'a', rating: 4 },
      { playerId: 'a', rating: 5 },
    ];
    given(...pool)
      .when(command({ type: 'RatePlayers', ratings: twice }))
      .then(ratedAs('a', 5));
  });

  it('are withdrawn with one command, and from the groups that the others have left', () => {
    const group = (playerIds: string[]): PlayerPoolEvent => ({
      type: 'GroupFormed',
      data: { leagueId, groupId: 'g1', playerIds },
    });
    given(...pool, group(['a', 'b', 'c']))
      .when(withdraw(['a', 'b', 'a']))
      .then(withdrawn('a'), group(['b', 'c']), withdrawn('b'), {
        type: 'GroupDissolved',
        data: { leagueId, groupId: 'g1' },
      });
    given(...pool, withdrawn('a'))
      .when(withdraw(['a', 'b']))
      .then(withdrawn('b'));
    given(...pool)
      .when(withdraw(['a', 'gone']))
      .thenRefused('player_unknown');
  });

  it('are the staff’s to rate and to withdraw', () => {
    given(...pool)
      .when(rate({ a: 7 }, 'cal'))
      .thenRefused('not_league_staff');
    given(...pool)
      .when(withdraw(['a'], 'cal'))
      .thenRefused('not_league_staff');
    given(...pool)
      .when(rate({ a: 7 }, 'eve'))
      .thenRefused('not_found', {});
  });

  it('are all whom the command is about', () => {
    expect(playerPoolAggregate.subject(rate({ a: 7, b: 3 }))).toEqual(['a', 'b']);
    expect(playerPoolAggregate.subject(withdraw(['a', 'c']))).toEqual(['a', 'c']);
  });
});

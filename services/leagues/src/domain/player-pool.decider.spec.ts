import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { playerPoolDecider } from './player-pool.decider';
import { at, command, leagueId, linked, person, registered, withdrawn } from './player-pool.fixture';

const { given } = specification(playerPoolDecider);
const details = person('Pia', { externalId: 'R-7', birthDate: '1990-04-01', positions: ['P'], rating: 7.5 });
const register = (playerId = 'p1', overrides = {}) =>
  ({ type: 'RegisterPlayer', playerId, details: { ...details, ...overrides } }) as const;
const change = (overrides: object) =>
  ({ type: 'ChangePlayer', playerId: 'p1', details: { ...details, ...overrides } }) as const;

describe('who may do what', () => {
  it('tells strangers nothing, whether the league exists or not', () => {
    given()
      .when({ ...command(register()), league: null })
      .thenRefused('not_found', {});
    given().when(command(register(), 'eve')).thenRefused('not_found', {});
    given()
      .when({ ...command(register()), actor: { kind: 'anonymous' } })
      .thenRefused('not_found', {});
  });

  it('leaves the pool to the staff and to processes', () => {
    given().when(command(register(), 'cal')).thenRefused('not_league_staff');
    given(registered('p2'), linked('p2', 'pia'))
      .when(command(register(), 'pia'))
      .thenRefused('not_league_staff');
    given()
      .when({ ...command(register()), actor: { kind: 'process', name: 'demo' } })
      .then(registered('p1', details));
  });
});

describe('players', () => {
  it('are registered once', () => {
    given().when(command(register())).then(registered('p1', details));
    given(registered('p1', details)).when(command(register())).then();
  });

  it('are changed when something changes', () => {
    given(registered('p1', details))
      .when(command(change({})))
      .then();
    given(registered('p1', details))
      .when(command(change({ rating: 8 })))
      .then({
        type: 'PlayerChanged',
        data: { leagueId, playerId: 'p1', ...details, rating: 8, importId: null },
      });
    given()
      .when(command(change({})))
      .thenRefused('player_unknown');
  });

  it('play positions of the sport', () => {
    given()
      .when(command(register('p1', { positions: ['P', 'GK'] })))
      .thenRefused('position_unknown', { position: 'GK' });
    given(registered('p1', details))
      .when(command(change({ positions: ['GK'] })))
      .thenRefused('position_unknown');
  });

  it.each([0.9, 10.1])('have no rating of %d', (rating) => {
    given()
      .when(command(register('p1', { rating })))
      .thenRefused('rating_out_of_range', { rating });
  });

  it.each([1, 10, null])('may have a rating of %d', (rating) => {
    expect(
      given()
        .when(command(register('p1', { rating })))
        .events(),
    ).toHaveLength(1);
  });

  it('have an id that nobody else has', () => {
    given(registered('p1', details))
      .when(command(register('p2', { externalId: 'r-7', firstName: 'Ida' })))
      .thenRefused('external_id_taken', { externalId: 'r-7', playerId: 'p1' });
    given(registered('p1', details), registered('p2'))
      .when(command({ ...change({}), playerId: 'p2' }))
      .thenRefused('external_id_taken');
    const another = { ...details, externalId: 'R-8', firstName: 'Ida' };
    given(registered('p1', details))
      .when(command(register('p2', another)))
      .then(registered('p2', another));
  });

  it('are not registered a second time by name and birth date', () => {
    given(registered('p1', details))
      .when(command(register('p2', { externalId: null, firstName: 'PIA' })))
      .thenRefused('player_already_registered', { playerId: 'p1' });
  });

  it('are changed also where somebody of their name and birth date has withdrawn, if that is not what changes', () => {
    const both = [registered('p1', details), withdrawn('p1'), registered('p2', { ...details, rating: 8 })];
    given(...both)
      .when(command({ ...change({ rating: 9 }), playerId: 'p2' }))
      .then({
        type: 'PlayerChanged',
        data: { leagueId, playerId: 'p2', ...details, rating: 9, importId: null },
      });
    given(...both, registered('p3'))
      .when(command({ ...change({}), playerId: 'p3' }))
      .thenRefused('external_id_taken');
    given(...both, registered('p3'))
      .when(command({ ...change({ externalId: null }), playerId: 'p3' }))
      .thenRefused('player_already_registered');
  });

  it('may share a name where no birth date tells that they are the same', () => {
    const unknownAge = { externalId: null, birthDate: null };
    expect(
      given(registered('p1', { ...details, ...unknownAge }))
        .when(command(register('p2', unknownAge)))
        .events(),
    ).toHaveLength(1);
  });

  it('are forgotten for good, as people who have withdrawn', () => {
    const forget = command({ type: 'ForgetPlayer', playerId: 'p1' });
    const forgotten: PlayerPoolEvent = {
      type: 'PlayerForgotten',
      data: { leagueId, playerId: 'p1', forgottenAt: at },
    };
    const left: PlayerPoolEvent = { type: 'PlayerWithdrawn', data: { leagueId, playerId: 'p1', reason: '' } };
    given(registered('p1')).when(forget).then(left, forgotten);
    given(registered('p1'), withdrawn('p1')).when(forget).then(forgotten);
    given(registered('p1'), linked('p1', 'pia')).when(forget).then(linked('p1', null), left, forgotten);
    given(registered('p1'), left, forgotten).when(forget).thenRefused('player_unknown');
    given(registered('p1'), left, forgotten)
      .when(command(register('p2')))
      .then(registered('p2', details));
    given(registered('p1'))
      .when(command({ type: 'ForgetPlayer', playerId: 'p1' }, 'cal'))
      .thenRefused('not_league_staff');
  });

  it('withdraw and come back', () => {
    const withdraw = command({ type: 'WithdrawPlayer', playerId: 'p1', reason: 'hurt' });
    const reinstate = command({ type: 'ReinstatePlayer', playerId: 'p1', registered: null });
    const reinstated: PlayerPoolEvent = { type: 'PlayerReinstated', data: { leagueId, playerId: 'p1' } };
    given(registered('p1')).when(withdraw).then(withdrawn('p1'));
    given(registered('p1'), withdrawn('p1')).when(withdraw).then();
    given(registered('p1')).when(reinstate).then();
    given(registered('p1'), withdrawn('p1')).when(reinstate).then(reinstated);
    given().when(withdraw).thenRefused('player_unknown');
    given().when(reinstate).thenRefused('player_unknown');
  });

  it('are noted about by the staff', () => {
    const note = { type: 'AddEvaluatorNote', playerId: 'p1', noteId: 'n1', text: 'strong arm' } as const;
    given(registered('p1'))
      .when(command(note))
      .then({
        type: 'EvaluatorNoteAdded',
        data: { leagueId, playerId: 'p1', noteId: 'n1', text: 'strong arm' },
      });
    given().when(command(note)).thenRefused('player_unknown');
    given(registered('p1')).when(command(note, 'cal')).thenRefused('not_league_staff');
  });
});

describe("a player's account", () => {
  const link = (playerId: string, accountId: string) => ({
    ...command({ type: 'LinkPlayerAccount', playerId, accountId }),
    actor: { kind: 'process', name: 'invitations' } as const,
  });
  const unlink = (by?: string) => command({ type: 'UnlinkPlayerAccount', playerId: 'p1' }, by);

  it('is linked because its person has agreed, by nobody of the league', () => {
    given(registered('p1')).when(link('p1', 'pia')).then(linked('p1', 'pia'));
    given(registered('p1'), linked('p1', 'pia')).when(link('p1', 'pia')).then();
    given(registered('p1'))
      .when(command({ type: 'LinkPlayerAccount', playerId: 'p1', accountId: 'pia' }))
      .thenRefused('not_league_staff');
    given().when(link('p1', 'pia')).thenRefused('player_unknown');
  });

  it('is let go of by the staff and by its person, and by no other player', () => {
    const history = [registered('p1'), linked('p1', 'pia'), registered('p2'), linked('p2', 'ida')];
    for (const by of [undefined, 'pia'])
      given(...history)
        .when(unlink(by))
        .then(linked('p1', null));
    given(...history)
      .when(unlink('ida'))
      .thenRefused('not_your_player');
    given(registered('p1')).when(unlink()).then();
  });

  it('is one player of a league, and a player one account', () => {
    given(registered('p1'), linked('p1', 'pia'), registered('p2'))
      .when(link('p2', 'pia'))
      .thenRefused('account_linked');
    given(registered('p1'), linked('p1', 'pia')).when(link('p1', 'ida')).thenRefused('account_linked');
    // Whoever has withdrawn may be another player.
    given(registered('p1'), linked('p1', 'pia'), withdrawn('p1'), registered('p2'))
      .when(link('p2', 'pia'))
      .then(linked('p2', 'pia'));
  });

  it('keeps the details of the player it is linked to', () => {
    given(registered('p1', details), linked('p1', 'pia'), withdrawn('p1'))
      .when(command(change({})))
      .then();
    expect(given(registered('p1', details), registered('p1x', details)).state.players).toMatchObject({
      '1x': { p1x: { registeredAt: at } },
    });
  });
});

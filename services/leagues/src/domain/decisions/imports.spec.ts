import type { PlayerDetails, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import type { ImportedPlayer } from '../player-pool.commands';
import { playerPoolDecider } from '../player-pool.decider';
import { command, leagueId, person, registered, withdrawn } from '../player-pool.fixture';

const { given } = specification(playerPoolDecider);
const started: PlayerPoolEvent = {
  type: 'PoolImportStarted',
  data: { leagueId, importId: 'i1', fileName: 'pool.csv', rows: 3, accountId: 'ana' },
};
const starting = (...ownColumns: string[]) =>
  command({ type: 'StartPoolImport', importId: 'i1', fileName: 'pool.csv', rows: 3, ownColumns });
const take = (...players: ImportedPlayer[]) => command({ type: 'ImportPlayers', importId: 'i1', players });
const changed = (playerId: string, details: PlayerDetails): PlayerPoolEvent => ({
  type: 'PlayerChanged',
  data: { leagueId, playerId, ...details, importId: 'i1' },
});
const born = '1990-04-01';

describe('an import', () => {
  it('starts once', () => {
    const start = starting();
    given().when(start).then(started);
    given(started).when(start).then();
  });

  it('keeps twenty own columns in a pool, with headings that can be read', () => {
    const columns = Array.from({ length: 20 }, (_, n) => `Column ${n}`);
    const before = person('Pia', { ownColumns: [{ column: 'Shirt size', value: 'M' }] });
    given()
      .when(starting(...columns))
      .then(started);
    given(registered('p1', before))
      .when(starting(...columns))
      .thenRefused('own_columns_too_many');
    given(registered('p1', before))
      .when(starting('Shirt size', ...columns.slice(1)))
      .then(started);
    given()
      .when(starting('?'.repeat(101)))
      .thenRefused('own_column_heading_too_long');
  });

  it('is about the one who registered themselves, not about the listed one whom they replaced', () => {
    const own = person('Pia', { birthDate: born });
    const row = { playerId: 'other', firstName: 'Pia', lastName: 'Ruiz', birthDate: born, rating: 8 };
    given(started, registered('r1', own), registered('p1', own), withdrawn('p1'))
      .when(take(row))
      .then(changed('r1', { ...own, rating: 8 }));
  });

  it('adds to the own columns of a player what the list says, and keeps the others', () => {
    const before = person('Pia', {
      externalId: 'R-7',
      ownColumns: [
        { column: 'Shirt size', value: 'M' },
        { column: 'Bats', value: 'left' },
      ],
    });
    const row = { playerId: 'other', externalId: 'R-7', firstName: 'Pia', lastName: 'Ruiz' };
    given(started, registered('p1', before))
      .when(
        take({
          ...row,
          ownColumns: [
            { column: 'Carpool', value: 'from Austin' },
            { column: 'Shirt size', value: 'L' },
          ],
        }),
      )
      .then(
        changed('p1', {
          ...before,
          ownColumns: [
            { column: 'Shirt size', value: 'L' },
            { column: 'Bats', value: 'left' },
            { column: 'Carpool', value: 'from Austin' },
          ],
        }),
      );
    given(started, registered('p1', before)).when(take(row)).then();
  });

  it('has to have started', () => {
    given().when(take()).thenRefused('import_unknown');
    given()
      .when(command({ type: 'FinishPoolImport', importId: 'i1', taken: 0, skipped: 0 }))
      .thenRefused('import_unknown');
  });

  it('adds players who are new, blank where the file says nothing', () => {
    given(started)
      .when(take({ playerId: 'p1', firstName: 'Pia', lastName: 'Ruiz', rating: 4 }))
      .then(registered('p1', person('Pia', { rating: 4 }), 'i1'));
  });

  it('refuses positions and ratings that are not the league’s', () => {
    given(started)
      .when(take({ playerId: 'p1', firstName: 'Pia', lastName: 'Ruiz', positions: ['GK'] }))
      .thenRefused('position_unknown');
    given(started)
      .when(take({ playerId: 'p1', firstName: 'Pia', lastName: 'Ruiz', rating: 11 }))
      .thenRefused('rating_out_of_range');
  });

  it('updates rather than doubles a player with the same id, and keeps what the file does not say', () => {
    const before = person('Pia', { externalId: 'R-7', rating: 4, comment: 'late on Tuesdays' });
    given(started, registered('p1', before))
      .when(take({ playerId: 'other', externalId: 'r-7', firstName: 'Pía', lastName: 'Ruiz', rating: 5 }))
      .then(changed('p1', { ...before, externalId: 'r-7', firstName: 'Pía', rating: 5 }));
  });

  it('says nothing about players who stay the same', () => {
    given(started, registered('p1', person('Pia', { externalId: 'R-7' })))
      .when(take({ playerId: 'p1', externalId: 'R-7', firstName: 'Pia', lastName: 'Ruiz' }))
      .then();
  });

  it('knows a player by name and birth date where not both sides have an id', () => {
    const row = { playerId: 'other', firstName: 'PIA', lastName: 'ruiz', birthDate: born, rating: 5 };
    given(started, registered('p1', person('Pia', { birthDate: born })))
      .when(take({ ...row, externalId: 'R-7' }))
      .then(
        changed('p1', person('PIA', { lastName: 'ruiz', birthDate: born, rating: 5, externalId: 'R-7' })),
      );
    given(started, registered('p1', person('Pia', { birthDate: born, externalId: 'R-7' })))
      .when(take(row))
      .then(
        changed('p1', person('PIA', { lastName: 'ruiz', birthDate: born, rating: 5, externalId: 'R-7' })),
      );
  });

  it('takes two ids for two people, and two birth dates', () => {
    const known = registered('p1', person('Pia', { birthDate: born, externalId: 'R-7' }));
    given(started, known)
      .when(take({ playerId: 'p2', firstName: 'Pia', lastName: 'Ruiz', birthDate: born, externalId: 'R-8' }))
      .then(registered('p2', person('Pia', { birthDate: born, externalId: 'R-8' }), 'i1'));
    given(started, known)
      .when(take({ playerId: 'p2', firstName: 'Pia', lastName: 'Ruiz', birthDate: '1991-04-01' }))
      .then(registered('p2', person('Pia', { birthDate: '1991-04-01' }), 'i1'));
  });

  it('knows a player whom an earlier import added under this id, whatever they are called by now', () => {
    const added = registered('p1', person('Pia', { externalId: 'old' }), 'i1');
    given(started, added, changed('p1', person('Pia', { externalId: 'new' })))
      .when(take({ playerId: 'other', externalId: 'old', firstName: 'Pia', lastName: 'Ruiz' }))
      .then(changed('p1', person('Pia', { externalId: 'old' })));
  });

  it('takes a player once, even from two rows', () => {
    const row = { playerId: 'p1', firstName: 'Pia', lastName: 'Ruiz' };
    given(started)
      .when(take(row, { ...row, rating: 3 }))
      .then(registered('p1', person('Pia'), 'i1'));
  });

  it('leaves a withdrawn player withdrawn', () => {
    const { state } = given(
      started,
      registered('p1'),
      withdrawn('p1'),
      changed('p1', person('p1', { rating: 2 })),
    );
    expect(state.players).toMatchObject({ p1: { p1: { status: 'withdrawn', details: { rating: 2 } } } });
  });

  it('counts what it did when it finishes, once', () => {
    const history = [
      started,
      registered('p1', person('Pia'), 'i1'),
      registered('p2', person('Ida'), 'i1'),
      changed('p1', person('Pía')),
      registered('p3'),
    ];
    const finish = command({ type: 'FinishPoolImport', importId: 'i1', taken: 5, skipped: 4 });
    const finished: PlayerPoolEvent = {
      type: 'PoolImportFinished',
      data: { leagueId, importId: 'i1', added: 2, changed: 1, unchanged: 2, skipped: 4 },
    };
    given(...history)
      .when(finish)
      .then(finished);
    given(...history, finished)
      .when(finish)
      .then();
  });
});

import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { poolPeople } from './pool-people.process';

const about = { leagueId: 'l1', playerId: 'p1' };
const react = (event: PlayerPoolEvent) => poolPeople.react(event as RecordedEvent<PlayerPoolEvent>);
const toPlayer = (request: object) => [
  { kind: 'dispatch', command: { aggregate: 'poolPeople', id: 'p1', request } },
];

describe('the people of a pool', () => {
  it('are noted when an account is linked, and when the link is taken away', () => {
    const after = (accountId: string | null) =>
      react({ type: 'PlayerAccountLinked', data: { ...about, accountId } });
    const own = { kind: 'player', leagueId: 'l1', accountId: 'ana' };
    expect(after('ana')).toEqual(toPlayer({ type: 'NoteOwn', ...own }));
    expect(after(null)).toEqual(toPlayer({ type: 'DropAccountOfPlayer', leagueId: 'l1' }));
  });

  it('are noted when they import a list', () => {
    const data = { leagueId: 'l1', importId: 'i1', fileName: 'pool.csv', rows: 3 };
    const request = { type: 'NoteOwn', kind: 'import', leagueId: 'l1', accountId: 'ana' };
    expect(react({ type: 'PoolImportStarted', data: { ...data, accountId: 'ana' } })).toEqual([
      { kind: 'dispatch', command: { aggregate: 'poolPeople', id: 'i1', request } },
    ]);
    expect(react({ type: 'PoolImportStarted', data })).toEqual([]);
  });

  it('lose their key once they are forgotten, even if whoever forgot them was cut off', () => {
    const forgottenAt = '2026-05-01T18:00:00.000Z';
    expect(react({ type: 'PlayerForgotten', data: { ...about, forgottenAt } })).toEqual(
      toPlayer({ type: 'FinishForgetting', leagueId: 'l1' }),
    );
  });

  it('are left alone otherwise', () => {
    expect(react({ type: 'PlayerReinstated', data: about })).toEqual([]);
  });
});

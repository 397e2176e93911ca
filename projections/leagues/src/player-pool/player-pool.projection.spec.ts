import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { playerPoolProjection } from './player-pool.projection';

const leagueId = 'l1';
const details = {
  externalId: 'R-1',
  firstName: 'Pia',
  lastName: 'Sanz',
  birthDate: '1990-04-01',
  hometown: null,
  phone: null,
  gender: 'woman' as const,
  positions: ['P'],
  rating: 7,
  nights: [],
  comment: null,
  ownColumns: [],
};
const registered = (playerId: string, importId: string | null = null): PlayerPoolEvent => ({
  type: 'PlayerRegistered',
  data: { ...details, leagueId, playerId, registeredAt: at, importId },
});
const asked = (fromPlayerId: string, toPlayerId: string): PlayerPoolEvent => ({
  type: 'GroupRequested',
  data: { leagueId, fromPlayerId, toPlayerId },
});
const formed = (groupId: string, ...playerIds: string[]): PlayerPoolEvent => ({
  type: 'GroupFormed',
  data: { leagueId, groupId, playerIds },
});
const after = (...events: PlayerPoolEvent[]) => documentsAfter(playerPoolProjection, events);

describe('the player read model', () => {
  it('has a document per player and one for the pool', () => {
    const documents = after(registered('p1'), registered('p2'));
    expect([...documents.keys()].sort()).toEqual([leagueId, 'p1', 'p2']);
    const { externalId, ...rest } = details;
    expect(documents.get('p1')).toEqual({
      _id: 'p1',
      _position: '00000000000000000000',
      kind: 'player',
      leagueId,
      details: { externalId, ...rest },
      status: 'registered',
      accountId: null,
      notes: [],
      registeredAt: at,
    });
    expect(documents.get(leagueId)).toMatchObject({ kind: 'pool', revision: 1, lastImport: null });
  });

  it('follows a player', () => {
    const note: PlayerPoolEvent = {
      type: 'EvaluatorNoteAdded',
      data: { leagueId, playerId: 'p1', noteId: 'n1', text: 'strong arm' },
    };
    const documents = after(
      registered('p1'),
      { type: 'PlayerChanged', data: { ...details, rating: 8, leagueId, playerId: 'p1', importId: null } },
      { type: 'PlayerAccountLinked', data: { leagueId, playerId: 'p1', accountId: 'pia' } },
      note,
      { type: 'PlayerWithdrawn', data: { leagueId, playerId: 'p1', reason: 'hurt' } },
    );
    expect(documents.get('p1')).toMatchObject({
      details: { rating: 8 },
      accountId: 'pia',
      status: 'withdrawn',
      notes: [{ noteId: 'n1', text: 'strong arm', authorId: 'ana', at }],
    });
    const back = after(
      registered('p1'),
      { type: 'PlayerWithdrawn', data: { leagueId, playerId: 'p1', reason: '' } },
      { type: 'PlayerReinstated', data: { leagueId, playerId: 'p1' } },
    );
    expect(back.get('p1')).toMatchObject({ status: 'registered' });
  });

  it('knows nothing of a player who was never registered', () => {
    expect(after({ type: 'PlayerReinstated', data: { leagueId, playerId: 'p9' } }).get('p9')).toMatchObject({
      _gone: true,
    });
  });
});

describe('the pool read model', () => {
  const poolAfter = (...events: PlayerPoolEvent[]) => after(...events).get(leagueId);

  it('follows groups and the requests for them', () => {
    expect(
      poolAfter(asked('a', 'b'), asked('a', 'c'), asked('d', 'e'), formed('g1', 'a', 'b')),
    ).toMatchObject({
      groups: [{ groupId: 'g1', playerIds: ['a', 'b'] }],
      requests: [
        { from: 'a', to: 'c' },
        { from: 'd', to: 'e' },
      ],
    });
    expect(
      poolAfter(formed('g1', 'a', 'b'), formed('g2', 'c', 'd'), formed('g1', 'a', 'b', 'e'), {
        type: 'GroupDissolved',
        data: { leagueId, groupId: 'g2' },
      }),
    ).toMatchObject({
      groups: [{ groupId: 'g1', playerIds: ['a', 'b', 'e'] }],
    });
    expect(
      poolAfter(asked('a', 'b'), asked('b', 'c'), asked('c', 'd'), {
        type: 'PlayerWithdrawn',
        data: { leagueId, playerId: 'b', reason: '' },
      }),
    ).toMatchObject({ requests: [{ from: 'c', to: 'd' }] });
  });

  const started = (importId: string): PlayerPoolEvent => ({
    type: 'PoolImportStarted',
    data: { leagueId, importId, fileName: 'pool.csv', rows: 5 },
  });
  const changed = (importId: string | null): PlayerPoolEvent => ({
    type: 'PlayerChanged',
    data: { ...details, leagueId, playerId: 'p1', importId },
  });

  it('shows how far the last import is', () => {
    const running = [
      started('i0'),
      started('i1'),
      registered('p1', 'i1'),
      registered('p2', 'i1'),
      changed('i1'),
      changed(null),
      changed('i0'),
      registered('p3'),
    ];
    expect(poolAfter(...running)).toMatchObject({
      lastImport: {
        importId: 'i1',
        fileName: 'pool.csv',
        rows: 5,
        done: 3,
        added: 2,
        changed: 1,
        unchanged: 0,
        skipped: 0,
        state: 'running',
        startedAt: at,
      },
    });
    const finished: PlayerPoolEvent = {
      type: 'PoolImportFinished',
      data: { leagueId, importId: 'i1', added: 2, changed: 1, unchanged: 1, skipped: 1 },
    };
    expect(poolAfter(...running, finished)).toMatchObject({
      lastImport: { done: 5, added: 2, changed: 1, unchanged: 1, skipped: 1, state: 'finished' },
    });
    const other: PlayerPoolEvent = { ...finished, data: { ...finished.data, importId: 'i0' } };
    expect(poolAfter(...running, other)).toMatchObject({ lastImport: { state: 'running' } });
  });
});

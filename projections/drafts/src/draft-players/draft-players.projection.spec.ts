import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { foldBatch, type Positioned, type RecordedEvent } from '@fieldhouse/kernel';
import {
  draftPlayersProjection,
  type DraftGroupDocument,
  type DraftPlayerDocument,
} from './draft-players.projection';

const about = { leagueId: 'l1', playerId: 'p1' };
const details = {
  externalId: null,
  firstName: 'Ana',
  lastName: 'Ruiz',
  birthDate: '1990-01-01',
  hometown: null,
  phone: null,
  gender: 'woman' as const,
  positions: ['C'],
  rating: 7,
  nights: [],
  comment: 'Back from injury',
  ownColumns: [],
};
const registered: PlayerPoolEvent = {
  type: 'PlayerRegistered',
  data: { ...about, ...details, registeredAt: '2026-05-01T18:00:00.000Z', importId: null },
};
const opened: DraftEvent = {
  type: 'DraftLobbyOpened',
  data: {
    draftId: 'd1',
    freeCaptains: [],
    players: [
      {
        playerId: 'p1',
        rating: 7,
        tier: 3,
        positions: ['C'],
        gender: 'woman',
        nights: [],
        groupId: 'g1',
        registeredAt: '2026-05-01T18:00:00.000Z',
      },
    ],
  },
};
const foldAll = (...events: readonly (DraftEvent | PlayerPoolEvent)[]) => {
  const documents = new Map<string, Positioned<DraftPlayerDocument | DraftGroupDocument>>();
  const recorded = events.map(
    (event, index) =>
      ({ ...event, position: { commit: BigInt(index + 1), prepare: BigInt(index + 1) } }) as RecordedEvent<
        DraftEvent | PlayerPoolEvent
      >,
  );
  foldBatch(draftPlayersProjection, documents, recorded);
  foldBatch(draftPlayersProjection, documents, recorded);
  return documents;
};
const fold = (...events: readonly (DraftEvent | PlayerPoolEvent)[]) => foldAll(...events).get('p1');

describe('draft players projection', () => {
  it('makes a card of a registered player, without the birth date', () => {
    const card = fold(registered);
    expect(card).toMatchObject({
      name: 'Ana Ruiz',
      positions: ['C'],
      rating: 7,
      gender: 'woman',
      comment: 'Back from injury',
      tier: null,
      withdrawn: false,
    });
    expect(JSON.stringify({ ...card, registeredAt: '' })).not.toContain('1990');
  });

  it('takes tier and group from the draft', () => {
    expect(fold(registered, opened)).toMatchObject({ tier: 3, groupId: 'g1' });
  });

  it('follows changes, notes, withdrawal and return', () => {
    const changed: PlayerPoolEvent = {
      type: 'PlayerChanged',
      data: { ...about, ...details, lastName: 'Ruiz Vega', rating: 8, importId: null },
    };
    const note: PlayerPoolEvent = {
      type: 'EvaluatorNoteAdded',
      data: { ...about, noteId: 'n1', text: 'Strong arm' },
    };
    const withdrawn: PlayerPoolEvent = { type: 'PlayerWithdrawn', data: { ...about, reason: 'moved' } };
    expect(fold(registered, changed, note)).toMatchObject({
      name: 'Ana Ruiz Vega',
      rating: 8,
      notes: ['Strong arm'],
    });
    expect(fold(registered, withdrawn)).toMatchObject({ withdrawn: true });
    expect(fold(registered, withdrawn, { type: 'PlayerReinstated', data: about })).toMatchObject({
      withdrawn: false,
    });
  });

  it('knows the groups of the league while they last', () => {
    const formed: PlayerPoolEvent = {
      type: 'GroupFormed',
      data: { leagueId: 'l1', groupId: 'g1', playerIds: ['p1', 'p2'] },
    };
    const dissolved: PlayerPoolEvent = { type: 'GroupDissolved', data: { leagueId: 'l1', groupId: 'g1' } };
    expect(foldAll(formed).get('group:g1')).toMatchObject({ leagueId: 'l1', playerIds: ['p1', 'p2'] });
    expect(foldAll(formed, dissolved).get('group:g1')).toMatchObject({ _gone: true });
  });
});

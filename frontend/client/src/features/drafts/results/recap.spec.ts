import type { DraftPlayerView, RoomPick } from '@fieldhouse/api-contract';
import { bargainsOf } from './recap';
import { rostersCsv } from './rosters-csv';

const player = (playerId: string, rating: number | null): DraftPlayerView => ({
  playerId,
  name: `Player ${playerId}`,
  positions: [],
  rating,
  tier: null,
  gender: null,
  nights: [],
  groupId: null,
  comment: null,
  notes: [],
  ownColumns: [],
  registeredAt: '2026-05-01T10:00:00.000Z',
  withdrawn: false,
});
const pick = (pickNo: number, playerId: string, source: RoomPick['source'] = 'captain'): RoomPick => ({
  pickNo,
  round: 1,
  teamId: 't1',
  playerId,
  source,
  why: null,
  pickedAt: '2026-05-01T10:00:00.000Z',
  madeIn: pickNo,
});
const found = (picks: readonly RoomPick[], players: readonly DraftPlayerView[]) =>
  bargainsOf({ picks: [...picks] }, players, 3).map(({ player: { playerId }, later }) => [playerId, later]);

describe('the best value', () => {
  const players = [player('a', 10), player('b', 9), player('c', 9), player('d', 5)];

  it('is who went latest after their place on the rating list', () => {
    expect(found([pick(1, 'd'), pick(2, 'c'), pick(4, 'a'), pick(5, 'b')], players)).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('is nobody where all were picked in the order of the ratings, equal ones in any', () => {
    expect(found([pick(1, 'a'), pick(2, 'c'), pick(3, 'b'), pick(4, 'd')], players)).toEqual([]);
  });

  it('is nobody whose rating is not shown, nor who was placed without being chosen', () => {
    expect(found([pick(4, 'a', 'placement')], players)).toEqual([]);
    expect(found([pick(4, 'x')], [player('x', null)])).toEqual([]);
  });
});

it('writes the rosters as a table whose texts no spreadsheet takes for formulas', () => {
  const rows = [
    {
      ...{ playerId: 'a', name: '=HYPERLINK("x")', withdrawn: false, positions: ['P', 'C'], rating: 8 },
      ownColumns: [{ column: 'Shirt size', value: 'M' }],
      ...{ pickNo: 4, round: 1, how: 'Picked', howInShort: null },
    },
  ];
  expect(rostersCsv([{ teamId: 't1', name: 'Hawks', color: '#000000', averageRating: 8, rows }])).toBe(
    '"Team","Round","Pick","Player","Positions","Rating","How","Shirt size"\r\n' +
      `"Hawks","1","4","'=HYPERLINK(""x"")","P C","8","Picked","M"`,
  );
});

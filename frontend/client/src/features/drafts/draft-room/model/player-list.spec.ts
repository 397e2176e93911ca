import { samplePlayers } from '../testing/sample-room';
import {
  fitOf,
  fitsOf,
  noFilters,
  positionsOf,
  shownPlayers,
  sortedPlayers,
  type PlayerFilters,
} from './player-list';

const taken = new Map([['p1', { teamId: 'hawks', pickNo: 1 }]]);
const legality = {
  teamId: 'hawks',
  revision: 1,
  illegal: [{ playerId: 'p2', rule: 'gender_maximum', message: 'Too many.' }],
  warnings: [],
  needs: [],
} as const;
const fits = fitsOf(legality, samplePlayers);
const shown = (filters: Partial<PlayerFilters>) =>
  shownPlayers(
    sortedPlayers(samplePlayers, filters.sort ?? noFilters.sort),
    { ...noFilters, ...filters },
    taken,
    fits,
  ).map(({ playerId }) => playerId);

it('hides who is taken unless asked', () => {
  expect(shown({})).not.toContain('p1');
  expect(shown({ showTaken: true })).toContain('p1');
});

it('finds every word, whatever the accents and the case', () => {
  expect(shown({ search: 'zoe K' })).toEqual(['p6']);
  expect(shown({ search: 'zoe x' })).toEqual([]);
});

it('filters by position, gender, tier and what my team may draft', () => {
  expect(shown({ position: 'P' })).toEqual(['p5', 'p7']);
  expect(shown({ gender: 'woman' })).toEqual(['p2', 'p4', 'p6', 'p8']);
  expect(shown({ tier: 1 })).toEqual(['p2']);
  expect(shown({ legalOnly: true })).not.toContain('p2');
});

it('sorts by rating or name', () => {
  expect(shown({}).slice(0, 2)).toEqual(['p2', 'p3']);
  expect(shown({ sort: 'name' })[0]).toBe('p5');
});

it('leaves those of one rating as the rating list has them', () => {
  const told = ['p2', 'p1', 'p3'].flatMap((id) => samplePlayers.filter(({ playerId }) => playerId === id));
  const rated = told.map((player) => ({ ...player, rating: player.playerId === 'p3' ? 9 : 5 }));
  expect(sortedPlayers(rated, 'rating').map(({ playerId }) => playerId)).toEqual(['p3', 'p2', 'p1']);
});

it('names the positions, the most frequent first', () => {
  expect(positionsOf(samplePlayers)[0]).toBe('P');
});

it('lets nobody draft who has left, whoever has them in hand still', () => {
  const left = samplePlayers.map((player) => ({ ...player, withdrawn: player.playerId === 'p3' }));
  expect(fitOf(fitsOf(undefined, left), 'p3')).toEqual({ kind: 'illegal', message: 'Has left the league.' });
});

import { sportCatalogue } from '@fieldhouse/api-contract';
import { inSportsOrder, positionGroup } from './position-groups';

it.each(sportCatalogue.map(({ key, positions }) => [key, positions.map(({ code }) => code)] as const))(
  'knows every position of %s',
  (sport, codes) => {
    expect(codes.filter((code) => positionGroup(sport, code) === 0)).toEqual([]);
  },
);

it('puts positions into the order of the sport, and unknown ones last', () => {
  expect(inSportsOrder('softball', ['Rover', 'LF', 'SS', 'C', '2B', 'P'])).toEqual([
    'P',
    'C',
    '2B',
    'SS',
    'LF',
    'Rover',
  ]);
  expect(inSportsOrder('curling', ['Skip', 'Lead'])).toEqual(['Skip', 'Lead']);
});

it('tells a catcher from a center', () => {
  expect(positionGroup('softball', 'C')).not.toBe(positionGroup('hockey', 'C'));
  expect(positionGroup('softball', undefined)).toBe(0);
});

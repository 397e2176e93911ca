import { samplePlayers } from '../testing/sample-room';
import { cellNames } from './room-facts';

it('calls players by their surname, with an initial where several have the same', () => {
  const named = (...names: readonly string[]) =>
    samplePlayers.slice(0, names.length).map((player, index) => ({ ...player, name: names[index] ?? '' }));
  const cells = cellNames(named('Salvador Perez', 'Martin Perez', 'Jose Altuve', 'Ichiro', 'Former player'));
  expect([...cells.values()]).toEqual(['S. Perez', 'M. Perez', 'Altuve', 'Ichiro', 'Former player']);
});

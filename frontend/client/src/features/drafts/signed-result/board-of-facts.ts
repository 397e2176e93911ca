import { cellsIn, rostersIn, type Cell, type OpenFact, type Other } from './proof';

type Filled = Omit<Cell, 'round'> & { readonly before: boolean };

/** Who is in which cell after these facts, by pick number. */
export const cellsAfter = (facts: readonly OpenFact[]): ReadonlyMap<number, Filled> => {
  const cells = new Map<number, Filled>();
  let started = false;
  const fill = (list: unknown): void => {
    for (const { pickNo, teamId, playerId } of cellsIn(list))
      cells.set(pickNo, { pickNo, teamId, playerId, before: !started });
  };
  for (const { type, data } of facts) {
    switch (type) {
      case 'DraftLobbyOpened':
        cells.clear();
        started = false;
        break;
      case 'DraftPlacementsChanged':
        cells.clear();
        fill(data['placements']);
        break;
      case 'DraftStarted':
        started = true;
        break;
      case 'PlayerPicked':
      case 'PickReplaced':
        fill([data]);
        break;
      case 'PicksRedone':
        fill(data['picks']);
        break;
      case 'PicksUndone':
        for (const { pickNo } of cellsIn(data['picks'])) cells.delete(pickNo);
        break;
      case 'DraftReset':
        for (const [pickNo, { before }] of cells) if (!before) cells.delete(pickNo);
        started = false;
        break;
      default:
    }
  }
  return cells;
};

const placeOf = ({ teamId, playerId }: Other): string => `${teamId}:${playerId}`;

/** Whether these players are the published ones, and as many more as came to each team later. */
export const areOnRosters = (facts: readonly OpenFact[], players: readonly Other[]): boolean => {
  const publication = facts.findLastIndex(({ type }) => type === 'DraftPublished');
  const published = facts[publication]?.data;
  if (!published) return false;
  const named = new Set(
    [...rostersIn(published['rosters']), ...rostersIn(published['unplaced'])].map(placeOf),
  );
  const later = facts.slice(publication).filter(({ type }) => type === 'LatePlayerAssigned');
  const more = players.filter((player) => !named.has(placeOf(player)));
  const inOrder = (teams: readonly unknown[]): string => teams.map(String).sort().join();
  return (
    players.length - more.length === named.size &&
    inOrder(more.map(({ teamId }) => teamId)) === inOrder(later.map(({ data }) => data['teamId']))
  );
};

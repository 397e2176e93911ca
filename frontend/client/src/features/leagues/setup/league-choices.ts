import type { ManagedLeague } from '@fieldhouse/api-contract';

/** A league to choose. */
export type LeagueChoice = { readonly value: string; readonly label: string };

/** The organizer's own leagues, and those chosen already that only somebody else of the staff runs: they stay chosen. */
export const leagueChoices = (
  own: readonly Pick<ManagedLeague, 'leagueId' | 'name' | 'season'>[],
  chosen: readonly string[],
): readonly LeagueChoice[] => [
  ...own.map(({ leagueId, name, season }) => ({ value: leagueId, label: `${name}, ${season}` })),
  ...chosen
    .filter((id) => !own.some(({ leagueId }) => leagueId === id))
    .map((value) => ({ value, label: 'Another league' })),
];

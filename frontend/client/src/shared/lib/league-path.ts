/** The address of a published league in the app, or of one's registration with it. */
export const leaguePath = (leagueId: string, registers = false): string =>
  `/discover-leagues?league=${encodeURIComponent(leagueId)}${registers ? '&register=1' : ''}`;

/** The address of a published league's public page, for whoever is not signed in. */
export const publicLeaguePath = (leagueId: string): string => `/leagues/${encodeURIComponent(leagueId)}`;

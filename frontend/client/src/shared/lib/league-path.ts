/** The address of a published league, or of one's registration with it. */
export const leaguePath = (leagueId: string, registers = false): string =>
  `/discover-leagues?league=${encodeURIComponent(leagueId)}${registers ? '&register=1' : ''}`;

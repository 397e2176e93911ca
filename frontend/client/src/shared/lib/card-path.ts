/** The address of somebody's player card. */
export const cardPath = (accountId: string): string =>
  `/player-profile?user=${encodeURIComponent(accountId)}`;

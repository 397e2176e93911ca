type Listed = { readonly ownColumns: readonly { readonly column: string }[] };

/** Headings of the organizer's own columns that say something about any of these players. */
export const headingsOf = (players: readonly Listed[]): readonly string[] => [
  ...new Set(players.flatMap(({ ownColumns }) => ownColumns.map(({ column }) => column))),
];

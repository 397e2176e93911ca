/** Colors that can be told apart on a board, offered to new teams in turn. */
export const TEAM_COLORS = [
  '#C62828',
  '#1565C0',
  '#2E7D32',
  '#F9A825',
  '#6A1B9A',
  '#00838F',
  '#EF6C00',
  '#37474F',
  '#AD1457',
  '#5D4037',
  '#283593',
  '#9E9D24',
] as const;

/** The colour that a league's next team starts with. */
export const colorFor = (number: number): string =>
  TEAM_COLORS[number % TEAM_COLORS.length] ?? TEAM_COLORS[0];

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

const NAMES: Readonly<Record<string, string>> = {
  '#C62828': 'Red',
  '#1565C0': 'Blue',
  '#2E7D32': 'Green',
  '#F9A825': 'Yellow',
  '#6A1B9A': 'Purple',
  '#00838F': 'Teal',
  '#EF6C00': 'Orange',
  '#37474F': 'Slate',
  '#AD1457': 'Raspberry',
  '#5D4037': 'Brown',
  '#283593': 'Indigo',
  '#9E9D24': 'Olive',
  '#FFFFFF': 'White',
  '#000000': 'Black',
};

/** What people call a color: 'Teal'; else its number. */
export const colorName = (color: string): string => NAMES[color] ?? color;

/** The colour that a league's next team starts with. */
export const colorFor = (number: number): string =>
  TEAM_COLORS[number % TEAM_COLORS.length] ?? TEAM_COLORS[0];

/**
 * How amounts are written as CSV (papaparse's options): a text that a spreadsheet would take for a formula is marked as text;
 * a number below 0 is none.
 */
export const MONEY_CSV = { quotes: true, escapeFormulae: /^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/ };

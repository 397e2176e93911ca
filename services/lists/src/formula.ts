/** What a spreadsheet would run. A sign before a blank is a sign. */
const FORMULA = /^(?:[=@]|[+-](?!\s|$))/;

/** Whether a spreadsheet would take this text for a formula. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** Text out of a file, made harmless for wherever it is shown or copied to. */
export const harmless = (text: string): string => (isFormula(text) ? `'${text}` : text);

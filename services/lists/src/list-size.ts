import { ImportFileError } from './import-file.errors';

const MAX_COLUMNS = 200;
const MAX_CELL = 1_000;

/**
 * Refuses what no list of people has, in one walk over its characters: the parser takes minutes over some texts.
 * @throws ImportFileError
 */
export const requireListSize = (text: string, separator: string, maxRows: number): void => {
  let line = 1;
  let rows = 0;
  let cells = 1;
  let cellBegins = 0;
  let saysSomething = false;
  let quoted = false;
  const endCell = (at: number): void => {
    if (at - cellBegins > MAX_CELL)
      throw new ImportFileError('file_has_a_long_cell', { limit: MAX_CELL, line });
    cellBegins = at + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') continue;
      if (text[at + 1] === '"') at += 1;
      else quoted = false;
    } else if (sign === separator) {
      endCell(at);
      cells += 1;
      if (cells > MAX_COLUMNS)
        throw new ImportFileError('file_has_too_many_columns', { limit: MAX_COLUMNS, line });
    } else if (sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')) {
      endCell(at);
      line += 1;
      rows += saysSomething ? 1 : 0;
      // The header is no row.
      if (rows > maxRows + 1) throw new ImportFileError('file_has_too_many_rows', { limit: maxRows });
      cells = 1;
      saysSomething = false;
    } else {
      quoted = sign === '"' && at === cellBegins;
      saysSomething ||= sign !== ' ' && sign !== '\r';
    }
  }
  if (quoted) throw new ImportFileError('file_quotes_broken', { line });
  endCell(text.length);
};

import type { ListColumn, ListMapping } from '@fieldhouse/api-contract';
import Papa from 'papaparse';
import { decodeText } from './decode-text';
import { harmless } from './formula';
import { ImportFileError } from './import-file.errors';
import { requireListSize } from './list-size';

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** What a list is for: how many rows it may have, and which columns are likely which field. */
export type ListKind = {
  readonly maxRows: number;
  readonly suggest: (columns: readonly string[]) => ListMapping;
};

/** An uploaded list: named columns and rows of trimmed cells, exactly as the file has them. */
export type Table = {
  readonly encoding: string;
  readonly separator: Separator;
  readonly columns: readonly string[];
  /** May have more or fewer cells than there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** Of each row: the line in which a spreadsheet shows it, where the header and empty lines count. */
  readonly lines: readonly number[];
};

/** With empty lines between the rows. */
const LINES_A_ROW = 4;
const SAMPLE_ROWS = 50;
const SAMPLE_CHARACTERS = 32_000;

/**
 * Reads a CSV file, whatever its encoding and separator.
 * @throws ImportFileError with what is wrong with the file as a whole
 */
export const readTable = (bytes: Buffer, { maxRows, suggest }: ListKind): Table => {
  const { text, encoding } = decodeText(bytes);
  // Spreadsheets may name the separator in a line of its own before the header.
  const named = /^sep=(.)\r?\n/.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const separator = SEPARATORS.find((one) => one === named?.[1]) ?? separatorOf(sampleOf(body));
  requireListSize(body, separator, maxRows);
  const maxLines = LINES_A_ROW * maxRows;
  const { data, errors } = parse(body, separator, maxLines + 1, false);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new ImportFileError('file_quotes_broken', { line: (broken.row ?? 0) + 1 });
  const [first, ...rows] = data
    .map((cells, index) => ({ cells: cells.map(cleaned), line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const header = first?.cells;
  if (!header) throw new ImportFileError('file_empty');
  requireHeader(header, suggest);
  if (rows.length === 0) throw new ImportFileError('file_empty');
  if (rows.length > maxRows || data.length > maxLines)
    throw new ImportFileError('file_has_too_many_rows', { limit: maxRows });
  const columns = namesOf(header);
  return {
    encoding,
    separator,
    columns,
    rows: rows.map(({ cells }) => withoutEmptyEnd(cells, columns.length)),
    lines: rows.map(({ line }) => line),
  };
};

const parse = (
  text: string,
  separator: string,
  preview: number,
  skipEmptyLines: 'greedy' | false = 'greedy',
): Papa.ParseResult<string[]> =>
  Papa.parse<string[]>(text, { delimiter: separator, header: false, skipEmptyLines, preview });

/** The first lines, whole; of a text without line ends its beginning. */
const sampleOf = (text: string): string => {
  const beginning = text.slice(0, SAMPLE_CHARACTERS);
  const end = text.length > beginning.length ? beginning.lastIndexOf('\n') : -1;
  return end < 0 ? beginning : beginning.slice(0, end + 1);
};

/** The separator that cuts most lines into the same number of cells, the more the better. */
const separatorOf = (text: string): Separator => {
  const scores = SEPARATORS.map((separator) => {
    const { data } = parse(text, separator, SAMPLE_ROWS);
    const columns = data[0]?.length ?? 0;
    const agreeing = data.filter((cells) => cells.length === columns).length;
    return { separator, score: columns < 2 ? 0 : (agreeing / data.length) * 100 + Math.min(columns, 50) };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score === 0 ? ',' : best.separator;
};

const cleaned = (cell: string): string => cell.replace(/[\u00a0\s]+/g, ' ').trim();

const isValue = (cell: string): boolean =>
  /^[+-]?[\d.,]+$/.test(cell) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(cell);

/** A first line with numbers or dates in it but no column of names, or with most columns unnamed, is data. */
const requireHeader = (header: readonly string[], suggest: ListKind['suggest']): void => {
  const empty = header.filter((cell) => cell === '').length;
  const data = header.some(isValue) && Object.keys(suggest(header)).length === 0;
  if (data || empty * 2 > header.length) throw new ImportFileError('file_header_missing');
};

const namesOf = (header: readonly string[]): readonly string[] => {
  const names = new Set<string>();
  const counts = new Map<string, number>();
  header.forEach((cell, index) => {
    const base = cell === '' ? `Column ${index + 1}` : cell;
    let count = counts.get(base) ?? 1;
    let name = base;
    for (; names.has(name); name = `${base} (${count})`) count += 1;
    counts.set(base, count);
    names.add(name);
  });
  return [...names];
};

const withoutEmptyEnd = (cells: readonly string[], columns: number): readonly string[] =>
  cells.slice(columns).every((cell) => cell === '') ? cells.slice(0, columns) : cells;

const SAMPLE_CELLS = 3;
const SAMPLE_CELL_CHARACTERS = 120;

/** Which column is taken for which field, with the first cells of each, harmless to show. */
export const columnsOf = <Field extends string>(
  { columns, rows }: Table,
  mapping: ListMapping<Field>,
): ListColumn<Field>[] =>
  columns.map((name, index) => ({
    name,
    samples: rows
      .slice(0, SAMPLE_CELLS)
      .map((cells) => harmless((cells[index] ?? '').slice(0, SAMPLE_CELL_CHARACTERS))),
    field: Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : null,
  }));

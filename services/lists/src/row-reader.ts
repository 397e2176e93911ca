import type { ListMapping } from '@fieldhouse/api-contract';
import { harmless, isFormula } from './formula';
import type { Issues } from './issues';
import { ImportFileError } from './import-file.errors';
import type { ReadWords } from './read-cells';
import type { Table } from './read-table';

/** What any reader may have to say of a cell. */
type General = 'formula' | 'too_long';
/** A cell that says something, and whose column. */
export type Cell = { readonly column: string; readonly value: string };

const BLANK = /^(?:[-–—?]*|n\/a)$/i;
/** Words for nothing that may be somebody's name. */
const NOTHING = /^(?:na|none|null)$/i;
const SHOWN_CHARACTERS = 120;

/** One row under a mapping: hands out what its cells say and collects what they say wrongly. */
export class RowReader<Field extends string, Code extends string> {
  constructor(
    /** Line of the spreadsheet. */
    readonly line: number,
    readonly cells: readonly string[],
    private readonly columns: readonly string[],
    private readonly indexesOf: ReadonlyMap<Field, readonly number[]>,
    private readonly issues: Issues<Code | General>,
  ) {}

  /** What the row says about a field, or null when it says nothing. */
  cell(field: Field): Cell | null {
    return this.cellsOf(field)[0] ?? null;
  }

  /** As {@link cell}, where a word for nothing may be what is meant. */
  word(field: Field): Cell | null {
    return this.written(field)[0] ?? null;
  }

  /** Free text of at most so many characters; undefined when there is none that can be used. */
  text(field: Field, longest: number): string | undefined {
    return this.texts(field, longest)[0]?.value;
  }

  /** Free text of each of the columns that are the field, without what cannot be used. */
  texts(field: Field, longest: number): Cell[] {
    return this.cellsOf(field).filter((cell) => {
      const code = isFormula(cell.value) ? 'formula' : cell.value.length > longest ? 'too_long' : null;
      if (code) this.leaveOut(code, cell);
      return code === null;
    });
  }

  /** One value; `read` answers null for what is none. */
  one<T>(field: Field, read: (value: string) => T | null, code: Code | General): T | undefined {
    const cell = this.cell(field);
    if (!cell) return undefined;
    return read(cell.value) ?? this.leaveOut(code, cell);
  }

  /** The values that the words of one or more cells mean; undefined when there are none. */
  many<T>(
    fields: readonly Field[],
    read: (value: string) => ReadWords<T>,
    code: Code | General,
  ): T[] | undefined {
    const known = new Set<T>();
    for (const cell of fields.map((field) => this.cell(field))) {
      if (!cell) continue;
      const words = read(cell.value);
      for (const word of words.known) known.add(word);
      for (const value of words.unknown) this.leaveOut(code, { ...cell, value });
    }
    return known.size === 0 ? undefined : [...known];
  }

  /** The whole row cannot be used. */
  skip(code: Code | General, cell: Cell | null): null {
    this.add(code, cell, true);
    return null;
  }

  /** What the cell says cannot be used; the rest of the row can. */
  leaveOut(code: Code | General, cell: Cell): undefined {
    this.add(code, cell, false);
  }

  private cellsOf(field: Field): Cell[] {
    return this.written(field).filter(({ value }) => !NOTHING.test(value));
  }

  private written(field: Field): Cell[] {
    return (this.indexesOf.get(field) ?? []).flatMap((index) => {
      const value = this.cells[index] ?? '';
      return BLANK.test(value) ? [] : [{ column: this.columns[index] ?? '', value }];
    });
  }

  private add(code: Code | General, cell: Cell | null, skipsRow: boolean): void {
    const value = harmless((cell?.value ?? '').slice(0, SHOWN_CHARACTERS));
    this.issues.add({ line: this.line, code, column: cell?.column || null, value, skipsRow });
  }
}

/**
 * A reader for each row of a list.
 * @param severally the fields that any number of columns can be
 * @throws ImportFileError for a mapping that names columns that the list does not have, or another field twice
 */
export const readersOf = <Field extends string, Code extends string>(
  { columns, rows, lines }: Table,
  mapping: ListMapping<Field>,
  issues: Issues<Code | General>,
  severally: readonly Field[] = [],
): readonly RowReader<Field, Code>[] => {
  const indexesOf = new Map<Field, readonly number[]>();
  for (const [column, field] of Object.entries(mapping)) {
    const index = columns.indexOf(column);
    if (index < 0) throw new ImportFileError('mapping_unknown_column', { column });
    const others = indexesOf.get(field) ?? [];
    if (others.length > 0 && !severally.includes(field))
      throw new ImportFileError('mapping_field_twice', {
        field,
        columns: [...others.map((other) => columns[other]), column],
      });
    indexesOf.set(field, [...others, index]);
  }
  return rows.map((cells, index) => new RowReader(lines[index] ?? 0, cells, columns, indexesOf, issues));
};

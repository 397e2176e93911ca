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

const NOTHING = /^(?:[-–—?]+|n\/?a|none|null)$/i;
const SHOWN_CHARACTERS = 120;

/** One row under a mapping: hands out what its cells say and collects what they say wrongly. */
export class RowReader<Field extends string, Code extends string> {
  constructor(
    /** Line of the spreadsheet. */
    readonly line: number,
    readonly cells: readonly string[],
    private readonly columns: readonly string[],
    private readonly indexOf: ReadonlyMap<Field, number>,
    private readonly issues: Issues<Code | General>,
  ) {}

  /** What the row says about a field, or null when it says nothing. */
  cell(field: Field): Cell | null {
    const index = this.indexOf.get(field);
    const value = index === undefined ? '' : (this.cells[index] ?? '');
    return index === undefined || value === '' || NOTHING.test(value)
      ? null
      : { column: this.columns[index] ?? '', value };
  }

  /** Free text of at most so many characters; undefined when there is none that can be used. */
  text(field: Field, longest: number): string | undefined {
    const cell = this.cell(field);
    if (!cell) return undefined;
    if (isFormula(cell.value)) return this.leaveOut('formula', cell);
    if (cell.value.length > longest) return this.leaveOut('too_long', cell);
    return cell.value;
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

  private add(code: Code | General, cell: Cell | null, skipsRow: boolean): void {
    const value = harmless((cell?.value ?? '').slice(0, SHOWN_CHARACTERS));
    this.issues.add({ line: this.line, code, column: cell?.column || null, value, skipsRow });
  }
}

/**
 * A reader for each row of a list.
 * @throws ImportFileError for a mapping that names columns that the list does not have, or a field twice
 */
export const readersOf = <Field extends string, Code extends string>(
  { columns, rows, lines }: Table,
  mapping: ListMapping<Field>,
  issues: Issues<Code | General>,
): readonly RowReader<Field, Code>[] => {
  const indexOf = new Map<Field, number>();
  for (const [column, field] of Object.entries(mapping)) {
    const index = columns.indexOf(column);
    if (index < 0) throw new ImportFileError('mapping_unknown_column', { column });
    if (indexOf.has(field)) throw new ImportFileError('mapping_field_twice', { field });
    indexOf.set(field, index);
  }
  return rows.map((cells, index) => new RowReader(lines[index] ?? 0, cells, columns, indexOf, issues));
};

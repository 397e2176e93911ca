import type { ListProblem } from '@fieldhouse/api-contract';

const LINES = 20;
const VALUES = 5;

/** Something in a row that could not be used. */
export type Issue<Code extends string = string> = Pick<ListProblem<Code>, 'code' | 'column' | 'skipsRow'> & {
  /** Of the spreadsheet. */
  readonly line: number;
  readonly value: string;
};

type Cause<Code extends string> = Omit<Issue<Code>, 'line' | 'value'> & {
  readonly lines: Set<number>;
  readonly values: Set<string>;
};

/** What could not be used, by its cause: one typing error in a column makes one problem, not one for each row. */
export class Issues<Code extends string = string> {
  private readonly causes = new Map<string, Cause<Code>>();

  add({ code, column, skipsRow, line, value }: Issue<Code>): void {
    const key = `${code} ${column}`;
    const cause = this.causes.get(key) ?? {
      code,
      column,
      skipsRow,
      lines: new Set<number>(),
      values: new Set<string>(),
    };
    cause.lines.add(line);
    if (value !== '' && cause.values.size < VALUES) cause.values.add(value);
    this.causes.set(key, cause);
  }

  /** What is wrong in one line, each cause once. */
  codesAt(line: number): Code[] {
    const here = [...this.causes.values()].filter(({ lines }) => lines.has(line));
    return [...new Set(here.map(({ code }) => code))];
  }

  problems(): ListProblem<Code>[] {
    return [...this.causes.values()]
      .map(({ lines, values, ...cause }) => ({
        ...cause,
        rows: lines.size,
        lines: [...lines].slice(0, LINES),
        values: [...values],
      }))
      .sort((a, b) => Number(b.skipsRow) - Number(a.skipsRow) || b.rows - a.rows);
  }
}

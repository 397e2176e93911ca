import { readFileSync, writeFileSync } from 'node:fs';

export type PublishedTable = {
  readonly commands: readonly string[];
  readonly events: readonly string[];
  readonly errors: readonly string[];
};
/** A command's row: what it may lead to and why it may be refused. */
type Rows = Readonly<
  Record<string, { readonly events: readonly string[]; readonly errors: readonly string[] }>
>;
const TABLE = /\| Command +\| Events +\| Errors +\|\n(?:\|.*\n?)+/;

/**
 * What the table 'Command | Events | Errors' below a heading of a README names: each once, sorted.
 * @param heading how the section's heading begins
 */
export const publishedTable = (file: string, heading: string): PublishedTable => {
  const section = readFileSync(file, 'utf8')
    .split('\n## ')
    .find((text) => text.startsWith(heading));
  const rows = TABLE.exec(section ?? '')?.[0]
    .trim()
    .split('\n')
    .slice(2);
  if (rows === undefined) throw new Error(`${file} has no table below '${heading}'`);
  const column = (index: number): readonly string[] => {
    const names = rows.flatMap((row) => row.split('|')[index]?.match(/\w+(?=,|\s|$)/g) ?? []);
    return [...new Set(names)].sort();
  };
  return { commands: column(1), events: column(2), errors: column(3) };
};

/** The commands that a file of types names, and those of tables: each once, sorted. */
export const commandsOf = (
  file: string,
  ...tables: readonly { readonly commands: object }[]
): readonly string[] => {
  const named = [...readFileSync(file, 'utf8').matchAll(/'([A-Z]\w+)'/g)].map(([, name = '']) => name);
  return [...new Set([...named, ...tables.flatMap(({ commands }) => Object.keys(commands))])].sort();
};

/** A README with its table as the code has it; `npm run readme` also writes it. @returns the README as it was */
export const withTable = (file: string, rows: Rows): { readonly before: string; readonly after: string } => {
  const cells = [
    ['Command', 'Events', 'Errors'],
    ...Object.entries(rows).map(([name, { events, errors }]) => [name, events.join(', '), errors.join(', ')]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(TABLE, () => `${lines.join('\n')}\n`);
  if (process.env['UPDATE_README'] === '1') writeFileSync(file, after);
  return { before, after };
};

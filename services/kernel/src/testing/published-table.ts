import { readFileSync } from 'node:fs';

export type PublishedTable = {
  readonly commands: readonly string[];
  readonly events: readonly string[];
  readonly errors: readonly string[];
};

/**
 * What the table 'Command | Events | Errors' below a heading of a README names: each once, sorted.
 * @param heading how the section's heading begins
 */
export const publishedTable = (file: string, heading: string): PublishedTable => {
  const section = readFileSync(file, 'utf8')
    .split('\n## ')
    .find((text) => text.startsWith(heading));
  if (section === undefined) throw new Error(`${file} has no section '${heading}'`);
  const rows = section.split('\n').filter((line) => /^\| \w/.test(line));
  const column = (index: number): readonly string[] => {
    const names = rows.slice(1).flatMap((row) => row.split('|')[index]?.match(/\w+(?=,|\s|$)/g) ?? []);
    return [...new Set(names)].sort();
  };
  return { commands: column(1), events: column(2), errors: column(3) };
};

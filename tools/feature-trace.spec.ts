import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TOOL = resolve(__dirname, 'feature-trace.mjs');
const ROWS = readFileSync(resolve(__dirname, '../docs/feature-trace.md'), 'utf8').split('\n');
const SHOWN = '`tools/feature-trace.spec.ts` › accepts the rows of the product';

describe('the feature trace', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'feature-trace-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  /** @returns what the tool says of the product's rows with T1's changed to these */
  const trace = (...first: readonly string[]): readonly string[] => {
    const file = join(dir, 'trace.md');
    writeFileSync(file, [...ROWS.filter((row) => !row.startsWith('| T1 ')), ...first].join('\n'));
    return spawnSync(process.execPath, [TOOL, file], { encoding: 'utf8' })
      .stdout.trim()
      .split('\n')
      .slice(0, -1);
  };

  it('accepts the rows of the product', () => {
    expect(trace(`| T1 | Create team | ${SHOWN} |`)).toEqual([]);
    expect(trace(`| T1 | Create team | ${SHOWN}<br>later: a photo as crest |`)).toEqual([]);
  });

  it('misses a feature without a row, and one with two', () => {
    expect(trace()).toEqual(['T1: it has no row']);
    expect(trace(`| T1 | a | ${SHOWN} |`, `| T1 | b | ${SHOWN} |`)).toEqual(['T1: it has two rows']);
    expect(trace(`| T1 | a | ${SHOWN} |`, `| T99 | b | ${SHOWN} |`)).toEqual([
      'T99: there is no such feature',
    ]);
  });

  it('refuses what shows nothing', () => {
    expect(trace('| T1 | a |  |')).toEqual(['T1: nothing shows it']);
    expect(trace('| T1 | a | it works |')).toEqual(["T1: 'it works' is neither a test nor a later part"]);
    expect(trace('| T1 | a | `tools/spec-trace.spec.ts` › nothing of the kind |')).toEqual([
      "T1: tools/spec-trace.spec.ts has no test 'nothing of the kind'",
    ]);
  });
});

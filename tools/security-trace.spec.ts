import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TOOL = resolve(__dirname, 'security-trace.mjs');
const whole = readFileSync(resolve(__dirname, '../docs/security.md'), 'utf8');
const TEST = '`tools/security-trace.spec.ts` › accepts the table as it stands';

describe('the security trace', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'security-trace-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  const check = (text: string) => {
    const file = join(dir, 'security.md');
    writeFileSync(file, text);
    const { status, stdout } = spawnSync(process.execPath, [TOOL, file], { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    return { status, problems: lines.slice(0, -1), total: lines.at(-1) };
  };
  /** The table with another row for V6.2.2, which is of level 1 and asks for a behaviour, or none. */
  const withRow = (row: string): string =>
    whole.replace(/^\| V6\.2\.2 \|.*\n/m, row === '' ? '' : `${row}\n`);
  const row = (status: string, shownBy: string, level = '1', id = 'V6.2.2'): string =>
    `| ${id} | ${level} | People can change their password | ${status} | ${shownBy} |`;

  it('accepts the table as it stands', () => {
    expect(check(whole)).toMatchObject({ status: 0, problems: [] });
  });

  it('knows the requirements of the published list: 70 of level 1, 183 of level 2', () => {
    const levels = [...whole.matchAll(/^\| V[\d.]+ \| ([12]) \|/gm)].map(([, level]) => level);
    expect([1, 2].map((level) => levels.filter((one) => one === String(level)).length)).toEqual([70, 183]);
    expect(check(whole).total).toContain('253 requirements');
  });

  it.each([
    ['met', TEST],
    ['partly', `${TEST}<br>not by those who have none`],
    ['partly', 'no test shows it'],
    ['unmet', 'nobody has asked for it'],
    ['not applicable', 'there are no passwords'],
  ])('accepts %s with %s', (status, shownBy) => {
    expect(check(withRow(row(status, shownBy)))).toMatchObject({ status: 0, problems: [] });
  });

  it.each([
    ['', 'it has no row'],
    [`${row('met', TEST)}\n${row('met', TEST)}`, 'it has two rows'],
    [row('done', TEST), "'done' is no status"],
    [row('met', TEST, '2'), 'its level is 1'],
    [row('met', ''), 'no test shows it'],
    [row('met', 'everybody knows'), "'everybody knows' names no test"],
    [row('met', '`docs/security.md` › Sessions'), 'no test shows it'],
    [row('met', '`tools/no-such.spec.ts` › anything'), 'tools/no-such.spec.ts does not exist'],
    [
      row('met', '`tools/compose.spec.ts` › has no such name'),
      "tools/compose.spec.ts has no test 'has no such name'",
    ],
    [row('unmet', ''), 'it does not say why'],
    [row('partly', TEST), 'it does not say what is missing'],
    [row('not applicable', TEST), 'a reason, and nothing else, is due'],
  ])('refuses %s', (rows, problem) => {
    expect(check(withRow(rows))).toMatchObject({ status: 1, problems: [`V6.2.2: ${problem}`] });
  });

  it('takes a heading for what asks for a text, if it is there', () => {
    const because = (heading: string) =>
      whole.replace(/^\| V7\.1\.1 \|.*$/m, row('met', `\`docs/security.md\` › ${heading}`, '2', 'V7.1.1'));
    expect(check(because('Sessions')).status).toBe(0);
    expect(check(because('Seances')).problems).toEqual(["V7.1.1: docs/security.md has no heading 'Seances'"]);
  });

  it('refuses what is on no list', () => {
    const { problems } = check(`${whole}\n${row('met', TEST, '1', 'V6.2.13')}\n`);
    expect(problems).toEqual(['V6.2.13: it is none of level 1 or 2']);
  });
});

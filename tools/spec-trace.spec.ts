import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const TOOL = resolve(__dirname, 'spec-trace.mjs');
const SPECIFICATION = `# Product

## 1. What it does
Nothing of this is traced.

## 2. Screens
Two tabs: Sign In and Sign Up. Which colours: not shown.

| Situation | Behaviour |
|---|---|
| Unknown route | 404 page |
`;
const TABS = '`tools/spec-trace.spec.ts` › accepts a row for each sentence and table row';

describe('the spec trace', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'spec-trace-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  const trace = (...rows: readonly [statement: string, shownBy: string][]) => {
    const files = [join(dir, 'specification.md'), join(dir, 'trace.md')] as const;
    writeFileSync(files[0], SPECIFICATION);
    writeFileSync(files[1], rows.map(([statement, by]) => `| 2 | ${statement} | ${by} |`).join('\n'));
    const { status, stdout } = spawnSync(process.execPath, [TOOL, ...files], { encoding: 'utf8' });
    return { status, problems: stdout.trim().split('\n').slice(0, -1) };
  };
  const tabs = ['Two tabs: Sign In and Sign Up.', TABS] as const;
  const colours = ['Which colours: not shown.', 'open: decisions'] as const;
  const unknown = ['Unknown route: 404 page', 'later: teams'] as const;

  it('accepts a row for each sentence and table row', () => {
    expect(trace([...tabs], [...colours], [...unknown])).toEqual({ status: 0, problems: [] });
  });

  it('finds a statement without a row', () => {
    expect(trace([...tabs], [...colours])).toEqual({
      status: 1,
      problems: ["2: nothing shows 'Unknown route: 404 page'"],
    });
  });

  it('finds a row of what the specification does not say', () => {
    const { status, problems } = trace([...tabs], [...colours], [...unknown], ['It is blue.', TABS]);
    expect([status, problems]).toEqual([1, ["the specification does not say 'It is blue.'"]]);
  });

  it.each([
    ['`tools/spec-trace.spec.ts` › has no such name', /has no test/],
    ['`tools/no-such.spec.ts` › anything', /does not exist/],
    ['later: some day', /neither a test nor a later part/],
    ['open: decisions', /does state something/],
  ])('refuses %s', (shownBy, problem) => {
    const { status, problems } = trace([tabs[0], shownBy], [...colours], [...unknown]);
    expect(status).toBe(1);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });
});

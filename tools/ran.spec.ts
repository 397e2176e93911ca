import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const FILE = 'services/a/src/a.spec.ts';
type Case = { readonly title: string; readonly status: string };

/** Which of these names no run of the file's cases was. */
const notRun = (names: readonly string[], cases: readonly Case[]): readonly string[] => {
  const assertionResults = cases.map((one) => ({ ...one, ancestorTitles: ['a draft'] }));
  const report = { testResults: [{ name: resolve(__dirname, '..', FILE), assertionResults }] };
  const named = names.map((name) => ({ file: FILE, name }));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { notRun } from ${JSON.stringify(resolve(__dirname, 'trace/ran.mjs'))};
       const [named, reports] = JSON.parse(process.argv[1]);
       console.log(JSON.stringify(notRun(named, reports).map(({ name }) => name)));`,
      JSON.stringify([named, [report]]),
    ],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as readonly string[];
};

describe('what the traces name', () => {
  it('has run where a test of that name, or of one in it, passed or failed', () => {
    const cases = [
      { title: 'takes a pick', status: 'passed' },
      { title: 'ends', status: 'failed' },
    ];
    expect(notRun(['takes a pick', 'ends', 'a draft', 'takes'], cases)).toEqual(['takes']);
  });

  it('has run where each of many cases has', () => {
    const cases = ['400', '404'].map((code) => ({ title: `refuses ${code} in words`, status: 'passed' }));
    expect(notRun(['refuses %s in words', 'refuses $code in words', 'takes %s'], cases)).toEqual([
      'takes %s',
    ]);
  });

  it('has not run where it was left out', () => {
    expect(notRun(['ends'], [{ title: 'ends', status: 'pending' }])).toEqual(['ends']);
  });
});

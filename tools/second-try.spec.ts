import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

type Suite = { readonly name: string; readonly status: string; readonly cases?: readonly string[] };
type Result = {
  readonly files: readonly string[];
  readonly passed: readonly string[];
  readonly counts: readonly number[];
};

const reportOf = (suites: readonly Suite[]) => ({
  testResults: suites.map(({ name, status, cases = [] }) => ({
    ...{ name, status, assertionResults: cases.map((one) => ({ status: one })) },
  })),
});
/** What is run again after the first report, and what both come to: tests passed and failed, files that could not run. */
const tried = (first: readonly Suite[], second: readonly Suite[]): Result => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { withSecondTry, worthASecondTry } from ${JSON.stringify(resolve(__dirname, 'test/second-try.mjs'))};
       const [first, second] = JSON.parse(process.argv[1]);
       const { passed, report } = withSecondTry(first, second);
       const counts = [report.numPassedTests, report.numFailedTests, report.numRuntimeErrorTestSuites];
       console.log(JSON.stringify({ files: worthASecondTry(first), passed, counts }));`,
      JSON.stringify([reportOf(first), reportOf(second)]),
    ],
    { encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Result;
};

const good: Suite = { name: 'good', status: 'passed', cases: ['passed', 'passed'] };
const bad: Suite = { name: 'bad', status: 'failed', cases: ['passed', 'failed'] };
const broken: Suite = { name: 'broken', status: 'failed' };

describe('a second try', () => {
  it('counts what the second one came to, of the files that it ran', () => {
    const mended: Suite = { name: 'bad', status: 'passed', cases: ['passed', 'passed'] };
    expect(tried([good, bad], [mended])).toEqual({ files: ['bad'], passed: ['bad'], counts: [4, 0, 0] });
    expect(tried([good, bad], [bad])).toEqual({ files: ['bad'], passed: [], counts: [3, 1, 0] });
  });

  it('leaves what it did not come to as it was: failed', () => {
    expect(tried([good, bad, broken], [])).toEqual({
      ...{ files: ['bad', 'broken'], passed: [], counts: [3, 1, 1] },
    });
  });

  it('is for a few files alone', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...bad, name }));
    expect(tried(many.slice(1), []).files).toEqual(['b', 'c', 'd', 'e']);
    expect(tried(many, []).files).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly hasInstallScript?: true }>
  >;
};
type Decided = Readonly<Record<'run' | 'leave', Readonly<Record<string, string>>>>;

const read = <T>(path: string): T => JSON.parse(readFileSync(join(__dirname, '..', path), 'utf8')) as T;

describe('scripts that packages bring to run at installation', () => {
  const { packages } = read<Lock>('package-lock.json');
  const { run, leave } = read<Decided>('tools/install-scripts.json');
  const brought = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { version }]) => ({ name: path.split('node_modules/').at(-1) ?? '', version }));

  it('are each decided about: those that run with their version', () => {
    const undecided = brought.filter(
      ({ name, version }) => !(name in leave) && !(`${name}@${version}` in run),
    );
    expect(undecided).toEqual([]);
  });

  it('are no more than there are', () => {
    const there = new Set(brought.flatMap(({ name, version }) => [name, `${name}@${version}`]));
    expect([...Object.keys(run), ...Object.keys(leave)].filter((one) => !there.has(one))).toEqual([]);
  });
});

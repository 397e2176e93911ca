import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const NEEDED = [
  'package.json',
  'tsconfig.base.json',
  'jest.config.cjs',
  '.prettierrc.json',
  'tools/swc-options.cjs',
  'tools/jest',
  'services/kernel',
  'services/platform',
  'services/contexts',
  'services/contracts',
  'frontend/client',
];
/** The server's list, without the contexts that there are: their types cost half a minute. */
const NO_CONTEXTS = `import { followed } from '@fieldhouse/platform';
import type { Context } from './context';
export const contexts = {} as const satisfies Readonly<Record<string, Context>>;
`;
const types = (config: object): string => JSON.stringify({ extends: './tsconfig.base.json', ...config });

describe('npm run new-slice', () => {
  let copy: string;
  const write = (file: string, text: string): void => writeFileSync(join(copy, file), text);
  const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
  const node = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };
  const newSlice = (name: string) => node(join(root, 'tools/new-slice/new-slice.mjs'), name, copy);

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'fieldhouse-slice-'));
    for (const path of NEEDED) {
      mkdirSync(join(copy, dirname(path)), { recursive: true });
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    write('services/contexts/src/contexts.ts', NO_CONTEXTS);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('refuses a name that is none, or taken', () => {
    expect(newSlice('Rental').status).toBe(1);
    expect(newSlice('contact').status).toBe(1);
  });

  describe('having made one', () => {
    beforeAll(() => {
      const { status, said } = newSlice('rental');
      if (status !== 0) throw new Error(said);
    });

    it('has it in both lists of contexts', () => {
      expect(read('services/contexts/src/contexts.ts')).toMatch(/^ {2}rental: \{/m);
      expect(read('services/contracts/api/src/index.ts')).toContain("export * from './rental';");
    });

    it('leaves nothing of the template', () => {
      expect(read('services/rental/README.md')).not.toMatch(/example/i);
      expect(read('services/rental/src/domain/rental.decider.ts')).not.toMatch(/example/i);
    });

    it('has made what compiles', () => {
      write(
        'tsconfig.json',
        types({ include: ['services/contexts/src/all.ts', 'services/rental', 'projections/rental'] }),
      );
      write(
        'frontend/client/tsconfig.rental.json',
        JSON.stringify({
          extends: './tsconfig.json',
          compilerOptions: { types: ['vite/client'] },
          files: ['src/features/rental/api/rental.api.ts'],
          include: [],
        }),
      );
      const tsc = 'node_modules/typescript/bin/tsc';
      expect(node(tsc, '-p', 'tsconfig.json')).toEqual({ status: 0, said: '' });
      expect(node(tsc, '-p', 'frontend/client/tsconfig.rental.json')).toEqual({ status: 0, said: '' });
    });

    it('has made what passes its specs', () => {
      const projects = ['--selectProjects', 'unit', 'client', '--maxWorkers=1'];
      const { status, said } = node('node_modules/jest/bin/jest.js', 'rental', ...projects);
      expect(said).toMatch(/Test Suites: 4 passed, 4 total/);
      expect(status).toBe(0);
    });
  });
});

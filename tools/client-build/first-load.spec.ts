import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const NEEDED = [
  'tsconfig.base.json',
  'tsconfig.json',
  'tools/client-build',
  'services/contracts',
  'services/rules',
  'frontend/client',
];
const ROW_MAY_COST = 300;
/** KiB; the room is opened on phones, minutes before a draft. */
const ROOM_MAY_COST = 197;
/** KiB; it comes while somebody types a new password. */
const STRENGTH_MAY_COST = 60;
const PAGES = 'export const PAGES: readonly Page[] = [';

const ROW = `
  {
    path: '/rentals',
    label: 'Rentals',
    nav: { group: 'Main', icon: GroupsRounded },
    page: async () => (await import('./pages/rentals.page')).RentalsPage,
  },`;
const API = `import { baseApi } from '../../../shared/api/base-api';
import { reads } from '../../../shared/api/reads';
export const rentalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rentals: build.query<readonly string[], void>({ query: () => '/only-in-rentals', ...reads(['rental']) }),
  }),
});
`;
const PART = `import { Section } from '../../../../shared/ui/section';
import { rentalsApi } from '../../api/rentals.api';
const Card = () => {
  const { data = [] } = rentalsApi.useRentalsQuery();
  return <Section title="Your rentals">{data.join()}</Section>;
};
export const part = { what: 'Your rentals', cards: [{ name: 'rentals', order: 60, Card }] };
`;
const PAGE = `import { PageHeader } from '../../shared/ui/page-header';
import { rentalsApi } from '../../features/rentals/api/rentals.api';
export const RentalsPage = () => {
  const { data = [] } = rentalsApi.useRentalsQuery();
  return <PageHeader title="Rentals">{data.join()}</PageHeader>;
};
`;

type Load = { readonly bytes: number; readonly code: string };
type Loads = { readonly dashboard: Load; readonly room: Load; readonly strength: Load };

describe('the first load', () => {
  let copy: string;
  let before: Loads;
  const write = (file: string, text: string): void => {
    const path = join(copy, 'frontend/client/src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const firstLoads = (): Loads => {
    const script = join(copy, 'tools/client-build/first-load.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, join(copy, 'frontend/client')], {
      encoding: 'utf8',
      maxBuffer: 64 * 1_024 * 1_024,
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as Loads;
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'fieldhouse-first-load-'));
    for (const path of NEEDED) cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    before = firstLoads();
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('of the draft room keeps its budget and brings nothing of MUI', () => {
    const { room } = before;
    expect(room.bytes / 1_024).toBeLessThanOrEqual(ROOM_MAY_COST);
    // The names of files end in a hash, which can read like anything.
    const code = room.code.replaceAll(/-[\w-]{8}\.(?:js|css)\b/g, '');
    expect(code.match(/Mui(?!Scope)[A-Z]\w+/g) ?? []).toEqual([]);
  });

  it('of what tells the strength of a password keeps its budget, and knows the commonest', () => {
    const { strength } = before;
    expect(strength.bytes / 1_024).toBeLessThanOrEqual(STRENGTH_MAY_COST);
    expect(strength.code).toContain('letmein');
  });

  it('of the dashboard does not grow with the screens of another slice, only by its row', () => {
    const table = readFileSync(join(copy, 'frontend/client/src/app/route-table.ts'), 'utf8');
    write('app/route-table.ts', table.replace(PAGES, `${PAGES}${ROW}`));
    write('app/pages/rentals.page.tsx', PAGE);
    write('features/rentals/api/rentals.api.ts', API);
    write('features/rentals/dashboard/rentals/index.tsx', PART);
    const after = firstLoads().dashboard;
    const marks = ['path:`/rentals`', 'only-in-rentals', 'Your rentals'];
    expect(marks.filter((mark) => after.code.includes(mark))).toEqual(['path:`/rentals`']);
    expect(after.bytes).toBeGreaterThan(before.dashboard.bytes);
    expect(after.bytes - before.dashboard.bytes).toBeLessThanOrEqual(ROW_MAY_COST);
  });
});

import type { EventDefinition } from '@fieldhouse/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { allEvents, allProcesses, allProjections, dashboardModules } from './all';
import { contexts } from './contexts';

const root = join(__dirname, '../../..');
const eventFolder = join(root, 'services/contracts/events/src');
const folders = readdirSync(eventFolder, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

/** What the files below a folder with such an ending export. */
const exportsOf = (folder: string, ending: string): readonly unknown[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .flatMap((file) => Object.values(jest.requireActual<object>(join(root, folder, file))));
const has = (value: unknown, field: string): value is object =>
  typeof value === 'object' && value !== null && field in value;

describe('the list of contexts', () => {
  it('names every folder of events, and no other', () => {
    expect(Object.keys(contexts).sort()).toEqual(folders.sort());
  });

  it.each(folders)('has every event of %s', (folder) => {
    const { events }: { readonly events: readonly EventDefinition[] } =
      contexts[folder as keyof typeof contexts];
    const exported: readonly unknown[] = Object.values(jest.requireActual<object>(join(eventFolder, folder)));
    const defined = exported.flat().filter((one) => has(one, 'upcasters'));
    expect(new Set(events)).toEqual(new Set(defined));
  });

  it('has every projection and process that there is a file of', () => {
    const projections = exportsOf('projections', '.projection.ts').filter((one) => has(one, 'project'));
    const processes = exportsOf('services', '.process.ts').filter((one) => has(one, 'react'));
    expect(projections.length).toBeGreaterThan(0);
    expect(processes.length).toBeGreaterThan(0);
    expect(new Set<unknown>(allProjections)).toEqual(new Set(projections));
    expect(allProcesses).toEqual(expect.arrayContaining([...processes]));
  });

  it('has a folder of the client for each part of the dashboard, and no other', () => {
    const filesOf = (folder: string, ending: RegExp): readonly string[] =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file) && !file.includes('node_modules'))
        .map((file) => join(root, folder, file));
    const offered = ['services', 'projections']
      .flatMap((folder) => filesOf(folder, /-dashboard\.ts$/))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^\s+name: '([\w-]+)'/gm)])
      .map(([, name]) => name);
    const shown = filesOf('frontend/client/src/features', /\/dashboard\/[\w-]+\/index\.tsx?$/).map((file) =>
      basename(dirname(file)),
    );
    expect(offered).toHaveLength(dashboardModules.length);
    expect(shown.sort()).toEqual(offered.sort());
  });

  it('gives no name twice', () => {
    const names = [
      ...allEvents.map(({ type }) => type),
      ...allProjections.map(({ name }) => name),
      ...allProcesses.map(({ name }) => name),
    ];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

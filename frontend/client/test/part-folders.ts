import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DashboardPart } from '../src/shared/dashboard/dashboard-part';

const features = join(__dirname, '../src/features');

/** The same as the build finds: Jest knows no `import.meta.glob`. */
export const folders: Readonly<Record<string, () => Promise<{ readonly part: DashboardPart }>>> =
  Object.fromEntries(
    readdirSync(features)
      .map((feature) => join(features, feature, 'dashboard'))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .map((folder) => [
        join(folder, 'index.ts'),
        () => Promise.resolve(jest.requireActual<{ readonly part: DashboardPart }>(folder)),
      ]),
  );

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Samples } from './sample';

export type { ProperRequest } from './sample';

const folder = join(__dirname, 'samples');

/** One proper request per operation, context by context, as the files in `samples` say. */
export const properRequests: Samples = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      Object.entries(jest.requireActual<{ readonly samples: Samples }>(join(folder, file)).samples),
    ),
);

import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Samples } from './sample';

export type { ProperRequest } from './sample';

const folder = join(__dirname, 'samples');
const read = createRequire(__filename);

/** One proper request per operation, context by context, as the files in `samples` say. */
export const properRequests: Samples = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .flatMap((file) => Object.entries((read(join(folder, file)) as { readonly samples: Samples }).samples)),
);

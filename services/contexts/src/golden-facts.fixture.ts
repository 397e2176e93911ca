import type { EventDefinition, RecordedEvent } from '@fieldhouse/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../contracts/events/src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const fileNameOf = (type: string): string => type.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** The golden facts of a type as they are read today: one of each version that was ever written, the oldest first. */
export const goldenFactsOf = ({ type, upcasters }: EventDefinition): readonly RecordedEvent[] =>
  [...upcasters, null].map((_, older) => {
    const ending = `/${fileNameOf(type)}.v${older + 1}.json`;
    const file = files.find((one) => one.endsWith(ending));
    if (file === undefined) throw new Error(`there is no golden ${type} of version ${older + 1}`);
    const written = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
    return {
      id: 'e1',
      type,
      streamId: `${file.split('/')[0]}-1`,
      revision: 0,
      position: { commit: 1n, prepare: 1n },
      data: upcasters.slice(older).reduce((before, change) => change(before), written),
      metadata: {
        schemaVersion: upcasters.length + 1,
        $correlationId: 'c1',
        $causationId: 'c1',
        commandId: 'c1',
        commandHash: 'h1',
        actor: { kind: 'account', accountId: 'a1' },
        occurredAt: '2026-11-20T10:00:00.000Z',
      },
    };
  });

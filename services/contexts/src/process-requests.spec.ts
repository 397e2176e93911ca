import type { EventDefinition, RecordedEvent } from '@fieldhouse/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allEvents, allProcesses } from './all';

const PERSONAL = 'text about a person';
const root = join(__dirname, '../../contracts/events/src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const fileNameOf = (type: string): string => type.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** The newest golden fact of a type, with a text about a person in everything that is sealed in it. */
const factOf = (definition: EventDefinition): RecordedEvent => {
  const version = definition.upcasters.length + 1;
  const file = files.find((one) => one.endsWith(`/${fileNameOf(definition.type)}.v${version}.json`));
  if (file === undefined) throw new Error(`there is no golden ${definition.type}`);
  const data = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
  for (const { fields } of definition.encrypted)
    for (const field of Object.keys(fields)) data[field] = PERSONAL;
  return {
    id: 'e1',
    type: definition.type,
    streamId: `${file.split('/')[0]}-1`,
    revision: 0,
    position: { commit: 1n, prepare: 1n },
    data,
    metadata: {
      schemaVersion: version,
      $correlationId: 'c1',
      $causationId: 'c1',
      commandId: 'c1',
      commandHash: 'h1',
      actor: { kind: 'account', accountId: 'a1' },
      occurredAt: '2026-11-20T10:00:00.000Z',
    },
  };
};

describe('what processes ask for', () => {
  // Its digest stands in the id of the command, in the log, for ever.
  it.each(allProcesses.map((process) => [process.name, process] as const))(
    'holds nothing personal: %s',
    (_, { react, state }) => {
      let asked = 0;
      for (const fact of allEvents.map(factOf)) {
        const known = state?.evolve(state.initial, fact);
        const effects = react(fact, known);
        asked += effects.length;
        expect(JSON.stringify(effects)).not.toContain(PERSONAL);
      }
      expect(asked).toBeGreaterThan(0);
    },
  );
});

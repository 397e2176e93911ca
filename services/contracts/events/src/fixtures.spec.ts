import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion, type EventDefinition } from '@fieldhouse/kernel';

const CONTEXTS = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const FILE = /^([a-z-]+)\.v(\d+)\.json$/;

/** One golden file per event type and version: the data as it was first written, encrypted fields open. */
const fixtures = CONTEXTS.flatMap((context) => {
  const folder = join(__dirname, context, 'fixtures');
  return readdirSync(folder).map((file) => {
    const [, name = '', version = ''] = FILE.exec(file) ?? [];
    const data = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
    return { file: `${context}/${file}`, name, version: Number(version), data };
  });
});
const fileNameOf = (type: string): string => type.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'schema' in value && 'upcasters' in value;
const definitions = CONTEXTS.flatMap((context) => [
  ...new Set(
    Object.values(jest.requireActual<Readonly<Record<string, unknown>>>(`./${context}`))
      .flat()
      .filter(isDefinition),
  ),
]);

const newestOf = (type: string): Record<string, unknown> =>
  fixtures.filter(({ name }) => name === fileNameOf(type)).sort((a, b) => b.version - a.version)[0]?.data ??
  {};

describe('golden events', () => {
  it.each(fixtures)('$file can still be read', ({ name, version, data }) => {
    const definition = definitions.find(({ type }) => fileNameOf(type) === name);
    if (!definition) throw new Error('there is no such event type');
    expect(version).toBeLessThanOrEqual(currentVersion(definition));
    const upcast = definition.upcasters.slice(version - 1).reduce((before, change) => change(before), data);
    expect(definition.schema.parse(upcast)).toEqual(upcast);
  });

  it.each(definitions.map((definition) => [definition.type, definition] as const))(
    'there is one of each version of %s',
    (type, definition) => {
      const versions = fixtures.filter(({ name }) => name === fileNameOf(type)).map(({ version }) => version);
      expect(versions.sort((a, b) => a - b)).toEqual(
        Array.from({ length: currentVersion(definition) }, (_, index) => index + 1),
      );
    },
  );

  it.each(definitions.flatMap(({ type, encrypted }) => encrypted.map((closed) => ({ type, ...closed }))))(
    'the encrypted fields of $type and their key are fields of it',
    ({ type, keyOf, fields }) => {
      const data = newestOf(type);
      expect(Object.keys(data)).toEqual(expect.arrayContaining([keyOf, ...Object.keys(fields)]));
    },
  );

  it('a person whose key was destroyed still has valid events', () => {
    for (const { type, encrypted, schema } of definitions) {
      const data = newestOf(type);
      const erased = Object.assign({}, ...encrypted.map(({ fields }) => fields)) as object;
      expect(() => schema.parse({ ...data, ...erased })).not.toThrow();
    }
  });
});

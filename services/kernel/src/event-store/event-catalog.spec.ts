import { z } from 'zod';
import { defineEvent } from '../events/event-definition';
import { MemoryKeyring } from '../testing/memory-keyring';
import { EventCatalog, NewerSchema } from './event-catalog';
import type { StoredEvent } from './event-store.port';

const renamed = defineEvent('Renamed', z.object({ id: z.string(), first: z.string(), last: z.string() }), {
  upcasters: [
    ({ name, ...rest }) => ({ ...rest, fullName: name }),
    ({ fullName, ...rest }) => {
      const [first, last] = String(fullName).split(' ');
      return { ...rest, first, last };
    },
  ],
});
const noted = defineEvent(
  'Noted',
  z.object({ id: z.string(), text: z.string(), more: z.string().optional() }),
  {
    encrypted: { keyOf: 'id', fields: { text: 'Deleted', more: 'Gone' } },
  },
);
const agreed = defineEvent(
  'Agreed',
  z.object({ id: z.string(), byId: z.string().nullable(), text: z.string(), why: z.string() }),
  {
    encrypted: [
      { keyOf: 'id', fields: { text: 'Deleted' } },
      { keyOf: 'byId', fields: { why: 'Unsaid' } },
    ],
  },
);

const stored = (type: string, schemaVersion: number, data: StoredEvent['data']): StoredEvent => ({
  id: 'e1',
  streamId: 's-1',
  revision: 0,
  position: { commit: 1n, prepare: 1n },
  type,
  data,
  metadata: {
    schemaVersion,
    $correlationId: 'c',
    $causationId: 'c',
    commandId: 'c',
    commandHash: '',
    actor: { kind: 'anonymous' },
    occurredAt: '2026-05-01T18:00:00.000Z',
  },
});

describe('the catalog of events', () => {
  const keyring = new MemoryKeyring();
  const catalog = new EventCatalog([renamed, noted, agreed], keyring);

  it.each([
    [1, { id: 'a', name: 'Ana Ruiz' }],
    [2, { id: 'a', fullName: 'Ana Ruiz' }],
    [3, { id: 'a', first: 'Ana', last: 'Ruiz' }],
  ])('brings what was written at version %i to the current one, step by step', async (version, data) => {
    const { data: read } = await catalog.decode(stored('Renamed', version, data));
    expect(read).toEqual({ id: 'a', first: 'Ana', last: 'Ruiz' });
  });

  it('refuses to guess at a version that only newer code knows', async () => {
    await expect(catalog.decode(stored('Renamed', 4, { id: 'a' }))).rejects.toBeInstanceOf(NewerSchema);
  });

  it('takes a type that it does not know for newer, unless the product has not written it', async () => {
    const unheard = stored('Unheard', 1, {});
    await expect(catalog.decode(unheard)).rejects.toBeInstanceOf(NewerSchema);
    await expect(catalog.decodeAll([unheard])).rejects.toBeInstanceOf(NewerSchema);
    const foreign = { ...unheard, metadata: undefined } as unknown as StoredEvent;
    await expect(catalog.decode(foreign)).rejects.toThrow('unknown event type Unheard');
  });

  it('writes at the current version, without what the schema does not know', async () => {
    const { schemaVersion: _, ...metadata } = stored('Renamed', 1, {}).metadata;
    const written = await catalog.encode(
      'e1',
      { type: 'Renamed', data: { id: 'a', first: 'Ana', last: 'Ruiz', name: 'Ana Ruiz' } },
      metadata,
    );
    expect(written.data).toEqual({ id: 'a', first: 'Ana', last: 'Ruiz' });
    expect(written.metadata.schemaVersion).toBe(3);
  });

  it('opens what it closed, and reads the erased words once the key is gone', async () => {
    const checked = catalog.check({ type: 'Noted', data: { id: 'n1', text: 'Throws far' } });
    const sealed = await catalog.seal(checked);
    expect(JSON.stringify(sealed)).not.toContain('Throws');
    const event = stored('Noted', 1, sealed.data);
    expect((await catalog.decode(event)).data).toEqual({ id: 'n1', text: 'Throws far' });
    await keyring.destroy('n1');
    expect((await catalog.decode(event)).data).toEqual({ id: 'n1', text: 'Deleted' });
  });

  describe('for the many who read the log', () => {
    beforeEach(() => {
      jest.useFakeTimers();
    });
    afterEach(() => {
      jest.useRealTimers();
    });
    const note = async (id: string): Promise<StoredEvent> =>
      stored('Noted', 1, (await catalog.seal({ type: 'Noted', data: { id, text: 'Throws far' } })).data);

    it('opens what is closed once, also where they ask at the same time', async () => {
      const event = await note('m1');
      const opened = jest.spyOn(keyring, 'findKey');
      const asked = await Promise.all(Array.from({ length: 5 }, () => catalog.decodeForMany([event])));
      for (const events of [...asked, await catalog.decodeForMany([event])])
        expect(events.map(({ data }) => data)).toEqual([{ id: 'm1', text: 'Throws far' }]);
      expect(opened).toHaveBeenCalledTimes(1);
    });

    it('forgets what it has opened within seconds, so that an erasure counts', async () => {
      const event = await note('m2');
      await catalog.decodeForMany([event]);
      await keyring.destroy('m2');
      await jest.advanceTimersByTimeAsync(2_000);
      expect((await catalog.decodeForMany([event]))[0]?.data).toEqual({ id: 'm2', text: 'Deleted' });
    });

    it('tries again what could not be opened', async () => {
      const event = await note('m3');
      jest.spyOn(keyring, 'findKey').mockRejectedValueOnce(new Error('away'));
      await expect(catalog.decodeForMany([event])).rejects.toThrow('away');
      expect((await catalog.decodeForMany([event]))[0]?.data).toEqual({ id: 'm3', text: 'Throws far' });
    });
  });

  it('closes fields under the key of each whom a fact is about', async () => {
    const data = { id: 'a1', byId: 'b1', text: 'Throws far', why: 'Seen it' };
    const fact = { type: 'Agreed', data };
    expect(catalog.subjectsOf([fact])).toEqual(['a1', 'b1']);
    const sealed = await catalog.seal(fact);
    expect(JSON.stringify(sealed)).not.toMatch(/Throws|Seen/);
    const event = stored('Agreed', 1, sealed.data);
    await keyring.destroy('b1');
    expect((await catalog.decode(event)).data).toEqual({ ...data, why: 'Unsaid' });
  });

  it('writes the erased words about somebody whose key is gone, and nothing of what was said', async () => {
    await keyring.destroy('b2');
    const data = { id: 'a3', byId: 'b2', text: 'Throws far', why: 'Seen it' };
    const sealed = await catalog.seal({ type: 'Agreed', data });
    expect(sealed.data).toMatchObject({ byId: 'b2', why: 'Unsaid' });
    expect(JSON.stringify(sealed)).not.toMatch(/Throws|Seen/);
    expect((await catalog.decode(stored('Agreed', 1, sealed.data))).data).toEqual({ ...data, why: 'Unsaid' });
    const brief = await catalog.seal({ type: 'Noted', data: { id: 'b2', text: 'Throws far' } });
    expect(brief.data).toEqual({ id: 'b2', text: 'Deleted' });
  });

  it('leaves open what is nobody’s', async () => {
    const data = { id: 'a2', byId: null, text: 'Throws far', why: 'As planned' };
    const sealed = await catalog.seal({ type: 'Agreed', data });
    expect(sealed.data).toMatchObject({ byId: null, why: 'As planned' });
    expect((await catalog.decode(stored('Agreed', 1, sealed.data))).data).toEqual(data);
    expect(catalog.subjectsOf([{ type: 'Agreed', data }])).toEqual(['a2']);
  });

  it('reads what an older version kept in the open, also without the key or its name', async () => {
    expect((await catalog.decode(stored('Noted', 1, { id: 'n2', text: 'Open' }))).data).toEqual({
      id: 'n2',
      text: 'Open',
    });
    const unnamed = stored('Noted', 1, { text: 'Open' });
    expect((await catalog.decode(unnamed)).data).toEqual({ text: 'Open' });
    expect(catalog.subjectsOf([unnamed])).toEqual([]);
  });

  it('names the subjects of facts, each once', () => {
    const about = (id: string) => ({ type: 'Noted', data: { id, text: '' } });
    const plain = { type: 'Renamed', data: { id: 'r1', first: '', last: '' } };
    expect(catalog.subjectsOf([about('b'), plain, about('a'), about('b')])).toEqual(['b', 'a']);
  });

  it('refuses two event types of one name', () => {
    expect(() => new EventCatalog([renamed, renamed], keyring)).toThrow('two event types are called Renamed');
  });
});

import { randomUUID } from 'node:crypto';
import { EventLog } from './event-log';
import type { WriteRequest } from './event-writer';
import { GroupCommit } from './group-commit';

const append = (stream: string, expected: 'any' | 'no_stream' = 'any'): WriteRequest => ({
  kind: 'append',
  stream,
  expected,
  events: [
    { id: randomUUID(), type: 't', contentType: 'c', data: new Uint8Array(), metadata: new Uint8Array() },
  ],
});

describe('group commit', () => {
  let log: EventLog;
  let writes: GroupCommit;
  beforeEach(() => {
    log = new EventLog(':memory:', 'none');
    writes = new GroupCommit(log);
  });
  afterEach(() => log.close());

  it('commits what arrives in one turn together, in order, and announces it once', async () => {
    let announced = 0;
    log.onCommit(() => (announced += 1));
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => writes.submit(append('s'))));
    expect(outcomes.map((outcome) => outcome.kind === 'written' && outcome.last)).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
    expect(announced).toBe(1);
  });

  it('answers before it announces', async () => {
    const order: string[] = [];
    log.onCommit(() => order.push('announced'));
    await writes.submit(append('s')).then(() => order.push('answered'));
    await writes.submit(append('s'));
    expect(order.slice(0, 2)).toEqual(['answered', 'announced']);
  });

  it('lets one refused write hold up none of the others', async () => {
    const outcomes = await Promise.all([
      writes.submit(append('s', 'no_stream')),
      writes.submit(append('s', 'no_stream')),
      writes.submit(append('s')),
    ]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['written', 'wrong-expected-version', 'written']);
  });

  it('fails all writes of a group that could not be committed, and then knows nothing of them', async () => {
    await writes.submit(append('s'));
    const broken: WriteRequest = {
      ...append('s'),
      stream: 'r',
      events: [{ ...append('s'), data: undefined } as never],
      kind: 'append',
    };
    const outcomes = await Promise.allSettled([
      writes.submit(append('s')),
      writes.submit(append('new')),
      writes.submit(broken),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(log.head).toBe(1);
    expect(await writes.submit(append('new', 'no_stream'))).toMatchObject({ last: 0, position: 2 });
    expect(await writes.submit(append('s'))).toMatchObject({ last: 1, position: 3 });
  });

  it('commits at once what is waiting when it is told to', async () => {
    const waiting = writes.submit(append('s'));
    writes.flush();
    expect(log.head).toBe(1);
    expect(await waiting).toMatchObject({ kind: 'written' });
  });
});

import type { RecordedEvent } from '../events/recorded-event';
import { recorded } from '../testing/recorded';
import { inTurn } from './in-turn';
import type { Caused, Dispatch } from './process';

const [counted] = recorded([{ type: 'Counted', data: {} }]) as [RecordedEvent];

const asked = (from: string, id: string, type: string): Caused<Dispatch> => ({
  effect: { aggregate: 'counter', id, request: { type } },
  cause: { ...counted, streamId: from },
});

/** What was begun and what ended, in that order; a command ends when it is told to. */
const sending = () => {
  const told: string[] = [];
  const ends = new Map<string, { readonly well: () => void; readonly ill: (error: Error) => void }>();
  const send = async ({ effect }: Caused<Dispatch>): Promise<void> => {
    const { type } = effect.request;
    told.push(`begins ${type}`);
    await new Promise<void>((well, ill) => ends.set(type, { well, ill }));
    told.push(`ends ${type}`);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    told,
    send,
    end: async (type: string): Promise<void> => {
      await settle();
      ends.get(type)?.well();
      await settle();
    },
    fail: async (type: string): Promise<void> => {
      await settle();
      ends.get(type)?.ill(new Error(`${type} failed`));
      await settle();
    },
  };
};

describe('in turn', () => {
  it('sends side by side what concerns different aggregates and follows from different streams', async () => {
    const { told, send, end } = sending();
    const all = inTurn([asked('a-1', '1', 'first'), asked('a-2', '2', 'second')], send);
    await end('second');
    await end('first');
    await all;
    expect(told).toEqual(['begins first', 'begins second', 'ends second', 'ends first']);
  });

  it('asks one aggregate one thing after the other, whatever it follows from', async () => {
    const { told, send, end } = sending();
    const all = inTurn([asked('a-1', '1', 'first'), asked('a-2', '1', 'second')], send);
    await end('first');
    await end('second');
    await all;
    expect(told).toEqual(['begins first', 'ends first', 'begins second', 'ends second']);
  });

  it('asks for what follows from one stream in its order, of whichever aggregate', async () => {
    const { told, send, end } = sending();
    const all = inTurn([asked('a-1', '1', 'pool'), asked('a-1', '2', 'league')], send);
    await end('pool');
    await end('league');
    await all;
    expect(told).toEqual(['begins pool', 'ends pool', 'begins league', 'ends league']);
  });

  it('has few under way at a time', async () => {
    let under = 0;
    let most = 0;
    const many = Array.from({ length: 100 }, (_, n) => asked(`a-${n}`, `${n}`, `${n}`));
    await inTurn(many, async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setImmediate(resolve));
      under -= 1;
    });
    expect(most).toBe(8);
  });

  it('does not send what comes after one that failed, and tells of it once the others have ended', async () => {
    const { told, send, end, fail } = sending();
    const ended: string[] = [];
    const all = inTurn(
      [asked('a-1', '1', 'first'), asked('a-1', '2', 'after'), asked('a-2', '3', 'beside')],
      send,
    ).catch((error: Error) => ended.push(error.message));
    await fail('first');
    expect(ended).toEqual([]);
    await end('beside');
    await all;
    expect(ended).toEqual(['first failed']);
    expect(told).toEqual(['begins first', 'begins beside', 'ends beside']);
  });
});

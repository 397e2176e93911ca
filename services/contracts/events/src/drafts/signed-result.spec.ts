import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftEvents } from './draft.events';
import { resultChain, resultCode, resultFact, type ResultFact } from './signed-result';

type Stored = Parameters<typeof resultFact>[0];
type Vector = {
  readonly stored: readonly Stored[];
  readonly code: string;
  readonly proof: { readonly statement: string; readonly facts: readonly ResultFact[] };
};
const vector = JSON.parse(
  readFileSync(join(__dirname, '../../../../../docs/signed-result-v1.vector.json'), 'utf8'),
) as Vector;
const { stored, proof } = vector;
const said = JSON.parse(proof.statement) as { readonly draftId: string; readonly head: string };
const headOf = (events: readonly Stored[]): string => resultChain(said.draftId, events.map(resultFact));

/** Every value in a JSON value that is no list and no object, changed alone. */
const changes = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value))
    return value.flatMap((one, n) => changes(one).map((other) => value.with(n, other)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      changes(one).map((other) => ({ ...value, [name]: other })),
    );
  if (typeof value === 'number') return [value + 1];
  return typeof value === 'string' ? [`${value}x`] : [value === null ? 'x' : null];
};

describe('the published vector', () => {
  it('gives the facts, the head and the code that it says', () => {
    expect(stored.map(resultFact)).toStrictEqual(proof.facts);
    expect(headOf(stored)).toBe(said.head);
    expect(resultCode(proof.statement)).toBe(vector.code);
  });
});

describe('the chain of a draft', () => {
  it('is another one when anything of any event is: data, sealed or open, id, time, type, or who did it', () => {
    const spoiled = stored.flatMap((event, n) =>
      changes(event).map((other) => stored.with(n, other as Stored)),
    );
    expect(spoiled.length).toBeGreaterThan(350);
    expect(spoiled.filter((events) => headOf(events) === said.head)).toEqual([]);
  });

  it('is another one in any other order, with any event left out or told twice, and for another draft', () => {
    const others = fc.oneof(
      fc.shuffledSubarray([...stored], { minLength: stored.length }),
      fc.nat({ max: stored.length - 1 }).map((n) => stored.toSpliced(n, 1)),
      fc
        .nat({ max: stored.length - 1 })
        .map((n) => stored.flatMap((one, i) => (i === n ? [one, one] : [one]))),
    );
    fc.assert(
      fc.property(others, (events) => {
        const same = events.every((event, n) => event === stored[n]) && events.length === stored.length;
        expect(headOf(events) === said.head).toBe(same);
      }),
    );
    expect(resultChain('another', proof.facts)).not.toBe(said.head);
  });
});

describe('what a proof tells of a fact', () => {
  const data = (event: (typeof draftEvents)[number]) =>
    Object.fromEntries(Object.keys(event.schema.shape).map((field) => [field, `~${field}~`]));
  const factOf = ({ type }: { readonly type: string }, fields: Stored['data']): ResultFact =>
    resultFact({
      id: '~id~',
      revision: 3,
      type,
      data: fields,
      metadata: {
        schemaVersion: 2,
        occurredAt: '2026-11-24T19:30:00.000Z',
        actor: { kind: 'account', accountId: '~actor~' },
      },
    });

  it('is nothing of accounts, reasons, ratings, private lists and ids of events, whatever it is', () => {
    const told = draftEvents.map((event) => factOf(event, data(event)).open).join('\n');
    const CLOSED =
      /~(id|actor|reason|authorId|teams|commissionerIds|players|player|added|changed|why|assignedRating|consecutive|ownDeadlineAt|revisions)~/;
    expect(told).toContain('~playerId~');
    expect(told).not.toMatch(CLOSED);
  });

  it('is the seed of an order once it is revealed, not while it is only committed to', () => {
    const told = (type: string) => {
      const event = draftEvents.find((one) => one.type === type);
      return event ? factOf(event, data(event)).open : '';
    };
    expect(told('DraftOrderRevealed')).toContain('~seed~');
    expect(told('DraftOrderCommitted')).toContain('~commit~');
    expect(told('DraftOrderCommitted')).not.toContain('~seed~');
  });

  it('is that there was one, where its type is not known', () => {
    expect(JSON.parse(factOf({ type: 'SomethingNew' }, { field: 'x' }).open)).toEqual({
      ...{ revision: 3, type: 'SomethingNew', schemaVersion: 2, at: '2026-11-24T19:30:00.000Z' },
      data: {},
    });
  });
});

it('says a code in four groups that another statement has not', () => {
  expect(resultCode('a')).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(resultCode(a) === resultCode(b)).toBe(a === b);
    }),
  );
});

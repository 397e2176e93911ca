import { commandContextOf } from './command-context';
import type { RequestWithCaller } from './access';
import { HttpProblem } from './problem';

const requestOf = (
  headers: Readonly<Record<string, string>>,
  accountId: string | null = 'ana',
): RequestWithCaller =>
  ({
    id: 'request-1',
    headers,
    caller: accountId === null ? undefined : { accountId },
  }) as unknown as RequestWithCaller;
const bodyOf = { settings: { rounds: 12 } };

describe('the context of a command in a request', () => {
  const keyed = { 'idempotency-key': 'a-key-of-mine' };

  it('gives a repeated request the same command', () => {
    const [first, second] = [commandContextOf(requestOf(keyed)), commandContextOf(requestOf(keyed))];
    expect(second.metaFor(bodyOf)).toEqual(first.metaFor(bodyOf));
    expect(second.metaFor(bodyOf, 'one')).toEqual(first.metaFor(bodyOf, 'one'));
  });

  it('never lets the same key of two people, or of nobody, meet', () => {
    const ids = ['ana', 'bob', null].map((who) => commandContextOf(requestOf(keyed, who)).commandId);
    expect(new Set(ids).size).toBe(3);
  });

  it('tells the commands of one request apart', () => {
    const { metaFor } = commandContextOf(requestOf(keyed));
    const ids = [metaFor(bodyOf), metaFor(bodyOf, 'one'), metaFor(bodyOf, 'two')].map(
      ({ commandId }) => commandId,
    );
    expect(new Set(ids).size).toBe(3);
  });

  it('tells a request from another one under its key', () => {
    const { metaFor } = commandContextOf(requestOf(keyed));
    expect(metaFor({ settings: { rounds: 13 } }).requestHash).not.toBe(metaFor(bodyOf).requestHash);
  });

  it('makes every request without a key a command of its own, of which nothing need be remembered', () => {
    const [first, second] = [commandContextOf(requestOf({})), commandContextOf(requestOf({}))];
    expect(first.commandId).not.toBe(second.commandId);
    expect(first.metaFor(bodyOf).noEffect).toBe('forgotten');
    expect(commandContextOf(requestOf(keyed)).metaFor(bodyOf).noEffect).toBeUndefined();
  });

  it.each([
    ['"41"', 41],
    ['W/"41"', 41],
    ['41', 41],
    ['"-1"', -1],
    ['*', undefined],
  ])('reads If-Match %s', (header, revision) => {
    const { metaFor } = commandContextOf(requestOf({ 'if-match': header }));
    expect(metaFor(bodyOf).expectedRevision).toBe(revision);
    expect(metaFor(bodyOf, 'part').expectedRevision).toBeUndefined();
  });

  it.each([
    ['a key with spaces', { 'idempotency-key': 'a key of mine' }],
    ['a key that is too short', { 'idempotency-key': 'short' }],
    ['an If-Match that is no revision', { 'if-match': '"now"' }],
  ])('refuses %s', (_, headers) => {
    expect(() => commandContextOf(requestOf(headers))).toThrow(HttpProblem);
  });

  it('says who asks', () => {
    expect(commandContextOf(requestOf({})).metaFor(bodyOf).actor).toEqual({
      kind: 'account',
      accountId: 'ana',
    });
    expect(commandContextOf(requestOf({}, null)).metaFor(bodyOf).actor).toEqual({ kind: 'anonymous' });
  });
});

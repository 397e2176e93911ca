import type { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import type { StoredEvent } from './frames';

export type EventFilter = {
  readonly matches: (event: StoredEvent) => boolean;
  /** A subscription reports a checkpoint each time it has looked at this many events. */
  readonly checkpointEvery: number;
};

/** The search window of the real server when the client names none. */
const DEFAULT_SEARCH_WINDOW = 32;

/** A filter that the server cannot apply; the message says why. */
export class InvalidFilterError extends Error {
  override readonly name = 'InvalidFilterError';
}

const compile = (source: string): RegExp => {
  try {
    return new RegExp(source);
  } catch {
    throw new InvalidFilterError(`The filter's regular expression is not valid: ${source}`);
  }
};

const predicate = (
  expression: ReadReq.Options.FilterOptions.Expression,
): ((text: string) => boolean) | undefined => {
  const prefixes = expression.getPrefixList();
  if (prefixes.length > 0) return (text) => prefixes.some((prefix) => text.startsWith(prefix));
  if (expression.getRegex() === '') return undefined;
  const regex = compile(expression.getRegex());
  return (text) => regex.test(text);
};

/**
 * The filter of an `$all` read: stream-name or event-type prefixes, or a regular expression.
 *
 * @throws InvalidFilterError when it names neither, or an expression that does not compile
 */
export const toFilter = (options: ReadReq.Options.FilterOptions): EventFilter => {
  const onStream = options.getStreamIdentifier();
  const expression = onStream ?? options.getEventType();
  const test = expression && predicate(expression);
  if (!test) throw new InvalidFilterError('A filter needs prefixes or a regular expression.');
  const window = options.hasMax() ? options.getMax() : DEFAULT_SEARCH_WINDOW;
  return {
    matches: onStream ? (event) => test(event.stream) : (event) => test(event.type),
    checkpointEvery: Math.max(1, window * options.getCheckpointintervalmultiplier()),
  };
};

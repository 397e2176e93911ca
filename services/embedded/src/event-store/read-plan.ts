import { ReadReq } from '@eventstore/db-client/generated/streams_pb';
import type { Direction } from './event-rows';
import { InvalidFilterError, toFilter, type EventFilter } from './filters';
import { status } from '@grpc/grpc-js';
import { badRequest, serviceError } from './refusals';
import { toNumber, toStreamName } from './requests';

export type Start = number | 'start' | 'end';

/** What a `Read` call asks for. `from` is a revision when a stream is named, else a position. */
export type ReadPlan = {
  readonly stream: string | undefined;
  readonly from: Start;
  readonly filter: EventFilter | undefined;
  /** Gives the events that links point to, beside the links. */
  readonly resolveLinks: boolean;
} & (
  | { readonly kind: 'read'; readonly direction: Direction; readonly count: number }
  | { readonly kind: 'subscription' }
);

const startOf = (
  options: { hasStart(): boolean; hasEnd(): boolean },
  exact: () => string | undefined,
): Start => {
  if (options.hasStart()) return 'start';
  if (options.hasEnd()) return 'end';
  const value = exact();
  if (value === undefined) throw badRequest('A read needs a place to start from.');
  return toNumber(value);
};

const sourceOf = (options: ReadReq.Options): Pick<ReadPlan, 'stream' | 'from'> => {
  const stream = options.getStream();
  if (stream) {
    return {
      stream: toStreamName(stream.getStreamIdentifier()),
      from: startOf(stream, () => stream.getRevision()),
    };
  }
  const all = options.getAll();
  if (!all) throw badRequest('A read needs a stream or $all.');
  return { stream: undefined, from: startOf(all, () => all.getPosition()?.getCommitPosition()) };
};

const filterOf = (options: ReadReq.Options): EventFilter | undefined => {
  const filter = options.getFilter();
  try {
    return filter && toFilter(filter);
  } catch (error) {
    throw error instanceof InvalidFilterError ? badRequest(error.message) : error;
  }
};

/** @throws RefusedError when the request makes no sense */
export const toReadPlan = (request: ReadReq): ReadPlan => {
  const options = request.getOptions();
  if (!options) throw badRequest('The read options are missing.');
  if (!options.getUuidOption()?.hasString()) throw badRequest('Ids are only sent in their string form.');
  const resolveLinks = options.getResolveLinks();
  const source = { ...sourceOf(options), filter: filterOf(options), resolveLinks };
  if (options.hasSubscription()) return { ...source, kind: 'subscription' };
  const backwards = options.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;
  // Nothing is beyond the end; 23.10 answers so, and not with an empty read.
  if (source.stream !== undefined && source.from === 'end' && !backwards)
    throw serviceError(status.UNKNOWN, 'Unexpected ReadStreamResult: Error');
  return {
    ...source,
    kind: 'read',
    direction: backwards ? 'backwards' : 'forwards',
    count: toNumber(options.getCount()),
  };
};

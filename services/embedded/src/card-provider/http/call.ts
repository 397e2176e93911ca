import type { Desk } from '../desk';
import type { Params } from './params';
import type { ErrorBody } from './refusals';

/** A call that is understood, with what it was given. */
export type Call = {
  readonly desk: Desk;
  readonly params: Params;
  /** What stands in the address, if something does. */
  readonly id: string;
  readonly path: string;
};

/** One call of the API. */
export type Route = {
  /** As the SDK names it: 'refunds.create'. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** With `:id` where an id stands. */
  readonly path: string;
  readonly handle: (call: Call) => unknown;
};

/** A refusal of which something remains, such as a declined charge. */
export class Failed {
  constructor(
    readonly status: number,
    readonly error: ErrorBody,
  ) {}
}

/** A call that reads. */
export const get = (name: string, path: string, handle: Route['handle']): Route => ({
  name,
  method: 'GET',
  path,
  handle,
});

/** A call that does something, once for each of its keys. */
export const post = (name: string, path: string, handle: Route['handle']): Route => ({
  name,
  method: 'POST',
  path,
  handle,
});

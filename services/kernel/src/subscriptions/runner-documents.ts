/** Where each runner got to; `_id` is the runner's key. `commit` is 20-digit text, so that it compares as text. */
export type Checkpoint = { readonly _id: string; readonly commit: string; readonly prepare: string };
export const CHECKPOINTS = 'runner_checkpoints';

/** Who runs a runner now; `_id` is its key, `until` is ISO-8601 UTC. `state` is what its feed last was, or {@link BUILT_ANEW}. */
export type Lease = {
  readonly _id: string;
  readonly owner: string;
  readonly until: string;
  readonly state: string;
};
export const LEASES = 'runner_leases';
/** The state of a read model that was emptied, until it has caught up. */
export const BUILT_ANEW = 'built anew';

/** An event that a runner could not read or apply and has passed over. */
export type ParkedEvent = {
  readonly _id: string;
  readonly runner: string;
  readonly eventId: string;
  readonly type: string;
  readonly streamId: string;
  readonly revision: number;
  readonly commit: string;
  readonly message: string;
  readonly parkedAt: string;
  /** Set by an operator: a process is to act on it once more. */
  readonly retry?: true;
};
export const PARKED_EVENTS = 'runner_parked_events';

/** What a process remembers under one key; `_id` is runner and key, `position` that of the last event folded in. */
export type ProcessStateDocument = {
  readonly _id: string;
  readonly state: unknown;
  readonly position: string;
};
export const PROCESS_STATES = 'process_states';

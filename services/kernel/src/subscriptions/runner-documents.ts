/** Where each runner got to; `_id` is the runner's key. `commit` is 20-digit text, so that it compares as text. */
export type Checkpoint = { readonly _id: string; readonly commit: string; readonly prepare: string };
export const CHECKPOINTS = 'runner_checkpoints';

/** An event that a runner could not apply and has passed over. */
export type ParkedEvent = {
  readonly _id: string;
  readonly runner: string;
  readonly eventId: string;
  readonly streamId: string;
  readonly commit: string;
  readonly message: string;
  readonly parkedAt: string;
};
export const PARKED_EVENTS = 'runner_parked_events';

/** What a process remembers under one key; `_id` is runner and key, `position` that of the last event folded in. */
export type ProcessStateDocument = {
  readonly _id: string;
  readonly state: unknown;
  readonly position: string;
};
export const PROCESS_STATES = 'process_states';

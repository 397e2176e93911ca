import type { Effect, EventDefinition, Process, Projection, ReadModelDocument } from '@fieldhouse/kernel';
import type { DynamicModule, Type } from '@nestjs/common';

/** A projection of whatever events and documents. */
type SomeProjection = Pick<Projection, 'name' | 'version' | 'categories' | 'indexes'> & {
  readonly idsOf: (event: never) => readonly string[];
  readonly project: (document: never, event: never, id: string) => ReadModelDocument | null;
};
/** A process of whatever events and state. */
type SomeProcess = Pick<Process, 'name' | 'categories' | 'startFrom'> & {
  readonly react: (event: never, state: never) => readonly Effect[];
};

/** What a context brings to the applications. */
export type Context = {
  /** Every event type of its streams. */
  readonly events: readonly EventDefinition[];
  /** What decides its commands: in the API, and in the worker for what processes and timers send. */
  readonly commands: Type;
  /** What answers questions about it, in the API. */
  readonly queries: Type;
  /** What only the worker needs. */
  readonly worker?: readonly Type[];
  readonly processes?: readonly SomeProcess[];
  readonly projections: readonly SomeProjection[];
  /** What it tells of on a person's dashboard, in the API. */
  readonly dashboard?: readonly DynamicModule[];
  /** Whose streams' changes people hear of, in the API. */
  readonly followed?: readonly DynamicModule[];
};

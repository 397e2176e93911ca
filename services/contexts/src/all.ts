import type { AnyProcess, EventDefinition, Projection } from '@fieldhouse/kernel';
import type { Context } from './context';
import { contexts } from './contexts';

const all: readonly Context[] = Object.values(contexts);

/** Every event type of the product. */
export const allEvents: readonly EventDefinition[] = all.flatMap(({ events }) => events);

/** Every process manager. */
// eslint-disable-next-line no-restricted-syntax -- each reacts to its own events; the runners give them only those
export const allProcesses = all.flatMap(
  ({ processes }) => processes ?? [],
) as unknown as readonly AnyProcess[];

/** Every read model. */
// eslint-disable-next-line no-restricted-syntax -- each folds its own documents and events; the runners give them only those
export const allProjections = all.flatMap(
  ({ projections }) => projections,
) as unknown as readonly Projection[];

/** What decides commands. */
export const commandModules = all.map(({ commands }) => commands);
/** What answers queries. */
export const queryModules = all.map(({ queries }) => queries);
/** What only the worker needs. */
export const workerModules = all.flatMap(({ worker }) => worker ?? []);
/** What tells people on their dashboard. */
export const dashboardModules = all.flatMap(({ dashboard }) => dashboard ?? []);
/** What tells people of changes. */
export const followedModules = all.flatMap(({ followed }) => followed ?? []);

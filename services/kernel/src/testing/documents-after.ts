import type { DomainEvent } from '../events/event-definition';
import {
  foldBatch,
  type Positioned,
  type Projection,
  type ReadModelDocument,
} from '../subscriptions/projection';
import { recorded } from './recorded';

/** The documents after events, and after the same events twice, in one batch and one by one: always the same. */
export const documentsAfter = <Doc extends ReadModelDocument, E extends DomainEvent>(
  projection: Projection<Doc, E>,
  events: readonly E[],
): ReadonlyMap<string, Positioned<Doc>> => {
  const all = recorded(events);
  const once = new Map<string, Positioned<Doc>>();
  foldBatch(projection, once, all);
  const twice = new Map<string, Positioned<Doc>>();
  for (const event of [...all, ...all]) foldBatch(projection, twice, [event]);
  expect([...twice.entries()].sort()).toEqual([...once.entries()].sort());
  return once;
};

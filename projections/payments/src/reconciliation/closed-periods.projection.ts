import type { PeriodEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';

/** A month whose books are closed; `_id` is the month, yyyy-mm of UTC. */
export type ClosedPeriodDocument = Omit<PeriodEvent['data'], 'period'> & { readonly _id: string };
export const closedPeriodsModel = { name: 'closed-periods', version: 1 } as const;

export const closedPeriodsProjection: Projection<ClosedPeriodDocument, PeriodEvent> = {
  ...closedPeriodsModel,
  categories: ['period'],
  indexes: [],
  idsOf: ({ data }) => [data.period],
  project: (_, { data: { period: __, ...closed } }, _id) => ({ _id, ...closed }),
};

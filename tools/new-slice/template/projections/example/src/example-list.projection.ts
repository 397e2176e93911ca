import type { ExampleView } from '@fieldhouse/api-contract';
import type { ExampleEvent } from '@fieldhouse/events/example';
import type { Projection } from '@fieldhouse/kernel';

/** `_id` is the example's. */
export type ExampleDocument = Omit<ExampleView, 'exampleId'> & {
  readonly _id: string;
  readonly accountId: string;
};

/** People's own examples. */
export const exampleListProjection: Projection<ExampleDocument, ExampleEvent> = {
  name: 'example-list',
  version: 1,
  categories: ['example'],
  indexes: [{ key: { accountId: 1, openedAt: -1, _id: -1 } }],
  idsOf: ({ data }) => [data.exampleId],
  project: (document, { type, data, metadata: { occurredAt }, revision }, id) => {
    switch (type) {
      case 'ExampleOpened': {
        const { accountId, name } = data;
        return { _id: id, accountId, name, openedAt: occurredAt, closed: null, revision };
      }
      case 'ExampleClosed':
        return document && { ...document, closed: { at: occurredAt, reason: data.reason }, revision };
      default:
        return document;
    }
  },
};

import type { ExampleEvent } from '@fieldhouse/events/example';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { exampleListProjection } from './example-list.projection';

const opened: ExampleEvent = {
  type: 'ExampleOpened',
  data: { exampleId: 'one', accountId: 'ana', name: 'Saturday' },
};
const closed: ExampleEvent = {
  type: 'ExampleClosed',
  data: { exampleId: 'one', reason: 'Nothing left to do' },
};

it('shows what was opened, and why it was closed', () => {
  expect(documentsAfter(exampleListProjection, [opened, closed]).get('one')).toMatchObject({
    accountId: 'ana',
    name: 'Saturday',
    openedAt: at,
    closed: { at, reason: 'Nothing left to do' },
    revision: 1,
  });
});

it('shows an open one as open', () => {
  expect(documentsAfter(exampleListProjection, [opened]).get('one')).toMatchObject({ closed: null });
});

import type { ExampleEvent } from '@fieldhouse/events/example';
import { specification } from '@fieldhouse/kernel/testing';
import { exampleDecider, type ExampleCommand } from './example.decider';

const exampleId = '6f1f0a3e-4c55-5d0c-9a5e-0d8a3f6a7c01';
const ana = { actor: { kind: 'account', accountId: 'ana' }, at: '2026-11-21T10:00:00.000Z' } as const;
const open: ExampleCommand = { ...ana, type: 'OpenExample', exampleId, name: 'Saturday' };
const close: ExampleCommand = { ...ana, type: 'CloseExample', exampleId, reason: 'Nothing left to do' };
const opened: ExampleEvent = {
  type: 'ExampleOpened',
  data: { exampleId, accountId: 'ana', name: 'Saturday' },
};
const closed: ExampleEvent = { type: 'ExampleClosed', data: { exampleId, reason: 'Nothing left to do' } };
const { given } = specification(exampleDecider);

describe('an example', () => {
  it('belongs to whoever opens it', () => {
    given().when(open).then(opened);
  });

  it('is opened once', () => {
    given(opened).when(open).then();
  });

  it('is closed with a reason', () => {
    given(opened).when(close).then(closed);
  });

  it('refuses to be closed twice', () => {
    given(opened, closed).when(close).thenRefused('example_closed');
  });

  it('is not there for anybody but its owner', () => {
    const ben = { ...close, actor: { kind: 'account', accountId: 'ben' } } as const;
    given(opened).when(ben).thenRefused('not_found');
    given().when(close).thenRefused('not_found');
  });
});

import { AggregateCommand, DomainError, NotYetDue, Unseen } from '@fieldhouse/kernel';
import { RetryLater } from '@fieldhouse/kernel/runtime';
import { CommandSender, registerAggregate } from './command-sender';
import { Metrics } from './metrics';

class Count extends AggregateCommand<{ readonly type: 'Count' }> {}
registerAggregate('counter', Count);
class CountError extends DomainError {}

describe('a command that is sent', () => {
  it.each([
    ['refused', new CountError('too_many')],
    ['refused', new Unseen()],
    ['later', new RetryLater(5)],
    ['later', new NotYetDue('2026-05-01T18:00:00.000Z')],
    ['failed', new Error('a mistake')],
  ])('is counted as %s after %p', async (outcome, error) => {
    const metrics = new Metrics();
    const sender = new CommandSender({ execute: () => Promise.reject(error) } as never, metrics);
    const command = { aggregate: 'counter', id: 'one', request: { type: 'Count' } };
    await expect(sender.send(command, {} as never)).rejects.toBe(error);
    const { values } = await metrics.commandSeconds.get();
    expect(new Set(values.map(({ labels }) => labels['outcome']))).toEqual(new Set([outcome]));
  });
});

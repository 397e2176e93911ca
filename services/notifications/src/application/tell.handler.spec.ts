import type { CommandMeta } from '@fieldhouse/kernel';
import { RetryLater, type AggregateStore } from '@fieldhouse/kernel/runtime';
import type { Config, Notice, NoticeRecipient, Notices } from '@fieldhouse/platform';
import type { QuietHours } from '@fieldhouse/values';
import { TellCommand, TellHandler } from './tell.handler';

const at = new Date().toISOString();
const notice: Notice = {
  notificationId: 'mention:m1',
  kind: 'mention',
  teamId: 't1',
  by: 'ana',
  message: { channel: 'team', messageId: 'm1' },
  urgent: false,
  quiet: null,
  cause: { eventId: 'e1', type: 'MessagePosted', at, stream: 'chatLog-t1.team.202611', revision: 4 },
};
const recipient = (accountId: string, ...channels: NoticeRecipient['channels']): NoticeRecipient => ({
  accountId,
  channels,
  quiet: null,
});
const meta: CommandMeta = {
  commandId: 'a2b0f1c4-5a54-5d0b-8d3e-0a8a5f2b7c11',
  correlationId: 'c',
  causationId: 'e1',
  requestHash: 'h',
  actor: { kind: 'process', name: 'timer' },
};

const setUp = (recipients: readonly NoticeRecipient[], diesAfter = Infinity, told = notice) => {
  const planned: {
    readonly stream: string;
    readonly month: string;
    readonly deliveryId: string;
    readonly commandId: string;
    readonly quiet: QuietHours | null;
    readonly urgent: boolean;
  }[] = [];
  type Plan = { readonly deliveryId: string; readonly quiet: QuietHours | null; readonly urgent: boolean };
  const execute = (_: object, id: string, { deliveryId, quiet, urgent }: Plan, by: CommandMeta) => {
    if (planned.length >= diesAfter) return Promise.reject(new Error('the worker died'));
    const [stream = '', month = ''] = id.split('.');
    planned.push({ stream, month, deliveryId, commandId: by.commandId, quiet, urgent });
    return Promise.resolve({ streamId: id, revision: 0, position: '' });
  };
  const toldBy = jest
    .fn<ReturnType<Notices['toldBy']>, []>()
    .mockResolvedValue([{ notice: told, recipients }]);
  const handler = new TellHandler(
    { execute } as unknown as AggregateStore,
    { toldBy, contentFor: () => Promise.resolve([]) },
    { NOTICE_TOGETHER_SECONDS: 900 } as Config,
  );
  const tell = (happenedAt = at) => {
    const { stream, revision } = notice.cause;
    return handler.execute(new TellCommand('e1', { type: 'TellOf', stream, revision, at: happenedAt }, meta));
  };
  return { planned, tell, toldBy };
};

describe('planning what people are sent of a fact', () => {
  it('is once for each account and way', async () => {
    const { planned, tell } = setUp([recipient('ben', 'email', 'push'), recipient('cal', 'email')]);
    await tell();
    expect(planned.map(({ stream, deliveryId }) => [stream, deliveryId])).toEqual([
      ['ben', 'email:mention:m1'],
      ['ben', 'push:mention:m1'],
      ['cal', 'email:mention:m1'],
    ]);
    expect(new Set(planned.map(({ commandId }) => commandId)).size).toBe(3);
  });

  it('is as urgent as the fact, and heeds when they want quiet, or a draft has it', async () => {
    const own = { from: '22:00', to: '08:00', zone: 'America/Chicago' };
    const ofDraft = { from: '21:00', to: '09:00', zone: 'America/New_York' };
    const ben = { ...recipient('ben', 'email'), quiet: own };
    for (const [told, expected] of [
      [
        { urgent: false, quiet: null },
        { urgent: false, quiet: own },
      ],
      [
        { urgent: true, quiet: null },
        { urgent: true, quiet: own },
      ],
      [
        { urgent: true, quiet: ofDraft },
        { urgent: false, quiet: ofDraft },
      ],
    ] as const) {
      const { planned, tell } = setUp([ben], Infinity, { ...notice, ...told });
      await tell();
      expect(planned).toMatchObject([expected]);
    }
  });

  it('sends the same commands again after a death in between, whoever is told by then', async () => {
    const all = ['ben', 'cal', 'dee'].map((one) => recipient(one, 'email'));
    const first = setUp(all, 2);
    await expect(first.tell()).rejects.toThrow('the worker died');
    const again = setUp(all.toReversed());
    await again.tell();
    expect(again.planned).toEqual(expect.arrayContaining(first.planned));
  });

  it('meets what was planned of a message of the month before that is edited now', async () => {
    const message = { channel: 'team', messageId: '202610-3f0f6f3c-52a4-4b8e-8f0a-1c6c0a1f7d21' } as const;
    const { planned, tell } = setUp([recipient('ben', 'email')], Infinity, { ...notice, message });
    await tell();
    expect(planned).toMatchObject([{ stream: 'ben', month: '202610' }]);
  });

  it('waits for the read models', async () => {
    const { toldBy, tell } = setUp([]);
    toldBy.mockRejectedValueOnce(new RetryLater(1));
    await expect(tell()).rejects.toBeInstanceOf(RetryLater);
  });

  it('asks for nobody once it happened more than a day ago', async () => {
    const { toldBy, tell } = setUp([recipient('ben', 'email')]);
    await tell(new Date(Date.now() - 25 * 3_600_000).toISOString());
    expect(toldBy).not.toHaveBeenCalled();
  });
});

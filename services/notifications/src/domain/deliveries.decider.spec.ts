import type { DeliveryEvent } from '@fieldhouse/events/notifications';
import { specification } from '@fieldhouse/kernel/testing';
import type { QuietHours } from '@fieldhouse/values';
import { deliveriesDecider, type DeliveriesCommand, type WaitingDelivery } from './deliveries.decider';

const accountId = 'ben';
const DAY = '2026-11-23';
const minute = (n: number, seconds = '00'): string =>
  `${DAY}T18:${String(n).padStart(2, '0')}:${seconds}.000Z`;
const actor = { kind: 'process', name: 'timer' } as const;
const night: QuietHours = { from: '22:00', to: '08:00', zone: 'Europe/London' };

type Asked = Pick<WaitingDelivery, 'channel' | 'kind'> & Partial<WaitingDelivery>;
const about = (n: number, asked: Asked) => ({
  accountId,
  deliveryId: `${asked.channel}:${asked.kind}:m${n}`,
  teamId: 't1',
  by: 'ana',
  message: { channel: 'team', messageId: `m${n}` } as const,
  cause: {
    eventId: `e${n}`,
    type: 'MessagePosted',
    at: minute(n),
    stream: 'chatLog-t1.team.202611',
    revision: n,
  },
  ...asked,
});
const plan = (n: number, asked: Asked, more: Partial<DeliveriesCommand> = {}): DeliveriesCommand =>
  ({
    type: 'PlanDelivery',
    actor,
    at: minute(n),
    quiet: null,
    urgent: false,
    waitSeconds: 900,
    ...about(n, asked),
    ...more,
  }) as DeliveriesCommand;
const planned = (
  n: number,
  asked: Asked,
  due: Pick<WaitingDelivery, 'dueAt' | 'held'> & Partial<WaitingDelivery>,
): DeliveryEvent => ({ type: 'DeliveryPlanned', data: { ...about(n, asked), plannedAt: minute(n), ...due } });
const ended = (n: number, { channel, kind }: Asked) => ({
  accountId,
  channel,
  deliveryIds: [`${channel}:${kind}:m${n}`],
});
const mention = { channel: 'email', kind: 'mention' } as const;
const chatMail = { channel: 'email', kind: 'chat' } as const;
const chatPush = { channel: 'push', kind: 'chat' } as const;
const invited = { channel: 'email', kind: 'invitation' } as const;
const together = (n: number) => ({ dueAt: minute(n), held: 'together' }) as const;
const atOnce = (n: number) => ({ dueAt: minute(n), held: null }) as const;
const { given } = specification(deliveriesDecider);

describe('what is planned', () => {
  it('is sent at once unless its kind is put together', () => {
    given()
      .when(plan(1, invited))
      .then(planned(1, invited, atOnce(1)));
    given()
      .when(plan(1, { channel: 'push', kind: 'mention' }))
      .then(planned(1, { channel: 'push', kind: 'mention' }, atOnce(1)));
  });

  it('is planned once, however often it is told', () => {
    given(planned(1, invited, atOnce(1)))
      .when(plan(1, invited, { at: minute(2) }))
      .then();
    const sent: DeliveryEvent = { type: 'DeliveriesSent', data: { ...ended(1, invited), sentAt: minute(1) } };
    given(planned(1, invited, atOnce(1)), sent)
      .when(plan(1, invited, { at: minute(2) }))
      .then();
  });

  it('is on each way a thing of its own', () => {
    const push = { channel: 'push', kind: 'invitation' } as const;
    given(planned(1, invited, atOnce(1)))
      .when(plan(1, push))
      .then(planned(1, push, atOnce(1)));
  });

  it('is nothing that happened more than a day ago', () => {
    given()
      .when(plan(1, invited, { at: '2026-11-24T18:01:00.001Z' }))
      .then();
    given()
      .when(plan(1, invited, { at: '2026-11-24T18:01:00.000Z' }))
      .then(
        planned(1, invited, {
          dueAt: '2026-11-24T18:01:00.000Z',
          held: null,
          plannedAt: '2026-11-24T18:01:00.000Z',
        }),
      );
  });

  it('is the product’s affair alone', () => {
    const account = { kind: 'account', accountId } as const;
    given()
      .when(plan(1, invited, { actor: account }))
      .thenRefused('not_found');
  });

  it('keeps no more ids than are told again in practice', () => {
    const many = Array.from({ length: 700 }, (_, n) => planned(n, invited, atOnce(0)));
    const { known } = many.reduce(deliveriesDecider.evolve, deliveriesDecider.initialState);
    expect([known.length, known.at(-1)]).toEqual([500, 'email:invitation:m699']);
  });
});

describe('what is put together', () => {
  it('is a mail that waits 15 minutes for more of the kind in the team', () => {
    given()
      .when(plan(1, chatMail))
      .then(planned(1, chatMail, together(16)));
    given(planned(1, chatMail, together(16)))
      .when(plan(9, chatMail))
      .then(planned(9, chatMail, together(16)));
  });

  it('is no other kind, no other way, no other team', () => {
    const first = planned(1, chatMail, together(16));
    given(first)
      .when(plan(9, mention))
      .then(planned(9, mention, together(24)));
    given(first)
      .when(plan(9, chatPush))
      .then(planned(9, chatPush, atOnce(9)));
    const elsewhere = { ...chatMail, teamId: 't2' };
    given(first)
      .when(plan(9, elsewhere))
      .then(planned(9, elsewhere, together(24)));
  });

  it('is not joined in the last five seconds: whoever sends may be at it', () => {
    const first = planned(1, chatMail, together(16));
    const late = { at: minute(15, '56') };
    given(first)
      .when(plan(2, chatMail, late))
      .then(planned(2, chatMail, { dueAt: minute(30, '56'), held: 'together', plannedAt: minute(15, '56') }));
  });

  it('is not joined in the last tenth of a wait that is short', () => {
    const due = { dueAt: minute(1, '10'), held: 'together' } as const;
    const sooner = { at: minute(1, '08'), waitSeconds: 10 };
    given(planned(1, chatMail, due))
      .when(plan(2, chatMail, sooner))
      .then(planned(2, chatMail, { ...due, plannedAt: sooner.at }));
    const late = { at: minute(1, '09'), waitSeconds: 10 };
    given(planned(1, chatMail, due))
      .when(plan(2, chatMail, late))
      .then(planned(2, chatMail, { ...due, dueAt: minute(1, '19'), plannedAt: late.at }));
  });

  it('is a push at once, and then none of the team for 15 minutes', () => {
    const first = planned(1, chatPush, atOnce(1));
    given().when(plan(1, chatPush)).then(first);
    given(first)
      .when(plan(3, chatPush))
      .then(planned(3, chatPush, together(16)));
    given(first, planned(3, chatPush, together(16)))
      .when(plan(4, chatPush))
      .then(planned(4, chatPush, together(16)));
    given(first)
      .when(plan(16, chatPush))
      .then(planned(16, chatPush, atOnce(16)));
  });

  it('does not wait for what was not sent', () => {
    const first = planned(1, chatPush, atOnce(1));
    const seen: DeliveryEvent = {
      type: 'DeliveriesSkipped',
      data: { ...ended(1, chatPush), why: 'seen', skippedAt: minute(1) },
    };
    given(first, seen)
      .when(plan(3, chatPush))
      .then(planned(3, chatPush, atOnce(3)));
  });
});

describe('quiet hours', () => {
  const evening = { at: `${DAY}T23:00:00.000Z`, quiet: night };
  const morning = { dueAt: '2026-11-24T08:00:00.000Z', held: 'quiet', plannedAt: evening.at } as const;

  it('hold until they end', () => {
    given()
      .when(plan(1, invited, evening))
      .then(planned(1, invited, morning));
    given()
      .when(plan(1, chatMail, evening))
      .then(planned(1, chatMail, morning));
  });

  it('do not hold by day', () => {
    given()
      .when(plan(1, invited, { quiet: night }))
      .then(planned(1, invited, atOnce(1)));
  });

  it('hold what would be due in them', () => {
    const before = { at: `${DAY}T21:50:00.000Z`, quiet: night };
    given()
      .when(plan(1, chatMail, before))
      .then(planned(1, chatMail, { ...morning, plannedAt: before.at }));
  });

  it('end with one mail and one push for all that waited in a team', () => {
    given(planned(1, chatPush, morning))
      .when(plan(2, chatPush, evening))
      .then(planned(2, chatPush, morning));
  });

  it('do not hold what is urgent', () => {
    given()
      .when(plan(1, invited, { ...evening, urgent: true }))
      .then(planned(1, invited, { dueAt: evening.at, held: null, plannedAt: evening.at, urgent: true }));
  });
});

describe('what comes of it', () => {
  const settle = (
    sent: readonly string[],
    skipped: readonly { deliveryId: string; why: 'seen' | 'gone' }[] = [],
  ) =>
    ({
      type: 'SettleDeliveries',
      actor,
      at: minute(16),
      accountId,
      channel: 'email',
      sent,
      skipped,
    }) as const;
  const [one, two] = [planned(1, chatMail, together(16)), planned(2, chatMail, together(16))];

  it('is said of what was sent with one mail, and of what was not', () => {
    given(one, two, planned(3, chatMail, together(16)))
      .when(settle(['email:chat:m1', 'email:chat:m2'], [{ deliveryId: 'email:chat:m3', why: 'seen' }]))
      .then(
        {
          type: 'DeliveriesSent',
          data: {
            accountId,
            channel: 'email',
            deliveryIds: ['email:chat:m1', 'email:chat:m2'],
            sentAt: minute(16),
          },
        },
        {
          type: 'DeliveriesSkipped',
          data: {
            accountId,
            channel: 'email',
            deliveryIds: ['email:chat:m3'],
            why: 'seen',
            skippedAt: minute(16),
          },
        },
      );
  });

  it('is said once, and of nothing that was not planned', () => {
    const sent: DeliveryEvent = {
      type: 'DeliveriesSent',
      data: { ...ended(1, chatMail), sentAt: minute(16) },
    };
    given(one, sent)
      .when(settle(['email:chat:m1', 'email:chat:m9']))
      .then();
    given(one, two, sent)
      .when(settle(['email:chat:m1', 'email:chat:m2']))
      .then({ type: 'DeliveriesSent', data: { ...ended(2, chatMail), sentAt: minute(16) } });
    given(one, sent)
      .when(settle([], [{ deliveryId: 'email:chat:m1', why: 'gone' }]))
      .then();
  });

  it('is said by why it was not sent', () => {
    const skipped = (n: number, why: 'seen' | 'gone'): DeliveryEvent => ({
      type: 'DeliveriesSkipped',
      data: { ...ended(n, chatMail), why, skippedAt: minute(16) },
    });
    given(one, two)
      .when(
        settle(
          [],
          [
            { deliveryId: 'email:chat:m1', why: 'seen' },
            { deliveryId: 'email:chat:m2', why: 'gone' },
          ],
        ),
      )
      .then(skipped(1, 'seen'), skipped(2, 'gone'));
  });

  it('is said of a hundred at a time', () => {
    const many = Array.from({ length: 130 }, (_, n) => planned(n, chatMail, together(16)));
    const ids = many.map((_, n) => `email:chat:m${n}`);
    const told = given(...many)
      .when(settle(ids))
      .events();
    expect(told.map(({ data }) => 'deliveryIds' in data && data.deliveryIds.length)).toEqual([100, 30]);
  });
});

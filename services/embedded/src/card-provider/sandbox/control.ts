import { readAddress } from '../checkout/session-params';
import { get, post, type Call, type Route } from '../http/call';
import { found } from '../http/found';
import { currencyOf } from '../http/money-params';
import { wrongParameter } from '../http/refusals';
import { payOutAvailable } from '../resources/automatic-payout';
import { closeDispute, openDispute } from '../resources/disputes';
import { failPayout, payPayout } from '../resources/payouts';
import { failRefund } from '../resources/refunds';
import type { Switches } from '../store/settings';

const MOST_DUPLICATES = 50;
const DAY_MS = 24 * 60 * 60 * 1_000;
const REFUSABLE = [409, 429, 500, 503];

const within = (value: number | undefined, name: string, most: number): number | undefined => {
  if (value !== undefined && (value < 0 || value > most))
    throw wrongParameter(name, `${name} must be between 0 and ${most}.`);
  return value;
};

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

const said = ({ desk }: Call) => {
  const { duplicates, delayMs, hold, drop, refusals, refusalStatus, endpoint } = desk.settings.get();
  return {
    object: 'practice.webhooks',
    duplicates,
    delay_ms: delayMs,
    hold,
    drop,
    refusals,
    refusal_status: refusalStatus,
    endpoint,
    deliveries: desk.outbox.counts(),
  };
};

const change = (call: Call) => {
  const { desk, params } = call;
  const changes: Partial<Switches> = given({
    duplicates: within(params.integer('duplicates'), 'duplicates', MOST_DUPLICATES),
    delayMs: within(params.integer('delay_ms'), 'delay_ms', DAY_MS),
    hold: params.flag('hold'),
    drop: params.flag('drop'),
    endpoint: readAddress(params, 'endpoint') ?? undefined,
  });
  desk.settings.set(changes);
  return said(call);
};

const forge = ({ desk, params }: Call) => {
  const type = params.needText('type');
  const object = desk.objects.any(params.needText('object'));
  if (!object) throw wrongParameter('object', 'There is no such object.');
  const status = params.text('status');
  const event = desk.events.make(type, { ...object, ...(status === undefined ? {} : { status }) });
  desk.outbox.forge(event);
  return event;
};

const refuse = (call: Call) => {
  const { desk, params } = call;
  const status = params.needInteger('status');
  if (!REFUSABLE.includes(status))
    throw wrongParameter('status', `status must be one of ${REFUSABLE.join(', ')}.`);
  desk.settings.set({ refusalStatus: status, refusals: within(params.needInteger('times'), 'times', 1_000) });
  return said(call);
};

/**
 * What happens to a provider from outside, on demand: banks, card owners, and networks that lose, double and mix up.
 * Only the practice provider has these; the product never calls them.
 */
export const CONTROL_ROUTES: readonly Route[] = [
  get('webhooks', '/_sandbox/webhooks', said),
  post('webhooks.change', '/_sandbox/webhooks', change),
  post('webhooks.release', '/_sandbox/webhooks/release', (call) => {
    call.desk.settings.set({ hold: false });
    call.desk.outbox.releaseHeld(call.params.integer('seed') ?? 1);
    return said(call);
  }),
  post('webhooks.again', '/_sandbox/events/:id/send', (call) => {
    call.desk.outbox.again(found(call.desk, 'event', call.id));
    return said(call);
  }),
  post('webhooks.forge', '/_sandbox/webhooks/forge', forge),
  post('refuse', '/_sandbox/refuse', refuse),
  post('dispute', '/_sandbox/charges/:id/dispute', ({ desk, params, id }) =>
    openDispute(desk, id, params.text('reason')),
  ),
  post('win', '/_sandbox/disputes/:id/win', ({ desk, id }) => closeDispute(desk, id, 'won')),
  post('lose', '/_sandbox/disputes/:id/lose', ({ desk, id }) => closeDispute(desk, id, 'lost')),
  post('payOut', '/_sandbox/payouts', ({ desk, params }) => payOutAvailable(desk, currencyOf(params))),
  post('pay', '/_sandbox/payouts/:id/pay', ({ desk, id }) => payPayout(desk, id)),
  post('failPayout', '/_sandbox/payouts/:id/fail', ({ desk, id }) => failPayout(desk, id)),
  post('failRefund', '/_sandbox/refunds/:id/fail', ({ desk, id }) => failRefund(desk, id)),
  post('settle', '/_sandbox/settle', ({ desk }) => {
    const pending = desk.objects.all('balance_transaction', { status: 'pending' });
    for (const { id } of pending) desk.ledger.makeAvailable(id);
    return { object: 'practice.settled', movements: pending.length };
  }),
];

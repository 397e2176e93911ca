import { expireSession } from './checkout/pay-session';
import type { Desk } from './desk';
import { openDispute } from './resources/disputes';
import { payPayout } from './resources/payouts';
import type { TaskName } from './store/tasks';

/** What falls due, unless somebody was there first. */
const DEEDS: Readonly<Record<TaskName, (desk: Desk, id: string) => void>> = {
  expire_session: (desk, id) => {
    const session = desk.objects.get('checkout.session', id);
    if (session?.status === 'open') expireSession(desk, session);
  },
  open_dispute: (desk, id) => {
    const charge = desk.objects.get('charge', id);
    if (charge && !charge.disputed && charge.amount_refunded < charge.amount_captured) openDispute(desk, id);
  },
  pay_payout: (desk, id) => {
    if (desk.objects.get('payout', id)?.status === 'pending') payPayout(desk, id);
  },
  make_available: (desk, id) => desk.ledger.makeAvailable(id),
};

/** Does all that has fallen due; part of whatever is done next, so that nobody sees an open session that is over. */
export const catchUp = (desk: Desk): void => {
  for (let task = desk.tasks.take(desk.clock()); task; task = desk.tasks.take(desk.clock()))
    DEEDS[task.what](desk, task.object);
};

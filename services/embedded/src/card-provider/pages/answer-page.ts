import type Stripe from 'stripe';
import { cardOf, isCard } from '../cards/test-cards';
import { closedLink, followLink } from '../checkout/follow-link';
import { authenticated, itemsOf, payWithCard } from '../checkout/pay-session';
import type { Desk } from '../desk';
import { catchUp } from '../due';
import { parseForm } from '../http/form';
import { Params } from '../http/params';
import { linkOfCode } from '../resources/payment-links';
import { idOf } from '../store/objects';
import { authenticationPage, checkoutPage, noticePage, type Typed } from './checkout-page';
import { sendTo, type PageAnswer } from './html';

type Session = Stripe.Checkout.Session;

const PATH = /^\/c\/pay\/(cs_test_[A-Za-z0-9]{1,80})(\/authenticate)?$/;
const LINK = /^\/l\/([A-Za-z0-9]{1,40})$/;
const UNKNOWN = noticePage(
  404,
  'Unknown checkout',
  'There is no checkout at this address. Ask for a new link.',
);

/** Where a paid checkout leads. */
const successOf = ({ id, success_url: url }: Session): string =>
  url === null ? `/c/pay/${id}` : url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const isOver = (session: Session): PageAnswer | undefined => {
  if (session.status === 'complete')
    return noticePage(
      200,
      'Paid',
      'This checkout has been paid, for practice.',
      session.success_url === null ? null : successOf(session),
    );
  if (session.status === 'expired')
    return noticePage(410, 'Expired', 'This checkout has expired. Nothing was paid.', session.cancel_url);
  return undefined;
};

const emailOf = (desk: Desk, { customer, customer_email: email }: Session): string | null =>
  email ?? desk.objects.get('customer', idOf(customer) ?? '')?.email ?? null;

const retry = (desk: Desk, session: Session, typed: Typed): PageAnswer =>
  checkoutPage(session, itemsOf(desk, session.id), emailOf(desk, session), typed);

/** What came of trying to pay. */
const after = (desk: Desk, session: Session, intent: Stripe.PaymentIntent, typed: Typed): PageAnswer => {
  if (intent.status === 'succeeded') return sendTo(successOf(session));
  if (intent.status === 'requires_action') return sendTo(`/c/pay/${session.id}/authenticate`);
  return retry(desk, session, {
    ...typed,
    wrong: intent.last_payment_error?.message ?? 'The payment failed.',
  });
};

const pay = (desk: Desk, session: Session, body: string): PageAnswer => {
  const form = new Params(parseForm(body));
  const typed = { card: form.text('card', 40) ?? '', email: form.text('email', 512) ?? '' };
  const card = cardOf(form.text('outcome', 40) ?? typed.card);
  // What is no practice card is neither kept nor shown again.
  if (!isCard(card)) return retry(desk, session, { email: typed.email, card: '', wrong: card.message });
  const email = typed.email === '' ? null : typed.email;
  return after(desk, session, payWithCard(desk, session, card, email), typed);
};

const authenticate = (desk: Desk, session: Session, body: string): PageAnswer => {
  const form = new Params(parseForm(body));
  const authentication = form.choice('authentication', ['completed', 'failed']) ?? 'failed';
  const intent = authenticated(desk, session, authentication);
  if (!intent) return sendTo(`/c/pay/${session.id}`);
  return after(desk, session, intent, { card: '', email: emailOf(desk, session) ?? '' });
};

const isAsked = (desk: Desk, session: Session): boolean =>
  desk.objects.get('payment_intent', idOf(session.payment_intent) ?? '')?.status === 'requires_action';

const show = (desk: Desk, session: Session, isAuthentication: boolean): PageAnswer => {
  if (!isAuthentication) return checkoutPage(session, itemsOf(desk, session.id), emailOf(desk, session));
  return isAsked(desk, session) ? authenticationPage(session) : sendTo(`/c/pay/${session.id}`);
};

const answerLink = (desk: Desk, code: string): PageAnswer => {
  const link = linkOfCode(desk, code);
  if (!link) return UNKNOWN;
  const closed = closedLink(link);
  return closed === null ? sendTo(`/c/pay/${followLink(desk, link).id}`) : noticePage(410, 'Closed', closed);
};

/** Answers a browser. Each page is answered from what is true now, and each deed is durable before it is answered. */
export const answerPage = (desk: Desk, method: string, path: string, body: string): PageAnswer =>
  desk.act(() => {
    catchUp(desk);
    const code = method === 'GET' ? LINK.exec(path)?.[1] : undefined;
    if (code !== undefined) return answerLink(desk, code);
    const [, id = '', authentication] = PATH.exec(path) ?? [];
    const session = desk.objects.get('checkout.session', id);
    if (!session) return UNKNOWN;
    // Who pays twice, by a second press or from another window, is sent on as after the first.
    if (method === 'POST' && session.status === 'complete') return sendTo(successOf(session));
    const over = isOver(session);
    if (over) return over;
    if (method !== 'POST') return show(desk, session, authentication !== undefined);
    return authentication === undefined ? pay(desk, session, body) : authenticate(desk, session, body);
  });

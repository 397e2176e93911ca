import type Stripe from 'stripe';
import { cardOf, isCard } from '../cards/test-cards';
import { closedLink, followLink } from '../checkout/follow-link';
import { authenticated, itemsOf, payWithCard } from '../checkout/pay-session';
import { setUpAuthenticated, setUpWithCard } from '../checkout/set-up-session';
import type { Desk } from '../desk';
import { catchUp } from '../due';
import { parseForm } from '../http/form';
import { Params } from '../http/params';
import { linkOfCode } from '../resources/payment-links';
import { idOf } from '../store/objects';
import { authenticationPage, checkoutPage, noticePage, setupPage, type Typed } from './checkout-page';
import { sendTo, type PageAnswer } from './html';

type Session = Stripe.Checkout.Session;

const PATH = /^\/c\/pay\/(cs_test_[A-Za-z0-9]{1,80})(\/authenticate)?$/;
const LINK = /^\/l\/([A-Za-z0-9]{1,40})$/;
const UNKNOWN = noticePage(
  404,
  'Unknown checkout',
  'There is no checkout at this address. Ask for a new link.',
);

/** Where a checkout leads that is done. */
const successOf = ({ id, success_url: url }: Session): string =>
  url === null ? `/c/pay/${id}` : url.replaceAll('{CHECKOUT_SESSION_ID}', id);

const DONE = {
  paid: { title: 'Paid', sentence: 'This checkout has been paid, for practice.' },
  kept: { title: 'Card saved', sentence: 'The card has been saved, for practice. Nothing was charged.' },
} as const;

const isOver = (session: Session): PageAnswer | undefined => {
  if (session.status === 'complete') {
    const { title, sentence } = DONE[session.mode === 'setup' ? 'kept' : 'paid'];
    return noticePage(200, title, sentence, session.success_url === null ? null : successOf(session));
  }
  if (session.status === 'expired')
    return noticePage(410, 'Expired', 'This checkout has expired. Nothing was paid.', session.cancel_url);
  return undefined;
};

const emailOf = (desk: Desk, { customer, customer_email: email }: Session): string | null =>
  email ?? desk.objects.get('customer', idOf(customer) ?? '')?.email ?? null;

const ask = (desk: Desk, session: Session, typed?: Typed): PageAnswer =>
  session.mode === 'setup'
    ? setupPage(session, emailOf(desk, session), typed)
    : checkoutPage(session, itemsOf(desk, session.id), emailOf(desk, session), typed);

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const wrongWith = (intent: Intent): string =>
  (intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error)?.message ??
  'The payment failed.';

/** What came of trying a card. */
const after = (desk: Desk, session: Session, intent: Intent, typed: Typed): PageAnswer => {
  if (intent.status === 'succeeded') return sendTo(successOf(session));
  if (intent.status === 'requires_action') return sendTo(`/c/pay/${session.id}/authenticate`);
  return ask(desk, session, { ...typed, wrong: wrongWith(intent) });
};

const pay = (desk: Desk, session: Session, body: string): PageAnswer => {
  const form = new Params(parseForm(body));
  const typed = { card: form.text('card', 40) ?? '', email: form.text('email', 512) ?? '' };
  const card = cardOf(form.text('outcome', 40) ?? typed.card);
  // What is no practice card is neither kept nor shown again.
  if (!isCard(card)) return ask(desk, session, { email: typed.email, card: '', wrong: card.message });
  const email = typed.email === '' ? null : typed.email;
  const tryCard = session.mode === 'setup' ? setUpWithCard : payWithCard;
  return after(desk, session, tryCard(desk, session, card, email), typed);
};

const authenticate = (desk: Desk, session: Session, body: string): PageAnswer => {
  const form = new Params(parseForm(body));
  const authentication = form.choice('authentication', ['completed', 'failed']) ?? 'failed';
  const goOn = session.mode === 'setup' ? setUpAuthenticated : authenticated;
  const intent = goOn(desk, session, authentication);
  if (!intent) return sendTo(`/c/pay/${session.id}`);
  return after(desk, session, intent, { card: '', email: emailOf(desk, session) ?? '' });
};

const isAsked = (desk: Desk, session: Session): boolean =>
  desk.objects.any(idOf(session.setup_intent ?? session.payment_intent) ?? '')?.['status'] ===
  'requires_action';

const show = (desk: Desk, session: Session, isAuthentication: boolean): PageAnswer => {
  if (!isAuthentication) return ask(desk, session);
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

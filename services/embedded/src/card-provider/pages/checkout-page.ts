import type Stripe from 'stripe';
import { grouped, TEST_CARDS } from '../cards/test-cards';
import type { KeptItem } from '../checkout/line-items';
import { formatAmount } from '../money/currencies';
import { escaped, page, type PageAnswer } from './html';

/** What the person typed, and what was wrong with it. */
export type Typed = { readonly card: string; readonly email: string; readonly wrong?: string };

const PAYMENT_REQUIRED = 402;
const FIRST_CARD = TEST_CARDS[0]?.number ?? '';

const itemRow = ({ description, quantity, amount_total: amount, currency }: KeptItem): string =>
  `<tr><th scope="row">${escaped(description)}${quantity > 1 ? `<small>Quantity ${quantity}</small>` : ''}</th><td>${formatAmount(amount, currency)}</td></tr>`;

const outcomes = (): string =>
  TEST_CARDS.map(
    ({ number, label }) => `<option value="${number}">${escaped(label)} (${grouped(number)})</option>`,
  ).join('\n');

const totalOf = ({ amount_total: total, currency }: Stripe.Checkout.Session): string =>
  formatAmount(total ?? 0, currency ?? '');

/** Where a practice card is typed, or chosen by what it does. */
const cardForm = (
  session: Stripe.Checkout.Session,
  email: string | null,
  deed: string,
  typed?: Typed,
): string => {
  const back =
    session.cancel_url === null ? '' : `<a class="back" href="${escaped(session.cancel_url)}">Back</a>`;
  const wrong =
    typed?.wrong === undefined ? '' : `<p class="wrong" role="alert" id="wrong">${escaped(typed.wrong)}</p>`;
  return `<form class="box" method="post" action="/c/pay/${session.id}">
${wrong}
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="off" maxlength="512" value="${escaped(typed?.email ?? email ?? '')}">
<label for="card">Practice card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="40" aria-describedby="card-hint${wrong === '' ? '' : ' wrong'}" value="${escaped(typed?.card ?? grouped(FIRST_CARD))}">
<p class="hint" id="card-hint">Never type the number of a real card.</p>
<label for="outcome">What the card does</label>
<select id="outcome" name="outcome">
<option value="">As the number above</option>
${outcomes()}
</select>
<button type="submit">${deed}</button>
${back}
</form>`;
};

/** The page on which a checkout is paid: what, how much, with which practice card. */
export const checkoutPage = (
  session: Stripe.Checkout.Session,
  items: readonly KeptItem[],
  email: string | null,
  typed?: Typed,
): PageAnswer => {
  const total = totalOf(session);
  return page(
    typed?.wrong === undefined ? 200 : PAYMENT_REQUIRED,
    `Pay ${total} (practice)`,
    `<section class="box">
<h1>Pay ${total}</h1>
<table>
<caption>What is paid for</caption>
<tbody>${items.map(itemRow).join('\n')}</tbody>
<tfoot><tr><th scope="row">Total</th><td>${total}</td></tr></tfoot>
</table>
</section>
${cardForm(session, email, `Pay ${total}`, typed)}`,
    [session.success_url],
  );
};

/** The page on which a card is left for later. */
export const setupPage = (
  session: Stripe.Checkout.Session,
  email: string | null,
  typed?: Typed,
): PageAnswer =>
  page(
    typed?.wrong === undefined ? 200 : PAYMENT_REQUIRED,
    'Save a card (practice)',
    `<section class="box">
<h1>Save a card</h1>
<p>Nothing is charged now. The card is kept to be charged later, as you have agreed.</p>
</section>
${cardForm(session, email, 'Save the card', typed)}`,
    [session.success_url],
  );

/** The page of the bank that asks whether it is really its customer. */
export const authenticationPage = (session: Stripe.Checkout.Session): PageAnswer =>
  page(
    200,
    session.mode === 'setup' ? 'Confirm the card (practice)' : 'Confirm the payment (practice)',
    `<form class="box" method="post" action="/c/pay/${session.id}/authenticate">
<h1>Your bank asks you to confirm ${session.mode === 'setup' ? 'this card' : totalOf(session)}</h1>
<p>A real bank would ask for a code or a fingerprint here (3-D Secure).</p>
<button type="submit" name="authentication" value="completed">Complete authentication</button>
<button type="submit" name="authentication" value="failed" class="other">Fail authentication</button>
</form>`,
    [session.success_url],
  );

/** A page with nothing to do on it but to go on. */
export const noticePage = (
  status: number,
  title: string,
  sentence: string,
  next?: string | null,
): PageAnswer =>
  page(
    status,
    title,
    `<section class="box">
<h1>${escaped(title)}</h1>
<p>${escaped(sentence)}</p>
${next ? `<a class="back" href="${escaped(next)}">Continue</a>` : ''}
</section>`,
  );

import type { CheckoutView, InvoiceCard, InvoicesView, InvoiceView } from '@fieldhouse/api-contract';
import { startEmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import { startPracticeCards, type PracticeCards } from '@fieldhouse/testing/practice-cards';
import { startWholeApi } from './whole-api';

type As = Pick<TestPerson, 'token'>;

/** The whole API with its stores and a practice card provider that tells it what happens. */
export const startPaying = async () => {
  const [stack, cards] = await Promise.all([startEmbeddedStack(), startPracticeCards()]);
  const app = await startWholeApi(stack, cards.env);
  cards.sendWebhooksTo(`${app.url}/api/webhooks/card-provider`);
  const stop = async (): Promise<void> => {
    await app.stop();
    await Promise.all([cards.stop(), stack.stop()]);
  };
  return { app, cards, does: paying(app, cards), stop };
};

/** What people who owe something look at and do. */
export const paying = (app: TestApp, cards: PracticeCards) => {
  const read = async <Body>(person: As, path: string): Promise<Body> => {
    const { status, body } = await app.send<Body>('GET', path, { token: person.token });
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`);
    return body;
  };
  const invoiceOf = (person: As, invoiceId: string): Promise<InvoiceView> =>
    read(person, `/invoices/${invoiceId}`);
  const stateOf = async (person: As, invoiceId: string, paymentId: string) =>
    (await invoiceOf(person, invoiceId)).payments.find((one) => one.paymentId === paymentId)?.state;
  /** The invoice of theirs that is meant, once it is there. */
  const owedBy = async (person: As, isMeant: (one: InvoiceCard) => boolean): Promise<InvoiceCard> => {
    let found: InvoiceCard | undefined;
    await until('they have the invoice', async () => {
      found = (await read<InvoicesView>(person, '/invoices')).invoices.find(isMeant);
      return found !== undefined;
    });
    if (!found) throw new Error('there is no invoice');
    return found;
  };
  /** Somebody goes to the provider's page. */
  const checkout = async ({ token }: As, invoiceId: string, amountMinor: number, more: object = {}) => {
    const { streamId, revision } = await app.command('POST', `/invoices/${invoiceId}/checkouts`, {
      ...{ token, body: { amountMinor, currency: 'USD', ...more } },
    });
    const [started] = await app.storedEventsOf(streamId, revision);
    const paymentId = String(started?.data['paymentId']);
    const { url } = await read<CheckoutView>({ token }, `/invoices/${invoiceId}/checkouts/${paymentId}`);
    return { paymentId, url };
  };
  /** Somebody goes to the provider's page to leave a card there, without paying. @param consent what they agree to */
  const leaveCard = async ({ token }: As, invoiceId: string, consent: object) => {
    const { streamId, revision } = await app.command('POST', `/invoices/${invoiceId}/cards`, {
      ...{ token, body: { consent } },
    });
    const [agreed] = await app.storedEventsOf(streamId, revision);
    const cardId = String(agreed?.data['paymentId']);
    const { url } = await read<CheckoutView>({ token }, `/invoices/${invoiceId}/cards/${cardId}`);
    return { cardId, url };
  };
  /** Somebody pays there, and the invoice knows it. @returns the payment */
  const pay = async (person: As, invoiceId: string, amountMinor: number): Promise<string> => {
    const { paymentId, url } = await checkout(person, invoiceId, amountMinor);
    const answered = await cards.pay(url);
    if (answered !== 303) throw new Error(`the page answered ${answered}`);
    await until('the payment is known', async () => {
      const state = await stateOf(person, invoiceId, paymentId);
      return state !== undefined && state !== 'open';
    });
    return paymentId;
  };
  return { read, invoiceOf, stateOf, owedBy, checkout, leaveCard, pay };
};

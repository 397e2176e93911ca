import type { Invoice, InvoiceEvent } from '@fieldhouse/events/payments';
import { HttpProblem } from '@fieldhouse/platform';
import { invoiceDecider } from '../domain/invoice.decider';
import { at, command, issued, says, started } from '../domain/invoice.fixture';
import { CheckoutPages } from './checkout-pages';

const PAGE = { sessionId: 'cs_p1', url: 'https://pay.example/p1', expiresAt: '2999-01-02T00:00:00.000Z' };
const SOON = '2999-01-01T00:00:00.000Z';
const agreed = { purpose: 'team_rest', version: 1 } as const;
const setup: readonly InvoiceEvent[] = [
  {
    type: 'CardSetupStarted',
    data: { invoiceId: 'i1', cardId: 'c1', accountId: 'cap', startedAt: at },
  },
  {
    type: 'CardConsentGiven',
    data: {
      ...{ invoiceId: 'i1', paymentId: 'c1', accountId: 'cap', consent: agreed },
      ...{ plan: [{ lineId: 'second', dueOn: '2026-05-01', limitMinor: 40_000 }], givenAt: at },
    },
  },
];
const after = (...events: readonly InvoiceEvent[]): Invoice => {
  const state = events.reduce(invoiceDecider.evolve, invoiceDecider.initialState);
  if (!state) throw new Error('there is no invoice');
  return state;
};
const voided: InvoiceEvent = {
  type: 'InvoiceVoided',
  data: {
    ...{
      invoiceId: 'i1',
      books: after(issued()).books,
      lines: [],
      payerId: 'cap',
      reason: 'Not paid in time',
    },
    ...{ voidedBy: null, voidedAt: at },
  },
};
/** Somebody else has paid all of it since. */
const paidElsewhere = (...before: readonly InvoiceEvent[]): readonly InvoiceEvent[] => {
  const begun = [...before, started('p2', 100_000, { paidBy: 'mia' })];
  const news = command(says('p2', 'paid', { chargeMinor: 100_000 }));
  return [...begun, ...invoiceDecider.decide(news, after(...begun))];
};

/** Asks for both pages of an invoice. @returns what each answers, and how many the provider was asked for */
const asked = async (...events: readonly InvoiceEvent[]) => {
  let opened = 0;
  const open = async () => {
    opened += 1;
    return PAGE;
  };
  const state = after(...events, ...setup);
  const pages = new CheckoutPages(
    { load: async () => ({ state }) } as never,
    { noteCheckout: async () => undefined, noteSetup: async () => undefined } as never,
    { openCheckout: open, openSetup: open } as never,
    { standing: async () => null } as never,
    { PUBLIC_URL: 'https://fieldhouse.example' } as never,
  );
  const codeOf = async (page: Promise<{ readonly url: string }>): Promise<string> => {
    try {
      return (await page).url;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      return `${error.status} ${error.code}`;
    }
  };
  return {
    pay: await codeOf(pages.of({ invoiceId: 'i1', paymentId: 'p1' }, 'cap')),
    keep: await codeOf(pages.ofSetup({ invoiceId: 'i1', cardId: 'c1' }, 'cap')),
    opened,
  };
};

describe('the page of the card provider', () => {
  const OVER = '409 checkout_over';

  it('is opened for whoever has begun, as long as something is to be paid', async () => {
    const both = { pay: PAGE.url, keep: PAGE.url, opened: 2 };
    expect(await asked(issued(), started('p1', 20_000))).toEqual(both);
    expect(await asked(issued({ holdUntil: SOON }), started('p1', 20_000))).toEqual(both);
  });

  it('is opened for nobody once it is void, or the time is over for which it was held', async () => {
    const neither = { pay: OVER, keep: OVER, opened: 0 };
    expect(await asked(issued(), started('p1', 20_000), voided)).toEqual(neither);
    const over: InvoiceEvent = { type: 'InvoiceEnded', data: { invoiceId: 'i1', percent: 0, endedAt: at } };
    expect(await asked(issued(), started('p1', 20_000), over)).toEqual(neither);
    expect(await asked(issued({ holdUntil: at }), started('p1', 20_000))).toEqual(neither);
  });

  it('is opened for nobody once somebody else has paid it', async () => {
    const { pay } = await asked(...paidElsewhere(issued(), started('p1', 20_000)));
    expect(pay).toBe(OVER);
  });
});

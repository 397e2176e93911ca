import type {
  CheckoutView,
  InvoicesView,
  InvoiceView,
  LedgerEntriesView,
  TrialBalanceView,
} from '@fieldhouse/api-contract';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { found } from './axe';
import { dayIn, free, openLeague } from './open-league';
import { openTeam, people } from './open-team';
import { practiceProvider } from './practice-provider';
import { onStage, Person, SITE_ADMIN, until, type Product } from './product';
import { press, WIDTHS } from './visitor';

/** $600.00 for a team, a fifth of it at once. */
const PAID = {
  paidFirst: true,
  prices: { team: { early: null, regular: 60_000, late: null }, member: free },
  payment: {
    depositPercent: 20,
    instalments: [{ dueOn: dayIn(20), percent: 80 }],
    bearer: 'organizer',
  },
};
const CARD = new URLSearchParams({ card: '4242 4242 4242 4242', email: 'payer@example.org', outcome: '' });

describe('the books', () => {
  let product: Product;
  let browser: Browser;
  let boss: Person;
  let owner: Person;
  let leagueId: string;
  onStage((...started) => {
    [product, browser] = started;
  });

  const balance = (): Promise<TrialBalanceView> => boss.send('GET', '/finance/trial-balance');
  const entriesOf = async (): Promise<number> => (await balance()).currencies[0]?.entries ?? 0;

  /** A captain registers a team, and pays its deposit by card. */
  const depositPaid = async (captain: Person, name: string) => {
    const team = await openTeam(captain, [], { name });
    const path = `/leagues/${leagueId}/registration`;
    const teamId = team.slice('/teams/'.length);
    await captain.send('PUT', path, {
      ...{ kind: 'team', teamId, groupId: null, person: {}, answers: {}, requests: '' },
    });
    await captain.send('POST', `${path}s`, { total: 60_000 });
    let invoiceId = '';
    await until('the invoice is there', async () => {
      invoiceId = (await captain.send<InvoicesView>('GET', '/invoices')).invoices[0]?.invoiceId ?? '';
      return invoiceId !== '';
    });
    const invoice = `/invoices/${invoiceId}`;
    const read = (): Promise<InvoiceView> => captain.send('GET', invoice);
    await captain.send('POST', `${invoice}/checkouts`, { amountMinor: 12_000, currency: 'USD' });
    let [page, paymentId] = ['', ''];
    await until('the card provider has a page', async () => {
      const [payment] = (await read()).payments;
      if (!payment) return false;
      ({ paymentId } = payment);
      page = (await captain.send<CheckoutView>('GET', `${invoice}/checkouts/${paymentId}`)).url;
      return true;
    });
    await (await fetch(page, { method: 'POST', redirect: 'manual', body: CARD })).arrayBuffer();
    await until('the deposit is paid', async () => (await read()).openMinor === 48_000);
    return { invoice, paymentId, read };
  };

  // A team pays its deposit by card and the rest in cash, of which some goes back.
  beforeAll(async () => {
    boss = await Person.signedUp(product.url, SITE_ADMIN);
    await boss.turnOnSecondFactor();
    const [olga, cal] = await people(product, ['Olga', 'Cal'], 'books');
    owner = olga;
    leagueId = await openLeague(owner, 'Booked League', PAID);
    const { invoice, paymentId, read } = await depositPaid(cal, 'Booked Owls');
    await owner.send('POST', `${invoice}/payments`, {
      ...{ amountMinor: 48_000, currency: 'USD', way: 'cash', receivedOn: dayIn(0) },
      ...{ paidBy: null, proof: 'Receipt 17' },
    });
    await until('all is paid', async () => (await read()).openMinor === 0);
    await owner.send('POST', `${invoice}/payments/${paymentId}/refunds`, {
      ...{ choice: { kind: 'amount', amountMinor: 2_000 }, reason: 'The season is shorter' },
    });
    // The card payment, the place that it secured, cash, and the refund.
    await until('the books have it all', async () => (await entriesOf()) >= 4);
  });

  const shown = async (page: Page): Promise<void> => {
    await page.goto(`${product.url}/admin?tab=finance`);
    await page.getByText('Balanced').waitFor();
    await page.getByRole('group', { name: 'In USD' }).waitFor();
    await page.getByRole('list', { name: 'Months' }).waitFor();
  };

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    // One page for all of it: a site admin has ten recovery codes to come in with.
    it('lead from what stands in an account to what is behind it, and to how it stood before, as files too', async () => {
      const { page } = await boss.open(browser, viewport);
      await shown(page);
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Journal as CSV')]);
      const lines = readFileSync(await download.path(), 'utf8')
        .split('\r\n')
        .slice(1, -1);
      const debits = lines.map((line) => Number(line.split('","')[2]));
      const [usd] = (await balance()).currencies;
      expect(debits.reduce((sum, debit) => sum + Math.round(debit * 100), 0)).toBe(usd?.debitMinor);
      expect(await found(page, 'the books of everybody')).toEqual([]);
      await page.getByRole('link', { name: 'Receivable' }).click();
      const entries = page.getByRole('table', { name: 'Receivable, in USD' });
      await entries.getByText('Payment in cash or by transfer').waitFor();
      expect(await entries.getByRole('row').count()).toBe(3);
      expect(await found(page, 'the entries of an account')).toEqual([]);
      await page.goBack();
      await entries.waitFor({ state: 'detached' });
      await page.getByLabel('As of').fill('2026-01-01T00:00');
      await page.getByText('Nothing in the books').waitFor();
      await press(page, 'Back to now');
      await page.getByText('Balanced').waitFor();
    });

    it('agree with the card provider once a day is reconciled', async () => {
      const { page } = await boss.open(browser, viewport);
      await shown(page);
      await page.getByLabel('Day', { exact: true }).fill(dayIn(0));
      await press(page, 'Reconcile now');
      const day = page.getByRole('table', { name: /^Each day/ });
      await day.getByText('Agrees').first().waitFor();
      const box = await day.getByRole('rowheader').first().boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(120);
      await page.getByText('Everything agrees').waitFor();
      expect(await found(page, 'a day that was reconciled')).toEqual([]);
    });

    it('of a league are its own, for who looks after its money', async () => {
      const { page } = await owner.open(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}/teams?tab=books`);
      const books = page.getByRole('region', { name: 'Books of this league' });
      await books.getByText('Balanced').waitFor();
      await books.getByRole('link', { name: 'Bank and cash' }).click();
      await books
        .getByRole('link', { name: /^Invoice / })
        .first()
        .click();
      await page.getByRole('dialog').getByText('What it is for').waitFor();
      expect(await found(page, 'an invoice behind an entry')).toEqual([]);
    });
  });

  it('of a month that is over are closed for good', async () => {
    const { page } = await boss.open(browser);
    await shown(page);
    const [close] = await page.getByRole('button', { name: /^Close / }).all();
    const name = (await close?.getAttribute('aria-label')) ?? '';
    await close?.click();
    const dialog = page.getByRole('dialog', { name: `${name}?` });
    await dialog.getByText(/never opened again/).waitFor();
    expect(await found(page, 'a month that is closed')).toEqual([]);
    await press(dialog, name);
    await page.getByText(`Totals of ${name.slice('Close '.length)}`).waitFor();
  });

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    it('that the card provider knows better become a case, which somebody takes, notes and settles', async () => {
      const provider = practiceProvider(product.dataDir);
      await provider.says('POST', '/v1/payment_intents', {
        ...{ amount: '4200', currency: 'usd', confirm: 'true', payment_method: 'pm_card_visa' },
        'allowed_payment_method_types[0]': 'card',
      });
      const { page } = await boss.open(browser, viewport);
      await shown(page);
      await page.getByLabel('Day', { exact: true }).fill(dayIn(0));
      await press(page, 'Reconcile now');
      const orphan = page
        .getByRole('listitem', { name: 'At the card provider, of no payment of ours' })
        .filter({ hasText: /taken by|nobody has taken it/ });
      await orphan.getByText('nobody has taken it', { exact: false }).waitFor();
      await orphan.getByRole('button', { name: /^Take it/ }).click();
      await orphan.getByText('taken by', { exact: false }).waitFor();
      await orphan.getByRole('button', { name: /^Open: / }).click();
      expect(await found(page, 'a case that is looked at')).toEqual([]);
      await orphan.getByLabel('Note', { exact: true }).fill('Charged by hand at the counter');
      await press(orphan, 'Add the note');
      await orphan
        .getByRole('list', { name: 'What was said about it' })
        .getByText('Charged by hand at the counter')
        .waitFor();
      await orphan.getByLabel('Reason').fill('The club’s own sale of shirts');
      await press(orphan, 'Settle the case');
      await page.getByText('Everything agrees').waitFor();
    });

    it('go to the bank in payouts that say what is in them', async () => {
      const provider = practiceProvider(product.dataDir);
      const paidOut = (): Promise<LedgerEntriesView> => boss.send('GET', '/finance/entries?type=PayoutPaid');
      const before = (await paidOut()).entries.length;
      await provider.says('POST', '/_sandbox/settle');
      const payout = await provider.says<{ readonly id: string; readonly amount: number }>(
        ...(['POST', '/_sandbox/payouts', { currency: 'usd' }] as const),
      );
      await provider.says('POST', `/_sandbox/payouts/${payout.id}/pay`);
      await until('it is in the books', async () => (await paidOut()).entries.length > before);
      const { page } = await boss.open(browser, viewport);
      await shown(page);
      await page
        .getByRole('button', { name: /^Open: payout of / })
        .first()
        .click();
      const sums = page.getByRole('table', { name: /^What is in it, in USD/ });
      await sums.getByText('Agrees').waitFor();
      await sums.getByRole('row', { name: /^\d+ payments? / }).waitFor();
      expect(await found(page, 'what is in a payout')).toEqual([]);
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Statement as CSV')]);
      const total = readFileSync(await download.path(), 'utf8')
        .trimEnd()
        .split('\r\n')
        .at(-1);
      expect(total).toContain(`"Total","","","${(payout.amount / 100).toFixed(2)}"`);
    });

    it('have a payment that a bank takes back, which is answered with evidence until it is decided', async () => {
      const provider = practiceProvider(product.dataDir);
      const team = `Disputed Bears ${viewport.width}`;
      const [dan] = await people(product, ['Dan'], `disputes${viewport.width}`);
      const { paymentId, read } = await depositPaid(dan, team);
      type Intents = {
        readonly data: readonly {
          readonly latest_charge: string;
          readonly metadata: { paymentId?: string };
        }[];
      };
      const { data } = await provider.says<Intents>('GET', '/v1/payment_intents?limit=100');
      const charge = data.find(({ metadata }) => metadata.paymentId === paymentId)?.latest_charge ?? '';
      const dispute = await provider.says<{ readonly id: string }>(
        ...(['POST', `/_sandbox/charges/${charge}/dispute`, { reason: 'product_not_received' }] as const),
      );
      await until('it is disputed', async () => (await read()).payments[0]?.state === 'disputed');

      const { page: desk } = await owner.open(browser, viewport);
      await desk.goto(`${product.url}/leagues/${leagueId}/teams?tab=finance`);
      await press(desk, team);
      const drawer = desk.getByRole('dialog').filter({ hasText: 'What it is for' });
      // Of the payment, and of the invoice over it.
      const disputed = drawer.getByText('Disputed', { exact: true });
      await disputed.nth(1).waitFor();
      const button = drawer.getByRole('button', { name: /^Download evidence for \$120\.00/ });
      await button.waitFor();
      expect(await found(desk, 'a payment that is disputed')).toEqual([]);
      const [download] = await Promise.all([desk.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toBe(`evidence-${paymentId.slice(0, 8)}.zip`);
      const pack = readFileSync(await download.path()).toString('latin1');
      expect(pack.slice(0, 2)).toBe('PK');
      for (const name of ['summary.html', 'invoice-events.json', 'agreed-terms.json', 'manifest.json'])
        expect(pack).toContain(name);

      await provider.says('POST', `/_sandbox/disputes/${dispute.id}/win`);
      await button.waitFor({ state: 'detached' });
      await until('it is theirs again', async () => (await read()).openMinor === 48_000);
    });
  });
});

import type { CheckoutView, InvoicesView, InvoiceView, TrialBalanceView } from '@fieldhouse/api-contract';
import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { found } from './axe';
import { dayIn, free, openLeague } from './open-league';
import { openTeam, people } from './open-team';
import { onStage, Person, SITE_ADMIN, until, type Product } from './product';
import { DESKTOP, PHONE, press, WIDTHS } from './visitor';

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
  let invoiceId = '';
  onStage((...started) => {
    [product, browser] = started;
  });

  const balance = (): Promise<TrialBalanceView> => boss.send('GET', '/finance/trial-balance');
  const entriesOf = async (): Promise<number> => (await balance()).currencies[0]?.entries ?? 0;

  // A team registers, pays its deposit by card and the rest in cash, of which some goes back.
  beforeAll(async () => {
    boss = await Person.signedUp(product.url, SITE_ADMIN);
    await boss.turnOnSecondFactor();
    const [olga, cal] = await people(product, ['Olga', 'Cal'], 'books');
    owner = olga;
    leagueId = await openLeague(owner, 'Booked League', PAID);
    const team = await openTeam(cal, [], { name: 'Booked Owls' });
    const path = `/leagues/${leagueId}/registration`;
    const teamId = team.slice('/teams/'.length);
    await cal.send('PUT', path, {
      ...{ kind: 'team', teamId, groupId: null, person: {}, answers: {}, requests: '' },
    });
    await cal.send('POST', `${path}s`, { total: 60_000 });
    await until('the invoice is there', async () => {
      invoiceId = (await cal.send<InvoicesView>('GET', '/invoices')).invoices[0]?.invoiceId ?? '';
      return invoiceId !== '';
    });
    const invoice = `/invoices/${invoiceId}`;
    const read = (): Promise<InvoiceView> => cal.send('GET', invoice);
    await cal.send('POST', `${invoice}/checkouts`, { amountMinor: 12_000, currency: 'USD' });
    let page = '';
    await until('the card provider has a page', async () => {
      const [payment] = (await read()).payments;
      if (!payment) return false;
      page = (await cal.send<CheckoutView>('GET', `${invoice}/checkouts/${payment.paymentId}`)).url;
      return true;
    });
    await (await fetch(page, { method: 'POST', redirect: 'manual', body: CARD })).arrayBuffer();
    await until('the deposit is paid', async () => (await read()).openMinor === 48_000);
    await owner.send('POST', `${invoice}/payments`, {
      ...{ amountMinor: 48_000, currency: 'USD', way: 'cash', receivedOn: dayIn(0) },
      ...{ paidBy: null, proof: 'Receipt 17' },
    });
    await until('all is paid', async () => (await read()).openMinor === 0);
    const card = (await read()).payments.find(({ way }) => way === 'card');
    await owner.send('POST', `${invoice}/payments/${card?.paymentId}/refunds`, {
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
    it('lead from what stands in an account to what is behind it, and to how it stood before', async () => {
      const { page } = await boss.open(browser, viewport);
      await shown(page);
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
      await page.getByText('Everything agrees').waitFor();
      expect(await found(page, 'a day that was reconciled')).toEqual([]);
    });

    it('are given out as files that say the same', async () => {
      const { page } = await boss.open(browser, viewport);
      await shown(page);
      const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Journal as CSV')]);
      const lines = readFileSync(await download.path(), 'utf8')
        .split('\r\n')
        .slice(1, -1);
      const debits = lines.map((line) => Number(line.split('","')[2]));
      const [usd] = (await balance()).currencies;
      expect(debits.reduce((sum, debit) => sum + Math.round(debit * 100), 0)).toBe(usd?.debitMinor);
    });

    it('of a league are its own, for who looks after its money', async () => {
      const { page } = await owner.open(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}/teams?tab=finance`);
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

  it('lead the one who collects to what a bank is sent of a payment that it asks back', async () => {
    const charges = await product.atCards<{ data: readonly { id: string }[] }>('GET', '/v1/charges?limit=1');
    const dispute = `/_sandbox/charges/${charges.data[0]?.id}/dispute`;
    const { id } = await product.atCards('POST', dispute, { reason: 'fraudulent' });
    const { page } = await owner.open(browser, PHONE);
    await page.goto(`${product.url}/leagues/${leagueId}/teams?tab=finance&invoice=${invoiceId}`);
    const drawer = page.getByRole('dialog');
    await drawer.getByText('Disputed').waitFor();
    const evidence = drawer.getByRole('button', { name: /^Evidence for \$120\.00 of Cal/ });
    expect(await found(page, 'a payment that a bank asks back')).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), evidence.click()]);
    const pack = Object.keys(unzipSync(readFileSync(await download.path())));
    expect(pack).toEqual(expect.arrayContaining(['evidence.html', 'manifest.json', 'registration.json']));
    await product.atCards('POST', `/_sandbox/disputes/${id}/win`);
    await drawer.getByText('Disputed').waitFor({ state: 'detached' });
    await evidence.waitFor({ state: 'detached' });
  });

  it('find what moved at the card provider alone, until somebody has seen to it', async () => {
    const stray = { amount: '1234', currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true' };
    await product.atCards('POST', '/v1/payment_intents', stray);
    const { page } = await boss.open(browser, DESKTOP);
    await shown(page);
    await page.getByLabel('Day', { exact: true }).fill(dayIn(0));
    await press(page, 'Reconcile now');
    const difference = page.getByRole('listitem', { name: 'At the card provider, of no payment of ours' });
    await difference.getByText('nobody has taken it').waitFor();
    await difference.getByRole('button', { name: /^Take it/ }).click();
    await difference.getByText(/taken by/).waitFor();
    await difference.getByRole('button', { name: /^Open/ }).click();
    await difference.getByRole('textbox', { name: 'Note' }).fill('A test of the account’s owner');
    await press(difference, 'Add the note');
    await difference.getByText('A test of the account’s owner').waitFor();
    expect(await found(page, 'a case of the reconciliation')).toEqual([]);
    await difference.getByRole('textbox', { name: 'Reason' }).fill('Not a payment of ours');
    await press(difference, 'Settle the case');
    await difference.waitFor({ state: 'detached' });
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
});

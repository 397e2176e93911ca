import type { InvoicesView, InvoiceView } from '@fieldhouse/api-contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { found } from './axe';
import { join } from './draft-league';
import { dayIn, free, openLeague } from './open-league';
import { openTeam, people } from './open-team';
import { onStage, until, type Person, type Product } from './product';
import { press, visit, WIDTHS } from './visitor';

/** A fee of $600.00 for a team: a fifth at once, the rest in two parts; no place before the first of it is paid. */
const PAID = {
  paidFirst: true,
  prices: { team: { early: null, regular: 60_000, late: null }, member: free },
  payment: {
    depositPercent: 20,
    instalments: [
      { dueOn: dayIn(20), percent: 40 },
      { dueOn: dayIn(35), percent: 40 },
    ],
    bearer: 'organizer',
  },
};
const CARDS = { succeeds: '4242 4242 4242 4242', lacksFunds: '4000 0000 0000 9995' };

describe('what is owed', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  /** Pays on the card provider's page. */
  const payThere = (page: Page, amount: string, card: string): Promise<void> =>
    enterThere(page, card, `Pay ${amount}`);
  const enterThere = async (page: Page, card: string, deed: string): Promise<void> => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/no money moves/i)
      .first()
      .waitFor();
    await page.getByLabel('E-mail').fill('payer@example.org');
    await page.getByLabel('Practice card number').fill(card);
    await press(page, deed);
  };
  const invoiceDrawer = (page: Page): Locator =>
    page.getByRole('dialog').filter({ hasText: 'What it is for' });
  /** Sends a captain's registration of a team. */
  const registered = async (captain: Person, leagueId: string, teamId: string): Promise<void> => {
    const path = `/leagues/${leagueId}/registration`;
    const saved = { kind: 'team', teamId, groupId: null, person: {}, answers: {}, requests: '' };
    await captain.send('PUT', path, saved);
    await captain.send('POST', `${path}s`, { total: 60_000 });
  };
  const invoiceOf = async (person: Person, title: string): Promise<InvoiceView> => {
    let invoiceId = '';
    await until('the invoice is there', async () => {
      const { invoices } = await person.send<InvoicesView>('GET', '/invoices');
      invoiceId = invoices.find((one) => one.title === title)?.invoiceId ?? '';
      return invoiceId !== '';
    });
    return person.send('GET', `/invoices/${invoiceId}`);
  };

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    it('for a place is held, declined, paid, shared with the team and with whoever has a link', async () => {
      const [owner, cal, mia] = await people(product, ['Olga', 'Cal', 'Mia'], `pay${viewport.width}`);
      const name = `Paid League ${width}`;
      const leagueId = await openLeague(owner, name, PAID);
      const team = await openTeam(cal, [mia], { name: `Owls ${viewport.width}` });
      await registered(cal, leagueId, team.slice('/teams/'.length));

      // The place waits for the deposit.
      const { page } = await cal.open(browser, viewport);
      await page.goto(`${product.url}/discover-leagues?league=${leagueId}&register=1`);
      const drawer = page.getByRole('dialog', { name });
      await drawer.getByText(/^Your place is held until/).waitFor();
      await drawer.getByRole('timer').waitFor();
      await drawer.getByRole('button', { name: 'Pay $120.00 deposit for Team registration' }).click();
      const paying = page.getByRole('dialog', { name: 'Pay Team registration' });
      await paying.getByLabel(/What is due now/).waitFor();
      expect(await found(page, 'how much one pays')).toEqual([]);
      await press(paying, 'Pay $120.00 by card');

      // The first card has no money, the second one does.
      await payThere(page, '$120.00', CARDS.lacksFunds);
      await page
        .getByText(/insufficient funds/i)
        .first()
        .waitFor();
      await payThere(page, '$120.00', CARDS.succeeds);
      await page.waitForURL(/\/player-profile\?tab=payments&invoice=/);
      const own = invoiceDrawer(page);
      await own.getByText('$480.00').first().waitFor();
      expect(await found(page, 'an invoice that is partly paid')).toEqual([]);
      await page.goto(`${product.url}/discover-leagues?league=${leagueId}&register=1`);
      await drawer.getByText('Your team is in.').waitFor();

      // Its members pay shares of the rest.
      const { invoiceId } = await invoiceOf(cal, 'Team registration');
      await page.goto(`${product.url}/player-profile?tab=payments&invoice=${invoiceId}`);
      await press(own, 'Split among members');
      const split = page.getByRole('dialog', { name: 'Split among members' });
      await press(split, 'Split evenly among all');
      await split.getByText(/\$600\.00 of \$600\.00 is split/).waitFor();
      expect(await found(page, 'a bill that is split')).toEqual([]);
      await press(split, 'Save the shares');

      // For whatever they leave open the captain keeps a card, without paying anything now.
      const keeping = page.getByRole('dialog', { name: 'Keep a card for the rest' });
      await keeping.getByRole('switch').click();
      expect(await found(page, 'a card for the rest')).toEqual([]);
      await press(keeping, 'Enter the card');
      await enterThere(page, CARDS.succeeds, 'Save the card');
      await own.getByText(/ ending in 4242 is kept\./).waitFor();
      await own.getByRole('heading', { name: 'Shares' }).waitFor();
      expect(await found(page, 'an invoice with a card for the rest')).toEqual([]);
      const hers = await mia.open(browser, viewport);
      await hers.page.goto(`${product.url}/player-profile?tab=payments&invoice=${invoiceId}`);
      const seen = invoiceDrawer(hers.page);
      await seen.getByRole('button', { name: /^Pay .* for Team registration$/ }).click();
      const herPart = hers.page.getByRole('dialog', { name: 'Pay Team registration' });
      await herPart.getByLabel(/My share/).check();
      await press(herPart, 'Pay $300.00 by card');
      await payThere(hers.page, '$300.00', CARDS.succeeds);
      await hers.page.waitForURL(/invoice=/);
      await seen.getByText('Paid', { exact: true }).first().waitFor();

      // Somebody without an account pays the rest, by a link that was passed on.
      await own.getByText('$180.00').first().waitFor();
      await press(own, 'Payment link');
      await press(page.getByRole('dialog', { name: 'Make a payment link' }), 'Make the link');
      await own.getByRole('heading', { name: 'Payment links' }).waitFor();
      expect(await found(page, 'an invoice with a link')).toEqual([]);
      const { links } = await cal.send<InvoiceView>('GET', `/invoices/${invoiceId}`);
      const friend = await visit(browser, viewport);
      await friend.goto(`${product.url}${links[0]?.path ?? ''}`);
      expect(await found(friend, 'a link to pay')).toEqual([]);
      await press(friend, 'Pay $180.00 by card');
      await payThere(friend, '$180.00', CARDS.succeeds);
      await friend.getByRole('heading', { name: 'Paid. Thank you!' }).waitFor();
      await own.getByText('Paid with it').waitFor();
    });

    it('to a league is looked after by its staff: cash with proof, and a refund that two decide', async () => {
      const [owner, ada, cal] = await people(product, ['Otto', 'Ada', 'Carl'], `staff${viewport.width}`);
      const name = `Staffed League ${width}`;
      const leagueId = await openLeague(owner, name, PAID);
      await join(leagueId, owner, ada, { kind: 'staff', role: 'treasurer' });
      await owner.send('PUT', `/finance/league/${leagueId}/terms`, {
        approvalAboveMinor: 5_000,
        board: false,
        forfeitDays: null,
      });
      const team = await openTeam(cal, [], { name: `Bears ${viewport.width}` });
      await registered(cal, leagueId, team.slice('/teams/'.length));
      await invoiceOf(cal, 'Team registration');

      // The treasurer takes the deposit in cash.
      const { page } = await ada.open(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}/teams?tab=finance`);
      await press(page, `Bears ${viewport.width}`);
      const drawer = invoiceDrawer(page);
      await press(drawer, 'Record a payment');
      const taking = page.getByRole('dialog', { name: `Record a payment of Bears ${viewport.width}` });
      await taking.getByLabel('Amount').fill('120');
      await taking.getByLabel('What proves it').fill('Receipt 17');
      expect(await found(page, 'a payment that is recorded')).toEqual([]);
      await press(taking, 'Record the payment');
      await drawer.getByText('$480.00').first().waitFor();

      // It is to go back: the owner has to say yes too.
      await drawer.getByRole('button', { name: /^Refund: \$120\.00/ }).click();
      const refunding = page.getByRole('dialog', { name: /^Refund / });
      await refunding.getByText(/somebody else who manages the money has to approve it/).waitFor();
      await refunding.getByLabel('Reason').fill('The season is shorter');
      expect(await found(page, 'a refund')).toEqual([]);
      await press(refunding, 'Refund $120.00');
      await drawer.getByText(/somebody else who manages the money has to approve it/).waitFor();
      const owners = await owner.open(browser, viewport);
      await owners.page.goto(`${product.url}/leagues/${leagueId}/teams?tab=finance`);
      await press(owners.page, 'Look at the refund of Team registration');
      const decides = invoiceDrawer(owners.page);
      await decides.getByRole('button', { name: /^Approve: \$120\.00/ }).click();
      await press(owners.page.getByRole('dialog', { name: /^Refund \$120\.00/ }), 'Approve the refund');
      await decides.getByText('$120.00 went back', { exact: false }).waitFor();
      expect(await found(owners.page, 'a league’s finances')).toEqual([]);
    });
  });
});

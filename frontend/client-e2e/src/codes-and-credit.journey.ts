import type { InvoicesView, TeamView } from '@fieldhouse/api-contract';
import type { Browser } from 'playwright-core';
import { found } from './axe';
import { dayIn, free, openLeague } from './open-league';
import { openTeam, people } from './open-team';
import { onStage, until, type Product } from './product';
import { press, WIDTHS } from './visitor';

const PRICED = {
  prices: { team: { early: null, regular: 60_000, late: null }, member: free },
  paidFirst: true,
};

describe('what lowers what people pay', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    it('is a code that the staff makes, and that whoever registers uses', async () => {
      const [owner, cal] = await people(product, ['Ora', 'Cy'], `code${viewport.width}`);
      const name = `Coded League ${width}`;
      const leagueId = await openLeague(owner, name, PRICED);
      const team = await openTeam(cal, [], { name: `Coded Owls ${viewport.width}` });

      const { page } = await owner.open(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}/teams?tab=codes`);
      await page.getByText('No discount codes yet').waitFor();
      await press(page, 'Make a code');
      const making = page.getByRole('dialog', { name: 'Make a discount code' });
      await making.getByLabel('Code', { exact: true }).fill('early-owls');
      await making.getByLabel('Percent of the price').fill('10');
      expect(await found(page, 'a new code')).toEqual([]);
      await press(making, 'Make code');
      await page.getByText('EARLY-OWLS').first().waitFor();
      expect(await found(page, 'the codes of a league')).toEqual([]);

      await cal.send('PUT', `/leagues/${leagueId}/registration`, {
        ...{ kind: 'team', teamId: team.slice('/teams/'.length), groupId: null },
        ...{ person: {}, answers: {}, requests: '' },
      });
      const captain = await cal.open(browser, viewport);
      await captain.page.goto(`${product.url}/discover-leagues?league=${leagueId}&register=1`);
      const drawer = captain.page.getByRole('dialog', { name });
      await press(drawer, 'Have a code?');
      await drawer.getByLabel('Code', { exact: true }).fill('no-such-code');
      await press(drawer, 'Use code');
      await drawer.getByRole('alert').filter({ hasText: /code/ }).waitFor();
      await drawer.getByLabel('Code', { exact: true }).fill('early-owls');
      await press(drawer, 'Use code');
      await drawer.getByText('EARLY-OWLS takes $60.00 off.').waitFor();
      expect(await found(captain.page, 'a registration with a code')).toEqual([]);
      await press(drawer, 'Send registration');
      await drawer.getByRole('button', { name: 'Pay $540.00 for Team registration' }).waitFor();

      await page.reload();
      await press(page, 'Who has used EARLY-OWLS');
      await page.getByRole('list', { name: 'Uses of EARLY-OWLS' }).getByText('Cy Example').waitFor();
      expect(await found(page, 'who has used a code')).toEqual([]);
    });

    it('is credit that a captain grants, and that a member uses before money', async () => {
      const [cal, mia] = await people(product, ['Con', 'Mia'], `credit${viewport.width}`);
      const team = await openTeam(cal, [mia], { name: `Credit Bears ${viewport.width}` });
      await until('she is a member', async () =>
        (await cal.send<TeamView>('GET', team)).members.some(({ name }) => name === 'Mia Example'),
      );

      const { page } = await cal.open(browser, viewport);
      await page.goto(`${product.url}${team}?tab=dues`);
      await press(page, 'New dues');
      const asking = page.getByRole('dialog', { name: 'New dues' });
      await asking.getByLabel('What it is for').fill('Season dues');
      await asking.getByLabel('Amount per member').fill('45');
      await asking.getByLabel('Due on').fill(dayIn(60));
      await asking.getByRole('switch', { name: 'Add a late fee if it is not paid in time' }).click();
      await asking.getByLabel('Late fee', { exact: true }).fill('5');
      await asking.getByRole('checkbox', { name: 'Con Example' }).uncheck();
      expect(await found(page, 'a fee that costs more when it is late')).toEqual([]);
      await press(asking, 'Ask for $45.00 in all');
      await until('she owes them', async () =>
        (await mia.send<InvoicesView>('GET', '/invoices')).invoices.some(
          ({ title }) => title === 'Season dues',
        ),
      );

      await press(page, 'Grant credit');
      const granting = page.getByRole('dialog', { name: 'Grant credit' });
      await granting.getByRole('combobox', { name: 'To whom' }).click();
      await page.getByRole('option', { name: 'Mia Example' }).click();
      await granting.getByLabel('Amount').fill('20');
      await granting.getByLabel('Reason').fill('Two games were rained out');
      expect(await found(page, 'credit that is granted')).toEqual([]);
      await press(granting, 'Grant the credit');
      await page.getByText('$20.00').first().waitFor();

      const hers = await mia.open(browser, viewport);
      await hers.page.goto(`${product.url}/player-profile?tab=payments`);
      await hers.page.getByRole('region', { name: `Credit Bears ${viewport.width}` }).waitFor();
      await hers.page.getByText(/^A late fee of \$5\.00 is added if it is not paid by /).waitFor();
      expect(await found(hers.page, 'one’s credit')).toEqual([]);
      await press(hers.page, 'Pay $45.00 for Season dues');
      const paying = hers.page.getByRole('dialog', { name: 'Pay Season dues' });
      await paying.getByRole('button', { name: 'Use $20.00 of your credit' }).waitFor();
      expect(await found(hers.page, 'paying with credit')).toEqual([]);
      await press(paying, 'Use $20.00 of your credit');
      await press(hers.page.getByRole('dialog', { name: 'Use $20.00 of your credit?' }), 'Use the credit');
      await hers.page.getByText('$20.00 of your credit is used').waitFor();
      await until('the invoice has taken it', async () => {
        const [one] = (await mia.send<InvoicesView>('GET', '/invoices')).invoices;
        return one?.openMinor === 2_500;
      });
    });
  });
});

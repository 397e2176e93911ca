import type { Browser } from 'playwright-core';
import { found } from './axe';
import { dayIn, openLeague } from './open-league';
import { people } from './open-team';
import { onStage, until, type Product } from './product';
import { press, WIDTHS } from './visitor';

const NOTE = 'Half of us are at a wedding.';
const REASON = 'The finals are on that day.';

describe('a request for the schedule', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  it.each(WIDTHS)(
    'is asked by a captain, declined with a reason, accepted after all and withdrawn: at %s',
    async (_, viewport) => {
      const [owner, cal] = await people(product, ['Olga', 'Cal'], `Ask${viewport.width}`);
      const leagueId = await openLeague(owner, `Asking League ${viewport.width}`);
      const league = `/leagues/${leagueId}`;
      await owner.send('POST', `${league}/teams`, { name: 'Hawks', color: '#0B6B4A' });
      type League = { readonly teams: readonly { readonly teamId: string }[] };
      let teamId: string | undefined;
      await until('the team is there', async () => {
        teamId = (await owner.send<League>('GET', league)).teams[0]?.teamId;
        return teamId !== undefined;
      });
      const offer = { kind: 'team', teamId, role: 'captain' };
      await owner.send('POST', `${league}/invitations`, { email: cal.email, offer });
      let token: string | undefined;
      await until('the invitation is there', async () => {
        [{ token } = { token: undefined }] = await cal.send<{ token: string }[]>(
          'GET',
          '/leagues/invitations',
        );
        return token !== undefined;
      });
      await cal.send('POST', `/leagues/invites/${token}/accept`);

      const { page: his } = await cal.open(browser, viewport);
      await his.goto(`${product.url}${league}/teams`);
      await his.getByText('Nothing asked yet').waitFor();
      expect(await found(his, 'nothing asked yet')).toEqual([]);
      await press(his, 'New schedule request');
      const dialog = his.getByRole('dialog', { name: 'New schedule request' });
      await press(dialog, 'A bye');
      await dialog.getByLabel('Day', { exact: true }).fill(dayIn(60));
      await dialog.getByRole('textbox', { name: 'Note' }).fill(NOTE);
      expect(await found(his, 'a request')).toEqual([]);
      await press(dialog, 'Send request');
      await dialog.waitFor({ state: 'detached' });
      const own = his.getByRole('list', { name: 'Schedule requests' });
      await own.getByText('Waits for an answer').waitFor();

      const { page } = await owner.open(browser, viewport);
      await page.goto(`${product.url}${league}/teams?tab=requests`);
      await page.getByRole('list', { name: 'Waiting for an answer' }).getByText(NOTE).waitFor();
      expect(await found(page, 'requests')).toEqual([]);
      await page.getByRole('button', { name: /^Decline Hawks/ }).click();
      const why = page.getByRole('dialog', { name: 'Decline the request of Hawks?' });
      await why.getByRole('textbox', { name: 'Reason' }).fill(REASON);
      await press(why, 'Decline the request');
      await page.getByRole('list', { name: 'Declined' }).getByText(`Reason: ${REASON}`).waitFor();

      // Nobody has loaded it anew: the page follows.
      await own.getByText(`Reason: ${REASON}`).waitFor();
      expect(await found(his, 'a declined request')).toEqual([]);
      await page.getByRole('button', { name: /^Accept after all Hawks/ }).click();
      await page.getByRole('list', { name: 'Accepted' }).waitFor();
      await own.getByText('Accepted', { exact: true }).waitFor();
      await own.getByRole('button', { name: /^Withdraw/ }).click();
      await press(his.getByRole('dialog', { name: 'Withdraw this request?' }), 'Withdraw the request');
      await his.getByText('Nothing asked yet').waitFor();
      await page.getByText('No requests yet').waitFor();
      expect(await found(page, 'no requests')).toEqual([]);
    },
  );
});

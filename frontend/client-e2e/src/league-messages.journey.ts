import type { Browser } from 'playwright-core';
import { found } from './axe';
import { openLeague } from './open-league';
import { people } from './open-team';
import { onStage, until, type Product } from './product';
import { press, WIDTHS } from './visitor';

const TEXT = 'Rain: no games tonight.';
const registered = {
  ...{ kind: 'free_agent', teamId: null, groupId: null, answers: {}, requests: '' },
  person: {
    ...{ firstName: 'Ray', lastName: 'Example', birthDate: '1990-05-01', gender: 'woman' },
    ...{ positions: ['SS'], level: 5, nights: [] },
  },
};

describe('a message to a league', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  it.each(WIDTHS)(
    'reaches whom it is for, and the staff sees who has read it: at %s',
    async (_, viewport) => {
      const [owner, ray] = await people(product, ['Olga', 'Ray'], `Rain${viewport.width}`);
      const name = `Rainy League ${viewport.width}`;
      const leagueId = await openLeague(owner, name);
      const path = `/leagues/${leagueId}/registration`;
      await ray.send('PUT', path, registered);
      await ray.send('POST', `${path}s`, { total: 0 });
      await until('the staff could reach them', async () => {
        const { reach } = await owner.send<{ reach: { everybody: number } }>(
          'GET',
          `/leagues/${leagueId}/broadcasts`,
        );
        return reach.everybody === 1;
      });

      const { page } = await owner.open(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}/teams?tab=messages`);
      await page.getByText('No messages yet').waitFor();
      expect(await found(page, 'no messages')).toEqual([]);
      await press(page, 'Message the league');
      const dialog = page.getByRole('dialog', { name: 'Message the league' });
      await dialog.getByText('Nobody would get this yet').waitFor();
      await press(dialog, 'Everybody in the league');
      await dialog.getByText('Goes to 1 person').waitFor();
      await dialog.getByRole('textbox', { name: 'Message' }).fill(TEXT);
      expect(await found(page, 'a message')).toEqual([]);
      await press(dialog, 'Send message');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('list', { name: 'Messages' }).getByText(TEXT).waitFor();

      const { page: hers } = await ray.open(browser, viewport);
      await hers.goto(`${product.url}/dashboard`);
      await hers.getByRole('button', { name: 'Notifications, 1 unread' }).click();
      const row = hers.getByRole('dialog', { name: 'Notifications' }).getByRole('link', {
        name: new RegExp(`Message from ${name}`),
      });
      await row.getByText(TEXT).waitFor();
      await row.click();
      await hers.getByRole('dialog', { name }).waitFor();

      await press(page, 'Who has got it');
      const receipts = page.getByRole('list', { name: 'Who has got it' });
      await receipts.getByText('Ray Example').waitFor();
      await until('it is read', async () => {
        if (await receipts.getByText('Read', { exact: true }).isVisible()) return true;
        await press(page, 'Refresh who has got it');
        return false;
      });
      await page.getByText('1 of 1 has read it').waitFor();
      expect(await found(page, 'who has got a message')).toEqual([]);
    },
  );
});

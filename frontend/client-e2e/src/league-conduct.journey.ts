import type { Browser } from 'playwright-core';
import { found } from './axe';
import { openLeague } from './open-league';
import { people } from './open-team';
import { onStage, until, type Product } from './product';
import { press, WIDTHS } from './visitor';

const WORDS = 'Threw a bat towards the umpire.';
const registered = {
  ...{ kind: 'free_agent', teamId: null, groupId: null, answers: {}, requests: '' },
  person: {
    ...{ firstName: 'Ray', lastName: 'Example', birthDate: '1990-05-01', gender: 'woman' },
    ...{ positions: ['SS'], level: 5, nights: [] },
  },
};

describe('conduct in a league', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  it.each(WIDTHS)(
    'is recorded and followed by a suspension, which is read by whom it is about until it is lifted: at %s',
    async (_, viewport) => {
      const [owner, ray] = await people(product, ['Olga', 'Ray'], `Bat${viewport.width}`);
      const name = `Rough League ${viewport.width}`;
      const leagueId = await openLeague(owner, name);
      const path = `/leagues/${leagueId}/registration`;
      await ray.send('PUT', path, registered);
      await ray.send('POST', `${path}s`, { total: 0 });
      await until('the staff could choose them', async () => {
        const { people: known } = await owner.send<{ people: { name: string }[] }>(
          'GET',
          `/leagues/${leagueId}/discipline`,
        );
        return known.length === 1;
      });

      const { page } = await owner.open(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}/teams?tab=conduct`);
      await page.getByText('Nothing on record').waitFor();
      expect(await found(page, 'nothing on record')).toEqual([]);
      // By the keys alone.
      await page.getByRole('button', { name: 'Record an incident' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Record an incident' });
      await dialog.getByRole('combobox', { name: 'About' }).focus();
      await page.keyboard.type('ray');
      await page.getByRole('option', { name: /Ray/ }).waitFor();
      await page.keyboard.press('Enter');
      await dialog.getByRole('textbox', { name: 'What happened' }).focus();
      await page.keyboard.type(WORDS);
      expect(await found(page, 'an incident')).toEqual([]);
      await dialog.getByRole('button', { name: 'Record incident' }).focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      const incidents = page.getByRole('list', { name: 'Incidents' });
      await incidents.getByText(WORDS).waitFor();

      await press(incidents, 'Suspend Ray Example');
      const suspending = page.getByRole('dialog', { name: 'Suspend somebody' });
      await suspending.getByRole('textbox', { name: 'Reason' }).fill('Until they apologize');
      expect(await found(page, 'a suspension')).toEqual([]);
      await press(suspending, 'Suspend');
      await suspending.waitFor({ state: 'detached' });
      await page.getByRole('list', { name: 'Suspended' }).getByText('Until they apologize').waitFor();
      expect(await found(page, 'conduct on record')).toEqual([]);

      const { page: hers } = await ray.open(browser, viewport);
      await hers.goto(`${product.url}/dashboard`);
      await hers.getByRole('button', { name: /^Notifications, \d unread$/ }).click();
      await hers
        .getByRole('dialog', { name: 'Notifications' })
        .getByRole('link', { name: new RegExp(`You have been suspended in ${name}`) })
        .click();
      const card = hers.getByRole('region', { name: 'You are suspended until it is lifted' });
      await card.getByText('Until they apologize').waitFor();
      await card.getByText(WORDS).waitFor();
      expect(await found(hers, 'the own suspension')).toEqual([]);

      await press(page, 'Lift the suspension of Ray Example');
      const lifting = page.getByRole('dialog', { name: 'Lift the suspension of Ray Example?' });
      await lifting.getByRole('textbox', { name: 'Reason' }).fill('They did');
      await press(lifting, 'Lift the suspension');
      await page
        .getByRole('list', { name: 'Earlier suspensions' })
        .getByText(/They did$/)
        .waitFor();
    },
  );
});

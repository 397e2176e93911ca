import type { Browser, Page } from 'playwright-core';
import { found } from './axe';
import { openTeam, people, say } from './open-team';
import { type Person, onStage, until, type Product } from './product';
import { arrives, WIDTHS } from './visitor';

describe('the bell', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  const bell = (page: Page, unread: string) =>
    page.getByRole('button', {
      name: unread === '' ? 'Notifications' : `Notifications, ${unread} unread`,
      exact: true,
    });
  /** Says something, and again while too much is said at once. */
  const mention = (who: Person, team: string, text: string): Promise<void> =>
    until('the message is sent', () =>
      say(who, team, text).then(
        () => true,
        () => false,
      ),
    );

  it.each(WIDTHS)(
    'tells whoever is mentioned, at once and wherever they are: at %s',
    async (width, viewport) => {
      const [cap, kim] = await people(product, ['Cap', 'Kim'], `Bell${viewport.width}`);
      const team = await openTeam(cap, [kim], { name: `River Hawks ${width}` });
      const { id } = await kim.send<{ readonly id: string }>('GET', '/auth/user');
      const { page } = await kim.open(browser, viewport);
      await page.goto(`${product.url}/dashboard`);
      await bell(page, '').click();
      await page.getByText('No notifications yet').waitFor();
      expect(await found(page, 'no notifications')).toEqual([]);
      await page.keyboard.press('Escape');

      // Told while one looks at something else.
      await mention(cap, team, `<@${id}> bring the bats`);
      await bell(page, '1').click();
      const list = page.getByRole('dialog', { name: 'Notifications' });
      const row = list.getByRole('link', { name: /Cap Example mentioned you/ });
      await row.getByText(`in River Hawks ${width}`).waitFor();
      expect(await found(page, 'a notification')).toEqual([]);
      await row.click();
      await arrives(page, team);
      expect(new URL(page.url()).search).toBe('?tab=chat');
      await page.locator('article.chat-target').getByText('bring the bats').waitFor();
      await bell(page, '').waitFor();

      // More than fits: it scrolls, and all are read at once, also after a reload.
      for (let n = 0; n < 12; n += 1) await mention(cap, team, `<@${id}> number ${n}`);
      await bell(page, '9+').click();
      await until('all have come', async () => (await list.getByRole('listitem').count()) === 13);
      const rows = list.getByRole('list');
      const { shown, whole } = await rows.evaluate(({ clientHeight, scrollHeight }) => ({
        shown: clientHeight,
        whole: scrollHeight,
      }));
      expect(whole).toBeGreaterThan(shown);
      await list.getByRole('button', { name: 'Mark all read' }).click();
      await until(
        'nothing is unread',
        async () => (await list.getByRole('img', { name: 'Unread' }).count()) === 0,
      );
      await page.keyboard.press('Escape');
      await page.reload();
      await bell(page, '').click();
      await list.getByRole('listitem').first().waitFor();
      expect(await list.getByRole('img', { name: 'Unread' }).count()).toBe(0);
    },
  );
});

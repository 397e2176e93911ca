import type { Browser, Page } from 'playwright-core';
import { found } from './axe';
import { openTeam, people, say } from './open-team';
import { onStage, until, type Product } from './product';
import { visit, WIDTHS } from './visitor';

const SETTINGS = '/player-profile?tab=notifications';
const HOUR = 3_600_000;
const FITS = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
type Kept = { readonly to: string; readonly subject: string; readonly list?: { readonly pageUrl: string } };

describe('what one is sent', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  /** The page on which mails of the kind end that somebody has got, once they have one. */
  const wayOut = async (email: string): Promise<string> => {
    let pageUrl: string | undefined;
    await until(`${email} has a mail that can be stopped`, async () => {
      const mails = (await (await fetch(`${product.inside}/api/dev/mail`)).json()) as readonly Kept[];
      pageUrl = mails.find(({ to, list }) => to === email && list !== undefined)?.list?.pageUrl;
      return pageUrl !== undefined;
    });
    const { pathname, search, hash } = new URL(pageUrl ?? '', product.url);
    return `${product.url}${pathname}${search}${hash}`;
  };
  const settings = async (page: Page): Promise<void> => {
    await page.goto(`${product.url}${SETTINGS}`);
    await page.getByRole('table').waitFor();
  };
  const sent = (page: Page, words: RegExp) =>
    page.getByRole('list', { name: 'What was sent' }).getByRole('listitem').filter({ hasText: words });
  /** A time of day as the browser's clock shows it, so long from now. */
  const clock = (page: Page, later: number): Promise<string> =>
    page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), Date.now() + later);
  const fits = (page: Page): Promise<boolean> => page.evaluate<boolean>(FITS);

  it.each(WIDTHS)(
    'waits in quiet hours, is stopped from a mail, and can be looked up: at %s',
    async (width, viewport) => {
      const [cap, kim] = await people(product, ['Cap', 'Kim'], `Sent${viewport.width}`);
      const hawks = await openTeam(cap, [kim], { name: `Hawks ${width}` });
      const owls = await openTeam(cap, [kim], { name: `Owls ${width}` });
      const { id } = await kim.send<{ readonly id: string }>('GET', '/auth/user');
      const { page } = await kim.open(browser, viewport);

      await settings(page);
      await page.getByText(`E-mails go to ${kim.email}.`).waitFor();
      const quiet = page.getByRole('region', { name: 'Quiet hours' });
      await quiet.getByRole('switch', { name: 'Keep quiet every day' }).click();
      await quiet.getByLabel('From').fill(await clock(page, -HOUR));
      await quiet.getByLabel('To').fill(await clock(page, HOUR));
      await quiet.getByText(/^Nothing is sent between/).waitFor();
      await quiet.getByRole('button', { name: 'Save quiet hours' }).click();
      await page.getByText('Quiet hours saved').waitFor();
      await say(cap, hawks, `<@${id}> bring the bats`);
      await sent(
        page,
        /Mentions · Hawks .* · Cap Example.*E-mail goes out .*, after your quiet hours/s,
      ).waitFor();

      await quiet.getByRole('switch', { name: 'Keep quiet every day' }).click();
      await quiet.getByRole('button', { name: 'Save quiet hours' }).click();
      await page.getByText('No quiet hours anymore').waitFor();
      await say(cap, owls, `<@${id}> bring the balls`);
      const link = await wayOut(kim.email);
      const row = sent(page, /Mentions · Owls .* · Cap Example.*E-mail sent/s);
      await row.waitFor();
      expect(await fits(page)).toBe(true);
      expect(await found(page, 'the notification settings')).toEqual([]);
      await row.getByRole('button', { name: /^Why did I get this\?/ }).click();
      const why = page.getByRole('dialog', { name: 'Why did I get this?' });
      await why.getByText('Cap Example wrote a message that mentions you').waitFor();
      await why.getByText('You are mentioned by name.').waitFor();
      expect(await found(page, 'why one is told')).toEqual([]);
      await why.getByRole('button', { name: 'Close' }).click();

      // Whoever has the mail need not sign in.
      const out = await visit(browser, viewport);
      await out.goto(link);
      await out.getByText('You get e-mails of the kind ‘Mentions’.').waitFor();
      expect(await found(out, 'the way out of a mail')).toEqual([]);
      await out.getByRole('button', { name: 'Stop these e-mails' }).click();
      await out.getByRole('button', { name: 'Undo' }).waitFor();
      const mentions = page.getByRole('switch', { name: 'Mentions by e-mail' });
      await until('the settings say so, too', async () => !(await mentions.isChecked()));

      // The bell leads here, and says why as well.
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const list = page.getByRole('dialog', { name: 'Notifications' });
      await list.getByRole('button', { name: `Why? Cap Example mentioned you in Owls ${width}` }).click();
      await why.getByText('You are mentioned by name.').waitFor();
      await why.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await list.getByRole('link', { name: 'See all' }).click();
      await until('the settings are shown', () => page.url().endsWith(SETTINGS));
    },
  );
});

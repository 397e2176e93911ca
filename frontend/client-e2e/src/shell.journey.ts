import type { Browser, Page } from 'playwright-core';
import { listen } from './heard';
import { Person, onStage, until, type Product } from './product';
import { pressUntil, send, visit, WIDTHS } from './visitor';

describe('the shell around every page', () => {
  let product: Product;
  let browser: Browser;
  let person: Person;
  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    person = await Person.signedUp(product.url, 'Jordan');
  });

  const colour = (page: Page): Promise<string> =>
    page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
  const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation' });

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    const phone = viewport.width < 768;

    it('keeps the theme over a reload, here and on the public site', async () => {
      const { page } = await person.atHome(browser, viewport);
      await heading(page).waitFor();
      const light = await colour(page);
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await until('the page is dark', async () => (await colour(page)) !== light);
      const dark = await colour(page);
      await page.reload();
      await heading(page).waitFor();
      expect(await colour(page)).toBe(dark);
      expect(await page.evaluate("localStorage.getItem('theme')")).toBe('dark');
      await page.goto(product.url);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    });

    it(
      phone ? 'slides its navigation in and away' : 'keeps its sidebar over a reload',
      async () => {
        const { page } = await person.atHome(browser, viewport);
        if (phone) {
          await toggle(page).click();
          const drawer = page.getByRole('dialog').or(page.locator('[aria-label="Navigation"]')).first();
          await drawer.getByRole('link', { name: 'Schedule' }).click();
          await page.getByRole('heading', { name: 'Schedule', level: 1 }).waitFor();
          await page.getByRole('link', { name: 'Standings' }).waitFor({ state: 'hidden' });
          return;
        }
        const sidebar = page.getByTestId('sidebar');
        const isWide = (pixels: number) =>
          until(
            `the sidebar is ${pixels} px wide`,
            async () => Math.round((await sidebar.boundingBox())?.width ?? 0) === pixels,
          );
        await isWide(256);
        await toggle(page).click();
        await isWide(48);
        await page.reload();
        await isWide(48);
        await page.keyboard.press('Control+b');
        await isWide(256);
        await page.reload();
        await isWide(256);
      },
      120_000,
    );

    it('can be used with the keyboard alone, from the door to the way out', async () => {
      const page = await visit(browser, viewport);
      await page.goto(`${product.url}/auth`);
      await pressUntil(page, 'Tab', page.getByRole('link', { name: 'Skip to the content' }));
      await page.keyboard.press('Enter');
      await pressUntil(page, 'Tab', page.getByRole('textbox', { name: 'E-mail' }));
      await page.keyboard.type(person.email);
      await pressUntil(page, 'Tab', page.getByRole('textbox', { name: 'Password' }));
      await page.keyboard.type('a long password');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard');
      await heading(page).waitFor();

      await pressUntil(page, 'Tab', toggle(page));
      await page.keyboard.press('Enter');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      if (!phone) {
        await page.locator('[aria-label="Toggle navigation"][aria-expanded=false]').waitFor();
        await page.keyboard.press('Control+b');
      }
      await pressUntil(page, 'Tab', navigation.getByRole('link', { name: 'Draft Leagues' }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/draft-leagues');

      await pressUntil(page, 'Shift+Tab', page.getByRole('button', { name: 'Account menu' }));
      await page.keyboard.press('Enter');
      await pressUntil(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Sign out' }));
      await page.keyboard.press('Enter');
      await page.waitForURL(({ pathname }) => pathname === '/');
    });

    it('says what failed without a connection, and keeps what was typed', async () => {
      const page = await visit(browser, viewport, { serviceWorkers: 'block' });
      // A toast stays for 5 s, which a busy machine may look away for.
      const heard = await listen(page);
      await page.goto(`${product.url}/auth?tab=sign-up`);
      const email = page.getByRole('textbox', { name: 'E-mail' });
      await page.getByRole('textbox', { name: 'First name' }).fill('Robin');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Vega');
      await email.fill('robin@example.org');
      await page.getByRole('textbox', { name: 'Password' }).fill('a long password');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
      await until('the failure is told', async () =>
        (await heard()).some((said) => /^Sign up failed.*could not be reached/.test(said)),
      );
      expect(await email.inputValue()).toBe('robin@example.org');
    });

    it('keeps the page when code does not come, and shows the part when it does', async () => {
      const page = await visit(browser, viewport, { serviceWorkers: 'block' });
      await page.goto(`${product.url}/auth`);
      // As after a deployment: the code of the version that is open is no longer there.
      await page.route('**/theme-choice*', (route) => route.fulfill({ status: 404 }));
      await page.getByRole('textbox', { name: 'E-mail' }).fill('robin@example.org');
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByText('This part did not arrive').waitFor();
      expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe('robin@example.org');
      await page.unroute('**/theme-choice*');
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
    });

    it('puts the focus on the heading of a page that is opened', async () => {
      const { page } = await person.atHome(browser, viewport);
      await heading(page).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Create a team' }).click();
      await until('the heading has the focus', async () =>
        page.evaluate<boolean>(
          "document.activeElement?.tagName === 'H1' && document.activeElement.textContent === 'Create a team'",
        ),
      );
    });

    it('moves nothing for whoever asks for calm, on the public site and within', async () => {
      const page = await visit(browser, viewport);
      await page.addInitScript(`
        window.moved = [];
        for (const begins of ['transitionrun', 'animationstart'])
          addEventListener(begins, ({ target }) => {
            for (const { effect, animationName, transitionProperty } of target.getAnimations())
              // What says that one has to wait turns slowly.
              if (effect.getComputedTiming().activeDuration > 1 && effect.getComputedTiming().duration < 4_000)
                moved.push(target.className + ': ' + (animationName ?? transitionProperty));
          }, true);`);
      const moved = () => page.evaluate<readonly string[]>('moved');
      await page.goto(product.url);
      await heading(page).waitFor();
      await page.mouse.wheel(0, 4_000);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await moved()).toEqual([]);

      await page.goto(`${product.url}/auth`);
      await send(page, 'Sign In', { 'E-mail': person.email, Password: 'a long password' }, 'Sign In');
      await page.waitForURL('**/dashboard');
      await toggle(page).click();
      if (phone) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.keyboard.press('Escape');
      await page.goto(`${product.url}/draft-leagues?new`);
      await page.getByRole('dialog').getByLabel('League name').fill('Thursday Softball');
      await page.getByRole('dialog').getByLabel('Sport').click();
      await page.keyboard.press('Escape');
      expect(await moved()).toEqual([]);
    });

    it('says that an address is not there and leads home', async () => {
      const page = await visit(browser, viewport);
      const answer = await page.goto(`${product.url}/no/such/page`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await page.getByRole('heading', { name: 'Your Team. All in One Place.' }).waitFor();
    });
  });
});

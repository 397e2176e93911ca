import { Secret, TOTP } from 'otpauth';
import type { Browser, Locator, Page } from 'playwright-core';
import { Person, SITE_ADMIN, onStage, type Product } from './product';
import { arrives, DESKTOP, linkTo, PHONE, press, send, visit, WIDTHS } from './visitor';

const PASSWORD = 'a long password';
const REASON = 'Three arenas, ready to start';
const STEP_MS = 30_000;

describe('an owner and the open beta', () => {
  let product: Product;
  let browser: Browser;
  let boss: Person;
  /** A code for the second step of each sign-in of the site admin. */
  const codes = new Map<number, string>();

  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    boss = await Person.signedUp(product.url, SITE_ADMIN);
  });

  /** The side navigation, which a phone slides in. */
  const navigation = async (page: Page): Promise<Locator> => {
    if ((page.viewportSize()?.width ?? 0) < DESKTOP.width) await press(page, 'Toggle navigation');
    return page.getByRole('navigation', { name: 'Main' });
  };

  it('finds the site admin with a second factor, as their pages ask for it', async () => {
    const { page } = await boss.atHome(browser);
    await (await navigation(page)).getByRole('link', { name: 'Site Admin' }).click();
    await page.getByText('Turn on two-step verification first').waitFor();
    await page.getByRole('link', { name: 'Open account security' }).click();
    await press(page, 'Set up two-step verification');
    await send(page, 'Set up two-step verification', { 'Your password': PASSWORD }, 'Continue');
    const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
    const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
    await send(page, 'First code', { Code: app.generate() }, 'Turn on');
    const recovery = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await recovery.first().waitFor();
    const [recoveryCode = ''] = await recovery.allTextContents();
    await press(page, 'I have kept them');
    // A code of the app is good once, and the next one comes half a minute later.
    codes.set(PHONE.width, app.generate({ timestamp: Date.now() + STEP_MS }));
    codes.set(DESKTOP.width, recoveryCode);
  });

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    const complex = `Riverside ${width}`;

    /** A stranger who has applied; the page stays open. */
    const applied = async (): Promise<Page> => {
      const email = `owner${viewport.width}@example.net`;
      const page = await visit(browser, viewport);
      await page.goto(product.url);
      await page.getByRole('link', { name: 'Apply for Beta Access' }).click();
      await arrives(page, '/auth');
      await page.getByRole('region', { name: 'Open beta' }).waitFor();
      const fields = { 'First name': 'Olga', 'Last name': width, 'E-mail': email, Password: PASSWORD };
      await send(page, 'Sign Up', fields, 'Sign Up');
      await arrives(page, '/complex');
      await page.getByText('Confirm your e-mail before you submit it.').waitFor();

      await page.goto(await linkTo(product, email, 'confirm'));
      await page.getByRole('link', { name: 'Continue' }).click();
      await arrives(page, '/');
      await page.getByRole('link', { name: 'Apply for Beta Access' }).click();
      await arrives(page, '/complex');
      await page.getByRole('heading', { name: 'Open beta for complex owners' }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Contact name' }).inputValue()).toBe(`Olga ${width}`);
      const details = {
        'Complex name': complex,
        City: 'Springfield',
        'Number of arenas': '3',
        'Phone number': '+1 555 010 9999',
      };
      for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text);
      await press(page, 'Softball');
      await press(page, 'Submit application');
      await page.getByText('It waits for a site admin to read it.').waitFor();
      return page;
    };

    /** The site admin before the applications, signed in with password and code. */
    const inbox = async (): Promise<Page> => {
      const page = await visit(browser, viewport);
      await page.goto(`${product.url}/auth`);
      await send(page, 'Sign In', { 'E-mail': boss.email, Password: PASSWORD }, 'Sign In');
      await send(page, 'Second step', { Code: codes.get(viewport.width) ?? '' }, 'Sign In');
      await arrives(page, '/dashboard');
      await (await navigation(page)).getByRole('link', { name: 'Site Admin' }).click();
      await arrives(page, '/admin');
      await page.getByRole('tab', { name: 'Beta', selected: true }).waitFor();
      return page;
    };

    it('applies, is approved, and finds the links in the page that is still open', async () => {
      const owner = await applied();
      const loaded: string[] = [];
      owner.on('request', (request) => {
        const path = new URL(request.url()).pathname;
        if (request.resourceType() === 'document' || path === '/api/auth/token') loaded.push(path);
      });
      const before = await navigation(owner);
      await before.getByRole('link', { name: 'Draft Leagues' }).waitFor();
      const links = before.getByRole('region', { name: 'Facility Management' }).getByRole('link');
      expect(await links.count()).toBe(0);

      const admin = await inbox();
      await admin.getByRole('checkbox', { name: complex }).check();
      await press(admin, 'Start review');
      await admin.getByText('1 application taken into review').waitFor();
      await press(admin, 'In review');
      await admin.getByRole('checkbox', { name: complex }).check();
      await press(admin, 'Approve');
      const dialog = admin.getByRole('dialog', { name: 'Approve 1 application?' });
      await dialog.getByLabel('Reason').fill(REASON);
      await press(dialog, 'Approve 1 application');
      await admin.getByText('1 application approved').waitFor();

      await links.first().waitFor();
      expect(await links.allTextContents()).toEqual([
        'Facility Dashboard',
        'Manage FacilitiesSoon',
        'Manage Leagues',
      ]);
      await links.first().click();
      await owner.getByRole('heading', { name: 'Facility Dashboard' }).waitFor();
      expect(loaded).toEqual([]);
    });
  });
});

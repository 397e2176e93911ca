import type { LeagueView } from '@fieldhouse/api-contract';
import type { Browser } from 'playwright-core';
import { makeLeague } from './draft-league';
import { Person, onStage, until, type Product } from './product';
import { arrives, linkTo, send, visit, WIDTHS } from './visitor';

describe('a person and their account', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  }, 'behind a proxy');

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    const name = (who: string): string => `${who}${viewport.width}`;

    it('begins as a stranger, signs up, confirms the address and is at home', async () => {
      // Not of a domain whose addresses count as confirmed.
      const email = `${name('robin')}@example.net`;
      const page = await visit(browser, viewport);
      await page.goto(product.url);
      await page.getByRole('link', { name: 'Get Started Free' }).first().click();
      await arrives(page, '/auth');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      const fields = {
        'First name': 'Robin',
        'Last name': width,
        'E-mail': email,
        Password: 'a long password',
      };
      await send(page, 'Sign Up', fields, 'Sign Up');
      await arrives(page, '/dashboard');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const asked = page.getByRole('list', { name: 'Needs you' }).getByText('Confirm your e-mail');
      await asked.waitFor();
      await page.goto(`${product.url}/schedule`);
      const banner = page.getByRole('region', { name: 'Confirm your e-mail' });
      await banner.waitFor();
      // One line: it stands over every page.
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(48);

      await page.goto(await linkTo(product, email, 'confirm'));
      await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
      expect(page.url()).toBe(`${product.url}/auth?mode=confirm`);
      await page.getByRole('link', { name: 'Continue' }).click();
      await arrives(page, '/');
      await page.goto(`${product.url}/dashboard`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.getByRole('region', { name: 'First steps' }).waitFor();
      expect(await asked.count()).toBe(0);
    });

    it('takes a press during which the advice about the password comes', async () => {
      // What a service worker fetches cannot be held up.
      const page = await visit(browser, viewport, { serviceWorkers: 'block' });
      let deliver = (): void => undefined;
      const pressed = new Promise<void>((done) => (deliver = done));
      await page.route(/password-strength/, async (route) => {
        await pressed;
        await route.continue();
      });
      await page.goto(`${product.url}/auth?tab=sign-up`);
      const form = page.getByRole('form', { name: 'Sign Up' });
      const email = `${name('pat')}@example.org`;
      const fields = {
        'First name': 'Pat',
        'Last name': width,
        'E-mail': email,
        Password: 'a long password',
      };
      for (const [label, text] of Object.entries(fields))
        await form.getByRole('textbox', { name: label }).fill(text);
      await form.getByRole('button', { name: 'Sign Up' }).hover();
      await page.mouse.down();
      deliver();
      await page.getByText('Hard to guess.').waitFor();
      await page.mouse.up();
      await arrives(page, '/dashboard');
    });

    it('sets a new password when the old one is forgotten', async () => {
      const { email } = await Person.signedUp(product.url, name('Sam'));
      const page = await visit(browser, viewport);
      await page.goto(`${product.url}/auth`);
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await send(page, 'Reset your password', { 'E-mail': email }, 'Send the link');
      await page.getByText('Check your e-mail').waitFor();

      await page.goto(await linkTo(product, email, 'new-password'));
      const fresh = 'quite another password';
      await send(page, 'Choose a new password', { 'New password': fresh }, 'Set the password');
      await send(page, 'Sign In', { 'E-mail': email, Password: 'a long password' }, 'Sign In');
      await page.getByText('Sign in failed').first().waitFor();
      await send(page, 'Sign In', { Password: fresh }, 'Sign In');
      await arrives(page, '/dashboard');
    });

    it('joins by an invite link with an account that is made on the way', async () => {
      const owner = await Person.signedUp(product.url, name('Olga'));
      const words = { name: 'Autumn League', season: '2026', teams: ['Hawks', 'Otters'], players: [] };
      const { leagueId, teamIds } = await makeLeague(owner, [], words);
      const path = `/leagues/${leagueId}`;
      await owner.send('POST', `${path}/teams/${teamIds[0]}/invites`, { role: 'proxy' });
      let link = '';
      await until('there is an invitation link', async () => {
        const { teams } = await owner.send<LeagueView>('GET', path);
        link = teams.flatMap(({ invites }) => invites)[0]?.path ?? '';
        return link !== '';
      });

      const page = await visit(browser, viewport);
      await page.goto(`${product.url}${link}`);
      await page.getByText(/invited you to/).waitFor();
      expect(page.url()).toBe(`${product.url}/auth`);
      const email = `${name('ingrid')}@example.org`;
      const fields = {
        'First name': 'Ingrid',
        'Last name': width,
        'E-mail': email,
        Password: 'a long password',
      };
      await send(page, 'Sign Up', fields, 'Sign Up');
      await arrives(page, `/complex${path}/draft`);
    });

    it('is signed out in every tab once one signs out', async () => {
      const person = await Person.signedUp(product.url, name('Alex'));
      const { context, page } = await person.atHome(browser, viewport);
      const other = await context.newPage();
      await other.goto(`${product.url}/teams`);
      await other.getByRole('heading', { name: 'My Teams' }).waitFor();

      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await arrives(page, '/');
      await arrives(other, '/auth');
      await page.goto(`${product.url}/dashboard`);
      await arrives(page, '/auth');
    });
  });
});

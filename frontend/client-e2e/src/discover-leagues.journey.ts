import type { Browser } from 'playwright-core';
import { found } from './axe';
import { dayIn, instantIn, openLeague } from './open-league';
import { Person, onStage, type Product } from './product';
import { arrives, visit, WIDTHS } from './visitor';

const terms = {
  prices: { team: { early: 80_000, regular: 90_000, late: null } },
  windows: {
    opensAt: instantIn(-1),
    earlyUntil: instantIn(10),
    regularUntil: instantIn(20),
    lateUntil: null,
  },
  charges: [{ name: 'Referees', amount: 500 }],
  payment: { depositPercent: 25, instalments: [{ dueOn: dayIn(30), percent: 75 }], bearer: 'organizer' },
};

describe('leagues that one can join', () => {
  let product: Product;
  let browser: Browser;
  let person: Person;
  let leagueId: string;
  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    const owner = await Person.signedUp(product.url, 'Olga');
    person = await Person.signedUp(product.url, 'Jordan');
    const previousLeagueId = await openLeague(owner, 'Monday Nights', terms);
    leagueId = await openLeague(owner, 'Tuesday Softball', { ...terms, previousLeagueId });
    const venue = { name: 'Lansing Park', address: '', city: 'Troy, NY' };
    await openLeague(owner, 'Hard Hitters', { ...terms, level: 'competitive', venue });
  });

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    it('are read by strangers on a page of their own, from which one comes to sign in', async () => {
      const page = await visit(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}`);
      await page.getByRole('heading', { level: 1, name: 'Tuesday Softball' }).waitFor();
      await page.getByText('1 Park Road, Albany').waitFor();
      await page.getByRole('table', { name: 'How it is paid' }).getByText('$603.75').waitFor();
      expect(await found(page)).toEqual([]);
      await page.getByRole('link', { name: 'Sign in to register' }).click();
      await arrives(page, '/auth');
    });

    it('are found by filters, and say all beside the list', async () => {
      const { page } = await person.open(browser, viewport);
      await page.goto(`${product.url}/discover-leagues`);
      await page.getByRole('article', { name: 'Hard Hitters' }).waitFor();
      if (viewport.width < 768) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('combobox', { name: 'Level' }).selectOption('Recreational');
      await page.getByRole('article', { name: 'Hard Hitters' }).waitFor({ state: 'detached' });
      expect(await found(page)).toEqual([]);
      await page.getByRole('link', { name: 'Tuesday Softball' }).click();
      const drawer = page.getByRole('dialog', { name: 'Tuesday Softball' });
      await drawer.getByRole('columnheader', { name: 'Early, now' }).waitFor();
      await drawer.getByText('$805', { exact: true }).waitFor();
      expect(await found(page)).toEqual([]);
      await drawer.getByRole('link', { name: 'Monday Nights' }).click();
      const earlier = page.getByRole('dialog', { name: 'Monday Nights' });
      await earlier.getByRole('link', { name: 'Tuesday Softball' }).waitFor();
      await page.goBack();
      await drawer.waitFor();
      await page.goBack();
      await drawer.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?level=recreational');
    });

    it('are found around a place that one types', async () => {
      const { page } = await person.open(browser, viewport);
      await page.goto(`${product.url}/discover-leagues`);
      await page.getByRole('article', { name: 'Tuesday Softball' }).waitFor();
      if (viewport.width < 768) await page.getByRole('button', { name: 'Filters' }).click();
      const near = page.getByRole('combobox', { name: 'Near a city' });
      await near.fill('albany, n');
      await page.locator('datalist option[value="Albany, NY"]').waitFor({ state: 'attached' });
      await near.fill('Albany, NY');
      await page.getByText('Lansing Park, Troy, NY · 7 miles away').waitFor();
      // Of this one nobody knows in which Albany it is.
      await page.getByRole('article', { name: 'Tuesday Softball' }).waitFor({ state: 'detached' });
      expect(await found(page)).toEqual([]);
      await page.getByRole('combobox', { name: 'Distance' }).selectOption('Within 5 miles');
      await page.getByRole('heading', { name: 'No leagues match' }).waitFor();
      await near.fill('albany');
      await near.press('Enter');
      await page.getByText(/No single place is called “albany”/).waitFor();
    });
  });
});

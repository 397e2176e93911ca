import type { Browser } from 'playwright-core';
import { found } from './axe';
import { Person, onStage, type Product } from './product';
import { arrives, visit, WIDTHS } from './visitor';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const dayIn = (days: number): string => inDays(days).slice(0, 'yyyy-mm-dd'.length);

const details = {
  ...{ sport: 'softball', season: 'Spring', teamCount: 8, rosterSize: 15, zone: 'America/New_York' },
  ...{ limits: { positions: [], genders: [] }, gameNights: ['tue'] },
};
const prospectus = {
  ...{ format: 'team', about: 'Slow-pitch for everybody.', level: 'recreational', genderType: 'coed' },
  venue: { name: 'North Park', address: '1 Park Road', city: 'Albany' },
  ...{ startsOn: dayIn(40), endsOn: dayIn(100), phases: [], divisions: [] },
  times: [{ night: 'tue', from: '18:30', to: '22:00' }],
  windows: { opensAt: inDays(-1), earlyUntil: null, regularUntil: inDays(20), lateUntil: null },
  currency: 'USD',
  prices: { team: { early: null, regular: 80_000, late: null } },
  ...{ groupSize: 3, charges: [{ name: 'Referees', amount: 500 }], refunds: [] },
  places: { players: null, positions: [], genders: [] },
  ...{ waitlist: true, approval: false, eligibility: [], paidFirst: false, questions: [], placedBy: null },
  roster: { minimum: 10, freezeOn: null },
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
    const publish = async (name: string, change: object): Promise<string> => {
      const { streamId } = await owner.send<{ streamId: string }>('POST', '/leagues', { ...details, name });
      const id = streamId.slice('league-'.length);
      await owner.send('PUT', `/leagues/${id}/prospectus`, { ...prospectus, ...change });
      await owner.send('POST', `/leagues/${id}/publication`);
      return id;
    };
    leagueId = await publish('Tuesday Softball', {});
    await publish('Hard Hitters', { level: 'competitive' });
  });

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    it('are read by strangers on a page of their own, from which one comes to sign in', async () => {
      const page = await visit(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}`);
      await page.getByRole('heading', { level: 1, name: 'Tuesday Softball' }).waitFor();
      await page.getByText('North Park, 1 Park Road, Albany').waitFor();
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
      await drawer.getByText('$805', { exact: true }).waitFor();
      expect(await found(page)).toEqual([]);
      await page.goBack();
      await drawer.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?level=recreational');
    });
  });
});

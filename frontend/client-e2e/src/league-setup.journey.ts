import type { ProspectusView } from '@fieldhouse/api-contract';
import type { Browser } from 'playwright-core';
import { found } from './axe';
import { onStage, Person, until, type Product } from './product';
import { press, WIDTHS } from './visitor';

describe('a league', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  it.each(WIDTHS)('is created, written step by step and published at %s', async (width, viewport) => {
    const ana = await Person.signedUp(product.url, `Organizer${viewport.width}`);
    const { page } = await ana.open(browser, viewport);
    const name = `Tuesday Softball ${width}`;

    // From the empty page to a league.
    await page.goto(`${product.url}/complex/leagues`);
    await page.getByRole('heading', { name: 'Run your first league' }).waitFor();
    expect(await found(page, 'no leagues')).toEqual([]);
    await page.getByRole('link', { name: 'Create a league' }).click();
    const basics = page.getByRole('form', { name: 'New league' });
    await basics.getByLabel('League name').fill(name);
    await press(basics, 'Tue');
    await press(basics, 'Create league');

    // Its season, filled in with what is usual.
    const season = page.getByRole('form', { name: 'Format & season' });
    await season.getByLabel('About the league').fill('Slow-pitch for everybody.');
    await season.getByRole('textbox', { name: 'Venue' }).fill('North Park');
    expect(await found(page, 'the season')).toEqual([]);
    await press(season, 'Save');

    // Its price; the next step opens by itself.
    const registration = page.getByRole('form', { name: 'Registration' });
    await registration.getByRole('group', { name: 'Team', exact: true }).getByLabel('Price').fill('1,250');
    await registration.getByRole('switch', { name: 'Deposit and installments' }).check();
    await registration.getByText(/^Team: \$625 with the registration, \$625 by /).waitFor();
    expect(await found(page, 'the registration')).toEqual([]);
    await press(registration, 'Save');
    await page.getByRole('form', { name: 'Who may play' }).waitFor();
    expect(await found(page, 'who may play')).toEqual([]);

    // What people sign.
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /^Waivers/ })
      .click();
    await press(page, 'Add a waiver');
    const waiver = page.getByRole('dialog', { name: 'New waiver' });
    await waiver.getByLabel('Title').fill('Assumption of risk');
    await waiver.getByLabel('Text').fill('I know that softball is played with a hard ball.');
    expect(await found(page, 'a waiver')).toEqual([]);
    await press(waiver, 'Add waiver');
    await page.getByRole('list', { name: 'Waivers' }).getByText('Assumption of risk').waitFor();

    // Back leads through the steps; the last one is read like a prospectus and published.
    await page.goBack();
    await page.getByRole('form', { name: 'Who may play' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /^Review/ })
      .click();
    const text = page.getByRole('region', { name });
    await text.getByText('$1,250', { exact: true }).waitFor();
    await text.getByText('Assumption of risk').waitFor();
    expect(await found(page, 'the review')).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    await press(page, 'Publish the league');
    await page.getByRole('heading', { name: 'Published' }).waitFor();

    await page.getByRole('main').getByRole('link', { name: 'Manage Leagues' }).click();
    await page.getByRole('region', { name: 'Announced' }).getByRole('article', { name }).waitFor();
    expect(await found(page, 'the board')).toEqual([]);
    const { leagues } = await ana.send<{ leagues: { leagueId: string }[] }>('GET', '/managed-leagues');
    const read = () => ana.send<ProspectusView>('GET', `/leagues/${leagues[0]?.leagueId ?? ''}/prospectus`);
    await until('the prospectus is public', async () => (await read()).published);
    expect(await read()).toMatchObject({
      prospectus: {
        format: 'team',
        prices: { team: { regular: 125_000 } },
        roster: { minimum: 12 },
        payment: { depositPercent: 50, instalments: [{ percent: 50 }], bearer: 'organizer' },
      },
      waivers: [{ title: 'Assumption of risk', version: 1 }],
    });
  });
});

import { PHOTO_BYTES } from '@fieldhouse/api-contract';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { found } from './axe';
import { join } from './draft-league';
import { Person, onStage, until, type Product } from './product';
import { WIDTHS } from './visitor';

const PROFILE = '/player-profile?tab=player';
const LEAGUE = {
  name: 'Riverside',
  sport: 'softball',
  season: 'Summer',
  teamCount: 4,
  rosterSize: 5,
  limits: { positions: [], genders: [] },
  gameNights: [],
  zone: 'America/New_York',
};

describe('a player card', () => {
  let product: Product;
  let browser: Browser;
  let picture: Buffer;
  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    // As phones make them: larger than what may be sent.
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
    picture = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#000', noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(picture.length).toBeGreaterThan(PHOTO_BYTES);
  });

  const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
  const save = async (page: Page, name: string, done: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByText(`${done} saved`).first().waitFor();
    await until(`${name} has nothing left to save`, () =>
      page.getByRole('button', { name, exact: true }).isDisabled(),
    );
  };
  const choose = async (page: Page, box: Locator, option: string | RegExp): Promise<void> => {
    await box.click();
    await page.getByRole('option', { name: option }).click();
  };

  const addPhoto = async (page: Page): Promise<void> => {
    await part(page, 'Photo')
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
    const dialog = page.getByRole('dialog', { name: 'Choose the part to keep' });
    // Three quarters of the width make the square.
    await dialog.getByText(/^Zoom 1\.0: from 1[23]% to 8[78]% across/).waitFor();
    // By the keyboard alone: the part moves, the slider zooms.
    await dialog.getByRole('application', { name: 'Part to keep' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^Zoom 1\.0: from (?!1[23]%)\d+%/).waitFor();
    await dialog.getByRole('slider', { name: 'Zoom' }).focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^Zoom 1\.1/).waitFor();
    expect(await found(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save photo' }).click();
    await page.getByText('Photo saved').first().waitFor();
  };

  const fill = async (page: Page): Promise<void> => {
    const about = part(page, 'About you');
    await about.getByRole('textbox', { name: 'About you' }).fill('Left-handed, lives for double plays.');
    await about.getByRole('textbox', { name: 'Where you play' }).fill('Springfield');
    await about.getByRole('textbox', { name: 'Phone' }).fill('+1 555 010 9999');
    await choose(page, about.getByRole('combobox', { name: /Shirt size/ }), '2XL');
    await save(page, 'Save details', 'Details');

    const sports = part(page, 'Sports');
    await sports.getByRole('combobox', { name: 'Add a sport' }).fill('soft');
    await page.getByRole('option', { name: 'Softball' }).click();
    await sports.getByRole('button', { name: 'Shortstop' }).click();
    await sports.getByRole('button', { name: 'Pitcher' }).click();
    await choose(page, sports.getByRole('combobox', { name: /How well you play/ }), /6 · Intermediate/);
    await sports.getByRole('switch', { name: 'Willing to sub' }).check();
    await save(page, 'Save sports', 'Sports');

    const when = part(page, 'When you play');
    await when.getByRole('button', { name: 'Tuesday evening' }).click();
    await when.getByRole('button', { name: 'Sunday, all day' }).click();
    await when.getByRole('button', { name: 'Add days' }).click();
    await when.getByLabel('First day').fill('2099-07-01');
    await when.getByLabel('Last day').fill('2099-07-14');
    await when.getByLabel('Note').fill('By the sea');
    await save(page, 'Save availability', 'Availability');

    const who = part(page, 'Who sees what');
    await who.getByRole('group', { name: 'Phone' }).getByRole('button', { name: 'Captains' }).click();
    await who.getByRole('group', { name: 'Sports' }).getByRole('button', { name: 'Everyone' }).click();
    await save(page, 'Save visibility', 'Visibility');
  };

  const expectAll = async (page: Page): Promise<void> => {
    await page.getByText('7 of 7').waitFor();
    const about = part(page, 'About you');
    expect(await about.getByRole('textbox', { name: 'About you' }).inputValue()).toBe(
      'Left-handed, lives for double plays.',
    );
    expect(await about.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+1 555 010 9999');
    expect(await about.getByRole('combobox', { name: /Shirt size/ }).textContent()).toBe('2XL');
    const sports = part(page, 'Sports');
    await sports.getByRole('button', { name: 'Shortstop, favorite' }).waitFor();
    await sports.getByRole('button', { name: 'Pitcher, choice 2' }).waitFor();
    await sports.getByText('6 · Intermediate').waitFor();
    expect(await sports.getByRole('switch', { name: 'Willing to sub' }).isChecked()).toBe(true);
    const when = part(page, 'When you play');
    const pressed = (name: string) => when.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(await pressed('Tuesday evening')).toBe('true');
    expect(await pressed('Tuesday morning')).toBe('false');
    expect(await pressed('Sunday, all day')).toBe('true');
    expect(await when.getByLabel('Last day').inputValue()).toBe('2099-07-14');
    expect(await when.getByLabel('Note').inputValue()).toBe('By the sea');
    const sports2 = part(page, 'Who sees what').getByRole('group', { name: 'Sports' });
    expect(await sports2.getByRole('button', { name: 'Everyone' }).getAttribute('aria-pressed')).toBe('true');
    const edge = `[...document.querySelectorAll('#photo img')].map((one) => one.naturalWidth)`;
    await until('the photo is shown', async () => (await page.evaluate<number[]>(edge))[0] === 512);
  };

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    const name = (who: string): string => `${who}${viewport.width}`;

    it('is filled, kept, and shown to others as its owner chose', async () => {
      const [pat, boss, mate, stranger] = await Promise.all(
        ['Pat', 'Boss', 'Mate', 'Stranger'].map((who) => Person.signedUp(product.url, name(who))),
      );
      if (!pat || !boss || !mate || !stranger) throw new Error('somebody is missing');
      const { id: accountId } = await pat.send<{ id: string }>('GET', '/auth/user');
      const { streamId } = await boss.send<{ streamId: string }>('POST', '/leagues', LEAGUE);
      const teams = `/leagues/${streamId.slice('league-'.length)}/teams`;
      await boss.send('POST', teams, { name: 'Hawks', color: '#0B6B4A' });
      let teamId: string | undefined;
      await until('the team is there', async () => {
        const league = await boss.send<{ teams: { teamId: string }[] }>('GET', teams.replace('/teams', ''));
        teamId = league.teams[0]?.teamId;
        return teamId !== undefined;
      });
      const leagueId = streamId.slice('league-'.length);
      const team = { kind: 'team', teamId: teamId ?? '' } as const;
      await join(leagueId, boss, pat, { ...team, role: 'co_captain' });
      await join(leagueId, boss, mate, { ...team, role: 'proxy' });

      const { page } = await pat.open(browser, viewport);
      await page.goto(`${product.url}${PROFILE}`);
      await page.getByText('0 of 7').waitFor();
      await addPhoto(page);
      await fill(page);
      await page.reload();
      await expectAll(page);
      expect(await found(page)).toEqual([]);

      const card = `${product.url}/player-profile?user=${accountId}`;
      const seenBy = async (person: Person): Promise<Page> => {
        const { page: theirs } = await person.open(browser, viewport);
        await theirs.goto(card);
        return theirs;
      };
      const [byBoss, byMate, byStranger] = await Promise.all([boss, mate, stranger].map(seenBy));
      if (!byBoss || !byMate || !byStranger) throw new Error('a page is missing');

      await byBoss.getByRole('link', { name: '+1 555 010 9999' }).waitFor();
      await byMate.getByText('Left-handed, lives for double plays.').waitFor();
      await byMate.getByText('6 · Intermediate').waitFor();
      expect(await byMate.getByRole('link', { name: '+1 555 010 9999' }).count()).toBe(0);
      expect(await found(byMate)).toEqual([]);
      await byStranger.getByText('This card is not shown to you').waitFor();
      expect(await found(byStranger)).toEqual([]);

      const who = part(page, 'Who sees what');
      await who.getByRole('switch', { name: 'Discoverable' }).check();
      await who.getByText('Softball (Intermediate)', { exact: false }).waitFor();
      await save(page, 'Save visibility', 'Visibility');
      await byStranger.reload();
      const shown = byStranger.getByRole('article', { name: `Player card of ${name('Pat')} E.` });
      await shown.getByText('Shortstop').waitFor();
      await shown.getByText('Intermediate', { exact: true }).waitFor();
      expect(await shown.getByText(/Left-handed|6 ·|555/).count()).toBe(0);
      expect(await shown.locator('img').count()).toBe(0);

      await page.goto(card);
      await page.getByText('This is how your own card looks to you').waitFor();
      await page.getByText('Seen by: Captains').first().waitFor();
      expect(await found(page)).toEqual([]);
      const photoUrl = await page.locator('article img').getAttribute('src');
      await page.getByRole('link', { name: 'Back to your profile' }).click();
      await part(page, 'Photo').getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Remove photo' }).click();
      await page.getByText('6 of 7').waitFor();
      expect(await part(page, 'Photo').locator('img').count()).toBe(0);
      const gone = new URL(photoUrl ?? '', product.url);
      await until('the photo is gone', async () => (await fetch(gone)).status === 404);
    });
  });
});

import type { TeamView } from '@fieldhouse/api-contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { found } from './axe';
import { openTeam, people, say as write } from './open-team';
import { onStage, until, type Product } from './product';
import { pngOf } from './png';
import { dayIn } from './open-league';
import { press, pressUntil, WIDTHS } from './visitor';

/** A small green field, as PNG. */
const FIELD = pngOf(48, 32, [11, 107, 74]);
const NAMES = ['Cap', 'Kim', 'Lee'] as const;

describe('the chat of a team', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  const list = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
  const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Message the team' });
  const message = (page: Page, text: string): Locator =>
    list(page).getByRole('article').filter({ hasText: text });
  const say = async (page: Page, text: string, shown = text): Promise<void> => {
    await field(page).fill(text);
    await press(page, 'Send');
    await message(page, shown).waitFor();
  };
  const choose = async (page: Page, text: string, item: string): Promise<void> => {
    await message(page, text).hover();
    await message(page, text)
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  /** A picture of a message has come, and is one. */
  const isShown = (page: Page, name: string): Promise<boolean> =>
    page.evaluate<boolean>(
      `[...document.images].some(({ alt, naturalWidth }) => alt === ${JSON.stringify(name)} && naturalWidth > 0)`,
    );
  /** Whether it can be read now, and could all of the last second. */
  const rests = (page: Page, text: string) => {
    let looks = 0;
    return async (): Promise<boolean> => {
      const isInSight = await page.evaluate<boolean>(`(() => {
        const box = document.querySelector('.chat-scroller')?.getBoundingClientRect();
        const found = [...document.querySelectorAll('.chat-text')].find(({ textContent }) => textContent === ${JSON.stringify(text)});
        const at = found?.getBoundingClientRect();
        return box !== undefined && at !== undefined && at.top >= box.top && at.bottom <= box.bottom;
      })()`);
      looks = isInSight ? looks + 1 : 0;
      return looks >= 10;
    };
  };
  const texts = (page: Page): Promise<string[]> => list(page).locator('.chat-text').allInnerTexts();

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    /** A team of Cap's that Kim and Lee are on, at the chat. */
    const gathered = async (team: string) => {
      const three = await people(product, NAMES, `${team}${viewport.width}`);
      const [cap, ...others] = three;
      const path = await openTeam(cap, others, { name: `${team} ${width}` });
      const members = async (): Promise<TeamView['members']> =>
        (await cap.send<TeamView>('GET', path)).members;
      await until('everybody is on the team', async () => (await members()).length === NAMES.length);
      const opened = await Promise.all(three.map((person) => person.open(browser, viewport)));
      await Promise.all(opened.slice(0, 2).map(({ page }) => page.goto(`${product.url}${path}?tab=chat`)));
      await Promise.all(opened.slice(0, 2).map(({ page }) => field(page).waitFor()));
      return { cap, path, members, opened };
    };

    it('is talked in by three, also without a connection, and closed to who leaves', async () => {
      const { cap, path, members, opened } = await gathered('Hawks');
      const [caps, kims, lees] = opened.map(({ page }) => page);
      if (!caps || !kims || !lees) throw new Error('somebody is missing');
      await list(caps).getByText('Kim Example joined the team').waitFor();

      // A mention, with the keys alone, and an answer.
      await field(caps).pressSequentially('Who drives, @ki');
      await caps.getByRole('option', { name: 'Kim Example' }).waitFor();
      await caps.keyboard.press('Enter');
      expect(await field(caps).inputValue()).toBe('Who drives, @Kim Example ');
      await caps.keyboard.press('Enter');
      await message(kims, 'Who drives, @Kim Example').waitFor();
      await choose(kims, 'Who drives', 'Reply');
      await say(kims, 'I do, at **7:30**', 'I do, at 7:30');
      const answer = message(caps, 'I do, at 7:30');
      await answer.getByText('Who drives, @Kim Example').waitFor();
      await list(kims).getByText('Seen by 1 of 2').waitFor();

      // Whoever was away finds how much waits, and the line from where it is new.
      await lees.goto(`${product.url}/teams`);
      await lees.getByText('unread messages').waitFor({ state: 'attached' });
      await lees.goto(`${product.url}${path}?tab=chat`);
      await list(lees).getByText('New', { exact: true }).waitFor();

      // A picture and a table, without a word; the picture large.
      await caps.getByLabel('Files to attach').setInputFiles([
        { name: 'field.png', mimeType: 'image/png', buffer: FIELD },
        { name: 'lineup.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Number\nKim,7\n') },
      ]);
      await press(caps, 'Send');
      for (const page of [caps, kims]) await until('the picture is there', () => isShown(page, 'field.webp'));
      await list(kims)
        .getByRole('link', { name: /lineup\.csv/ })
        .waitFor();
      await press(kims, 'Show field.webp');
      const large = kims.getByRole('dialog', { name: 'field.webp' });
      await large.getByRole('img', { name: 'field.webp' }).waitFor();
      expect(await found(kims, 'a picture of a chat')).toEqual([]);
      await kims.keyboard.press('Escape');
      await large.waitFor({ state: 'detached' });

      // A reaction, an edit, a deletion: everybody sees them at once.
      await choose(lees, 'I do, at', 'React');
      await press(lees, 'Thumbs up');
      await answer.getByRole('button', { name: '👍 1: Lee Example' }).waitFor();
      await choose(kims, 'I do, at', 'Edit');
      await field(kims).fill('I do, at **8:00**');
      await press(kims, 'Save the message');
      await message(lees, 'I do, at 8:00').getByText('edited').waitFor();
      await say(lees, 'Wrong chat');
      await message(caps, 'Wrong chat').waitFor();
      await choose(lees, 'Wrong chat', 'Delete');
      await press(lees.getByRole('dialog'), 'Delete the message');
      await list(caps).getByText('Deleted by its author').waitFor();
      expect(await found(caps, 'a chat')).toEqual([]);

      // Without a connection, and over a reload: each once, in order.
      await kims.context().setOffline(true);
      await kims
        .getByLabel('Files to attach')
        .setInputFiles({ name: 'bus.png', mimeType: 'image/png', buffer: FIELD });
      await say(kims, 'Offline one');
      await say(kims, 'Offline two');
      await say(caps, 'Meanwhile');
      await kims.reload().catch(() => undefined);
      await kims.context().setOffline(false);
      // The browser's own page of an error loads again by itself, perhaps just now, and ends what is asked of it then.
      await until('the page is there again', () =>
        kims.goto(`${product.url}${path}?tab=chat`).then(() => true),
      );
      // What was said before the pictures may have left the part of the list that is there.
      const expected = ['Meanwhile', 'Offline one', 'Offline two'];
      for (const page of [caps, kims, lees])
        await until('everybody has each message once and in order', async () => {
          const [first = ''] = expected;
          const all = (await texts(page)).map((text) => text.trim());
          return JSON.stringify(all.slice(all.indexOf(first))) === JSON.stringify(expected);
        });
      await until('the picture that waited is there', () => isShown(lees, 'bus.webp'));
      expect(await list(lees).getByRole('button', { name: 'Show bus.webp' }).count()).toBe(1);
      expect(await members()).toHaveLength(NAMES.length);

      // Announcements are written by who runs the team.
      await press(lees, 'Announcements');
      await lees.getByText('Only captains and admins write announcements.').waitFor();
      expect(await found(lees, 'announcements')).toEqual([]);

      // Whoever is taken off the team is out at once.
      const lee = (await members()).find(({ name }) => name.startsWith('Lee'));
      await cap.send('POST', `${path}/members/${lee?.memberId ?? ''}/remove`, { reason: null });
      await lees.getByText(/You’re no longer on this team|You no longer have access/).waitFor();
    });

    it('leads to a message far above the newest, and to a day', async () => {
      const [cap] = await people(product, ['Cap'], `led${viewport.width}`);
      if (!cap) throw new Error('somebody is missing');
      const path = await openTeam(cap, [], { name: `Ospreys ${width}` });
      const first = (await write(cap, path, 'First word')).split('/').at(-1) ?? '';
      const told = Array.from(
        { length: 40 },
        (_, n) => `Line ${n}: ${'who brings the bats? '.repeat(n % 7)}`,
      );
      for (const text of told) await write(cap, path, text);
      await write(cap, path, 'Which night?', ['Tuesday', 'Wednesday', 'Thursday']);
      await write(cap, path, 'Last word');
      const { page } = await cap.open(browser, viewport);
      await page.goto(`${product.url}${path}?tab=chat&message=${first}`);
      await until('the message is in sight', rests(page, 'First word'));
      await press(page, 'Jump to newest');
      await until('the newest is in sight', rests(page, 'Last word'));

      await page.goto(`${product.url}${path}?tab=chat`);
      await until('the newest is in sight', rests(page, 'Last word'));
      await press(page, 'Search the chat');
      const search = page.getByRole('dialog');
      await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('First');
      await search.getByRole('button', { name: 'Show' }).click();
      await until('what was found is in sight', rests(page, 'First word'));

      await page.goto(`${product.url}${path}?tab=chat`);
      await until('the newest is in sight', rests(page, 'Last word'));
      await press(page, 'Search the chat');
      await search.getByLabel('Or go to a day').fill(dayIn(0));
      await search.getByRole('button', { name: 'Go to this day' }).click();
      await until('the day begins in sight', rests(page, 'First word'));
    });

    it('can be used with the keyboard alone', async () => {
      const { opened } = await gathered('Owls');
      const [caps, kims] = opened.map(({ page }) => page);
      if (!caps || !kims) throw new Error('somebody is missing');
      await field(caps).focus();
      await caps.keyboard.type('First');
      await caps.keyboard.press('Enter');
      await message(kims, 'First').waitFor();
      await caps.keyboard.type('Second');
      await caps.keyboard.press('Enter');
      await message(kims, 'Second').waitFor();

      await pressUntil(kims, 'Tab', message(kims, 'Second'));
      await kims.keyboard.press('ArrowUp');
      await message(kims, 'First').and(kims.locator(':focus')).waitFor();
      await kims.keyboard.press('Enter');
      await pressUntil(kims, 'ArrowDown', kims.getByRole('menuitem', { name: 'React' }));
      await kims.keyboard.press('Enter');
      await kims.getByRole('button', { name: 'Thumbs up' }).and(kims.locator(':focus')).waitFor();
      await kims.keyboard.press('ArrowRight');
      await kims.keyboard.press('Enter');
      await message(caps, 'First').getByRole('button', { name: '❤️ 1: Kim Example' }).waitFor();
      await pressUntil(kims, 'Tab', field(kims));
      expect(await found(kims, 'a chat with the focus in its field')).toEqual([]);
    });
  });
});

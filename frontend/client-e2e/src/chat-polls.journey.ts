import type { Browser, Locator, Page } from 'playwright-core';
import { found } from './axe';
import { openTeam, people } from './open-team';
import { onStage, type Product } from './product';
import { press, pressUntil, WIDTHS } from './visitor';

describe('a poll of a team', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  const asked = (page: Page): Locator => page.getByRole('article').filter({ hasText: 'Which night?' });

  it.each(WIDTHS)('is started with the keys, voted on live and closed at %s', async (width, viewport) => {
    const [cap, kim] = await people(product, ['Cap', 'Kim'], `poll${viewport.width}`);
    const path = await openTeam(cap, [kim], { name: `Polls ${width}` });
    const [caps, kims] = [(await cap.open(browser, viewport)).page, (await kim.open(browser, viewport)).page];
    for (const page of [caps, kims]) {
      await page.goto(`${product.url}${path}?tab=chat`);
      await page.getByRole('textbox', { name: 'Message the team' }).waitFor();
    }

    await press(caps, 'Start a poll');
    const dialog = caps.getByRole('dialog', { name: 'Start a poll' });
    await dialog.getByRole('textbox', { name: 'Question' }).and(caps.locator(':focus')).waitFor();
    await caps.keyboard.type('Which night?');
    await pressUntil(caps, 'Tab', dialog.getByRole('textbox', { name: 'Option 1' }));
    await caps.keyboard.type('Tuesday');
    await caps.keyboard.press('Enter');
    await caps.keyboard.type('Thursday');
    await caps.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Option 3' }).and(caps.locator(':focus')).waitFor();
    expect(await found(caps, 'a poll that is written')).toEqual([]);
    await press(dialog, 'Post the poll');

    await asked(kims).getByRole('radio', { name: 'Tuesday 0 votes' }).click();
    await asked(kims).getByRole('radio', { name: 'Tuesday 1 vote', checked: true }).waitFor();
    await asked(caps).getByRole('radio', { name: 'Tuesday 1 vote', checked: false }).waitFor();
    await press(asked(kims), 'Take back my vote');
    await asked(caps).getByRole('radio', { name: 'Tuesday 0 votes' }).waitFor();
    await asked(kims).getByRole('radio', { name: 'Thursday 0 votes' }).click();
    await asked(caps).getByRole('radio', { name: 'Thursday 1 vote' }).waitFor();
    expect(await found(kims, 'a poll that is open')).toEqual([]);

    await press(asked(caps), 'See who voted');
    const who = caps.getByRole('dialog', { name: 'Who voted' });
    await who.getByRole('region', { name: 'Thursday' }).getByText('Kim Example').waitFor();
    expect(await found(caps, 'who voted')).toEqual([]);
    await press(who, 'Close');

    await asked(caps).hover();
    await asked(caps)
      .getByRole('button', { name: /^More about/ })
      .click();
    await caps.getByRole('menuitem', { name: 'Close the poll' }).click();
    await press(caps.getByRole('dialog', { name: 'Close this poll?' }), 'Close the poll');
    await asked(kims).getByText('Winner · Your vote').waitFor();
    expect(await found(kims, 'a poll that is closed')).toEqual([]);
  });
});

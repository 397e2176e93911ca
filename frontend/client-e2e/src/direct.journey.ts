import type { Browser, Locator, Page } from 'playwright-core';
import { found } from './axe';
import { draftSettings, makeLeague } from './draft-league';
import { openTeam, people } from './open-team';
import { onStage, type Person, type Product } from './product';
import { press, WIDTHS } from './visitor';

/** As many as two teams pick. */
const PLAYERS = Array.from({ length: 8 }, (_, n) => ({
  ...{ firstName: `Player ${n + 1}`, lastName: 'Example', comment: null },
}));

describe('messages of two people, and of a draft', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  const say = async (page: Page, field: string, text: string): Promise<void> => {
    await page.getByRole('textbox', { name: field }).fill(text);
    await press(page, 'Send');
  };
  const said = (page: Page, text: string): Locator =>
    page.getByRole('log', { name: 'Messages' }).getByText(text, { exact: true });
  const hears = (page: Page, text: string): Promise<void> => said(page, text).waitFor();

  describe.each(WIDTHS)('at %s', (_, viewport) => {
    const { width } = viewport;
    const pageOf = async (person: Person): Promise<Page> => (await person.open(browser, viewport)).page;

    it('lets two of a team write to each other, and one of them end it', async () => {
      const [ana, ben] = await people(product, ['Ana', 'Ben'], `Direct${width}`);
      const [anas, bens] = await Promise.all([pageOf(ana), pageOf(ben)]);
      const team = await openTeam(ana, [ben], { name: `Messengers ${width}` });
      await anas.goto(`${product.url}${team}?tab=roster`);
      await press(anas, 'What to do about Ben Example');
      await anas.getByRole('menuitem', { name: 'Send a message' }).click();
      await say(anas, 'Message Ben Example', 'Can you bring the bats?');
      await hears(anas, 'Can you bring the bats?');

      await bens.goto(`${product.url}/dashboard`);
      await bens.getByRole('link', { name: /^Messages 1 unread message/ }).click();
      await bens.getByRole('link', { name: /Ana Example.*Can you bring the bats\?/ }).click();
      await hears(bens, 'Can you bring the bats?');
      await bens.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
      await say(bens, 'Message Ana Example', 'Of course');
      await hears(anas, 'Of course');
      expect(await found(bens, 'a conversation')).toEqual([]);

      await press(anas, 'Block');
      await anas.getByRole('dialog').getByRole('button', { name: 'Block Ben Example' }).click();
      await anas.getByText(/^You blocked Ben Example/).waitFor();
      const taken = bens.waitForResponse(
        (answer) => answer.ok() && answer.request().method() === 'PUT' && answer.url().includes('/messages/'),
      );
      await say(bens, 'Message Ana Example', 'Anything else?');
      await taken;
      await anas.reload();
      await hears(anas, 'Can you bring the bats?');
      expect(await said(anas, 'Anything else?').count()).toBe(0);
      await press(anas, 'Unblock');
      await hears(anas, 'Anything else?');
    });

    it('lets a commissioner and a captain talk in the room', async () => {
      const [ana, ben, cay] = await people(product, ['Ana', 'Ben', 'Cay'], `Room${width}`);
      const [anas, bens] = await Promise.all([pageOf(ana), pageOf(ben)]);
      const words = { name: `Talkers ${width}`, season: 'Fall', teams: ['Owls', 'Hawks'], players: PLAYERS };
      const { leagueId, teamIds } = await makeLeague(ana, [ben, cay], words);
      const path = `/leagues/${leagueId}/draft`;
      await ana.send('PUT', path, { settings: draftSettings });
      await ana.send('PUT', `${path}/order`, { order: teamIds, reason: 'Agreed by all captains' });
      await ana.send('POST', `${path}/lobby`, {});
      const room = `${product.url}/complex/leagues/${leagueId}/draft/room`;
      await anas.goto(`${room}?tab=chat`);
      await say(anas, 'Message the draft room', 'We begin at 7:30');
      await hears(anas, 'We begin at 7:30');
      await bens.goto(room);
      await bens.getByRole('tab', { name: /^Chat 1 unread message/ }).click();
      await hears(bens, 'We begin at 7:30');
      await say(bens, 'Message the draft room', 'Ready');
      await hears(anas, 'Ready');
      expect(await found(bens, 'the chat of a room')).toEqual([]);
      await bens.getByRole('tab', { name: 'Team', exact: true }).click();
      await bens.getByRole('tab', { name: 'Chat', exact: true }).waitFor();
    });
  });
});

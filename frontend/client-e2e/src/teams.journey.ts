import type { TeamView } from '@fieldhouse/api-contract';
import type { Browser, Page } from 'playwright-core';
import { found } from './axe';
import { pngOf } from './png';
import { Person, onStage, until, type Product } from './product';
import { arrives, press, send, visit, WIDTHS } from './visitor';

const PASSWORD = 'a long password';

describe('a team', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  const openTab = (page: Page, name: string): Promise<void> =>
    page.getByRole('tab', { name, exact: true }).click();
  const about = async (page: Page, name: string, item: string): Promise<void> => {
    await press(page, `What to do about ${name}`);
    await page.getByRole('menuitem', { name: item }).click();
  };

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    const named = (who: string): string => `${who}${viewport.width}`;
    const nameOf = (who: string): string => `${named(who)} Example`;

    it('is founded, filled by a link and a code, led, handed over and left', async () => {
      const [cap, kim, lee] = await Promise.all(
        ['Cap', 'Kim', 'Lee'].map((who) => Person.signedUp(product.url, named(who))),
      );
      if (!cap || !kim || !lee) throw new Error('somebody is missing');
      const { page } = await cap.open(browser, viewport);

      // Founded from an empty page, in three steps.
      await page.goto(`${product.url}/teams`);
      await page.getByRole('heading', { name: 'You’re not on a team yet' }).waitFor();
      expect(await found(page, 'no teams')).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Create a team' }).click();
      const founding = page.getByRole('form', { name: 'New team' });
      await founding.getByLabel('Team name').fill(`River Hawks ${width}`);
      await founding.getByLabel('City').fill('Springfield');
      await press(founding, 'Next');
      await page.getByRole('img', { name: 'Your crest' }).waitFor();
      expect(await found(page, 'the colors of a new team')).toEqual([]);
      await press(founding, 'Next');
      expect(await found(page, 'whom a new team is for')).toEqual([]);
      await press(founding, 'Create the team');
      await page.getByRole('region', { name: 'First things' }).waitFor();
      const teamId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const read = (person: Person): Promise<TeamView> => person.send('GET', `/teams/${teamId}`);
      // Without a reload.
      if (viewport.width > 1_000) await page.getByRole('link', { name: 'Create Team' }).waitFor();
      expect(await found(page, 'a team of one')).toEqual([]);

      // By link: somebody who signs up on the way.
      await page.getByRole('button', { name: 'Invite people' }).first().click();
      const inviting = page.getByRole('dialog');
      await press(inviting, 'Make a link');
      const link = inviting.getByRole('textbox', { name: 'Link' });
      await link.waitFor();
      expect(await found(page, 'inviting')).toEqual([]);
      const guest = await visit(browser, viewport);
      await guest.goto(await link.inputValue());
      await guest.getByText(`River Hawks ${width} invited you`).waitFor();
      await guest.getByRole('tab', { name: 'Sign Up' }).click();
      const email = `guest${viewport.width}@example.org`;
      const fields = { 'First name': 'Guest', 'Last name': 'Example', 'E-mail': email, Password: PASSWORD };
      await send(guest, 'Sign Up', fields, 'Sign Up');
      await arrives(guest, `/teams/${teamId}`);
      await guest.getByRole('tab', { name: 'Roster' }).waitFor();

      // By code: somebody to whom it is read aloud.
      const code = (await read(cap)).running?.link?.code ?? '';
      const kims = (await kim.open(browser, viewport)).page;
      await kims.goto(`${product.url}/teams`);
      await press(kims, 'Join by code');
      await kims
        .getByRole('textbox', { name: 'Code' })
        .fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
      await press(kims, 'Find the team');
      await press(kims.getByRole('dialog'), `Join River Hawks ${width}`);
      await arrives(kims, `/teams/${teamId}`);

      // By mail, several at once, of which one is none.
      const addresses = inviting.getByLabel('E-mail addresses');
      await addresses.fill(`Lee Example <${lee.email}>; somebody@`);
      await press(inviting, 'Send invitations');
      await inviting.getByText('This isn’t an e-mail address: somebody@').waitFor();
      await addresses.fill(lee.email);
      await press(inviting, 'Send invitations');
      await page.getByText('1 invitation sent').first().waitFor();
      await press(inviting, 'Close');
      const lees = (await lee.open(browser, viewport)).page;
      await lees.goto(`${product.url}/dashboard`);
      await lees.getByText(`River Hawks ${width} invited you`).waitFor();
      await lees.getByRole('link', { name: 'Answer' }).click();
      await lees.getByRole('button', { name: `Join River Hawks ${width}` }).waitFor();
      expect(await found(lees, 'an invitation')).toEqual([]);
      await press(lees, `Join River Hawks ${width}`);
      await lees.getByRole('article', { name: `River Hawks ${width}` }).waitFor();

      // Out of a list: two are invited, one of them comes and wears the number.
      const [pat, guestless] = [
        await Person.signedUp(product.url, named('Pat')),
        `nobody${viewport.width}@example.org`,
      ];
      await page.getByRole('button', { name: 'Invite people' }).first().click();
      await press(inviting, 'Import a list');
      const importing = page.getByRole('dialog', { name: /^Import a list/ });
      await importing
        .getByLabel('Or paste rows from a spreadsheet')
        .fill(`Name,Email,No.\nPat Example,${pat.email},44\nSomebody,${guestless},`);
      await press(importing, 'Read the pasted rows');
      await importing.getByRole('region', { name: 'People in the list' }).waitFor();
      expect(await found(page, 'a list of people')).toEqual([]);
      await press(importing, 'Invite 2 people');
      await page.getByText('2 invitations sent').first().waitFor();
      await press(inviting, 'Close');
      const pats = (await pat.open(browser, viewport)).page;
      await pats.goto(`${product.url}/dashboard`);
      await pats.getByRole('link', { name: 'Answer' }).click();
      await press(pats, `Join River Hawks ${width}`);
      await until('Pat wears the number', async () =>
        (await read(cap)).members.some(({ name, number }) => name === nameOf('Pat') && number === '44'),
      );

      // A number of one's own, and a role that is given and taken back.
      await press(kims, 'Number and positions');
      await kims.getByRole('textbox', { name: 'Number' }).fill('21');
      await press(kims.getByRole('dialog'), 'Pitcher');
      await press(kims.getByRole('dialog'), 'Save');
      await openTab(page, 'Roster');
      await page
        .getByText(/^(Number )?21$/)
        .first()
        .waitFor();
      await about(page, nameOf('Kim'), 'Change the role');
      await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click();
      await page.getByRole('option', { name: 'Admin' }).click();
      await press(page.getByRole('dialog'), 'Save the role');
      await kims.getByRole('tab', { name: 'Settings' }).waitFor();
      expect(await found(page, 'a roster')).toEqual([]);
      await openTab(page, 'History');
      await press(page, `Undo: ${nameOf('Kim')}: role from player to admin`);
      await kims.getByRole('tab', { name: 'Settings' }).waitFor({ state: 'detached' });
      expect(await found(page, 'a history')).toEqual([]);

      // Removed, taken back, removed for good: an open page says so.
      await openTab(page, 'Roster');
      await about(page, nameOf('Lee'), 'Remove from the team');
      await press(page, 'Undo');
      await page.getByText(`${nameOf('Lee')} is back on the team`).waitFor();
      await lees.goto(`${product.url}/teams/${teamId}?tab=roster`);
      await lees.getByRole('region', { name: 'Roster' }).waitFor();
      await until('the roster has everybody', async () => (await read(cap)).members.length === 5);
      await about(page, nameOf('Lee'), 'Remove from the team');
      await lees.getByRole('heading', { name: 'You’re no longer on this team' }).waitFor();
      expect(await found(lees, 'no longer on the team')).toEqual([]);

      // A picture as crest: on the page that another member has open.
      await openTab(page, 'Settings');
      await page
        .getByRole('region', { name: 'Crest' })
        .locator('input[type=file]')
        .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: pngOf(80, 60, [198, 40, 40]) });
      const cutting = page.getByRole('dialog', { name: 'Choose the part to keep' });
      await cutting.getByText(/^Zoom 1.0/).waitFor({ state: 'attached' });
      expect(await found(page, 'the part of a picture to keep')).toEqual([]);
      await press(cutting, 'Save picture');
      await page.getByText('Crest saved').first().waitFor();
      const crest = kims.locator('main .crest img').first();
      await until('another member sees it', () =>
        crest.evaluate((img: { readonly naturalWidth?: number }) => img.naturalWidth === 512),
      );
      expect(await found(page, 'settings with a picture')).toEqual([]);

      // The last captain stays until somebody else is one.
      await openTab(page, 'Overview');
      await page.getByText(/You are the only captain/).waitFor();
      await page.getByRole('link', { name: 'Choose somebody' }).click();
      await about(page, nameOf('Kim'), 'Hand over the captaincy');
      await press(page.getByRole('dialog'), `Make ${nameOf('Kim')} captain`);
      await kims.getByRole('tab', { name: 'Settings' }).click();
      expect(await found(kims, 'settings')).toEqual([]);
      await openTab(page, 'Overview');
      await press(page, 'Leave the team');
      await press(page.getByRole('dialog'), 'Leave the team');
      await arrives(page, '/teams');
      await page.getByText('Past teams (1)').waitFor();
      expect((await read(kim)).captains).toEqual([nameOf('Kim')]);

      // What others see of it.
      await lees.reload();
      await lees.getByRole('form', { name: 'Ask to join' }).waitFor();
      expect(await found(lees, 'the public card')).toEqual([]);
      const card = await lees.getByRole('main').innerText();
      expect(card).not.toContain(nameOf('Cap'));
    });
  });
});

import type { RoomView } from '@fieldhouse/api-contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { draftSettings, join, makeLeague } from './draft-league';
import { Person, onStage, until, type Product } from './product';
import { arrives, PHONE, press, send, WIDTHS } from './visitor';

const PASSWORD = 'a long password';
const NEW_PASSWORD = 'quite another password';

describe('a form that something comes between', () => {
  let product: Product;
  let browser: Browser;
  let owner: Person;
  let other: Person;
  let leagueId: string;
  onStage((...started) => {
    [product, browser] = started;
  });
  beforeAll(async () => {
    owner = await Person.signedUp(product.url, 'Morgan');
    other = await Person.signedUp(product.url, 'Robin');
    const words = { name: 'Riverside', season: '2026', teams: ['Hawks', 'Otters'], players: [] };
    ({ leagueId } = await makeLeague(owner, [], words));
    await join(leagueId, owner, other, { kind: 'staff', role: 'commissioner' });
    await owner.send('PUT', `/leagues/${leagueId}/draft`, { settings: draftSettings });
  });

  const settings = async (): Promise<RoomView['settings']> =>
    (await owner.send<RoomView>('GET', `/leagues/${leagueId}/draft/room`)).settings;
  /** The rules of the draft, as somebody who runs it has them open. */
  const setUp = async (page: Page): Promise<Locator> => {
    await page.goto(`${product.url}/complex/leagues/${leagueId}/draft?tab=setup`);
    const form = page.getByRole('form', { name: 'Draft settings' });
    await form.waitFor();
    return form;
  };
  /** Presses "Save settings"; what was pressed arrives only when it is let go, which is the network's doing. */
  const saveHeld = async (page: Page, form: Locator): Promise<() => void> => {
    let deliver = (): void => undefined;
    const delivered = new Promise<void>((done) => (deliver = done));
    let held = false;
    await page.route(/\/api\/leagues\/[^/]+\/draft\??$/, async (route) => {
      held = true;
      await delivered;
      await route.continue();
    });
    await press(form, 'Save settings');
    await until('it has been pressed', () => held);
    return deliver;
  };
  const signedOut = (page: Page): Locator => page.getByRole('dialog', { name: 'You were signed out' });

  it('tells the second of two who save at once what the first changed, and lets them save again', async () => {
    const first = (await owner.open(browser)).page;
    const second = (await other.open(browser)).page;
    const [one, two] = [await setUp(first), await setUp(second)];
    await one.getByRole('spinbutton', { name: 'Rounds' }).fill('6');
    await two.getByRole('spinbutton', { name: 'Seconds per pick' }).fill('75');
    const deliver = await saveHeld(second, two);
    await press(one, 'Save settings');
    await first.getByText('Settings saved').waitFor();
    deliver();
    await two
      .getByRole('alert')
      .filter({ hasText: /^Somebody changed the rounds meanwhile/ })
      .waitFor();
    expect(await two.getByRole('spinbutton', { name: 'Seconds per pick' }).inputValue()).toBe('75');
    expect(await two.getByRole('spinbutton', { name: 'Rounds' }).inputValue()).toBe('6');
    await press(two, 'Save settings');
    await second.getByText('Settings saved').waitFor();
    const { rounds, clock } = await settings();
    expect([rounds, clock.pickSeconds]).toEqual([6, 75]);
  });

  it.each(WIDTHS)(
    'sends what was entered once whose session was ended is back, at %s',
    async (_, viewport) => {
      const { page } = await owner.open(browser, viewport);
      const form = await setUp(page);
      const seconds = viewport.width / 10;
      await form.getByRole('spinbutton', { name: 'Seconds per pick' }).fill(String(seconds));
      // Pressed before the page can hear by itself that its session has ended.
      const deliver = await saveHeld(page, form);
      await owner.send('POST', '/account/password', { password: PASSWORD, newPassword: NEW_PASSWORD });
      deliver();
      await signedOut(page).waitFor();
      expect((await settings()).clock.pickSeconds).not.toBe(seconds);
      await send(page, 'Sign In', { Password: NEW_PASSWORD }, 'Sign In');
      await page.getByText('Settings saved').waitFor();
      expect((await settings()).clock.pickSeconds).toBe(seconds);
      await owner.send('POST', '/account/password', { password: NEW_PASSWORD, newPassword: PASSWORD });
    },
  );

  it('gives nothing of it to whoever signs in there instead', async () => {
    const { context, page } = await owner.open(browser, PHONE);
    const form = await setUp(page);
    await form.getByRole('spinbutton', { name: 'Seconds per pick' }).fill('110');
    const deliver = await saveHeld(page, form);
    await owner.send('POST', '/auth/logout?scope=others', {});
    deliver();
    await signedOut(page).waitFor();

    const beside = await context.newPage();
    await beside.goto(`${product.url}/auth`);
    await send(beside, 'Sign In', { 'E-mail': other.email, Password: PASSWORD }, 'Sign In');
    await arrives(beside, '/dashboard');
    await signedOut(page).waitFor({ state: 'detached' });
    await form.waitFor();
    const { pickSeconds } = (await settings()).clock;
    expect(pickSeconds).not.toBe(110);
    expect(await form.getByRole('spinbutton', { name: 'Seconds per pick' }).inputValue()).toBe(
      String(pickSeconds),
    );
  });
});

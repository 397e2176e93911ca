import type { DraftPlayersView, LeagueView, OwnRegistrationView } from '@fieldhouse/api-contract';
import { draftSettings as settingsOf } from '@fieldhouse/testing/draft-settings';
import type { Browser, Locator, Page } from 'playwright-core';
import { ask } from './ask';
import { found } from './axe';
import { join, startDraft } from './draft-league';
import { dayIn, free, openLeague } from './open-league';
import { OPEN_TEAM, openTeam, people } from './open-team';
import { onStage, until, type Person, type Product } from './product';
import { arrives, press, pressUntil, send, visit, WIDTHS } from './visitor';

const waiver = {
  ...{ title: 'Assumption of risk', text: 'I know that the ball is hard.', required: true },
  expiry: { kind: 'never' },
};
const person = (firstName: string) => ({
  ...{ firstName, lastName: 'Example', birthDate: '1990-05-01', gender: 'woman' },
  ...{ positions: ['SS'], level: 5, nights: [] },
});

describe('a registration', () => {
  let product: Product;
  let browser: Browser;
  onStage((...started) => {
    [product, browser] = started;
  });

  /** Registers somebody alone, as the steps would. */
  const alone = async (who: Person, leagueId: string, firstName: string): Promise<void> => {
    const saved = { kind: 'free_agent', teamId: null, groupId: null, answers: {}, requests: '' };
    const path = `/leagues/${leagueId}/registration`;
    await who.send('PUT', path, { ...saved, person: person(firstName) });
    await who.send('POST', `${path}s`, { total: 0 });
  };
  const drawerOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
  const registering = (leagueId: string): string =>
    `${product.url}/discover-leagues?league=${leagueId}&register=1`;
  const choose = async (drawer: Locator, kind: string): Promise<Locator> => {
    const how = drawer.getByRole('form', { name: 'How you register' });
    await how.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
    return how;
  };
  /** Who somebody is, by the day of their birth, and no requests; up to what follows. */
  const tellAbout = async (drawer: Locator, birthDate: string): Promise<void> => {
    const about = drawer.getByRole('form', { name: 'About you' });
    await about.getByLabel('Birth date').fill(birthDate);
    await about.getByText('Woman', { exact: true }).click();
    expect(await found(drawer.page(), 'who one is')).toEqual([]);
    await press(about, 'Save and continue');
    const questions = drawer.getByRole('form', { name: 'Questions' });
    await questions.waitFor();
    expect(await found(drawer.page(), 'questions')).toEqual([]);
    await press(questions, 'Save and continue');
  };
  const sign = async (drawer: Locator): Promise<void> => {
    const form = drawer.getByRole('form', { name: 'Sign Assumption of risk' });
    await form.getByLabel('Your full name').fill('Robin Example');
    await form.getByLabel('I am 18 or older').check();
    await press(form, 'Accept and sign');
    await form.waitFor({ state: 'detached' });
  };

  describe.each(WIDTHS)('at %s', (width, viewport) => {
    it('of a team begins with a stranger, and ends with a place and free agents', async () => {
      const [owner, maya] = await people(product, ['Olga', 'Maya'], viewport.width);
      const name = `Tuesday Softball ${width}`;
      const leagueId = await openLeague(owner, name);
      await alone(maya, leagueId, 'Maya');

      // Signed out, from the league's own page.
      const page = await visit(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}`);
      await page.getByRole('link', { name: 'Sign in to register' }).click();
      await arrives(page, '/auth');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      const credentials = { email: `cal${viewport.width}@example.org`, password: 'a long password' };
      const { email, password: Password } = credentials;
      const fields = { 'First name': 'Cal', 'Last name': width, 'E-mail': email, Password };
      await send(page, 'Sign Up', fields, 'Sign Up');
      const drawer = drawerOf(page, name);

      // There is no team yet: it is made on the way.
      let how = await choose(drawer, 'Register a team');
      await how.getByText('You lead no team of this sport yet.').waitFor();
      expect(await found(page, 'how one registers')).toEqual([]);
      const { text } = await ask('POST', `${product.url}/api/auth/token?grant_type=password`, {
        body: credentials,
      });
      const { access_token: token } = JSON.parse(text) as { access_token: string };
      const body = { ...OPEN_TEAM, name: `Hawks ${viewport.width}` };
      await ask('POST', `${product.url}/api/teams`, { token, body });
      await page.reload();
      how = await choose(drawer, 'Register a team');
      await how.getByRole('combobox', { name: 'Your team' }).click();
      await page.getByRole('option', { name: body.name }).click();
      await press(how, 'Save and continue');
      await press(drawer.getByRole('form', { name: 'Questions' }), 'Save and continue');
      await press(drawer, 'Send registration');
      await drawer.getByText('Your team is in.').waitFor();
      expect(await found(page, 'a team that is in')).toEqual([]);

      // Its captain finds who looks for a team, who says yes.
      await drawer.getByRole('link', { name: 'Find free agents' }).click();
      await press(page, 'Invite Maya Example');
      await page.getByRole('button', { name: 'Withdraw the invitation of Maya Example' }).waitFor();
      expect(await found(page, 'the captain’s list')).toEqual([]);
      const invited = await maya.open(browser, viewport);
      await invited.page.goto(registering(leagueId));
      const hers = drawerOf(invited.page, name);
      await press(hers, `Join ${body.name}`);
      await hers.getByText(`You are on ${body.name}.`).waitFor();
    });

    it('of friends asks each of the other, refuses what is not met, and is signed anew', async () => {
      const [owner, ana, bea] = await people(product, ['Olive', 'Ana', 'Bea'], viewport.width);
      const name = `Friends League ${width}`;
      const age = { rule: 'age', on: dayIn(40), from: 30, to: null };
      const leagueId = await openLeague(owner, name, { eligibility: [age] });
      await owner.send('POST', `/leagues/${leagueId}/waivers`, waiver);

      // The first founds the group; too young at first, and told so.
      const { page } = await ana.open(browser, viewport);
      await page.goto(registering(leagueId));
      const drawer = drawerOf(page, name);
      await press(await choose(drawer, 'Sign up with friends'), 'Save and continue');
      await tellAbout(drawer, '2006-05-01');
      await drawer.getByText(/which is too young/).waitFor();
      expect(await drawer.getByRole('button', { name: 'Continue', exact: true }).isDisabled()).toBe(true);
      expect(await found(page, 'who may play')).toEqual([]);
      const steps = drawer.getByRole('list', { name: 'Steps' });
      await press(steps, 'About you');
      await tellAbout(drawer, '1980-05-01');
      await press(drawer, 'Continue');
      expect(await found(page, 'a waiver')).toEqual([]);
      await sign(drawer);
      await press(drawer, 'Continue');
      expect(await found(page, 'before it is sent')).toEqual([]);
      await press(drawer, 'Send registration');
      await drawer.getByText('You are in.').waitFor();

      // The other comes by the link, and is in once the first has said yes.
      const link = await drawer.getByRole('textbox').first().inputValue();
      const friend = await bea.open(browser, viewport);
      await friend.page.goto(link);
      const hers = drawerOf(friend.page, name);
      await press(hers.getByRole('form', { name: 'How you register' }), 'Save and continue');
      await tellAbout(hers, '1981-05-01');
      await press(hers, 'Continue');
      await sign(hers);
      await press(hers, 'Continue');
      await press(hers, 'Send registration');
      await hers.getByText('Waits for one of the group to say yes').waitFor();
      await press(drawer, 'Accept Bea Example');
      await hers.getByText('Waits for one of the group to say yes').waitFor({ state: 'detached' });
      expect(await found(page, 'friends')).toEqual([]);

      // The waiver has a new version: it is asked anew.
      const { waivers } = await owner.send<{ waivers: { waiverId: string }[] }>(
        'GET',
        `/leagues/${leagueId}/prospectus`,
      );
      const newer = { ...waiver, text: 'I know that the ball is very hard.' };
      await owner.send('PUT', `/leagues/${leagueId}/waivers/${waivers[0]?.waiverId}`, newer);
      await until('the new version is asked for', async () => {
        await page.reload();
        await drawer.getByText('You are in.').waitFor();
        return (await drawer.getByText(newer.text).count()) > 0;
      });
      await drawer.getByText(/before your next game/).waitFor();
      await sign(drawer);
      await drawer.getByText(newer.text).waitFor({ state: 'detached' });
    });

    it('waits for a place, is offered one, and knows why', async () => {
      const [owner, ida, jo] = await people(product, ['Otto', 'Ida', 'Jo'], viewport.width);
      const name = `Small League ${width}`;
      const places = { players: 1, positions: [], genders: [] };
      const leagueId = await openLeague(owner, name, { places });
      await alone(ida, leagueId, 'Ida');
      await alone(jo, leagueId, 'Jo');
      const { page } = await jo.open(browser, viewport);
      await page.goto(registering(leagueId));
      const drawer = drawerOf(page, name);
      await drawer.getByText('You are 1st of 1 on the waitlist.').waitFor();
      expect(await found(page, 'the waitlist')).toEqual([]);

      // Who has the place withdraws: it is offered at once, on the open page.
      const holder = await ida.open(browser, viewport);
      await holder.page.goto(registering(leagueId));
      const theirs = drawerOf(holder.page, name);
      await press(theirs, 'Withdraw');
      const leaving = holder.page.getByRole('dialog', { name: `Withdraw from ${name}?` });
      await leaving.waitFor();
      expect(await found(holder.page, 'before one withdraws')).toEqual([]);
      await press(leaving, 'Withdraw');
      await theirs.getByText('You are not in this league anymore.').waitFor();
      await drawer.getByRole('timer').waitFor();
      expect(await found(page, 'an offer')).toEqual([]);
      await press(drawer, 'Accept the place');
      await drawer.getByText('You are in.').waitFor();
      await drawer.getByText(/^History/).click();
      await drawer.getByText('You accepted the place that was offered.').waitFor();
      expect(await found(page, 'a history')).toEqual([]);
    });

    it('is held for a while until what is due now is paid, and says what is due later', async () => {
      const [owner, pia] = await people(product, ['Opal', 'Pia'], viewport.width);
      const name = `Paid League ${width}`;
      const price = { early: null, regular: 12_000, late: null };
      const leagueId = await openLeague(owner, name, {
        ...{ prices: { team: free, free_agent: price }, paidFirst: true },
        payment: {
          ...{ depositPercent: 20, bearer: 'payer' },
          instalments: [{ dueOn: dayIn(60), percent: 80 }],
        },
      });
      const saved = { kind: 'free_agent', teamId: null, groupId: null, answers: {}, requests: '' };
      const path = `/leagues/${leagueId}/registration`;
      await pia.send('PUT', path, { ...saved, person: person('Pia') });
      const { page } = await pia.open(browser, viewport);
      await page.goto(`${product.url}/discover-leagues?league=${leagueId}`);
      const drawer = drawerOf(page, name);
      const parts = drawer.getByRole('table', { name: 'How it is paid' });
      await parts.getByRole('row', { name: 'Free agent $24 $96' }).waitFor();
      expect(await found(page, 'a league that is paid in parts')).toEqual([]);
      await drawer.getByRole('link', { name: 'Register' }).click();
      const costs = drawer.getByRole('region', { name: 'What it costs' });
      await costs.getByText('$24.00').waitFor();
      await costs.getByText('$96.00').waitFor();
      await costs.getByText(/fee comes on top/).waitFor();
      expect(await found(page, 'what is due now and later')).toEqual([]);
      await press(drawer, 'Send registration');
      await drawer.getByText(/^Your place is held until /).waitFor();
      await drawer
        .getByRole('timer')
        .getByText(/^1[45]:\d\d left$/)
        .waitFor();
      expect(await found(page, 'a place that is held')).toEqual([]);
      const staff = await owner.open(browser, viewport);
      await staff.page.goto(`${product.url}/leagues/${leagueId}/teams`);
      await staff.page.getByText(/^Reserved · until /).waitFor();
    });

    it('is placed by the organizer, by the list beside a name or as suggested', async () => {
      const [owner, captain, kim, lee] = await people(
        product,
        ['Oda', 'Capper', 'Kim', 'Lee'],
        viewport.width,
      );
      const divisions = [{ divisionId: 'upper', name: 'Upper' }];
      const leagueId = await openLeague(owner, `Placed League ${width}`, { divisions });
      const owls = `Owls ${viewport.width}`;
      const team = await openTeam(captain, [], { name: owls });
      const path = `/leagues/${leagueId}/registration`;
      const saved = {
        kind: 'team',
        teamId: team.split('/').at(-1),
        groupId: null,
        answers: {},
        requests: '',
      };
      await captain.send('PUT', path, { ...saved, person: {} });
      await captain.send('POST', `${path}s`, { total: 0 });
      await alone(kim, leagueId, 'Kim');
      await alone(lee, leagueId, 'Lee');
      const { page } = await owner.open(browser, viewport);
      await page.goto(`${product.url}/leagues/${leagueId}/teams`);
      const list = page.getByRole('list', { name: 'Registrations' });
      await list.getByText('Kim Example').waitFor();
      await list.getByText('Lee Example').waitFor();
      expect(await found(page, 'the registrations')).toEqual([]);
      await press(page, 'Open Kim Example');
      const opened = drawerOf(page, 'Kim Example');
      await opened.getByText('May 1, 1990').waitFor();
      expect(await found(page, 'one registration')).toEqual([]);
      await page.keyboard.press('Escape');
      await opened.waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Free agents' }).click();
      const column = page.getByRole('region', { name: owls });
      await column.waitFor();
      await page.getByRole('combobox', { name: 'Move Kim Example to…' }).selectOption(owls);
      await column.getByText('Kim Example').waitFor();
      expect(await found(page, 'the board')).toEqual([]);
      await press(page, 'Suggest teams');
      const suggestion = page.getByRole('dialog', { name: 'Suggested teams' });
      await suggestion.getByText(`Lee Example → ${owls}`).waitFor();
      expect(await found(page, 'suggested teams')).toEqual([]);
      await press(suggestion, 'Place 1 player');
      await column.getByText('Lee Example').waitFor();
      await page.getByText('Everybody has a team.').waitFor();

      // By keyboard: the team goes to its division, and the focus with it.
      await page.getByRole('tab', { name: 'Teams' }).click();
      const division = page.getByRole('combobox', { name: `Division of ${owls}` });
      await page.getByRole('region', { name: 'No division' }).getByText(owls).waitFor();
      await division.focus();
      await page.keyboard.type('Upper');
      await page.getByRole('region', { name: 'Upper' }).getByText(owls).waitFor();
      await page.locator(`select[aria-label="Division of ${owls}"]:focus`).waitFor();
      expect(await found(page, 'the divisions')).toEqual([]);
      await page.goto(`${product.url}/leagues/${leagueId}`);
      await page.getByText(owls).waitFor();
    });
  });

  it('is sent, and withdrawn, with the keyboard alone', async () => {
    const [owner, kay] = await people(product, ['Ona', 'Kay'], 'keys');
    const leagueId = await openLeague(owner, 'Keyboard League');
    await owner.send('POST', `/leagues/${leagueId}/waivers`, waiver);
    const { page } = await kay.open(browser, { width: 390, height: 844 });
    await page.goto(registering(leagueId));
    const drawer = drawerOf(page, 'Keyboard League');
    const to = (target: Locator, key = 'Tab'): Promise<void> => pressUntil(page, key, target);
    const go = async (name: string, within: Locator | Page = drawer): Promise<void> => {
      await to(within.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    const [how, about] = ['How you register', 'About you'].map((name) => drawer.getByRole('form', { name }));
    if (!how || !about) throw new Error('no steps');
    await to(how.getByRole('radio').first());
    await to(how.getByRole('radio', { name: /^Sign up alone/ }), 'ArrowDown');
    await page.keyboard.press('Space');
    await go('Save and continue', how);
    await to(about.getByLabel('Birth date'));
    await page.keyboard.type('05011990');
    await to(about.getByRole('button', { name: 'Woman', exact: true }));
    await page.keyboard.press('Space');
    await go('Save and continue', about);
    await go('Save and continue', drawer.getByRole('form', { name: 'Questions' }));
    const form = drawer.getByRole('form', { name: 'Sign Assumption of risk' });
    await to(form.getByLabel('Your full name'));
    await page.keyboard.type('Kay Example');
    await to(form.getByLabel('I am 18 or older'));
    await page.keyboard.press('Space');
    await go('Accept and sign', form);
    await form.waitFor({ state: 'detached' });
    await go('Continue');
    await go('Send registration');
    await drawer.getByText('You are in.').waitFor();
    await go('Withdraw');
    await go('Withdraw', page.getByRole('dialog', { name: 'Withdraw from Keyboard League?' }));
    await drawer.getByText('You are not in this league anymore.').waitFor();
  });

  it('with a league that drafts is a player of its draft, until they withdraw', async () => {
    const [owner, ann, ben, cas, ...captains] = await people(
      product,
      ['Odin', 'Ann', 'Ben', 'Cas', 'Hal', 'Oto'],
      'draft',
    );
    const leagueId = await openLeague(
      owner,
      'Drafted League',
      { format: 'draft', prices: { free_agent: free }, roster: { minimum: 1, freezeOn: null } },
      { teamCount: 2, rosterSize: 1 },
    );
    const names = ['Ann', 'Ben', 'Cas'];
    for (const [index, who] of [ann, ben, cas].entries()) await alone(who, leagueId, names[index] ?? '');
    for (const team of ['Hawks', 'Otters'])
      await owner.send('POST', `/leagues/${leagueId}/teams`, { name: team, color: '#0B6B4A' });
    const { page } = await owner.open(browser);
    const draft = `${product.url}/complex/leagues/${leagueId}/draft`;
    await page.goto(`${draft}?tab=pool`);
    for (const name of names) await page.getByText(`${name} Example`).first().waitFor();

    const path = `/leagues/${leagueId}`;
    const { teams } = await owner.send<LeagueView>('GET', path);
    const teamIds = teams.map(({ teamId }) => teamId);
    for (const [index, captain] of captains.entries())
      await join(leagueId, owner, captain, { kind: 'team', teamId: teamIds[index] ?? '', role: 'captain' });
    await startDraft(owner, { leagueId, teamIds }, 0, 'Agreed', settingsOf(1));
    // Whoever withdraws is nobody's pick any more, on the open page.
    await page.goto(`${draft}/room`);
    const players = page.getByRole('grid', { name: 'Players' });
    await players.getByText('Cas Example').waitFor();
    const own = await cas.send<OwnRegistrationView>('GET', `${path}/registration`);
    await cas.send('POST', `${path}/registrations/${own.registrations[0]?.registrationId}/withdrawal`, {});
    await players.getByText('Cas Example').waitFor({ state: 'detached' });
    for (const pickNo of [1, 2]) {
      const { players: left } = await owner.send<DraftPlayersView>('GET', `${path}/draft/players`);
      const picked = left.find(({ name }) => name === `${names[pickNo - 1]} Example`);
      const body = { pickNo, playerId: picked?.playerId, teamId: teamIds[pickNo - 1] };
      await owner.send('POST', `${path}/draft/picks`, body);
    }
    await owner.send('POST', `${path}/draft/publish`, {});
    const { page: hers } = await ann.open(browser);
    await hers.goto(registering(leagueId));
    await drawerOf(hers, 'Drafted League').getByText('You are on Hawks.').waitFor();
  });
});

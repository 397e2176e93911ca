import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeagueQuestion, ProspectusView } from '@fieldhouse/api-contract';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { Providers } from '../../providers';
import { leaveForSite } from '../../site-door';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { streamChanged } from '../../../../test/fake-live';
import { anasSession, createAppStore } from '../../../../test/render-app';
import {
  filledIn,
  inHours,
  ownRegistration,
  prospectus,
  registration,
  signed,
  waiver,
} from '../../../../test/registration-samples';
import { accepted, myTeam, ownPlayer, softball, teams } from '../../../../test/samples';
import { keptNames } from '../../../shared/lib/kept';
import { guardedHistory } from '../../../shared/lib/guarded-history';
import { openSession } from '../../../shared/session/session-refresh';
import { MuiScope } from '../../../shared/theme/mui-scope';
import { LeagueRegistration } from './league-registration';

let network: FakeApi;
beforeEach(() => {
  localStorage.clear();
  network = fakeApi();
});

const spectated = myTeam({ teamId: 'T2', name: 'Owls', role: 'spectator' });

/** The panel of an open league, for Ana, at an address. */
const open = (
  own = ownRegistration(),
  terms: Partial<ProspectusView['prospectus'] & object> = {},
  { at = '/discover-leagues?league=L1', waivers = [waiver()] } = {},
) => {
  network.on('GET', '/leagues/L1/registration', { body: own });
  network.on('GET', '/teams', { body: teams({ teams: [myTeam({ teamId: 'T1' }), spectated] }) });
  const store = createAppStore();
  openSession(store.dispatch, anasSession());
  const history = guardedHistory(createMemoryHistory({ initialEntries: [at], v5Compat: true }), leaveForSite);
  render(
    <Providers store={store} history={history}>
      <MuiScope>
        <LeagueRegistration
          league={{ leagueId: 'L1', name: 'Tuesday Softball', sport: 'softball', zone: 'America/New_York' }}
          prospectus={prospectus(terms)}
          waivers={waivers}
        />
      </MuiScope>
    </Providers>,
  );
  return userEvent.setup();
};
const saves = () => network.sent('PUT', '/leagues/L1/registration');
const saved = (revision: number) => ({
  body: { streamId: 'registration-L1.ana', revision, position: '00000000000000000002' },
});

describe('step by step', () => {
  it('says what each way costs now, and saves what is chosen', async () => {
    network.on('PUT', '/leagues/L1/registration', saved(0));
    const user = open();
    const choice = await screen.findByRole('radio', { name: /Sign up alone/ });
    expect(choice.closest('label')).toHaveTextContent('$75.00');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Choose how you register')).toBeVisible();
    await user.click(choice);
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'About you' })).toHaveFocus();
    expect(saves()[0]?.body).toMatchObject({ kind: 'free_agent', teamId: null, groupId: null });
    expect(saves()[0]?.headers.get('if-match')).toBe('"-1"');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  });

  it('sends the revision of what was just saved with the next step', async () => {
    network.on('PUT', '/leagues/L1/registration', saved(0));
    const user = open(ownRegistration({ saved: { ...filledIn, kind: null }, revision: -1 }));
    await user.click(await screen.findByRole('radio', { name: /Sign up alone/ }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findByRole('heading', { name: 'About you' });
    network.on('PUT', '/leagues/L1/registration', saved(1));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(saves()[1]?.headers.get('if-match')).toBe('"0"');
    expect(saves()[1]?.body).toMatchObject({ kind: 'free_agent', person: { firstName: 'Ana', level: 6 } });
  });

  it('begins with the positions and the level of the own player card for that sport', async () => {
    const played = { positions: ['C'], level: 4, lookingForTeam: false, willingToSub: false };
    const sports = [
      { ...played, sport: 'kickball', positions: ['P'], level: 9 },
      { ...played, sport: 'softball' },
    ];
    network.on('GET', '/player', { body: ownPlayer({ sports }) });
    network.on('GET', '/sports', { body: [softball] });
    network.on('PUT', '/leagues/L1/registration', saved(1));
    const user = open(ownRegistration({ revision: 0, saved: { ...filledIn, person: {} } }));
    await screen.findByRole('textbox', { name: 'First name' });
    expect(screen.getByRole('combobox', { name: 'How well you play' })).toHaveTextContent(/^4/);
    fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: '1996-02-03' } });
    await user.click(screen.getByRole('button', { name: 'Woman' }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(saves()[0]?.body).toMatchObject({ person: { positions: ['C'], level: 4 } }));
  });

  it('goes on where somebody stopped, on another device too', async () => {
    open(ownRegistration({ revision: 3, saved: { ...filledIn, answers: {} } }));
    expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'About you' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Waivers' })).toBeDisabled();
  });

  it('keeps what is typed in a step over a reload, unless it was saved elsewhere since, and never what may tell of health', async () => {
    const asked = { required: false, of: 'person' as const };
    const questions: LeagueQuestion[] = [
      { questionId: 'shirt', label: 'Shirt size', kind: 'shirt', options: [], ...asked },
      { questionId: 'ill', label: 'Allergies', kind: 'text', options: [], ...asked },
    ];
    const own = ownRegistration({ revision: 3, saved: { ...filledIn, answers: {} } });
    // Typed at other questions, which were asked before these.
    const required = questions.map((one) => ({ ...one, required: true }));
    const first = open(own, { questions: required });
    await first.type(await screen.findByLabelText(/^Requests/), 'With Cy');
    await first.type(screen.getByLabelText(/^Allergies/), 'Bee stings');
    await first.click(screen.getByRole('button', { name: 'L' }));
    await first.click(screen.getByRole('button', { name: 'About you' }));
    const name = await screen.findByRole('textbox', { name: 'First name' });
    await first.clear(name);
    await first.type(name, 'Anna');
    fireEvent.change(screen.getByLabelText(/Birth date/), { target: { value: '1990-05-06' } });
    expect(JSON.stringify(localStorage)).not.toMatch(/Bee|1990/);
    cleanup();
    const second = open(own, { questions: required });
    expect(await screen.findByLabelText(/^Requests/)).toHaveValue('With Cy');
    expect(screen.getByLabelText(/^Allergies/)).toHaveValue('');
    expect(screen.getByRole('button', { name: 'L' })).toHaveAttribute('aria-pressed', 'true');
    await second.click(screen.getByRole('button', { name: 'About you' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Anna');
    expect(screen.getByLabelText(/Birth date/)).toHaveValue('1996-02-03');
    network.on('PUT', '/leagues/L1/registration', saved(4));
    await second.click(screen.getByRole('button', { name: 'Save and continue' }));
    await screen.findByLabelText(/^Requests/);
    expect(keptNames('registration ana L1 ')).toEqual(['questions']);
    cleanup();
    // Answered on another device meanwhile.
    open(ownRegistration({ revision: 5, saved: { ...filledIn, answers: {}, requests: 'With Di' } }), {
      questions: required,
    });
    expect(await screen.findByLabelText(/^Requests/)).toHaveValue('With Di');
    await waitFor(() => expect(keptNames('registration ana L1 ')).toEqual([]));
  });

  it('leads to a choice that the league does not offer anymore, and keeps the rest', async () => {
    const asked = { required: false, of: 'person' as const };
    const questions: LeagueQuestion[] = [
      { questionId: 'shirt', label: 'Shirt size', kind: 'shirt', options: [], ...asked },
      { questionId: 'when', label: 'When', kind: 'choice', options: ['Mornings', 'Evenings'], ...asked },
    ];
    network.on('PUT', '/leagues/L1/registration', saved(4));
    const kept = { ...filledIn, answers: { shirt: 'M', when: 'Noon' }, requests: 'With Cy' };
    const user = open(ownRegistration({ revision: 3, saved: kept }), { questions });
    expect(await screen.findByText('This choice is not offered anymore')).toBeVisible();
    const choice = screen.getByRole('combobox', { name: /When/ });
    expect(choice).toHaveTextContent('Noon (not offered anymore)');
    await waitFor(() => expect(choice).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(saves()).toHaveLength(0);
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: 'Evenings' }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() =>
      expect(saves()[0]?.body).toMatchObject({
        ...{ answers: { shirt: 'M', when: 'Evenings' }, requests: 'With Cy' },
      }),
    );
  });

  it('goes back to a way to register, or to a team, that the league does not have anymore', async () => {
    const { group, member } = prospectus().prices;
    network.on('PUT', '/leagues/L1/registration', saved(4));
    const user = open(ownRegistration({ revision: 3, saved: filledIn, signatures: [signed] }), {
      prices: { group, member },
    });
    expect(await screen.findByRole('heading', { name: 'How you register' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Choose how you register')).toBeVisible();
    expect(saves()).toHaveLength(0);
    cleanup();
    const left = { ...filledIn, kind: 'member' as const, teamId: 'gone' };
    open(ownRegistration({ revision: 3, saved: left, signatures: [signed] }), { prices: { member } });
    expect(await screen.findByRole('heading', { name: 'How you register' })).toBeVisible();
  });

  it('takes no birth date that is still to come, and registers adults only', async () => {
    const user = open(ownRegistration({ revision: 3, saved: { ...filledIn, answers: {} } }));
    await user.click(await screen.findByRole('button', { name: 'About you' }));
    const next = (): string => String(new Date().getFullYear() + 1);
    for (const [day, fault] of [
      [`${next()}-01-01`, 'This day is still to come'],
      [`${new Date().getFullYear() - 10}-01-01`, 'Only adults can register'],
      ['1800-01-01', 'Give your own birth date'],
    ] as const) {
      fireEvent.change(await screen.findByLabelText('Birth date'), { target: { value: day } });
      await user.click(screen.getByRole('button', { name: 'Save and continue' }));
      expect(await screen.findByText(fault)).toBeVisible();
    }
    expect(saves()).toHaveLength(0);
  });

  it('offers what was saved in another tab, or to keep what is here', async () => {
    const user = open(ownRegistration({ revision: 3, saved: { ...filledIn, answers: {} } }));
    await user.click(await screen.findByRole('button', { name: 'L' }));
    const elsewhere = { ...filledIn, answers: { shirt: 'XS' } };
    network.on('GET', '/leagues/L1/registration', {
      body: ownRegistration({ revision: 5, saved: elsewhere }),
    });
    network.on('PUT', '/leagues/L1/registration', problem(412, 'stale', 'Changed meanwhile'));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText(/changed this on another device/)).toBeVisible();
    network.on('PUT', '/leagues/L1/registration', saved(6));
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('heading', { name: 'May I play?' })).toBeVisible();
    expect(saves().at(-1)?.headers.get('if-match')).toBe('"5"');
    expect(saves().at(-1)?.body).toMatchObject({ answers: { shirt: 'L' } });
  });

  it('asks of a team only what is asked of teams, and sends it', async () => {
    network.on('PUT', '/leagues/L1/registration', saved(0));
    const user = open();
    await user.click(await screen.findByRole('radio', { name: /Register a team/ }));
    await user.click(screen.getByRole('combobox', { name: 'Your team' }));
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await user.click(screen.getByRole('option', { name: 'River Hawks' }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name on the trophy' }), 'Hawks');
    expect(screen.queryByText('Shirt size')).toBeNull();
    network.on('PUT', '/leagues/L1/registration', saved(1));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'Check and send' })).toBeVisible();
    expect(screen.getByText('Team · River Hawks')).toBeVisible();
    network.on('POST', '/leagues/L1/registrations', accepted);
    const mine = registration({ kind: 'team', teamId: 'T1', teamName: 'River Hawks' });
    network.on('GET', '/leagues/L1/registration', { body: ownRegistration({ registrations: [mine] }) });
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    expect(await screen.findByText('Your team is in.')).toBeVisible();
    expect(network.sent('POST', '/leagues/L1/registrations')[0]?.body).toEqual({ total: 80_500 });
  });

  it('joins the friends of a link', async () => {
    network.on('PUT', '/leagues/L1/registration', saved(0));
    const user = open(ownRegistration(), {}, { at: '/discover-leagues?league=L1&group=G7' });
    expect(await screen.findByRole('radio', { name: /Sign up with friends/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(saves()[0]?.body).toMatchObject({ kind: 'group', groupId: 'G7' }));
  });
});

describe('a link of friends', () => {
  it('is answered by whoever has begun another way, and then by no reload again', async () => {
    network.on('PUT', '/leagues/L1/registration', saved(4));
    const user = open(
      ownRegistration({ revision: 3, saved: { ...filledIn, kind: 'free_agent' } }),
      {},
      { at: '/discover-leagues?league=L1&group=G7' },
    );
    expect(await screen.findByRole('radio', { name: /Sign up with friends/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Sign up alone/ }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(saves()[0]?.body).toMatchObject({ kind: 'free_agent', groupId: null }));
    await user.click(await screen.findByRole('button', { name: 'How you register' }));
    expect(await screen.findByRole('radio', { name: /Sign up alone/ })).toBeChecked();
  });
});

describe('a team', () => {
  it('is chosen of those that can be registered, and anew for another way', async () => {
    network.on('PUT', '/leagues/L1/registration', saved(0));
    const user = open(ownRegistration({ teams: [{ teamId: 'T9', name: 'Foxes', color: '#0B6B4A' }] }));
    const over = myTeam({ teamId: 'T3', name: 'Hawks of last year', archived: true });
    network.on('GET', '/teams', { body: teams({ teams: [myTeam({ teamId: 'T1' }), over] }) });
    await user.click(await screen.findByRole('radio', { name: /Join a team|I play for a team/ }));
    await user.click(screen.getByRole('combobox', { name: 'Team' }));
    await user.click(await screen.findByRole('option', { name: 'Foxes' }));
    await user.click(screen.getByRole('radio', { name: /Register a team/ }));
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Choose a team')).toBeVisible();
    expect(saves()).toHaveLength(0);
    await user.click(screen.getByRole('combobox', { name: 'Your team' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'River Hawks',
    ]);
  });
});

describe('the instant at which it opens', () => {
  it('brings the form', async () => {
    const opensAt = new Date(Date.now() + 1_500).toISOString();
    const { windows } = prospectus();
    open(ownRegistration({ serverNow: new Date().toISOString() }), {
      windows: { ...windows, opensAt, earlyUntil: null, regularUntil: inHours(24), lateUntil: null },
    });
    expect(await screen.findByText('Registration is not open yet')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Sign up alone/ }, { timeout: 10_000 })).toBeVisible();
  });
});

describe('before it is sent', () => {
  const ready = { revision: 3, saved: filledIn, signatures: [signed] };

  it('says why somebody may not play, and leads to what can be changed', async () => {
    const age = { rule: 'age', on: '2027-04-06', from: 18, to: null };
    const line = { rule: age, verdict: 'refused', code: 'too_young', params: { age: 17 } } as const;
    const user = open(ownRegistration({ ...ready, eligibility: { eligible: false, lines: [line] } }));
    expect(await screen.findByText(/You will be 17 on that day/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send registration' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Go to: About you' }));
    expect(await screen.findByRole('heading', { name: 'About you' })).toBeVisible();
  });

  it('says a new price and asks again', async () => {
    const facts = { total: 8_500, currency: 'USD' };
    const detail = 'The price is $85.00 now. Nothing has been sent.';
    const changed = problem(409, 'price_changed', 'The price has changed', { detail, facts });
    network.on('POST', '/leagues/L1/registrations', changed);
    const user = open(ownRegistration(ready));
    expect(await screen.findByText('$75.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    network.on('POST', '/leagues/L1/registrations', accepted);
    network.on('GET', '/leagues/L1/registration', {
      body: ownRegistration({ ...ready, registrations: [registration()] }),
    });
    await user.click(screen.getByRole('button', { name: 'Register for $85.00' }));
    expect(await screen.findByText('You are in.')).toBeVisible();
    const [first, second] = network.sent('POST', '/leagues/L1/registrations');
    expect([first?.body, second?.body]).toEqual([{ total: 7_500 }, { total: 8_500 }]);
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('takes a code off before it is sent, and goes on without it when it is used up', async () => {
    const look = '/leagues/L1/registration/price';
    const unknown =
      'There is no such code in this league. Look at how it is written, or continue without one.';
    network.on('POST', look, problem(404, 'code_unknown', 'No such code', { detail: unknown }));
    const user = open(ownRegistration(ready));
    await user.click(await screen.findByRole('button', { name: 'Have a code?' }));
    const field = screen.getByRole('textbox', { name: 'Code' });
    await user.type(field, 'sumer10{Enter}');
    expect(await screen.findByText(unknown)).toBeVisible();
    expect(field).toHaveValue('sumer10');
    const discount = { codeId: 'c1', code: 'SUMMER10', amountMinor: 1_200 };
    const price = { part: 'regular', total: 6_300, currency: 'USD', discount };
    network.on('POST', look, { body: { beforeMinor: 7_500, price } });
    await user.clear(field);
    await user.type(field, 'summer10{Enter}');
    expect(await screen.findByText('SUMMER10 takes $12.00 off.')).toBeVisible();
    expect(screen.getByText('Code SUMMER10').nextElementSibling).toHaveTextContent('−$12.00');
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$63.00');
    const usedUp = 'The code has been used as often as it can be. Continue without it. Nothing is lost.';
    network.on(
      'POST',
      '/leagues/L1/registrations',
      problem(409, 'code_used_up', 'Used up', { detail: usedUp }),
    );
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    expect(await screen.findByText(usedUp)).toBeVisible();
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$75.00');
    network.on('POST', '/leagues/L1/registrations', accepted);
    network.on('GET', '/leagues/L1/registration', {
      body: ownRegistration({ ...ready, registrations: [registration()] }),
    });
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    expect(await screen.findByText('You are in.')).toBeVisible();
    const [first, second] = network.sent('POST', '/leagues/L1/registrations').map(({ body }) => body);
    expect([first, second]).toEqual([{ total: 6_300, code: 'SUMMER10' }, { total: 7_500 }]);
    expect(network.sent('POST', look)[1]?.body).toEqual({ kind: 'free_agent', code: 'summer10' });
  });

  it('asks anew what a code takes off once the price is another one, and shows the whole bill of it', async () => {
    const look = '/leagues/L1/registration/price';
    const priced = (total: number, amountMinor: number) => ({
      body: {
        beforeMinor: total + amountMinor,
        price: {
          ...{ part: 'regular', total, currency: 'USD' },
          discount: { codeId: 'c1', code: 'SUMMER10', amountMinor },
        },
      },
    });
    network.on('POST', look, priced(6_750, 750));
    const user = open(ownRegistration(ready));
    await user.click(await screen.findByRole('button', { name: 'Have a code?' }));
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'summer10{Enter}');
    expect(await screen.findByText('SUMMER10 takes $7.50 off.')).toBeVisible();
    const facts = { total: 7_650, currency: 'USD' };
    network.on(
      'POST',
      '/leagues/L1/registrations',
      problem(409, 'price_changed', 'The price has changed', { detail: 'It is $76.50 now.', facts }),
    );
    network.on('POST', look, priced(7_650, 850));
    await user.click(screen.getByRole('button', { name: 'Send registration' }));
    expect(await screen.findByText('SUMMER10 takes $8.50 off.')).toBeVisible();
    expect(screen.getByText('Code SUMMER10').nextElementSibling).toHaveTextContent('−$8.50');
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('$76.50');
    expect(screen.getByText(/^This price holds until/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Register for $76.50' })).toBeEnabled();
  });

  it('says what is due now and what later, who bears the fee, and that the place is held', async () => {
    const payment = {
      ...{ depositPercent: 20, bearer: 'payer' as const },
      instalments: [
        { dueOn: '2099-04-01', percent: 40 },
        { dueOn: '2099-05-01', percent: 40 },
      ],
    };
    open(ownRegistration(ready), { payment, paidFirst: true });
    const costs = within(await screen.findByRole('region', { name: 'What it costs' }));
    const due = (term: string) => costs.getByText(term).nextElementSibling;
    expect(due('Due now')).toHaveTextContent('$15.00');
    expect(due('Due by Apr 1, 2099')).toHaveTextContent('$30.00');
    expect(due('Due by May 1, 2099')).toHaveTextContent('$30.00');
    expect(costs.getByText(/card provider’s fee comes on top/)).toBeVisible();
    expect(screen.getByText(/^Your place is held for 15 minutes/)).toBeVisible();
  });

  it('asks for nothing while somebody waits for a place', async () => {
    const players = { capacity: 40, held: 40, waiting: 0, limits: [] };
    const { places } = ownRegistration();
    open(ownRegistration({ ...ready, places: { ...places, players } }));
    expect(await screen.findByText('All of it is due once you have a place.')).toBeVisible();
    expect(screen.getByText(/^The organizers cover the card provider’s fee/)).toBeVisible();
  });

  it('reads again what the league asks for, once it is refused for something that is missing', async () => {
    const refusal = problem(422, 'registration_incomplete', 'Something is missing', { detail: 'Go on.' });
    network.on('POST', '/leagues/L1/registrations', refusal);
    const user = open(ownRegistration({ revision: 3, saved: filledIn, signatures: [signed] }));
    const send = await screen.findByRole('button', { name: 'Send registration' });
    const reads = network.sent('GET', '/leagues/L1/registration').length;
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('Go on.');
    await waitFor(() =>
      expect(network.sent('GET', '/leagues/L1/registration').length).toBeGreaterThan(reads),
    );
  });

  it('says a refusal as the service words it', async () => {
    const detail = 'Every place is taken and the league keeps no waitlist.';
    network.on('POST', '/leagues/L1/registrations', problem(409, 'league_full', 'Full', { detail }));
    const user = open(ownRegistration(ready));
    await user.click(await screen.findByRole('button', { name: 'Send registration' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('asks anew for a waiver that has changed, and sends what was shown', async () => {
    network.on('POST', '/leagues/L1/registration/waivers/w1', accepted);
    const newer = waiver({ version: 2, textHash: 'b'.repeat(64) });
    const user = open(ownRegistration(ready), {}, { waivers: [newer] });
    const part = within(await screen.findByRole('region', { name: 'Liability waiver' }));
    expect(part.getByText(/You signed version 1 on Nov 1, 2026/)).toBeVisible();
    await user.type(part.getByRole('textbox', { name: 'Your full name' }), 'Ana Brook');
    await user.click(part.getByRole('button', { name: 'Accept and sign' }));
    expect(await part.findByText('Only adults can sign')).toBeVisible();
    await user.click(part.getByRole('switch', { name: /I am 18 or older/ }));
    await user.click(part.getByRole('button', { name: 'Accept and sign' }));
    await waitFor(() =>
      expect(network.sent('POST', '/leagues/L1/registration/waivers/w1')[0]?.body).toEqual({
        version: 2,
        textHash: 'b'.repeat(64),
        accepted: true,
        name: 'Ana Brook',
        adult: true,
      }),
    );
  });

  it('says before all steps that a suspended player cannot register, neither again', async () => {
    const eligibility = {
      eligible: false,
      lines: [
        {
          ...{ rule: { rule: 'not_suspended', on: '2027-06-15' }, verdict: 'refused' as const },
          ...{ code: 'suspended', params: { lastDay: null } },
        },
      ],
    };
    open(ownRegistration({ eligibility }));
    expect(await screen.findByText('You cannot register with this league')).toBeVisible();
    expect(screen.getByText(/^You are suspended until the league lifts it/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Sign up alone/ })).toBeNull();
    cleanup();
    open(ownRegistration({ eligibility, registrations: [registration({ status: 'withdrawn' })] }));
    expect(await screen.findByText(/^You are suspended until the league lifts it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register again' })).toBeNull();
  });

  it('says when it opens, before it does', async () => {
    const windows = {
      opensAt: '2099-03-01T17:00:00.000Z',
      earlyUntil: null,
      regularUntil: '2099-04-01T17:00:00.000Z',
      lateUntil: null,
    };
    open(ownRegistration(), { windows });
    expect(await screen.findByText('It opens Sun, Mar 1, 12:00 PM EST.')).toBeVisible();
  });
});

describe('once it is sent', () => {
  const place = { at: inHours(-1), holdUntil: inHours(2) };
  /** $60.00, of which so much comes back. */
  const paid = (percent: number) => {
    const refund = { registrationId: 'r1', percent, paidMinor: 6_000, backMinor: percent * 60 };
    return ownRegistration({ registrations: [registration({ money: 'paid' })], refunds: [refund] });
  };
  const withdrawals = () =>
    network.sent('POST', '/leagues/L1/registrations/r1/withdrawal').map(({ body }) => body);

  it('says the rank, and what happened, and why', async () => {
    const waiting = registration({
      status: 'waitlisted',
      waitlist: { rank: 3, of: 7 },
      steps: [
        { code: 'joined', at: inHours(-5), rank: 4, of: 7 },
        { code: 'moved_by_staff', at: inHours(-1), reason: 'Plays catcher' },
      ],
    });
    const user = open(ownRegistration({ registrations: [waiting] }));
    expect(await screen.findByText('You are 3rd of 7 on the waitlist.')).toBeVisible();
    await user.click(screen.getByText(/^History/));
    const steps = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('The organizers changed your rank on the waitlist.');
    expect(steps[0]).toHaveTextContent('Plays catcher');
    expect(steps[1]).toHaveTextContent('you joined the waitlist, 4th of 7');
  });

  it('says before and after the yes that the place is to be paid within 15 minutes, whatever the league asks for by now', async () => {
    network.on('POST', '/leagues/L1/registrations/r1/acceptance', accepted);
    const offered = (mustPay: boolean) =>
      ownRegistration({ registrations: [registration({ status: 'offered', offer: place, mustPay })] });
    const user = open(offered(true), { paidFirst: false });
    expect(await screen.findByText(/you have 15 minutes to pay what is due/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept the place' }));
    expect(await screen.findByText('Pay now to keep the place')).toBeVisible();
    cleanup();
    open(offered(false), { paidFirst: true });
    expect(await screen.findByText(/^A place is kept for you until/)).toBeVisible();
    expect(screen.queryByText(/15 minutes/)).toBeNull();
  });

  it('accepts a place that is offered', async () => {
    network.on('POST', '/leagues/L1/registrations/r1/acceptance', accepted);
    const user = open(
      ownRegistration({ registrations: [registration({ status: 'offered', offer: place })] }),
    );
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(2 h 00|1 h 59) min$/);
    network.on('GET', '/leagues/L1/registration', {
      body: ownRegistration({ registrations: [registration()] }),
    });
    await user.click(screen.getByRole('button', { name: 'Accept the place' }));
    expect(await screen.findByText('You are in.')).toBeVisible();
  });

  it('joins one of the teams that invite a free agent, or says no', async () => {
    const invitations = [
      { teamId: 't1', teamName: 'Hawks', at: place.at, holdUntil: '2099-03-11T18:00:00.000Z' },
      { teamId: 't2', teamName: 'Owls', at: place.at, holdUntil: null },
    ];
    const user = open(ownRegistration({ registrations: [registration({ invitations })] }));
    const path = '/leagues/L1/registrations/r1/invitations';
    network.on('POST', `${path}/t1/acceptance`, accepted);
    network.on('POST', `${path}/t2/refusal`, accepted);
    expect(await screen.findByText(/^Answer by .*Mar(ch)? 11/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Decline Owls' }));
    await waitFor(() => expect(network.sent('POST', `${path}/t2/refusal`)).toHaveLength(1));
    const plays = registration({ status: 'rostered', teamId: 't1', teamName: 'Hawks' });
    network.on('GET', '/leagues/L1/registration', { body: ownRegistration({ registrations: [plays] }) });
    await user.click(screen.getByRole('button', { name: 'Join Hawks' }));
    expect(await screen.findByText('You are on Hawks.')).toBeVisible();
  });

  it('counts by the server’s clock, and takes no answer once the time is over', async () => {
    const offer = { at: inHours(-3), holdUntil: inHours(1) };
    const offered = registration({ status: 'offered', offer });
    // The server is two hours ahead of this device: over by its clock.
    open(ownRegistration({ registrations: [offered], serverNow: inHours(2) }));
    expect(await screen.findByText(/^The time to answer is over/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the place' })).toBeNull();
  });

  it('counts down while a place is held, and reads it out a few times only', async () => {
    const reserved = registration({ status: 'reserved', holdUntil: inHours(0.19) });
    open(ownRegistration({ registrations: [reserved] }));
    expect(await screen.findByText(/^Your place is held until /)).toBeVisible();
    const clock = screen.getByRole('timer');
    expect(clock).toHaveTextContent(/^11:\d\d left$/);
    expect(clock).toHaveAttribute('aria-live', 'off');
    expect(screen.getByText(/It is yours once what is due is paid/)).toBeVisible();
    expect(screen.queryByText(/left to pay for your place/)).toBeNull();
  });

  it('follows what becomes of a place once the time to pay is over, and says why it is gone', async () => {
    const reserved = registration({ status: 'reserved', holdUntil: inHours(-0.01) });
    open(ownRegistration({ registrations: [reserved] }));
    expect(
      await screen.findByText('The time to pay is over. Your new status follows in a moment.'),
    ).toBeVisible();
    const lapsed = registration({ status: 'expired', steps: [{ code: 'lapsed', at: inHours(-0.01) }] });
    network.on('GET', '/leagues/L1/registration', { body: ownRegistration({ registrations: [lapsed] }) });
    streamChanged('leaguePlaces', '00000000000000000100');
    expect(await screen.findByText('Your place was not paid for in time, and was given up.')).toBeVisible();
    expect(screen.getByText('You can register again while registration is open.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Register again' })).toBeVisible();
  });

  it('says which document the organizers have yet to see', async () => {
    const rule = { rule: 'document' as const, kind: 'Photo ID' };
    const stands = (code: string | null) => ({
      registrations: [registration({ status: 'pending_approval' })],
      eligibility: {
        eligible: code === null,
        lines: [{ rule, verdict: code ? ('refused' as const) : ('met' as const), code, params: {} }],
      },
    });
    open(ownRegistration(stands('no_document')), { eligibility: [rule] });
    expect(await screen.findByText(/^Show the organizers of the league: Photo ID\./)).toBeVisible();
    cleanup();
    open(ownRegistration(stands(null)), { eligibility: [rule] });
    expect(await screen.findByText(/somebody has to say yes/)).toBeVisible();
    expect(screen.queryByText(/^Show the organizers/)).toBeNull();
  });

  it('says what comes back before somebody withdraws', async () => {
    network.on('POST', '/leagues/L1/registrations/r1/withdrawal', accepted);
    const user = open(paid(50));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from Tuesday Softball?' }));
    expect(dialog.getByText(/50% of what was paid comes back: \$30.00 of \$60.00/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(withdrawals()).toEqual([{ percent: 50 }]));
  });

  it('ends nothing where less comes back by then, and says so', async () => {
    const path = '/leagues/L1/registrations/r1/withdrawal';
    const detail = 'Nothing of what was paid comes back now. Withdraw again if you still want to.';
    network.on('POST', path, problem(409, 'refund_changed', 'Less comes back now', { detail }));
    const user = open(paid(50));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from Tuesday Softball?' }));
    network.on('GET', '/leagues/L1/registration', { body: paid(0) });
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(await dialog.findByText(/Nothing comes back of the \$60.00 that was paid/)).toBeVisible();
    network.on('POST', path, accepted);
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(withdrawals()).toEqual([{ percent: 50 }, { percent: 0 }]));
  });

  it('says what comes back as it is once more has been paid', async () => {
    const half = (paidMinor: number) =>
      ownRegistration({
        registrations: [registration({ money: 'paid' })],
        refunds: [{ registrationId: 'r1', percent: 50, paidMinor, backMinor: paidMinor / 2 }],
      });
    const user = open(half(4_000));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/\$20\.00 of \$40\.00/)).toBeVisible();
    network.on('GET', '/leagues/L1/registration', { body: half(6_000) });
    streamChanged('invoice', '00000000000000000100', true);
    expect(await dialog.findByText(/\$30\.00 of \$60\.00/)).toBeVisible();
  });

  it('says yes to a friend, and shares the link', async () => {
    network.on('POST', '/leagues/L1/registrations/r2/group', accepted);
    const members = [
      { registrationId: 'r1', name: 'Ana Brook', asked: false, mine: true },
      { registrationId: 'r2', name: 'Kim Young', asked: true, mine: false },
    ];
    const mine = registration({ kind: 'group', group: { groupId: 'r1', members } });
    const user = open(ownRegistration({ registrations: [mine] }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'http://localhost/discover-leagues?league=L1&register=1&group=r1',
    );
    await user.click(screen.getByRole('button', { name: 'Accept Kim Young' }));
    await waitFor(() => expect(network.sent('POST', '/leagues/L1/registrations/r2/group')).toHaveLength(1));
  });

  it('lets nobody out of a group before they have heard that there is no way back', async () => {
    const path = '/leagues/L1/registrations/r1/group';
    network.on('DELETE', path, accepted);
    const members = [
      { registrationId: 'r1', name: 'Ana Brook', asked: false, mine: true },
      { registrationId: 'r2', name: 'Kim Young', asked: false, mine: false },
    ];
    const mine = registration({ kind: 'group', group: { groupId: 'r1', members } });
    const user = open(ownRegistration({ registrations: [mine] }));
    await user.click(await screen.findByRole('button', { name: 'Leave the group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the group?' }));
    expect(dialog.getByText(/You cannot come back into the group/)).toBeVisible();
    expect(network.sent('DELETE', path)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Leave the group' }));
    await waitFor(() => expect(network.sent('DELETE', path)).toHaveLength(1));
  });

  it('says why the league is canceled, and registers nobody with it anymore', async () => {
    const steps = [{ code: 'league_cancelled', at: inHours(-1), reason: 'Fields are flooded.' }] as const;
    const ended = registration({ status: 'cancelled_by_league', steps: [...steps] });
    open(ownRegistration({ cancelled: true, registrations: [ended] }));
    expect(
      await screen.findByText('The league is canceled, and your registration ended with it.'),
    ).toBeVisible();
    expect(screen.getByText('The reason: Fields are flooded.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register again' })).toBeNull();
    cleanup();
    open(ownRegistration({ cancelled: true }));
    expect(await screen.findByText('This league is canceled')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Sign up alone/ })).toBeNull();
  });

  it('asks to sign again what has changed since', async () => {
    const changed = waiver({ version: 2 });
    open(
      ownRegistration({ registrations: [registration()], signatures: [signed] }),
      {},
      { waivers: [changed] },
    );
    expect(await screen.findByText(/Sign Liability waiver before your next game/)).toBeVisible();
  });
});

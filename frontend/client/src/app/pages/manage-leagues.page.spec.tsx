import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { streamChanged } from '../../../test/fake-live';
import { managedLeague, prospectus, prospectusView, waiver } from '../../../test/league-samples';
import { openLeagueView } from '../../../test/open-league-samples';
import { invoiceCard, payeeInvoices } from '../../../test/payment-samples';
import { staffRegistration } from '../../../test/registration-samples';
import { renderApp } from '../../../test/render-app';
import { accepted, league, softball } from '../../../test/samples';

let network: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeApi();
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/managed-leagues', { body: { leagues: [] } });
  network.on('GET', '/leagues/L1', { body: league({ teamCount: 12, rosterSize: 15 }) });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('PUT', '/leagues/L1/prospectus', accepted);
  network.on('GET', '/open-leagues/L1', { body: openLeagueView() });
});
/** No earlier than whatever was changed before. */
const said = (more: Parameters<typeof prospectusView>[0] = {}) =>
  network.on('GET', '/leagues/L1/prospectus', {
    body: prospectusView({ prospectus, revision: 4, position: '00000000000000000100', ...more }),
  });
const open = (step: string) => renderApp(`/complex/leagues?league=L1&step=${step}`);
const lastSent = () => network.sent('PUT', '/leagues/L1/prospectus').at(-1);

describe('the board', () => {
  it('is open to everybody who is signed in, and says what it is for', async () => {
    const { user, path } = renderApp('/complex/leagues');
    await user.click(await screen.findByRole('link', { name: 'Create a league' }));
    expect(path()).toBe('/complex/leagues?new');
    expect(await screen.findByRole('form', { name: 'New league' })).toBeVisible();
  });

  it('creates no league before the e-mail is confirmed, and keeps what was entered', async () => {
    const unconfirmed = renderApp('/complex/leagues?new', { user: { email_confirmed_at: null } });
    const create = await screen.findByRole('button', { name: 'Create league' });
    expect(create).toBeDisabled();
    expect(create).toHaveAccessibleDescription(/^Confirm your e-mail before you create it/);
    await unconfirmed.user.type(screen.getByLabelText('League name'), 'Thursday Softball');
    unconfirmed.unmount();
    renderApp('/complex/leagues?new');
    expect(await screen.findByLabelText('League name')).toHaveValue('Thursday Softball');
    expect(screen.getByRole('button', { name: 'Create league' })).toBeEnabled();
  });

  it('groups leagues by where they stand, each with what comes next', async () => {
    const { format, startsOn, endsOn } = prospectus;
    const windows = {
      ...prospectus.windows,
      opensAt: '2099-03-01T14:00:00.000Z',
      regularUntil: '2099-04-01T04:00:00Z',
    };
    network.on('GET', '/managed-leagues', {
      body: {
        leagues: [
          managedLeague({
            name: 'Announced',
            stage: 'announced',
            prospectus: { format, startsOn, endsOn, windows },
          }),
          managedLeague({ leagueId: 'L2', name: 'Begun' }),
          managedLeague({
            ...{ leagueId: 'L3', name: 'Gone', stage: 'cancelled' },
            prospectus: { format, startsOn, endsOn, windows },
          }),
        ],
      },
    });
    renderApp('/complex/leagues');
    await screen.findByRole('region', { name: 'In preparation' });
    const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
    expect(regions).toEqual(expect.arrayContaining(['In preparation', 'Announced', 'Canceled']));
    expect(regions.indexOf('In preparation')).toBeLessThan(regions.indexOf('Announced'));
    const begun = screen.getByRole('article', { name: 'Begun' });
    expect(within(begun).getByRole('link', { name: 'Write the prospectus: Begun' })).toHaveAttribute(
      'href',
      '/complex/leagues?league=L2&step=season',
    );
    expect(within(begun).getByRole('link', { name: 'Player draft of Begun' })).toBeVisible();
    const announced = screen.getByRole('article', { name: 'Announced' });
    expect(within(announced).getByText('3 of 12 teams')).toBeVisible();
    expect(within(announced).getByText(/^Opens in 7\d years · Sun, Mar 1, 9:00 AM EST$/)).toBeVisible();
    expect(within(announced).queryByRole('link', { name: /^Player draft/ })).not.toBeInTheDocument();
  });

  it('reads again a league that its clock or its places have moved on', async () => {
    const { format, startsOn, endsOn } = prospectus;
    const windows = { ...prospectus.windows, opensAt: '2020-03-01T14:00:00.000Z' };
    const times = { format, startsOn: '2099-04-06', endsOn: '2099-06-01' };
    const regularUntil = '2099-04-01T04:00:00Z';
    const stands = (stage: 'announced' | 'open' | 'full') => ({
      leagues: [
        managedLeague({ stage, prospectus: { ...times, windows: { ...windows, regularUntil } } }),
        managedLeague({
          ...{ leagueId: 'L2', name: 'Over', stage: 'cancelled' },
          prospectus: { format, startsOn, endsOn, windows },
        }),
      ],
    });
    let reads = 0;
    network.on('GET', '/managed-leagues', () => ({
      body: stands((reads += 1) === 1 ? 'announced' : 'open'),
    }));
    renderApp('/complex/leagues');
    expect(await screen.findByRole('region', { name: 'Registration open' })).toBeVisible();
    expect(reads).toBe(2);
    network.on('GET', '/managed-leagues', { body: stands('full') });
    act(() => streamChanged('leaguePlaces', '00000000000000000300'));
    expect(await screen.findByRole('region', { name: 'Full' })).toBeVisible();
  });

  it('shows whoever helps with a league their role, and only what it opens', async () => {
    const { format, startsOn, endsOn, windows } = prospectus;
    const open = { stage: 'open' as const, prospectus: { format, startsOn, endsOn, windows } };
    network.on('GET', '/managed-leagues', {
      body: {
        leagues: [
          managedLeague({ name: 'Money', staffRoles: ['treasurer'], ...open }),
          managedLeague({ leagueId: 'L2', name: 'Record', staffRoles: ['scorekeeper'], ...open }),
          managedLeague({
            ...{ leagueId: 'L3', name: 'Both', ...open },
            staffRoles: ['treasurer', 'scorekeeper'],
          }),
        ],
      },
    });
    renderApp('/complex/leagues');
    const money = within(await screen.findByRole('article', { name: 'Money' }));
    expect(money.getByText('You are its treasurer')).toBeVisible();
    const linksOf = (card: typeof money) =>
      card.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
    expect(linksOf(money)).toEqual([['Finance', '/leagues/L1/teams?tab=finance']]);
    expect(money.queryByRole('button')).not.toBeInTheDocument();
    const record = within(screen.getByRole('article', { name: 'Record' }));
    expect(record.getByText('You are its scorekeeper')).toBeVisible();
    expect(linksOf(record)).toEqual([['Conduct', '/leagues/L2/teams?tab=conduct']]);
    const both = within(screen.getByRole('article', { name: 'Both' }));
    expect(both.getByText('You are its treasurer and scorekeeper')).toBeVisible();
    expect(linksOf(both)).toEqual([
      ['Finance', '/leagues/L3/teams?tab=finance'],
      ['Conduct', '/leagues/L3/teams?tab=conduct'],
    ]);
  });
});

describe('the set-up', () => {
  it('writes a new prospectus from what is usual, and goes on to the next step', async () => {
    const { user, path } = open('season');
    const form = await screen.findByRole('form', { name: 'Format & season' });
    await user.type(within(form).getByRole('textbox', { name: 'Venue' }), 'North Park');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/complex/leagues?league=L1&step=registration'));
    expect(lastSent()?.headers.get('if-match')).toBe('"-1"');
    expect(lastSent()?.body).toMatchObject({
      ...{ format: 'team', venue: { name: 'North Park', address: '', city: '' } },
      prices: { team: { regular: 0 }, free_agent: { regular: 0 } },
      roster: { minimum: 12 },
    });
  });

  it('offers as the season before only leagues that one runs', async () => {
    network.on('GET', '/managed-leagues', {
      body: {
        leagues: [
          managedLeague({ leagueId: 'L7', name: 'Own', staffRoles: ['commissioner'] }),
          managedLeague({ leagueId: 'L8', name: 'Of others', staffRoles: ['treasurer'] }),
        ],
      },
    });
    const { user } = open('season');
    await user.click(await screen.findByLabelText('Another season of'));
    expect(await screen.findByRole('option', { name: 'Own, Spring 2027' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Of others/ })).not.toBeInTheDocument();
  });

  it('takes no season that is over, and says so at its last day', async () => {
    const { user } = open('season');
    const last = await screen.findByLabelText('Last day');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2024-09-03' } });
    fireEvent.change(last, { target: { value: '2024-11-19' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The season ends before today')).toBeVisible();
    expect(last).toBeInvalid();
    expect(lastSent()).toBeUndefined();
  });

  it('lets a league whose season is over be edited, with its dates as they were', async () => {
    const over = { ...prospectus, startsOn: '2024-09-03', endsOn: '2024-11-19' };
    said({ prospectus: over, published: true, stage: 'finished' });
    const { user } = open('season');
    await user.type(await screen.findByLabelText('About the league'), ' Thank you all!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ endsOn: over.endsOn }));
  });

  it('leads to the season first, and back', async () => {
    const { user, history, path } = open('questions');
    await user.click(await screen.findByRole('link', { name: 'Choose format & season' }));
    await screen.findByRole('form', { name: 'Format & season' });
    act(() => history.go(-1));
    await waitFor(() => expect(path()).toContain('step=questions'));
    expect(await screen.findByText('First the season')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next: / })).toBeNull();
  });

  it('marks what is missing at the step', async () => {
    said({ prospectus: { ...prospectus, times: [{ night: 'thu', from: '18:30', to: '22:00' }] } });
    open('review');
    expect(
      await screen.findByRole('link', { name: /^Format & season ?, something is missing$/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Registration ?, done$/ })).toBeVisible();
    expect(screen.getByText('There are games on Thu, and the league does not play then')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish the league' })).toBeDisabled();
  });

  it('says at the field what is wrong, before anything is sent and after', async () => {
    said();
    const { user } = open('registration');
    const team = await screen.findByRole('group', { name: 'Team' });
    const price = within(team).getByLabelText('Price');
    await user.clear(price);
    await user.type(price, 'a lot');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(team).findByText('Enter an amount')).toBeVisible();
    expect(lastSent()).toBeUndefined();
    await user.clear(price);
    await user.type(price, '1,250.50');
    network.on(
      'PUT',
      '/leagues/L1/prospectus',
      problem(400, 'validation_failed', 'Invalid', {
        errors: [{ field: 'windows.opensAt', message: 'This is too early' }],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This is too early')).toBeVisible();
    expect(lastSent()?.body).toMatchObject({ prices: { team: { regular: 125_050 } } });
  });

  it('keeps a price as it is typed when its currency is changed', async () => {
    said();
    network.on('PUT', '/leagues/L1/prospectus', accepted);
    const { user } = open('registration');
    const price = within(await screen.findByRole('group', { name: 'Team' })).getByLabelText('Price');
    await user.clear(price);
    await user.type(price, '800');
    await user.click(screen.getByRole('combobox', { name: 'Currency' }));
    await user.click(await screen.findByRole('option', { name: /^JPY/ }));
    expect(price).toHaveValue('800');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastSent()?.body).toMatchObject({ currency: 'JPY', prices: { team: { regular: 800 } } }),
    );
  });

  it('asks before it takes places from players who have them, and says how many', async () => {
    said({ published: true, stage: 'open' });
    const registrations = ['r1', 'r2', 'r3'].map((id) => staffRegistration(id, 'Kim Young'));
    network.on('GET', '/leagues/L1/registrations', { body: { registrations } });
    network.on('PUT', '/leagues/L1/prospectus', accepted);
    const { user } = open('registration');
    const most = await screen.findByLabelText('Players, at most');
    await user.clear(most);
    await user.type(most, '3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ places: { players: 3 } }));
    await user.clear(most);
    await user.type(most, '1');
    const lost = '2 players with a place go back to the waitlist, the newest first, and are told.';
    expect(await screen.findByText(lost)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save fewer places?' }));
    expect(dialog.getByText(new RegExp(`^${lost}`))).toBeVisible();
    expect(lastSent()?.body).toMatchObject({ places: { players: 3 } });
    await user.click(dialog.getByRole('button', { name: 'Save fewer places' }));
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ places: { players: 1 } }));
  });

  it('asks for no last day for finding a team where a draft finds them', async () => {
    said();
    const first = open('registration');
    expect(await screen.findByLabelText('Last day for finding a team')).toHaveValue('2027-05-11');
    first.unmount();
    const { free_agent } = prospectus.prices;
    said({ prospectus: { ...prospectus, format: 'draft', prices: { free_agent } } });
    open('registration');
    expect(await screen.findByLabelText('Players, at most')).toBeVisible();
    expect(screen.queryByLabelText('Last day for finding a team')).toBeNull();
  });

  it('adds an early price with its end, and takes both out', async () => {
    said();
    const { user } = open('registration');
    await user.click(await screen.findByRole('switch', { name: 'Early price' }));
    expect(screen.getByLabelText('Early price until')).toHaveValue('2027-02-12T23:59');
    const team = screen.getByRole('group', { name: 'Team' });
    await user.type(within(team).getByLabelText('Early'), '800');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastSent()?.body).toMatchObject({
        windows: { earlyUntil: '2027-02-13T04:59:00.000Z' },
        prices: { team: { early: 80_000, regular: 90_000 }, free_agent: { early: null } },
      }),
    );
  });

  it('splits the price into a deposit and instalments, in sums as people read them', async () => {
    said();
    const { user } = open('registration');
    const read = within(await screen.findByRole('group', { name: 'As people read it' }));
    expect(read.getByText('Team: $905 with the registration')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Deposit and installments' }));
    expect(read.getByText('Team: $452.50 with the registration, $452.50 by May 4, 2027')).toBeVisible();
    const deposit = screen.getByLabelText('Deposit, in %');
    await user.clear(deposit);
    await user.type(deposit, '20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('The deposit and the installments are 70% together, and have to be 100%'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add an installment' }));
    const [, second] = screen.getAllByLabelText('Due by');
    expect(second).toHaveValue('2027-06-04');
    expect(screen.getAllByLabelText('Of the price, in %')[1]).toHaveValue(30);
    expect(
      read.getByText('Team: $181 with the registration, $452.50 by May 4, 2027, $271.50 by Jun 4, 2027'),
    ).toBeVisible();
    fireEvent.change(second as HTMLElement, { target: { value: '2027-05-04' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a later day than the one before')).toBeVisible();
    fireEvent.change(second as HTMLElement, { target: { value: '2027-06-30' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a day no later than the end of the season')).toBeVisible();
    expect(lastSent()).toBeUndefined();
    fireEvent.change(second as HTMLElement, { target: { value: '2027-06-01' } });
    await user.click(screen.getByRole('combobox', { name: 'The card provider’s fee' }));
    await user.click(screen.getByRole('option', { name: 'The payer bears it, on top of the price' }));
    expect(read.getByText(/^If you pay by card, the card provider’s fee comes on top/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastSent()?.body).toMatchObject({
        payment: {
          ...{ depositPercent: 20, bearer: 'payer' },
          instalments: [
            { dueOn: '2027-05-04', percent: 50 },
            { dueOn: '2027-06-01', percent: 30 },
          ],
        },
      }),
    );
  });

  it('goes on with an earlier season, which the summary says', async () => {
    const { format, startsOn, endsOn, windows } = prospectus;
    const autumn = { leagueId: 'L0', name: 'Autumn', season: 'Fall 2026', stage: 'finished' as const };
    const earlier = managedLeague({ ...autumn, prospectus: { format, startsOn, endsOn, windows } });
    network.on('GET', '/managed-leagues', { body: { leagues: [earlier] } });
    said();
    const { user } = open('season');
    await user.click(await screen.findByLabelText('Another season of'));
    await user.click(await screen.findByRole('option', { name: 'Autumn, Fall 2026' }));
    said({ prospectus: { ...prospectus, previousLeagueId: 'L0' }, revision: 5 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ previousLeagueId: 'L0' }));
    await user.click(screen.getByRole('link', { name: /^Review & publish/ }));
    expect(await screen.findByRole('link', { name: 'Autumn, Fall 2026' })).toHaveAttribute(
      'href',
      '/discover-leagues?league=L0',
    );
  });

  it('keeps what was entered when somebody else has saved, and says what they changed', async () => {
    said({ published: true, stage: 'announced' });
    const { user } = open('season');
    const about = await screen.findByLabelText('About the league');
    await user.clear(about);
    await user.type(about, 'Fast-pitch');
    network.on('PUT', '/leagues/L1/prospectus', problem(412, 'unseen', 'Changed meanwhile'));
    said({
      ...{ revision: 5, published: true, stage: 'announced' },
      prospectus: { ...prospectus, level: 'competitive', about: 'For beginners.' },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        /^Somebody else changed the text and the level meanwhile. What you entered is kept/,
      ),
    ).toBeVisible();
    expect(about).toHaveValue('Fast-pitch');
    expect(screen.getByLabelText('Level')).toHaveTextContent('Competitive');
    network.on('PUT', '/leagues/L1/prospectus', accepted);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(lastSent()?.headers.get('if-match')).toBe('"5"'));
    expect(lastSent()?.body).toMatchObject({ about: 'Fast-pitch', level: 'competitive' });
  });

  it('says when registration opens and closes by the clock of another time zone', async () => {
    said();
    const { user } = open('basics');
    const zone = await screen.findByLabelText('Time zone of the venue');
    expect(zone).not.toHaveAccessibleDescription(/registration/);
    await user.clear(zone);
    await user.type(zone, 'Los Angeles');
    await user.click(await screen.findByRole('option', { name: /Los Angeles/ }));
    expect(zone).toHaveAccessibleDescription(
      /registration opens Tue, Dec 1, 6:00 AM PST and closes Mon, Apr 26, 8:59 PM PDT\./,
    );
  });

  it('asks before a division goes that has teams, and says how many', async () => {
    const divisions = [
      { divisionId: 'a', name: 'Upper' },
      { divisionId: 'b', name: 'Lower' },
    ];
    said({
      published: true,
      stage: 'open',
      prospectus: { ...prospectus, divisions },
      teamDivisions: ['t1', 't2'].map((teamId) => ({ teamId, divisionId: 'a' })),
    });
    const { user } = open('season');
    await user.click(await screen.findByRole('button', { name: 'Remove division 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Remove the division?' }));
    expect(asked.getByText(/^2 teams in Upper are in no division then/)).toBeVisible();
    expect(lastSent()).toBeUndefined();
    await user.click(asked.getByRole('button', { name: 'Save without' }));
    await waitFor(() => expect(lastSent()?.body).toMatchObject({ divisions: [divisions[1]] }));
  });

  it('changes a waiver after saying that people sign again, and removes it after asking', async () => {
    said({ waivers: [waiver] });
    network.on('PUT', '/leagues/L1/waivers/w1', accepted);
    network.on('DELETE', '/leagues/L1/waivers/w1', accepted);
    const { user } = open('waivers');
    await user.click(await screen.findByRole('button', { name: 'Edit Assumption of risk' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/People who have signed version 1 sign again/)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Text'), ' And so am I.');
    await user.click(within(dialog).getByRole('button', { name: 'Save new version' }));
    await waitFor(() =>
      expect(network.sent('PUT', '/leagues/L1/waivers/w1')[0]?.body).toMatchObject({
        text: 'I know that the ball is hard. And so am I.',
        required: true,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove Assumption of risk' }));
    await user.click(screen.getByRole('button', { name: 'Remove the waiver' }));
    await waitFor(() => expect(network.sent('DELETE', '/leagues/L1/waivers/w1')).toHaveLength(1));
  });

  it('has no waiver count until a day that is over, and says so at the day', async () => {
    const until = (day: string) => ({ ...waiver, expiry: { kind: 'date' as const, until: day } });
    said({ waivers: [until('2020-12-31')] });
    network.on('PUT', '/leagues/L1/waivers/w1', accepted);
    const { user } = open('waivers');
    await user.click(await screen.findByRole('button', { name: 'Edit Assumption of risk' }));
    await user.type(screen.getByLabelText('Title'), ' (adults)');
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    const day = screen.getByLabelText('Counts until');
    await waitFor(() => expect(day).toHaveAccessibleDescription('Choose today or a later day'));
    expect(network.sent('PUT', '/leagues/L1/waivers/w1')).toHaveLength(0);
    fireEvent.change(day, { target: { value: '2099-12-31' } });
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    await waitFor(() =>
      expect(network.sent('PUT', '/leagues/L1/waivers/w1')[0]?.body).toMatchObject({
        expiry: { kind: 'date', until: '2099-12-31' },
      }),
    );
  });

  it('has no waiver end before registration closes, and says so at the day and before it is published', async () => {
    const ends = { ...waiver, expiry: { kind: 'date' as const, until: '2027-04-25' } };
    said({ published: false, stage: 'draft', waivers: [ends] });
    network.on('PUT', '/leagues/L1/waivers/w1', accepted);
    const { user, unmount } = open('waivers');
    await user.click(await screen.findByRole('button', { name: 'Edit Assumption of risk' }));
    await user.type(screen.getByLabelText('Title'), ' (adults)');
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    const day = screen.getByLabelText('Counts until');
    await waitFor(() => expect(day).toHaveAccessibleDescription(/^People can register until Apr 26, 2027/));
    expect(network.sent('PUT', '/leagues/L1/waivers/w1')).toHaveLength(0);
    fireEvent.change(day, { target: { value: '2027-04-26' } });
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    await waitFor(() => expect(network.sent('PUT', '/leagues/L1/waivers/w1')).toHaveLength(1));
    unmount();
    open('review');
    expect(
      await screen.findByText(/^“Assumption of risk” ends before registration does: .* Apr 26, 2027/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish the league' })).toBeDisabled();
  });

  it('edits a waiver as it stands now, when somebody else changes it meanwhile', async () => {
    said({ waivers: [waiver] });
    network.on('PUT', '/leagues/L1/waivers/w1', accepted);
    const { user } = open('waivers');
    await user.click(await screen.findByRole('button', { name: 'Edit Assumption of risk' }));
    await user.type(screen.getByLabelText('Title'), ' (adults)');
    said({ revision: 5, waivers: [{ ...waiver, version: 2, text: 'Theirs, which is another text.' }] });
    // The page may begin to listen only now; each change has it asked for anew.
    await waitFor(
      () => {
        streamChanged('prospectus', '00000000000000000099');
        expect(screen.getByText(/People who have signed version 2 sign again/)).toBeVisible();
      },
      { interval: 1_000, timeout: 20_000 },
    );
    expect(screen.getByText(/^Somebody changed this meanwhile/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save new version' }));
    await waitFor(() =>
      expect(network.sent('PUT', '/leagues/L1/waivers/w1')[0]?.body).toMatchObject({
        title: 'Assumption of risk (adults)',
        text: 'Theirs, which is another text.',
      }),
    );
    expect(network.sent('PUT', '/leagues/L1/waivers/w1')[0]?.headers.get('if-match')).toBe('"5"');
  });

  it('shows nothing any more to whoever was taken off the league', async () => {
    said();
    open('roster');
    await screen.findByRole('form', { name: 'Roster' });
    network.on('GET', '/leagues/L1', problem(404, 'not_found', 'Not found'));
    // The page may begin to listen only now.
    await waitFor(() => {
      streamChanged('league', '00000000000000000009');
      expect(screen.getByText('Not found or no longer shared')).toBeVisible();
    });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('asks a question with answers, and says when there are too few', async () => {
    said();
    const { user } = open('questions');
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    await user.type(screen.getByLabelText('Question'), 'Carpool?');
    await user.click(screen.getByLabelText('Answered with'));
    await user.click(screen.getByRole('option', { name: 'One of several answers' }));
    await user.type(screen.getByLabelText('Answers'), 'Yes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Give at least two different answers')).toBeVisible();
    await user.type(screen.getByLabelText('Answers'), '{Enter}No{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastSent()?.body).toMatchObject({
        questions: [{ label: 'Carpool?', kind: 'choice', options: ['Yes', 'No'], of: 'person' }],
      }),
    );
  });

  it('asks for an age, and for no level any more', async () => {
    said({ prospectus: { ...prospectus, eligibility: [{ rule: 'rating', from: 3, to: 6 }] } });
    const { user } = open('eligibility');
    await user.click(await screen.findByRole('switch', { name: 'Level' }));
    await user.click(screen.getByRole('switch', { name: 'Age' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastSent()?.body).toMatchObject({
        eligibility: [{ rule: 'age', on: prospectus.startsOn, from: 18, to: null }],
      }),
    );
  });
});

describe('the review', () => {
  it('reads like a prospectus, and is published as it was read', async () => {
    said({ waivers: [waiver] });
    network.on('POST', '/leagues/L1/publication', accepted);
    const { user } = open('review');
    const text = await screen.findByRole('region', { name: 'Tuesday Softball' });
    for (const words of [
      'Slow-pitch for everybody.',
      '6:30 PM – 10:00 PM, Eastern Time',
      'Tue, Dec 1, 9:00 AM EST',
      '$905',
      'Included: Referees $5.',
      'Withdraw by Apr 20, 2027: all of what you paid comes back.',
      'Up to 15 players, at least 2 to play',
    ])
      expect(within(text).getByText(words)).toBeVisible();
    expect(within(text).getByText('Assumption of risk', { exact: false })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish the league' }));
    await waitFor(() => expect(network.sent('POST', '/leagues/L1/publication')).toHaveLength(1));
    expect(network.sent('POST', '/leagues/L1/publication')[0]?.headers.get('if-match')).toBe('"4"');
  });

  it('says how many places are left of a published league, as people read it', async () => {
    said({ published: true, stage: 'open' });
    open('review');
    const text = await screen.findByRole('region', { name: 'Tuesday Softball' });
    expect(await within(text).findByText('7 of 12 team places left')).toBeVisible();
  });

  it('takes back only what has not opened, and says why publishing was refused', async () => {
    said({ published: true, stage: 'open' });
    open('review');
    expect(await screen.findByText(/can be canceled, but not unpublished/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();
  });

  it('takes back nothing that people have registered with, also where its opening was moved', async () => {
    said({ published: true, stage: 'announced', registered: true });
    open('review');
    expect(await screen.findByText(/can be canceled, but not unpublished/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();
  });

  it('cancels for good, with a reason and a typed word', async () => {
    said({ published: true, stage: 'announced' });
    network.on('POST', '/leagues/L1/cancellation', accepted);
    const registrations = ['r1', 'r2'].map((id) => staffRegistration(id, 'Kim Young'));
    const gone = staffRegistration('r3', 'Lee Park', { status: 'withdrawn' });
    network.on('GET', '/leagues/L1/registrations', { body: { registrations: [...registrations, gone] } });
    const paid = invoiceCard({ about: 'registration.r1', paidMinor: 12_000 });
    const theirs = invoiceCard({ about: 'registration.r3', paidMinor: 8_000, refundedMinor: 4_000 });
    network.on('GET', '/finance/league/L1/invoices', { body: payeeInvoices({ invoices: [paid, theirs] }) });
    const { user } = open('review');
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the league…' }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/This cannot be undone/)).toBeVisible();
    // Of those that have ended before, nothing more goes back.
    expect(
      await within(dialog).findByText(
        /2 registrations end, and everything that was paid for them goes back, \$120\.00 in all/,
      ),
    ).toBeVisible();
    const sure = within(dialog).getByRole('button', { name: 'Cancel the league' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'The park is closed');
    expect(sure).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Type CANCEL to confirm'), 'CANCEL');
    await user.click(sure);
    await waitFor(() =>
      expect(network.sent('POST', '/leagues/L1/cancellation')[0]?.body).toEqual({
        reason: 'The park is closed',
      }),
    );
  });

  it('shows a canceled league with its reason, and nothing to change', async () => {
    said({
      stage: 'cancelled',
      cancelled: { at: '2026-12-24T15:00:00.000Z', reason: 'The park is closed' },
    });
    open('season');
    expect(await screen.findByText(/The park is closed/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Publish|Cancel/ })).not.toBeInTheDocument();
  });

  it('leaves what somebody was entering when another admin cancels it, and says why it cannot be saved', async () => {
    said();
    const { user } = open('roster');
    const least = await screen.findByLabelText('Players that a team needs');
    await user.clear(least);
    await user.type(least, '11');
    said({
      revision: 5,
      stage: 'cancelled',
      cancelled: { at: '2026-12-24T15:00:00.000Z', reason: 'The park is closed' },
    });
    act(() => streamChanged('prospectus', '00000000000000000099'));
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('The park is closed');
    expect(told).toHaveTextContent('Nothing can be saved here anymore');
    expect(least).toHaveValue(11);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.type(least, '{Enter}');
    expect(lastSent()).toBeUndefined();
    await user.click(screen.getByRole('link', { name: 'See the canceled league' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(least).toHaveValue(11);
  });

  it('is not for whoever does not run the league', async () => {
    said();
    network.on('GET', '/leagues/L1', {
      body: league({ me: { staffRoles: ['scorekeeper'], teamId: null, teamRole: null, playerId: null } }),
    });
    open('season');
    expect(await screen.findByText('You don’t run this league')).toBeVisible();
    expect(screen.getByText(/What you do here is under Conduct\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Conduct' })).toHaveAttribute(
      'href',
      '/leagues/L1/teams?tab=conduct',
    );
    expect(screen.queryByRole('link', { name: /Registrations|Finance/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('a copy', () => {
  it('is made of details, prospectus and waivers, and goes on where it stopped', async () => {
    said({ waivers: [waiver] });
    network.on('POST', '/leagues', { body: { streamId: 'league-N1', revision: 0, position: '1' } });
    network.on('PUT', '/leagues/N1/prospectus', problem(503, 'store_unavailable', 'Temporarily unavailable'));
    network.on('POST', '/leagues/N1/waivers', accepted);
    const { user, path } = renderApp('/complex/leagues?new&copy=L1');
    const form = await screen.findByRole('form', { name: 'Copy to a new season' });
    expect(within(form).getByText(/Staff, teams and players are not/)).toBeVisible();
    await user.clear(within(form).getByLabelText('Season'));
    await user.type(within(form).getByLabelText('Season'), 'Fall 2027');
    const first = within(form).getByLabelText('First day');
    await user.clear(first);
    await user.type(first, '2027-09-09');
    expect(within(form).getByText(/it starts Sep 7, 2027/)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Create the new season' }));
    const retry = await within(form).findByRole('button', { name: 'Retry' });
    network.on('PUT', '/leagues/N1/prospectus', accepted);
    await user.click(retry);
    await waitFor(() => expect(path()).toBe('/complex/leagues?league=N1&step=review'));
    expect(network.sent('POST', '/leagues').map(({ body }) => body)).toMatchObject([
      { name: 'Tuesday Softball', season: 'Fall 2027', sport: 'softball', teamCount: 12 },
    ]);
    const copies = network.sent('PUT', '/leagues/N1/prospectus');
    expect(new Set(copies.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(copies.at(-1)?.body).toMatchObject({
      ...{ startsOn: '2027-09-07', previousLeagueId: 'L1' },
      windows: { opensAt: '2027-04-06T13:00:00.000Z' },
    });
    expect(network.sent('POST', '/leagues/N1/waivers')).toHaveLength(1);
  });

  it('takes what is put right after a part of it had failed', async () => {
    said();
    network.on('POST', '/leagues', { body: { streamId: 'league-N1', revision: 0, position: '1' } });
    network.on('PUT', '/leagues/N1/prospectus', problem(503, 'store_unavailable', 'Temporarily unavailable'));
    network.on('PUT', '/leagues/N1', accepted);
    const { user, path } = renderApp('/complex/leagues?new&copy=L1');
    const form = await screen.findByRole('form', { name: 'Copy to a new season' });
    await user.click(within(form).getByRole('button', { name: 'Create the new season' }));
    await within(form).findByRole('button', { name: 'Retry' });
    network.on('PUT', '/leagues/N1/prospectus', accepted);
    await user.clear(within(form).getByLabelText('Season'));
    await user.type(within(form).getByLabelText('Season'), 'Fall 2027');
    await user.click(within(form).getByRole('button', { name: /^(Create the new season|Retry)$/ }));
    await waitFor(() => expect(path()).toBe('/complex/leagues?league=N1&step=review'));
    expect(network.sent('POST', '/leagues')).toHaveLength(1);
    expect(network.sent('PUT', '/leagues/N1').map(({ body }) => body)).toMatchObject([
      { season: 'Fall 2027', sport: 'softball' },
    ]);
  });

  it('goes on with another first day after some of the waivers were issued, each of them once', async () => {
    const until = (day: string) => ({ expiry: { kind: 'date' as const, until: day } });
    const dated = { ...waiver, ...until('2027-08-31') };
    said({ waivers: [dated, { ...waiver, waiverId: 'w2', title: 'Photos' }] });
    network.on('POST', '/leagues', { body: { streamId: 'league-N1', revision: 0, position: '1' } });
    network.on('PUT', '/leagues/N1/prospectus', accepted);
    network.on('PUT', '/leagues/N1/waivers/:id', accepted);
    /** What the service does: a key stands for the body that came with it first. */
    const issued = new Map<string, unknown>();
    let away = true;
    network.on('POST', '/leagues/N1/waivers', ({ body, headers }) => {
      const key = headers.get('idempotency-key') ?? '';
      const content = JSON.stringify(body);
      if (away && issued.size === 1) return problem(503, 'store_unavailable', 'Temporarily unavailable');
      if ((issued.get(key) ?? content) !== content) return problem(422, 'key_reused', 'Another command');
      issued.set(key, content);
      return accepted;
    });
    const { user, path } = renderApp('/complex/leagues?new&copy=L1');
    const form = await screen.findByRole('form', { name: 'Copy to a new season' });
    const firstDay = async (day: string) => {
      await user.clear(within(form).getByLabelText('First day'));
      await user.type(within(form).getByLabelText('First day'), day);
    };
    await firstDay('2027-09-07');
    await user.click(within(form).getByRole('button', { name: 'Create the new season' }));
    await within(form).findByRole('button', { name: 'Retry' });
    away = false;
    network.on('GET', '/leagues/N1/prospectus', {
      body: prospectusView({
        ...{ leagueId: 'N1', position: '00000000000000000200' },
        waivers: [
          { ...dated, waiverId: 'n1', ...until('2028-01-04') },
          { ...waiver, waiverId: 'n2', title: 'Photos' },
        ],
      }),
    });
    await firstDay('2027-09-14');
    await user.click(within(form).getByRole('button', { name: /^(Create the new season|Retry)$/ }));
    await waitFor(() => expect(path()).toBe('/complex/leagues?league=N1&step=review'));
    expect(issued.size).toBe(2);
    expect(network.sent('PUT', '/leagues/N1/waivers/n1').map(({ body }) => body)).toMatchObject([
      until('2028-01-11'),
    ]);
    expect(network.sent('PUT', '/leagues/N1/waivers/n2')).toHaveLength(0);
  });
});

it('copies a waiver to another first day that was refused for a day that is over', async () => {
  const until = (day: string) => ({ expiry: { kind: 'date' as const, until: day } });
  said({ waivers: [{ ...waiver, ...until('2027-08-31') }] });
  network.on('POST', '/leagues', { body: { streamId: 'league-N1', revision: 0, position: '1' } });
  network.on('PUT', '/leagues/N1/prospectus', accepted);
  network.on('POST', '/leagues/N1/waivers', problem(422, 'waiver_day_over', 'The day is over'));
  const { user, path } = renderApp('/complex/leagues?new&copy=L1');
  const form = await screen.findByRole('form', { name: 'Copy to a new season' });
  const firstDay = async (day: string) => {
    await user.clear(within(form).getByLabelText('First day'));
    await user.type(within(form).getByLabelText('First day'), day);
  };
  await firstDay('2026-04-06');
  await user.click(within(form).getByRole('button', { name: 'Create the new season' }));
  expect(await within(form).findByText('The day is over')).toBeVisible();
  network.on('POST', '/leagues/N1/waivers', accepted);
  network.on('GET', '/leagues/N1/prospectus', { body: prospectusView({ leagueId: 'N1' }) });
  await firstDay('2027-09-07');
  await user.click(within(form).getByRole('button', { name: 'Create the new season' }));
  await waitFor(() => expect(path()).toBe('/complex/leagues?league=N1&step=review'));
  expect(network.sent('POST', '/leagues/N1/waivers').at(-1)?.body).toMatchObject(until('2028-01-04'));
});

it('asks before it takes places from teams that have registered, and says how many', async () => {
  said({ published: true, stage: 'open' });
  network.on('GET', '/leagues/L1', { body: league({ teamCount: 12, rosterSize: 15, teams: [] }) });
  const registrations = ['r1', 'r2', 'r3'].map((id) =>
    staffRegistration(id, 'Kim Young', { kind: 'team', teamId: id, status: 'pending_approval' }),
  );
  network.on('GET', '/leagues/L1/registrations', { body: { registrations } });
  network.on('PUT', '/leagues/L1', accepted);
  const { user } = open('basics');
  const teams = await screen.findByLabelText('Teams');
  await user.clear(teams);
  await user.type(teams, '2');
  await waitFor(() => expect(network.sent('GET', '/leagues/L1/registrations')).not.toHaveLength(0));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save fewer places?' }));
  const lost = /^1 team with a place goes back to the waitlist, the newest first, and is told\./;
  expect(await dialog.findByText(lost)).toBeVisible();
  expect(network.sent('PUT', '/leagues/L1')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Save fewer places' }));
  await waitFor(() => expect(network.sent('PUT', '/leagues/L1')[0]?.body).toMatchObject({ teamCount: 2 }));
});

it('offers no other sport for a league that is there', async () => {
  said();
  open('basics');
  expect(await screen.findByRole('combobox', { name: 'Sport' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('It stays. Create another league for another sport.')).toBeVisible();
});

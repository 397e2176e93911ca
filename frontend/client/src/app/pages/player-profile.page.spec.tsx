import type { AccountView, SessionItemView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { streamChanged } from '../../../test/fake-live';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { anasSession, renderApp } from '../../../test/render-app';
import { myTeam, ownPlayer, teams as ownTeams } from '../../../test/samples';
import { KEPT_PUSH, keptNames, keptOnDevice } from '../../shared/lib/kept';
import { leaveTo } from '../../shared/lib/leave';

jest.mock('../../shared/lib/leave', () => ({ leaveTo: jest.fn() }));

const account = (more: Partial<AccountView> = {}): AccountView => ({
  firstName: 'Ana',
  lastName: 'Brook',
  email: 'ana@example.org',
  emailConfirmedAt: '2026-10-01T00:00:00.000Z',
  emailChange: null,
  secondFactor: { since: null, recoveryCodesLeft: 0, liftAt: null },
  siteAdmin: false,
  ...more,
});
const session = (more: Partial<SessionItemView> = {}): SessionItemView => ({
  id: 's1',
  current: true,
  device: 'Chrome on Windows',
  createdAt: '2026-10-01T00:00:00.000Z',
  lastUsedAt: '2026-10-01T00:00:00.000Z',
  ip: '203.0.113.x',
  ...more,
});

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/account', { body: account() });
  network.on('GET', '/auth/user', { body: anasSession().user });
  network.on('GET', '/leagues', { body: [] });
  network.on('GET', '/teams', { body: ownTeams({ teams: [] }) });
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
  network.on('GET', '/player', { body: ownPlayer() });
  network.on('GET', '/player/history', { body: { drafts: [] } });
  network.on('GET', '/auth/sessions', {
    body: [session(), session({ id: 's2', current: false, device: 'Safari on iPhone' })],
  });
});
const open = async (tab = 'account') => {
  const app = renderApp(`/player-profile?tab=${tab}`);
  await screen.findByRole('tab', { name: 'Account' });
  return app;
};
const card = (name: string) => screen.findByRole('region', { name });

it('saves the name and asks before unsaved changes are left', async () => {
  network.on('PUT', '/account/names', { status: 204 });
  const { user } = await open();
  const name = within(await card('Name'));
  await user.clear(name.getByLabelText('First name'));
  await user.click(name.getByRole('button', { name: 'Save name' }));
  expect(await name.findByText('First name is required')).toBeVisible();
  await user.type(name.getByLabelText('First name'), 'Anna');
  await user.click(screen.getByRole('tab', { name: 'Appearance' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(await name.findByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(network.sent('PUT', '/account/names')).toHaveLength(1));
  expect(network.sent('PUT', '/account/names')[0]?.body).toEqual({ firstName: 'Anna', lastName: 'Brook' });
});

it('tells a wrong password beside its field and keeps what was typed', async () => {
  const message = 'This is not your current password.';
  const errors = [{ field: 'password', message }];
  network.on('POST', '/account/password', problem(422, 'password_wrong', 'Wrong password', { errors }));
  const { user } = await open();
  const password = within(await card('Password'));
  await user.type(password.getByLabelText('Current password'), 'nope');
  await user.type(password.getByLabelText('New password'), 'battery staple');
  await user.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText(message)).toBeVisible();
  expect(password.getByLabelText('New password')).toHaveValue('battery staple');
});

it('shows a change of address that waits and withdraws it', async () => {
  const emailChange = { email: 'new@example.org', requestedAt: '2026-11-01T00:00:00.000Z', approvedBy: [] };
  network.on('GET', '/account', { body: account({ emailChange }) });
  network.on('DELETE', '/account/email-change', { status: 204 });
  const { user } = await open();
  const email = within(await card('E-mail'));
  expect(email.getByText(/Waiting for your present address and new@example.org to agree/)).toBeVisible();
  network.on('GET', '/account', { body: account() });
  await user.click(email.getByRole('button', { name: 'Withdraw the change' }));
  expect(await email.findByLabelText('New e-mail')).toBeVisible();
});

it('asks the new address alone where the present one was never confirmed', async () => {
  network.on('GET', '/account', { body: account({ emailConfirmedAt: null }) });
  network.on('POST', '/account/email-change', { status: 204 });
  const { user } = await open();
  const email = within(await card('E-mail'));
  expect(email.getByText(/It is not confirmed, so a new address takes over/)).toBeVisible();
  await user.type(email.getByLabelText('New e-mail'), 'new@example.org');
  await user.type(email.getByLabelText('Your password'), 'correct horse');
  const emailChange = { email: 'new@example.org', requestedAt: '2026-11-01T00:00:00.000Z', approvedBy: [] };
  network.on('GET', '/account', { body: account({ emailConfirmedAt: null, emailChange }) });
  await user.click(email.getByRole('button', { name: 'Change e-mail' }));
  expect(await screen.findByText('An e-mail is on its way')).toBeVisible();
  expect(await email.findByText(/^Waiting for new@example.org to agree/)).toBeVisible();
});

it('waits for nobody once all have agreed to another address', async () => {
  const requestedAt = '2026-11-01T00:00:00.000Z';
  const emailChange: AccountView['emailChange'] = {
    ...{ email: 'new@example.org', requestedAt, approvedBy: ['new'] },
  };
  network.on('GET', '/account', { body: account({ emailConfirmedAt: null, emailChange }) });
  await open();
  const email = within(await card('E-mail'));
  expect(email.getByText('Moving to new@example.org')).toBeVisible();
  expect(email.queryByText(/^Waiting for/)).toBeNull();
});

it('sets the second factor up in three steps and shows the recovery codes once', async () => {
  const setup = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Fieldhouse:ana?secret=ABCDEFGH' };
  network.on('POST', '/account/second-factor', { body: setup });
  network.on('POST', '/account/second-factor/confirm', { body: { recoveryCodes: ['AAAAA-BBBBB'] } });
  const { user } = await open();
  const factor = within(await card('Two-step verification'));
  await user.click(factor.getByRole('button', { name: 'Set up two-step verification' }));
  await user.type(factor.getByLabelText('Your password'), 'correct horse');
  await user.click(factor.getByRole('button', { name: 'Continue' }));
  expect(await factor.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(factor.getByText('ABCD EFGH')).toBeVisible();
  await user.click(factor.getByRole('button', { name: 'Copy the key' }));
  expect(await factor.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(factor.getByRole('link', { name: 'Open in your authenticator app' })).toHaveAttribute(
    'href',
    setup.uri,
  );
  expect(factor.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
  await user.type(factor.getByLabelText('Code'), '123456');
  await user.click(factor.getByRole('button', { name: 'Turn on' }));
  expect(await factor.findByText('AAAAA-BBBBB')).toBeVisible();
  const since = '2026-11-01T00:00:00.000Z';
  network.on('GET', '/account', {
    body: account({ secondFactor: { since, recoveryCodesLeft: 10, liftAt: null } }),
  });
  // The account is told of what it has just done itself.
  streamChanged('account', '00000000000000000007', true);
  expect(await factor.findByText(/10 recovery codes left/)).toBeVisible();
  expect(factor.getByText('AAAAA-BBBBB')).toBeVisible();
  await user.click(factor.getByRole('button', { name: 'I have kept them' }));
  expect(await factor.findByRole('button', { name: 'Turn off two-step verification' })).toBeVisible();
  expect(factor.queryByText('AAAAA-BBBBB')).toBeNull();
});

it('keeps a second factor on that a site admin was asked to take off', async () => {
  const secondFactor = { since: '2026-11-01T00:00:00.000Z', recoveryCodesLeft: 3, liftAt: null };
  const liftAt = '2026-11-21T10:00:00.000Z';
  network.on('GET', '/account', { body: account({ secondFactor: { ...secondFactor, liftAt } }) });
  network.on('POST', '/account/second-factor/keep', { status: 204 });
  const { user } = await open();
  const factor = within(await card('Two-step verification'));
  expect(factor.getByText(/A site admin was asked to take it off/)).toBeVisible();
  network.on('GET', '/account', { body: account({ secondFactor }) });
  await user.click(factor.getByRole('button', { name: 'Keep it on' }));
  await waitFor(() => expect(factor.queryByText(/A site admin was asked/)).not.toBeInTheDocument());
});

it('has no second factor before the address is confirmed', async () => {
  network.on('GET', '/account', { body: account({ emailConfirmedAt: null }) });
  await open();
  const factor = within(await card('Two-step verification'));
  expect(factor.getByText(/Confirm your e-mail address first/)).toBeVisible();
  expect(factor.queryByRole('button', { name: 'Set up two-step verification' })).not.toBeInTheDocument();
});

it('signs another device out', async () => {
  network.on('DELETE', '/auth/sessions/:id', { status: 204 });
  const { user } = await open();
  const devices = within(await card('Where you are signed in'));
  const end = await devices.findByRole('button', { name: /Sign out Safari on iPhone/ });
  network.on('GET', '/auth/sessions', { body: [session()] });
  await user.click(end);
  await waitFor(() => expect(end).not.toBeInTheDocument());
  expect(network.sent('DELETE', '/auth/sessions/s2')).toHaveLength(1);
});

it('says what remains before it erases, and leaves', async () => {
  const owned = {
    leagueId: 'L1',
    name: 'Tuesday Softball',
    sport: 'softball',
    season: '2026',
    teamRole: null,
  };
  network.on('GET', '/leagues', {
    body: [
      { ...owned, role: 'owner' },
      { ...owned, leagueId: 'L2', name: 'Elsewhere', role: 'captain' },
    ],
  });
  network.on('POST', '/account/erase', { status: 204 });
  keptOnDevice('chat ana T1').set([]);
  keptOnDevice(`${KEPT_PUSH}ana`).set({});
  const { user, store } = await open();
  const erase = within(await card('Erase your account'));
  await user.click(erase.getByRole('button', { name: 'Erase your account' }));
  expect(erase.getByText(/teams and drafts show 'Deleted player'/)).toBeVisible();
  expect(
    await erase.findByText(/^Leagues that you own \(Tuesday Softball\) go to another owner/),
  ).toBeVisible();
  await user.type(erase.getByLabelText('Your password'), 'correct horse');
  await user.type(erase.getByLabelText('Type ERASE to confirm'), 'erase');
  await user.click(erase.getByRole('button', { name: 'Erase for good' }));
  expect(await erase.findByText('Type ERASE in capital letters')).toBeVisible();
  expect(network.sent('POST', '/account/erase')).toHaveLength(0);
  await user.clear(erase.getByLabelText('Type ERASE to confirm'));
  await user.type(erase.getByLabelText('Type ERASE to confirm'), 'ERASE');
  await user.click(erase.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/auth?mode=erased'));
  expect(store.getState().session.status).toBe('signed-out');
  expect(keptNames('')).toEqual([]);
});

it('says before who takes over each team that one alone captains, and what becomes of money', async () => {
  const teams = [
    myTeam({ teamId: 'T1', name: 'Night Owls', role: 'captain', successor: { name: 'Ben Ortiz' } }),
    myTeam({ teamId: 'T2', name: 'Day Hawks', role: 'captain', successor: { name: null } }),
    myTeam({ teamId: 'T3', name: 'Led by two', role: 'captain' }),
  ];
  network.on('GET', '/teams', { body: ownTeams({ teams }) });
  const { user } = await open();
  const erase = within(await card('Erase your account'));
  await user.click(erase.getByRole('button', { name: 'Erase your account' }));
  expect(
    await erase.findByText(
      'You are the only captain of Night Owls. Ben Ortiz becomes its captain and is told so.',
    ),
  ).toBeVisible();
  expect(
    erase.getByText('You are the only captain of Day Hawks. Nobody else could lead it, so it is archived.'),
  ).toBeVisible();
  expect(erase.queryByText(/Led by two/)).not.toBeInTheDocument();
  expect(erase.getByText(/What you still owe stays in the books, without your name/)).toBeVisible();
});

it('says that the password is wrong once, at its field', async () => {
  const detail = 'This is not your password.';
  const errors = [{ field: 'password', message: detail }];
  network.on('POST', '/account/erase', problem(403, 'wrong_password', 'Wrong password', { detail, errors }));
  const { user } = await open();
  const erase = within(await card('Erase your account'));
  await user.click(erase.getByRole('button', { name: 'Erase your account' }));
  await user.type(erase.getByLabelText('Your password'), 'wrong');
  await user.type(erase.getByLabelText('Type ERASE to confirm'), 'ERASE');
  await user.click(erase.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findAllByText(detail)).toHaveLength(1);
  expect(erase.getByLabelText('Your password')).toHaveAccessibleDescription(detail);
  expect(screen.queryByText('Your account was not erased')).not.toBeInTheDocument();
});

it('does not offer site admins what they may not do, and tells a failure with a retry', async () => {
  network.on('GET', '/account', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = await open();
  expect(await screen.findByText('Your account could not be loaded')).toBeVisible();
  network.on('GET', '/account', { body: account({ siteAdmin: true }) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const erase = within(await card('Erase your account'));
  expect(erase.getByText(/You run this site/)).toBeVisible();
  expect(erase.queryByRole('button')).toBeNull();
});

it('begins with the player card', async () => {
  renderApp('/player-profile');
  expect(await screen.findByRole('tab', { name: 'Player', selected: true })).toBeVisible();
  expect(await card('Sports')).toBeVisible();
});

it('has a tab for the theme and for the history', async () => {
  const { user } = await open('appearance');
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('No history yet')).toBeVisible();
});

describe('signing in with a second factor', () => {
  const signIn = async () => {
    const facts = { ticket: 'ticket-1', expiresIn: 300 };
    network.on('POST', '/auth/token', ({ query }) =>
      query.get('grant_type') === 'password'
        ? problem(403, 'second_factor_required', 'One more step', { facts })
        : { body: anasSession() },
    );
    const app = renderApp('/auth', { signedIn: false });
    await app.user.type(await screen.findByLabelText('E-mail'), 'ana@example.org');
    await app.user.type(screen.getByLabelText('Password'), 'correct horse');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    return app;
  };

  it('asks for the code after the password and goes on', async () => {
    const { user, path } = await signIn();
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(network.sent('POST', '/auth/token')[1]?.body).toEqual({ ticket: 'ticket-1', code: '123456' });
  });

  it('goes back to the password when the code came too late', async () => {
    const { user } = await signIn();
    network.on('POST', '/auth/token', problem(401, 'ticket_expired', 'Too late'));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(/came too late/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});

describe('the link in a mail about a change of address', () => {
  it('agrees by a button only', async () => {
    network.on('POST', '/auth/email-change', { body: { state: 'waiting' } });
    const { user } = renderApp('/auth?mode=email-change#token=t1', { signedIn: false });
    const agree = await screen.findByRole('button', { name: 'Confirm this address' });
    expect(network.sent('POST', '/auth/email-change')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Refuse the change' })).toBeNull();
    await user.click(agree);
    expect(await screen.findByText(/The other one still has to/)).toBeVisible();
  });

  it('can be refused by the present address, and says when it is over', async () => {
    network.on('POST', '/auth/email-change/refuse', { status: 204 });
    const { user, unmount } = renderApp('/auth?mode=email-change&side=current#token=t1', { signedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Refuse the change' }));
    expect(await screen.findByText('The change is refused')).toBeVisible();
    unmount();
    network.on('POST', '/auth/email-change', problem(410, 'link_expired', 'Link expired'));
    renderApp('/auth?mode=email-change#token=t2', { signedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText('This link has expired')).toBeVisible();
  });
});

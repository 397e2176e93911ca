import type { NoticeSettingsView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeAnswer, type FakeApi } from '../../../../test/fake-api';
import { fakeServer, streamChanged } from '../../../../test/fake-live';
import { noticeSettings } from '../../../../test/notice-samples';
import { renderApp } from '../../../../test/render-app';
import { forgetPositions } from '../../../shared/api/positions';

const DONE = { body: { streamId: 'noticeSettings-ana', revision: 1, position: '00000000000000000002' } };

let network: FakeApi;
beforeEach(() => {
  forgetPositions();
  network = fakeApi();
  network.on('GET', '/notifications/deliveries', { body: { deliveries: [], next: null } });
});
const show = (settings: NoticeSettingsView): void =>
  network.on('GET', '/notification-settings', { body: settings });
const open = async (more: Partial<NoticeSettingsView> = {}) => {
  show(noticeSettings(more));
  const user = more.email === null ? { email_confirmed_at: null } : {};
  const app = renderApp('/player-profile?tab=notifications', { user });
  await screen.findByRole('table');
  return app;
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const turn = (name: string) => screen.getByRole('switch', { name });
const sent = (path: string) => network.sent('PUT', `/notification-settings/${path}`).map(({ body }) => body);
/** A command whose answer waits until the test gives it. */
const held = (path: string) => {
  let give: (answer: FakeAnswer) => void = () => undefined;
  const answer = new Promise<FakeAnswer>((resolve) => (give = resolve));
  network.on('PUT', `/notification-settings/${path}`, () => answer);
  return (told: FakeAnswer) => give(told);
};

describe('what one is told of', () => {
  it('stands in a table of kinds and ways, as it is at first', async () => {
    await open();
    const heads = [...screen.getByRole('table').querySelectorAll('tbody th')];
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Chat',
      'Mentions',
      'Direct messages',
      'Team chat',
      'Teams',
      'Invitations',
      'Requests to join',
      'Invitations without an answer',
      'Places on a team',
      'Requests that are not accepted',
      'Teams that become yours',
      'Leagues',
      'Offers of a place',
      'Your registrations',
      'Confirmations',
      'Messages from leagues',
      'Suspensions',
      'Lifted suspensions',
      'Schedule requests',
      'Leagues that become yours',
      'Money',
      'Payments',
      'Drafts',
      'Drafts',
      'Your turn to pick',
      'Draft reminders',
    ]);
    const ways = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(ways).toEqual(['Kind', 'E-mail', 'Push']);
    expect(turn('Mentions by e-mail')).toBeChecked();
    expect(turn('Team chat by e-mail')).not.toBeChecked();
    expect(turn('Drafts by push')).toBeChecked();
    expect(turn('Your turn to pick by e-mail')).toBeChecked();
  });

  it('changes at once, before the service has answered', async () => {
    const answer = held('channels');
    const { user } = await open();
    await user.click(turn('Mentions by e-mail'));
    expect(turn('Mentions by e-mail')).not.toBeChecked();
    const choice = { kind: 'mention', channel: 'email', teamId: null, on: false } as const;
    await waitFor(() => expect(sent('channels')).toEqual([choice]));
    show(noticeSettings({ choices: [choice], position: DONE.body.position }));
    answer(DONE);
    await waitFor(() => expect(network.sent('GET', '/notification-settings')).toHaveLength(2));
    expect(turn('Mentions by e-mail')).not.toBeChecked();
  });

  it('is as it was when the service refuses, and says so; what else was changed stays', async () => {
    network.on('PUT', '/notification-settings/channels', ({ body }) =>
      (body as { readonly kind: string }).kind === 'mention'
        ? problem(429, 'too_many_requests', 'Too many requests')
        : DONE,
    );
    const { user } = await open();
    const other = { kind: 'invitation', channel: 'push', teamId: null, on: false } as const;
    show(noticeSettings({ choices: [other], position: DONE.body.position }));
    await user.click(turn('Invitations by push'));
    await user.click(turn('Mentions by e-mail'));
    expect(await screen.findByText('Not changed')).toBeVisible();
    expect(turn('Mentions by e-mail')).toBeChecked();
    expect(turn('Invitations by push')).not.toBeChecked();
  });

  it('is read again when it was changed elsewhere', async () => {
    await open();
    await waitFor(() => expect(fakeServer.connected()).not.toHaveLength(0));
    show(noticeSettings({ choices: [{ kind: 'chat', channel: 'email', teamId: null, on: true }] }));
    act(() => streamChanged('noticeSettings', '00000000000000000003', true));
    await waitFor(() => expect(turn('Team chat by e-mail')).toBeChecked());
  });

  it('says that no e-mail goes out before the address is confirmed, and has the mail sent again', async () => {
    network.on('POST', '/auth/confirm/resend', { status: 204 });
    const { user } = await open({ email: null });
    const told = section('What you are told of');
    expect(told.getByText('No e-mail goes out yet.')).toBeVisible();
    await user.click(told.getByRole('button', { name: 'Resend' }));
    expect(await told.findByText('A new e-mail is on its way.')).toBeVisible();
  });

  it('says why it could not be loaded, and asks again', async () => {
    network.on('GET', '/notification-settings', problem(500, 'internal', 'Broken'));
    const { user } = renderApp('/player-profile?tab=notifications');
    expect(await screen.findByText('Your notification settings could not be loaded')).toBeVisible();
    show(noticeSettings());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('how long before one is reminded', () => {
  const lead = () => screen.getByRole('combobox', { name: 'Before a draft in which you pick' });

  it('is an hour at first, and another at once', async () => {
    const answer = held('reminders');
    const { user } = await open();
    expect(lead()).toHaveDisplayValue('1 hour before');
    expect([...within(lead()).getAllByRole('option')].map(({ textContent }) => textContent)).toEqual([
      'No reminder',
      '15 minutes before',
      '1 hour before',
      '3 hours before',
      '1 day before',
    ]);
    await user.selectOptions(lead(), '3 hours before');
    expect(lead()).toHaveDisplayValue('3 hours before');
    await waitFor(() => expect(sent('reminders')).toEqual([{ kind: 'draftReminder', minutes: 180 }]));
    show(noticeSettings({ leads: { draftReminder: 180 }, position: DONE.body.position }));
    answer(DONE);
    await waitFor(() => expect(network.sent('GET', '/notification-settings')).toHaveLength(2));
    expect(lead()).toHaveDisplayValue('3 hours before');
  });

  it('can be none, and is as it was when the service refuses', async () => {
    network.on('PUT', '/notification-settings/reminders', problem(429, 'too_many_requests', 'Too many'));
    const { user } = await open({ leads: { draftReminder: 15 } });
    await user.selectOptions(lead(), 'No reminder');
    expect(await screen.findByText('Not changed')).toBeVisible();
    expect(lead()).toHaveDisplayValue('15 minutes before');
    expect(sent('reminders')).toEqual([{ kind: 'draftReminder', minutes: null }]);
  });
});

describe('for a single team', () => {
  const HAWKS_CHAT = { kind: 'chat', channel: 'push', teamId: 't1', on: false } as const;
  const team = (name: string): HTMLElement => {
    const found = screen.getByText(name, { selector: 'summary strong' }).closest('details');
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };

  it('what differs is in sight at once', async () => {
    await open({ choices: [HAWKS_CHAT] });
    expect(team('Night Hawks').querySelector('summary')).toHaveTextContent('Team chat by push: off');
    expect(team('River Owls').querySelector('summary')).toHaveTextContent('Same as elsewhere');
  });

  it('is chosen for kinds of the team alone, and taken back', async () => {
    network.on('PUT', '/notification-settings/channels', DONE);
    const { user } = await open({ choices: [HAWKS_CHAT] });
    await user.click(screen.getByText('Night Hawks', { selector: 'summary strong' }));
    const inside = within(team('Night Hawks'));
    expect(inside.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Mentions',
      'Team chat',
      'Requests to join',
      'Invitations without an answer',
    ]);
    const mails = inside.getByRole('combobox', { name: 'Mentions by e-mail for Night Hawks' });
    expect(mails).toHaveDisplayValue('Same as elsewhere (on)');
    show(noticeSettings({ choices: [HAWKS_CHAT, { ...HAWKS_CHAT, kind: 'mention', channel: 'email' }] }));
    await user.selectOptions(mails, 'Off');
    await waitFor(() => expect(mails).toHaveDisplayValue('Off'));
    const chat = inside.getByRole('combobox', { name: 'Team chat by push for Night Hawks' });
    await user.selectOptions(chat, 'Same as elsewhere (on)');
    await waitFor(() =>
      expect(sent('channels')).toEqual([
        { kind: 'mention', channel: 'email', teamId: 't1', on: false },
        { kind: 'chat', channel: 'push', teamId: 't1', on: null },
      ]),
    );
  });

  it('says what it is for while there is no team', async () => {
    await open({ teams: [] });
    expect(section('For a single team').getByText(/^Once you are on a team/)).toBeVisible();
  });
});

describe('quiet hours', () => {
  const QUIET = { from: '22:00', to: '08:00', zone: 'America/Los_Angeles' };

  it('are proposed from evening to morning by the clock of the device, and saved', async () => {
    network.on('PUT', '/notification-settings/quiet-hours', DONE);
    const { user } = await open();
    const quiet = section('Quiet hours');
    expect(quiet.getByText('E-mails and push notifications come at any time.')).toBeVisible();
    await user.click(quiet.getByRole('switch', { name: 'Keep quiet every day' }));
    expect(quiet.getByLabelText('From')).toHaveValue('22:00');
    expect(quiet.getByText(/^Nothing is sent between 10:00 PM and 8:00 AM, /)).toBeVisible();
    show(noticeSettings({ quiet: QUIET, position: DONE.body.position }));
    await user.click(quiet.getByRole('button', { name: 'Save quiet hours' }));
    expect(await screen.findByText('Quiet hours saved')).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(sent('quiet-hours')).toEqual([{ quiet: { from: '22:00', to: '08:00', zone: timeZone } }]);
  });

  it('say in words what they mean, and end', async () => {
    network.on('PUT', '/notification-settings/quiet-hours', DONE);
    const { user } = await open({ quiet: QUIET });
    const quiet = section('Quiet hours');
    expect(
      quiet.getByText(/between 10:00 PM and 8:00 AM, Pacific Time, except what cannot wait/),
    ).toBeVisible();
    await user.click(quiet.getByRole('switch', { name: 'Keep quiet every day' }));
    show(noticeSettings({ position: DONE.body.position }));
    await user.click(quiet.getByRole('button', { name: 'Save quiet hours' }));
    expect(await screen.findByText('No quiet hours anymore')).toBeVisible();
    expect(sent('quiet-hours')).toEqual([{ quiet: null }]);
  });

  it('cannot end when they begin', async () => {
    const { user } = await open({ quiet: QUIET });
    const quiet = section('Quiet hours');
    await user.clear(quiet.getByLabelText('To'));
    await user.type(quiet.getByLabelText('To'), '22:00');
    await user.click(quiet.getByRole('button', { name: 'Save quiet hours' }));
    expect(await quiet.findByText('Begin and end are the same')).toBeVisible();
    expect(sent('quiet-hours')).toEqual([]);
  });

  it('say what the service says', async () => {
    network.on(
      'PUT',
      '/notification-settings/quiet-hours',
      problem(422, 'zone_unknown', 'Unknown zone', { detail: 'There is no such time zone.' }),
    );
    const { user } = await open({ quiet: QUIET });
    const quiet = section('Quiet hours');
    await user.clear(quiet.getByLabelText('To'));
    await user.type(quiet.getByLabelText('To'), '07:00');
    await user.click(quiet.getByRole('button', { name: 'Save quiet hours' }));
    expect(await quiet.findByText('There is no such time zone.')).toBeVisible();
  });
});

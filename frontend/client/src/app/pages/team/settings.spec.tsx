import type { TeamHistoryEntry } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { streamChanged } from '../../../../test/fake-live';
import { dues, invoiceCard, springDues } from '../../../../test/payment-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, team, teams } from '../../../../test/samples';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/teams', { body: teams() });
  network.on('GET', '/teams/T1', { body: team() });
});

describe('settings', () => {
  const AT = '/teams/T1?tab=settings';
  const settings = async () => within(await screen.findByRole('form', { name: 'Settings' }));

  it('saves what was changed, on what was seen', async () => {
    network.on('PUT', '/teams/T1', accepted);
    const { user } = renderApp(AT);
    const form = await settings();
    const bar = form.getByRole('button', { name: 'Save settings' }).parentElement;
    // Nothing to save is nothing to keep in sight.
    expect(bar).not.toHaveStyle({ position: 'sticky' });
    await user.type(form.getByRole('spinbutton', { name: 'At most so many players' }), '15');
    expect(bar).toHaveStyle({ position: 'sticky' });
    await user.click(form.getByRole('button', { name: 'Private' }));
    await user.click(form.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(network.sent('PUT', '/teams/T1')).toHaveLength(1));
    const [sent] = network.sent('PUT', '/teams/T1');
    expect(sent?.body).toMatchObject({
      name: 'River Hawks',
      rosterLimit: 15,
      privacy: 'private',
      city: 'Springfield',
    });
    expect(sent?.headers.get('if-match')).toBe('"8"');
    expect(await screen.findByText('Settings saved')).toBeVisible();
  });

  it('keeps what a captain types while another one saves, and says so', async () => {
    const { user } = renderApp(AT);
    const form = await settings();
    await user.type(form.getByRole('textbox', { name: 'Team name' }), ' II');
    network.on('GET', '/teams/T1', { body: team({ city: 'Shelbyville', revision: 9 }) });
    streamChanged('team', '00000000000000000009');
    expect(await form.findByText(/Somebody changed this meanwhile/)).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Team name' })).toHaveValue('River Hawks II');
    expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Shelbyville');
    network.on('PUT', '/teams/T1', accepted);
    await user.click(form.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(network.sent('PUT', '/teams/T1')[0]?.headers.get('if-match')).toBe('"9"'));
  });

  it('begins a season with those who come along', async () => {
    network.on('POST', '/teams/T1/seasons', accepted);
    const { user } = renderApp(AT);
    const form = within(await screen.findByRole('form', { name: 'New season' }));
    await user.type(form.getByRole('textbox', { name: 'Season' }), 'Spring 2027');
    await user.click(form.getByRole('checkbox', { name: 'Kim Young' }));
    await user.click(form.getByRole('button', { name: 'Start the season' }));
    expect(await screen.findByText('Spring 2027 has begun')).toBeVisible();
    expect(network.sent('POST', '/teams/T1/seasons')[0]?.body).toEqual({
      season: 'Spring 2027',
      memberIds: ['m-ana'],
    });
  });

  it('changes the roster alone under the name of the season that it is', async () => {
    network.on('GET', '/teams/T1', { body: team({ season: 'Fall 2026' }) });
    network.on('POST', '/teams/T1/seasons', accepted);
    const { user } = renderApp(AT);
    const form = within(await screen.findByRole('form', { name: 'New season' }));
    expect(screen.getByText(/whoever was inactive and is ticked is active again\.$/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Season' }), 'Fall 2026');
    await user.click(form.getByRole('button', { name: 'Start the season' }));
    expect(await screen.findByText('The roster is changed')).toBeVisible();
  });

  it('goes on asking what it asked, when another captain does it meanwhile', async () => {
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'Archive the team…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive River Hawks?' }));
    network.on('GET', '/teams/T1', { body: team({ archived: true, revision: 9 }) });
    streamChanged('team', '00000000000000000009');
    expect(await screen.findByText('Everything is there as it was.')).toBeInTheDocument();
    network.on('POST', '/teams/T1/archive', accepted);
    await user.click(dialog.getByRole('button', { name: 'Archive the team' }));
    await waitFor(() => expect(network.sent('POST', '/teams/T1/archive')).toHaveLength(1));
  });

  it('archives after asking, with what is owed, and then offers nothing but to reopen', async () => {
    const bill = invoiceCard({ invoiceId: 'I9', totalMinor: 100_000, openMinor: 100_000, dueMinor: 100_000 });
    // What a bank decides about is asked of nobody.
    const taken = invoiceCard({ invoiceId: 'I8', disputed: { openMinor: 8_000, evidenceBy: null } });
    network.on('GET', '/teams/T1/dues', { body: dues({ fees: [springDues()], owed: [bill, taken] }) });
    network.on('POST', '/teams/T1/archive', () => {
      network.on('GET', '/teams/T1', { body: team({ archived: true }) });
      return accepted;
    });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'Archive the team…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive River Hawks?' }));
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'Members owe the team $80.00, and the team owes $1,000.00. That stays owed, with its reminders: see to it under Dues.',
    );
    await user.click(dialog.getByRole('button', { name: 'Archive the team' }));
    expect(await screen.findByText(/until you reopen it in its settings/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Reopen the team…' })).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull();
  });
});

describe('history', () => {
  const AT = '/teams/T1?tab=history';
  const entry = (more: Partial<TeamHistoryEntry>): TeamHistoryEntry => ({
    revision: 1,
    type: 'TeamCreated',
    at: '2026-10-01T00:00:00.000Z',
    by: 'Ana Brook',
    member: null,
    changes: [],
    reason: null,
    undo: null,
    ...more,
  });
  const raised = entry({
    revision: 4,
    type: 'MemberRoleChanged',
    member: 'Kim Young',
    changes: [{ field: 'role', from: 'player', to: 'admin' }],
    undo: { kind: 'role', memberId: 'm-kim', role: 'player' },
  });

  it('tells what happened, undoes what can be, and loads what came before', async () => {
    network.on('GET', '/teams/T1/history', ({ query }) => ({
      body:
        query.get('after') === null
          ? { entries: [raised, entry({ revision: 3, type: 'TeamLinkOpened' })], next: 'p2' }
          : { entries: [entry({})], next: null },
    }));
    network.on('PUT', '/teams/T1/members/m-kim/role', accepted);
    const { user } = renderApp(AT);
    const history = within(await screen.findByRole('list', { name: 'History' }));
    expect(history.getByText('Kim Young: role from player to admin')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await history.findByText('The team was created')).toBeVisible();
    await user.click(history.getByRole('button', { name: /^Undo: Kim Young/ }));
    await waitFor(() =>
      expect(network.sent('PUT', '/teams/T1/members/m-kim/role')[0]?.body).toEqual({ role: 'player' }),
    );
    // Somebody may have given another role since.
    expect(network.sent('PUT', '/teams/T1/members/m-kim/role')[0]?.headers.get('if-match')).toBe('"8"');
  });

  it('names whoever did it once', async () => {
    const joined = { type: 'MemberJoined', by: 'Kim Young', member: 'Kim Young' };
    network.on('GET', '/teams/T1/history', {
      body: { entries: [entry({ ...joined, revision: 5 }), { ...raised, by: 'Kim Young' }], next: null },
    });
    renderApp(AT);
    const history = await screen.findByRole('list', { name: 'History' });
    const [first, second] = within(history).getAllByRole('listitem');
    expect(first?.textContent.match(/Kim Young/g)).toHaveLength(1);
    expect(second?.textContent.match(/Kim Young/g)).toHaveLength(2);
  });

  it('shows one kind, which stands in the address', async () => {
    network.on('GET', '/teams/T1/history', { body: { entries: [raised, entry({})], next: null } });
    const app = renderApp(AT);
    await app.user.click(await screen.findByRole('button', { name: 'Team' }));
    expect(app.path()).toBe(`${AT}&kind=team`);
    expect(screen.getByText('The team was created')).toBeVisible();
    expect(screen.queryByText(/role from/)).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Invitations' }));
    expect(await screen.findByText('Nothing of this kind has happened yet.')).toBeVisible();
  });

  it('says why an undo is refused, and tries a failed history again', async () => {
    network.on('GET', '/teams/T1/history', problem(500, 'internal_error', 'Something went wrong'));
    const { user } = renderApp(AT);
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
    const undo = { kind: 'restore', memberId: 'm-max' } as const;
    const left = entry({ type: 'MemberLeft', member: 'Max Roe', undo, reason: 'Moved away' });
    network.on('GET', '/teams/T1/history', { body: { entries: [left], next: null } });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Moved away')).toBeVisible();
    const detail = 'They were removed more than seven days ago.';
    network.on(
      'POST',
      '/teams/T1/members/m-max/restore',
      problem(409, 'removed_long_ago', 'Too late', { detail }),
    );
    await user.click(screen.getByRole('button', { name: 'Undo: Max Roe was removed' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

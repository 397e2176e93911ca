import type {
  AdminUserView,
  BetaPage,
  ContactTicketView,
  SiteReportsView,
  SiteReportView,
} from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { streamChanged } from '../../../test/fake-live';
import { renderApp } from '../../../test/render-app';
import { accepted } from '../../../test/samples';

const BOSS = { user: { roles: ['site_admin' as const] } };
const application = (
  n: number,
  more: Partial<BetaPage['applications'][number]> = {},
): BetaPage['applications'][number] => ({
  applicationId: `A${n}`,
  accountId: `owner-${n}`,
  applicant: { name: `Owner ${n}`, email: `owner${n}@example.org` },
  complexName: `Arena ${n}`,
  city: 'Springfield',
  sports: ['softball'],
  arenas: 3,
  contactName: `Owner ${n}`,
  contactPhone: '+1 555 010 9999',
  status: 'in_review',
  submittedAt: '2026-11-20T10:00:00.000Z',
  revision: n,
  timeline: [
    {
      status: 'in_review',
      at: '2026-11-20T11:00:00.000Z',
      by: { accountId: 'ana', name: 'Ana Brook' },
      reason: null,
    },
  ],
  ...more,
});
const page = (...applications: BetaPage['applications']): BetaPage => ({
  applications,
  next: null,
  spots: { limit: 50, taken: 48 },
});

/** As one piece: letter by letter takes long where many tests run at once. */
const write = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues', { body: [] });
});

describe('the inbox of beta applications', () => {
  it('says so when nothing waits', async () => {
    network.on('GET', '/admin/beta/applications', { body: page() });
    renderApp('/admin', BOSS);
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(screen.getByText('48 / 50')).toBeVisible();
    expect(network.sent('GET', '/admin/beta/applications')[0]?.query.get('status')).toBe('submitted');
  });

  it('filters by state, shows who did what, and pages on', async () => {
    network.on('GET', '/admin/beta/applications', ({ query }) => ({
      body: query.get('after') === 'c1' ? page(application(2)) : { ...page(application(1)), next: 'c1' },
    }));
    const { user, path } = renderApp('/admin?tab=beta', BOSS);
    await user.click(await screen.findByRole('button', { name: 'In review' }));
    expect(path()).toBe('/admin?tab=beta&state=in_review');
    const row = await screen.findByRole('listitem', { name: 'Arena 1' });
    await user.click(within(row).getByRole('button', { name: 'Show timeline' }));
    expect(within(row).getByText('Taken into review')).toBeVisible();
    expect(within(row).getByText(/Ana Brook/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('listitem', { name: 'Arena 2' })).toBeVisible();
  });

  it('takes submitted applications into review together', async () => {
    const submitted = { status: 'submitted' as const };
    network.on('GET', '/admin/beta/applications', {
      body: page(application(1, submitted), application(2, submitted)),
    });
    network.on('POST', '/admin/beta/applications/:id/decision', accepted);
    const { user } = renderApp('/admin', BOSS);
    await user.click(await screen.findByRole('checkbox', { name: 'Arena 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Arena 2' }));
    for (const name of ['Approve', 'Waitlist', 'Decline']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/^Start review first/);
    }
    await user.click(screen.getByRole('button', { name: 'Start review' }));
    expect(await screen.findByText('2 applications taken into review')).toBeVisible();
  });

  it('asks for a reason, tells the effect, and says what another admin has changed meanwhile', async () => {
    network.on('GET', '/admin/beta/applications', { body: page(application(1), application(2)) });
    network.on('POST', '/admin/beta/applications/owner-1/decision', accepted);
    network.on(
      'POST',
      '/admin/beta/applications/owner-2/decision',
      problem(412, 'stale_revision', 'Changed in the meantime'),
    );
    const { user } = renderApp('/admin?state=in_review', BOSS);
    await user.click(await screen.findByRole('checkbox', { name: 'Arena 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Arena 2' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 2 applications?' });
    expect(within(dialog).getByText(/2 of 50 spots are left before this/)).toBeVisible();
    const confirm = within(dialog).getByRole('button', { name: 'Approve 2 applications' });
    expect(confirm).toBeDisabled();
    await write(user, within(dialog).getByLabelText(/Reason/), 'Ready to start');
    await user.click(confirm);
    expect(await screen.findByText(/Changed by another admin a moment ago/)).toBeVisible();
    expect(await screen.findByText('1 application approved')).toBeVisible();
    const [sent] = network.sent('POST', '/admin/beta/applications/owner-1/decision');
    expect(sent?.headers.get('if-match')).toBe('"1"');
    expect(sent?.body).toEqual({ decision: 'approved', reason: 'Ready to start' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('decides on what was asked about, as it was seen then, whatever has become of it meanwhile', async () => {
    network.on('GET', '/admin/beta/applications', { body: page(application(1), application(2)) });
    network.on('POST', '/admin/beta/applications/:id/decision', accepted);
    const { user } = renderApp('/admin?state=all', BOSS);
    await user.click(await screen.findByRole('checkbox', { name: 'Arena 1' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve 1 application?' });
    // Another site admin puts it on the waitlist, and the list is read again.
    const changed = { ...application(1), status: 'waitlisted' as const, revision: 9 };
    network.on('GET', '/admin/beta/applications', { body: page(changed, application(2)) });
    const reads = network.sent('GET', '/admin/beta/applications').length;
    streamChanged('betaApplication', '99');
    await waitFor(() =>
      expect(network.sent('GET', '/admin/beta/applications').length).toBeGreaterThan(reads),
    );
    const row = screen.getByRole('listitem', { name: 'Arena 1', hidden: true });
    await within(row).findByText('Waitlisted');
    await write(user, within(dialog).getByLabelText(/Reason/), 'Ready to start');
    await user.click(within(dialog).getByRole('button', { name: 'Approve 1 application' }));
    await screen.findByText('1 application approved');
    const [sent] = network.sent('POST', '/admin/beta/applications/owner-1/decision');
    expect(sent?.headers.get('if-match')).toBe('"1"');
  });

  it('leads a site admin without a second factor to where it is turned on', async () => {
    network.on(
      'GET',
      '/admin/beta/applications',
      problem(403, 'second_factor_required', 'Two-step verification needed'),
    );
    renderApp('/admin', BOSS);
    expect(await screen.findByText('Turn on two-step verification first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open account security' })).toHaveAttribute(
      'href',
      '/player-profile?tab=account',
    );
  });
});

describe('reported messages', () => {
  const report: SiteReportView = {
    ...{ chatId: 't1', kind: 'team', chatName: 'Hawks', channel: 'team', messageId: 'M1' },
    author: { accountId: 'cal', name: 'Cal Reyes' },
    at: '2026-11-20T10:00:00.000Z',
    text: 'Nobody wants you here, @Dee Park',
    attachments: [
      {
        ...{ attachmentId: '6f1c6f0e-6f63-4a39-9a3c-0f3f2d2a0021', name: 'dugout.webp', type: 'image/webp' },
        ...{ bytes: 12_000, width: 640, height: 480 },
      },
    ],
    options: [],
    filePass: { by: 'boss', until: 1, sig: 's' },
    reportedAt: '2026-11-20T11:00:00.000Z',
    hidden: true,
    reasons: [{ accountId: 'dee', name: 'Dee Park', reason: 'Bullying' }],
    judges: ['Ana Moreno'],
  };
  const direct: SiteReportView = {
    ...report,
    ...{ chatId: 'direct:cal:dee', kind: 'direct', chatName: null, channel: 'direct', messageId: 'M2' },
    ...{ hidden: false, judges: [], attachments: [], text: 'Watch out' },
  };
  const waiting = (...reports: readonly SiteReportView[]) => ({
    body: { reports, waiting: reports.length } satisfies SiteReportsView,
  });

  it('say so when nothing waits', async () => {
    network.on('GET', '/admin/reports', waiting());
    renderApp('/admin?tab=reports', BOSS);
    expect(await screen.findByText('Nothing to judge')).toBeVisible();
  });

  it('tell who said what where, who finds it wrong and who else may answer', async () => {
    network.on('GET', '/admin/reports', waiting(report, direct));
    renderApp('/admin?tab=reports', BOSS);
    const item = await screen.findByRole('listitem', { name: 'Cal Reyes in the chat of Hawks' });
    expect(item).toHaveTextContent('Nobody wants you here, @Dee Park');
    expect(item).toHaveTextContent('Dee Park: Bullying');
    expect(item).toHaveTextContent('Ana Moreno can answer too.');
    expect(item).toHaveTextContent('Hidden from everybody there');
    const file = within(item).getByRole('link', { name: 'Photo: dugout.webp (opens in a new tab)' });
    expect(file).toHaveAttribute('href', expect.stringContaining('by=boss'));
    const other = screen.getByRole('listitem', { name: 'Cal Reyes in a direct message' });
    expect(other).toHaveTextContent('Only you can answer: nobody runs a chat of two.');
  });

  it('are kept, or removed with a reason, and are gone from the list then', async () => {
    let left: readonly SiteReportView[] = [report, direct];
    network.on('GET', '/admin/reports', () => waiting(...left));
    network.on('POST', '/admin/reports/t1/team/M1/keep', () => {
      left = [direct];
      return accepted;
    });
    network.on('POST', '/admin/reports/direct%3Acal%3Adee/direct/M2/remove', () => {
      left = [];
      return accepted;
    });
    const { user } = renderApp('/admin?tab=reports', BOSS);
    const item = await screen.findByRole('listitem', { name: 'Cal Reyes in the chat of Hawks' });
    await user.click(within(item).getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('Message kept')).toBeVisible();
    await waitFor(() => expect(item).not.toBeInTheDocument());
    expect(screen.getByRole('group', { name: 'Reports' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the message of Cal Reyes?' });
    await write(user, within(dialog).getByRole('textbox'), 'Threats');
    await user.click(within(dialog).getByRole('button', { name: 'Remove the message' }));
    expect(await screen.findByText('Nothing to judge')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Reports' })).toHaveFocus());
    const [removed] = network.sent('POST', '/admin/reports/direct%3Acal%3Adee/direct/M2/remove');
    expect(removed?.body).toEqual({ reason: 'Threats' });
  });

  it('say so where somebody else has answered meanwhile, and are gone from the list', async () => {
    let left = [report];
    network.on('GET', '/admin/reports', () => waiting(...left));
    network.on('POST', '/admin/reports/t1/team/M1/remove', () => {
      left = [];
      return problem(409, 'report_answered', 'Somebody has looked at it meanwhile.');
    });
    const { user } = renderApp('/admin?tab=reports', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    const dialog = await screen.findByRole('dialog');
    await write(user, within(dialog).getByRole('textbox'), 'Threats');
    await user.click(within(dialog).getByRole('button', { name: 'Remove the message' }));
    expect(await screen.findByText('The message was not removed')).toBeVisible();
    expect(await screen.findByText('Nothing to judge')).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
  });

  it('stay with what was typed where the answer did not get through', async () => {
    network.on('GET', '/admin/reports', waiting(report));
    network.on('POST', '/admin/reports/t1/team/M1/remove', problem(500, 'internal_error', 'Not now'));
    const { user } = renderApp('/admin?tab=reports', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Remove it' }));
    const dialog = await screen.findByRole('dialog');
    await write(user, within(dialog).getByRole('textbox'), 'Threats');
    await user.click(within(dialog).getByRole('button', { name: 'Remove the message' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('Threats');
  });
});

describe('the inbox of the contact form', () => {
  const ticket: ContactTicketView = {
    ticketId: 'T1',
    ticket: 'FH-7K2M9QXA',
    name: 'Ana Ruiz',
    email: 'ruiz@example.org',
    topic: 'support',
    message: 'How do I move my team to Tuesday?',
    receivedAt: '2026-11-20T10:00:00.000Z',
    closed: null,
  };
  const inbox = (...tickets: readonly ContactTicketView[]) => ({ body: { tickets, next: null } });

  it('says so when nobody wrote', async () => {
    network.on('GET', '/admin/contact', inbox());
    renderApp('/admin?tab=contact', BOSS);
    expect(await screen.findByText('Nothing to review')).toBeVisible();
  });

  it('is read, and a message closed with a note', async () => {
    let open = true;
    network.on('GET', '/admin/contact', () => (open ? inbox(ticket) : inbox()));
    network.on('POST', '/admin/contact/T1/close', () => {
      open = false;
      return accepted;
    });
    const { user } = renderApp('/admin?tab=contact', BOSS);
    const item = await screen.findByRole('listitem', { name: 'Ana Ruiz, FH-7K2M9QXA' });
    await user.click(within(item).getByRole('button', { name: 'Read and close' }));
    expect(within(item).getByRole('link', { name: 'ruiz@example.org' })).toBeVisible();
    await user.click(within(item).getByRole('button', { name: 'Close message' }));
    expect(await screen.findByText('Validation error')).toBeVisible();
    await write(user, within(item).getByLabelText('What was done about it'), 'Answered by e-mail');
    await user.click(within(item).getByRole('button', { name: 'Close message' }));
    expect(await screen.findByText('Message closed')).toBeVisible();
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(network.sent('POST', '/admin/contact/T1/close')[0]?.body).toEqual({ note: 'Answered by e-mail' });
  });

  it('forgets a message for good once its number has been typed', async () => {
    let forgotten = false;
    network.on('GET', '/admin/contact', () => (forgotten ? inbox() : inbox(ticket)));
    network.on('POST', '/admin/contact/T1/forget', () => {
      forgotten = true;
      return accepted;
    });
    const { user } = renderApp('/admin?tab=contact', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Read and close' }));
    await user.click(screen.getByRole('button', { name: 'Forget message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Forget this message?' });
    const confirm = within(dialog).getByRole('button', { name: 'Forget message' });
    expect(confirm).toBeDisabled();
    await write(user, within(dialog).getByLabelText(`Type ${ticket.ticket} to confirm`), ticket.ticket);
    await user.click(confirm);
    expect(await screen.findByText('Message forgotten')).toBeVisible();
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(network.sent('POST', '/admin/contact/T1/forget')).toHaveLength(1);
  });

  it('says when another admin closed a message first', async () => {
    network.on('GET', '/admin/contact', inbox(ticket));
    network.on('POST', '/admin/contact/T1/close', problem(409, 'ticket_closed', 'Already closed'));
    const { user } = renderApp('/admin?tab=contact', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Read and close' }));
    await write(user, screen.getByLabelText('What was done about it'), 'Answered');
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    expect(await screen.findByText(/Changed by another admin a moment ago/)).toBeVisible();
  });
});

describe('accounts', () => {
  const row = {
    accountId: 'olga',
    name: 'Olga Ortiz',
    email: 'olga@example.org',
    roles: [],
    registeredAt: '2026-11-20T10:00:00.000Z',
    emailConfirmedAt: '2026-11-20T10:05:00.000Z',
    secondFactorSince: null,
    secondFactorLiftAt: null,
  };
  const view: AdminUserView = {
    ...row,
    revision: 4,
    timeline: [
      {
        type: 'GlobalRoleRevoked',
        at: '2026-11-20T11:00:00.000Z',
        by: { accountId: 'ana', name: 'Ana Brook' },
        role: 'complex_owner',
        reason: 'Sold the place',
      },
    ],
  };
  const session = {
    id: 'S1',
    current: false,
    device: 'Chrome on Windows',
    createdAt: '2026-11-20T10:00:00.000Z',
    lastUsedAt: '2026-11-20T12:00:00.000Z',
    ip: '203.0.113.x',
  };
  beforeEach(() => {
    network.on('GET', '/admin/users', { body: { users: [row], next: null } });
    network.on('GET', '/admin/users/olga', { body: view });
    network.on('GET', '/admin/users/olga/sessions', { body: [session] });
  });

  it('are found by the beginning of a name or an address', async () => {
    network.on('GET', '/admin/users', ({ query }) => ({
      body: { users: query.get('q') === 'olg' ? [row] : [], next: null },
    }));
    const { user } = renderApp('/admin?tab=users', BOSS);
    expect(await screen.findByText('Nobody found')).toBeVisible();
    await write(user, screen.getByLabelText('Name or e-mail begins with'), 'olg');
    expect(await screen.findByRole('button', { name: /Olga Ortiz/ })).toBeVisible();
  });

  it('open with their timeline, and get a role with a reason', async () => {
    network.on('POST', '/admin/users/olga/roles', accepted);
    const { user, path } = renderApp('/admin?tab=users', BOSS);
    await user.click(await screen.findByRole('button', { name: /Olga Ortiz/ }));
    expect(path()).toBe('/admin?tab=users&user=olga');
    expect(await screen.findByText('Role Complex owner revoked')).toBeVisible();
    expect(screen.getByText('Sold the place')).toBeVisible();
    expect(
      screen.getByText(
        'Opens applications, accounts, contact messages, reports and the books. Two-step verification is needed for it.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Grant complex owner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Grant the role Complex owner?' });
    expect(
      within(dialog).getByText(
        'Olga Ortiz gets it at once, without signing in again. It opens the pages of facilities.',
      ),
    ).toBeVisible();
    await write(user, within(dialog).getByLabelText(/Reason/), 'Runs the arena');
    await user.click(within(dialog).getByRole('button', { name: 'Grant role' }));
    expect(await screen.findByText('Role Complex owner granted')).toBeVisible();
    const [sent] = network.sent('POST', '/admin/users/olga/roles');
    expect(sent?.headers.get('if-match')).toBe('"4"');
    expect(sent?.body).toEqual({ change: 'grant', role: 'complex_owner', reason: 'Runs the arena' });
  });

  it('ask for a code where the last one is old, and go on with what was asked for', async () => {
    network.on('POST', '/admin/users/olga/roles', problem(403, 'code_required', 'Enter a code'));
    network.on('POST', '/account/second-factor/prove', problem(422, 'code_wrong', 'Wrong code'));
    const { user } = renderApp('/admin?tab=users&user=olga', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Grant complex owner' }));
    await write(user, await screen.findByLabelText(/Reason/), 'Runs the arena');
    await user.click(screen.getByRole('button', { name: 'Grant role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show that it is you' }));
    await write(user, dialog.getByRole('textbox', { name: /Code/ }), '000000');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText(/Wrong code/)).toBeVisible();
    network.on('POST', '/account/second-factor/prove', { status: 204 });
    network.on('POST', '/admin/users/olga/roles', accepted);
    await write(user, dialog.getByRole('textbox', { name: /Code/ }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Role Complex owner granted')).toBeVisible();
    expect(network.sent('POST', '/admin/users/olga/roles').map(({ body }) => body)).toEqual([
      { change: 'grant', role: 'complex_owner', reason: 'Runs the arena' },
      { change: 'grant', role: 'complex_owner', reason: 'Runs the arena' },
    ]);
  });

  it('stay closed to a session without a code until one is given', async () => {
    network.on('GET', '/admin/users', problem(403, 'code_required', 'Enter a code'));
    network.on('POST', '/account/second-factor/prove', { status: 204 });
    const { user } = renderApp('/admin?tab=users', BOSS);
    expect(await screen.findByText('Enter a code to continue')).toBeVisible();
    network.on('GET', '/admin/users', { body: { users: [row], next: null } });
    await write(user, screen.getByRole('textbox', { name: /Code/ }), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('button', { name: /Olga Ortiz/ })).toBeVisible();
  });

  it('lose their second factor a day after a reason was given, unless somebody keeps it on', async () => {
    const on = { ...view, secondFactorSince: '2026-11-20T10:00:00.000Z' };
    network.on('GET', '/admin/users/olga', { body: on });
    network.on('POST', '/admin/users/olga/second-factor/lift', accepted);
    network.on('POST', '/admin/users/olga/second-factor/keep', accepted);
    const { user } = renderApp('/admin?tab=users&user=olga', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step verification?' }));
    await write(user, dialog.getByLabelText(/Reason/), 'Lost phone and codes');
    network.on('GET', '/admin/users/olga', {
      body: { ...on, secondFactorLiftAt: '2026-11-21T10:00:00.000Z' },
    });
    await user.click(dialog.getByRole('button', { name: 'Turn it off in 24 hours' }));
    expect(await screen.findByText(/Turns off on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep it on' }));
    expect(await screen.findByText('Two-step verification stays on')).toBeVisible();
  });

  it('say when another admin was faster', async () => {
    network.on('POST', '/admin/users/olga/roles', problem(412, 'stale_revision', 'Changed in the meantime'));
    const { user } = renderApp('/admin?tab=users&user=olga', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Grant complex owner' }));
    await write(user, await screen.findByLabelText(/Reason/), 'Runs the arena');
    await user.click(screen.getByRole('button', { name: 'Grant role' }));
    expect(await screen.findByText(/Changed by another admin a moment ago/)).toBeVisible();
  });

  it('have sessions that are ended with a reason', async () => {
    network.on('POST', '/admin/users/olga/sessions/S1/end', { status: 204 });
    const { user } = renderApp('/admin?tab=users&user=olga', BOSS);
    await user.click(await screen.findByRole('button', { name: 'End session, Chrome on Windows' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this session?' });
    await write(user, within(dialog).getByLabelText(/Reason/), 'Lost the laptop');
    await user.click(within(dialog).getByRole('button', { name: 'End session' }));
    expect(await screen.findByText('Session ended')).toBeVisible();
    expect(network.sent('POST', '/admin/users/olga/sessions/S1/end')[0]?.body).toEqual({
      reason: 'Lost the laptop',
    });
  });

  it('do not let a site admin drop their own role', async () => {
    const own: AdminUserView = { ...view, accountId: 'ana', name: 'Ana Brook', roles: ['site_admin'] };
    network.on('GET', '/admin/users/ana', { body: own });
    network.on('GET', '/admin/users/ana/sessions', { body: [] });
    renderApp('/admin?tab=users&user=ana', BOSS);
    expect(await screen.findByRole('button', { name: 'Revoke site admin' })).toBeDisabled();
    expect(screen.getByText('Another site admin has to take this role from you.')).toBeVisible();
  });
});

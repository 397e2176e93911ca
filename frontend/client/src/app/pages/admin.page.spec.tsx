import type { BetaPage, ContactTicketView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
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
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
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
    await user.type(within(dialog).getByLabelText(/Reason/), 'Ready to start');
    await user.click(confirm);
    expect(await screen.findByText(/Changed by another admin a moment ago/)).toBeVisible();
    expect(await screen.findByText('1 application approved')).toBeVisible();
    const [sent] = network.sent('POST', '/admin/beta/applications/owner-1/decision');
    expect(sent?.headers.get('if-match')).toBe('"1"');
    expect(sent?.body).toEqual({ decision: 'approved', reason: 'Ready to start' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads a site admin without a second factor to where it is turned on', async () => {
    network.on(
      'GET',
      '/admin/beta/applications',
      problem(403, 'second_factor_required', 'Second factor needed'),
    );
    renderApp('/admin', BOSS);
    expect(await screen.findByText('Turn your second factor on first')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open account security' })).toHaveAttribute(
      'href',
      '/player-profile?tab=account',
    );
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
    await user.type(within(item).getByLabelText('What was done about it'), 'Answered by e-mail');
    await user.click(within(item).getByRole('button', { name: 'Close message' }));
    expect(await screen.findByText('Message closed')).toBeVisible();
    expect(await screen.findByText('Nothing to review')).toBeVisible();
    expect(network.sent('POST', '/admin/contact/T1/close')[0]?.body).toEqual({ note: 'Answered by e-mail' });
  });

  it('says when another admin closed a message first', async () => {
    network.on('GET', '/admin/contact', inbox(ticket));
    network.on('POST', '/admin/contact/T1/close', problem(409, 'ticket_closed', 'Already closed'));
    const { user } = renderApp('/admin?tab=contact', BOSS);
    await user.click(await screen.findByRole('button', { name: 'Read and close' }));
    await user.type(screen.getByLabelText('What was done about it'), 'Answered');
    await user.click(screen.getByRole('button', { name: 'Close message' }));
    expect(await screen.findByText(/Changed by another admin a moment ago/)).toBeVisible();
  });
});

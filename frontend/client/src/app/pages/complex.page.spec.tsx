import type { BetaApplicationView, ManagedLeague, OwnBetaView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { managedLeague, prospectus } from '../../../test/league-samples';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { streamChanged } from '../../../test/fake-live';
import { anasSession, renderApp } from '../../../test/render-app';
import { accepted } from '../../../test/samples';

const application = (more: Partial<BetaApplicationView> = {}): BetaApplicationView => ({
  applicationId: 'A1',
  accountId: 'ana',
  complexName: 'Riverside Arena',
  city: 'Springfield',
  sports: ['softball'],
  arenas: 3,
  contactName: 'Ana Brook',
  contactPhone: '+1 555 010 9999',
  status: 'submitted',
  submittedAt: '2026-11-20T10:00:00.000Z',
  revision: 1,
  timeline: [
    { status: 'draft', at: '2026-11-20T09:00:00.000Z', by: { accountId: 'ana', name: 'You' }, reason: null },
    {
      status: 'submitted',
      at: '2026-11-20T10:00:00.000Z',
      by: { accountId: 'ana', name: 'You' },
      reason: null,
    },
  ],
  ...more,
});
const own = (...applications: readonly BetaApplicationView[]): OwnBetaView => ({
  applications,
  applyAgainAt: null,
  spots: { limit: 50, taken: 47 },
});

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues', { body: [] });
  network.on('GET', '/managed-leagues', { body: { leagues: [] } });
});

it('takes an application of somebody who owns no complex here yet', async () => {
  let view = own();
  network.on('GET', '/beta/application', () => ({ body: view }));
  network.on('POST', '/beta/application/submit', () => {
    view = own(application());
    return accepted;
  });
  const { user } = renderApp('/complex');
  expect(await screen.findByText(/3 of 50 spots are left/)).toBeVisible();
  expect(screen.getByLabelText('Contact name')).toHaveValue('Ana Brook');
  await user.type(screen.getByLabelText('Complex name'), 'Riverside Arena');
  await user.type(screen.getByLabelText('City'), 'Springfield');
  await user.click(screen.getByRole('button', { name: 'Softball' }));
  await user.type(screen.getByLabelText('Number of arenas'), '3');
  await user.type(screen.getByLabelText('Phone number'), '+1 555 010 9999');
  await user.dblClick(screen.getByRole('button', { name: 'Submit application' }));
  const card = await screen.findByRole('region', { name: 'Riverside Arena' });
  expect(within(card).getByText('Submitted')).toBeVisible();
  const [sent, ...more] = network.sent('POST', '/beta/application/submit');
  expect(more).toEqual([]);
  expect(sent?.body).toEqual({
    complexName: 'Riverside Arena',
    city: 'Springfield',
    sports: ['softball'],
    arenas: 3,
    contactName: 'Ana Brook',
    contactPhone: '+1 555 010 9999',
  });
});

it('waits for what was submitted when the page is not yet as far, instead of asking again', async () => {
  const draft = application({ status: 'draft', submittedAt: null, revision: 0 });
  network.on('GET', '/beta/application', { body: own(draft) });
  network.on('POST', '/beta/application/submit', accepted);
  const { user } = renderApp('/complex');
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(network.sent('GET', '/beta/application').length).toBe(2));
  expect(screen.queryByRole('button', { name: 'Submit application' })).not.toBeInTheDocument();
  network.on('GET', '/beta/application', { body: own(application()) });
  streamChanged('betaApplication', '00000000000000000007', true);
  expect(await screen.findByRole('region', { name: 'Riverside Arena' })).toBeVisible();
  expect(screen.getByText(/It waits for a site admin to read it/)).toBeVisible();
});

it('says first what is missing, beside the field and in a toast, and sends nothing', async () => {
  network.on('GET', '/beta/application', { body: own() });
  const { user } = renderApp('/complex');
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText('Validation error')).toBeVisible();
  expect(screen.getAllByText('Name your complex')).toHaveLength(2);
  expect(screen.getByText('Choose at least one sport')).toBeVisible();
  expect(network.sent('POST', '/beta/application/submit')).toEqual([]);
});

it('keeps an unfinished draft', async () => {
  network.on('GET', '/beta/application', { body: own(application({ status: 'draft', arenas: null })) });
  network.on('PUT', '/beta/application', accepted);
  const { user } = renderApp('/complex');
  const city = await screen.findByLabelText('City');
  expect(city).toHaveValue('Springfield');
  await user.clear(city);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(network.sent('PUT', '/beta/application')[0]?.body).toMatchObject({ city: '', arenas: null });
});

it('keeps what was written as a draft when the e-mail is not confirmed', async () => {
  network.on('GET', '/beta/application', { body: own(application({ status: 'draft' })) });
  network.on(
    'POST',
    '/beta/application/submit',
    problem(403, 'email_unconfirmed', 'E-mail not confirmed', { detail: 'Confirm your e-mail first.' }),
  );
  network.on('PUT', '/beta/application', accepted);
  const { user } = renderApp('/complex', { user: { email_confirmed_at: null } });
  expect(await screen.findByText(/Confirm your e-mail before you submit it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findAllByText('Confirm your e-mail first.')).not.toHaveLength(0);
  await waitFor(() => expect(network.sent('PUT', '/beta/application')).toHaveLength(1));
  expect(screen.getByLabelText('City')).toHaveValue('Springfield');
});

it('is withdrawn after a question', async () => {
  network.on('GET', '/beta/application', { body: own(application()) });
  network.on('POST', '/beta/application/withdraw', accepted);
  const { user } = renderApp('/complex');
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw your application?' });
  expect(within(dialog).getByText(/you can apply again 30 days from now/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw application' }));
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
});

it('tells the reason of a decision and when the next application may come', async () => {
  const reason = 'We start with complexes of three arenas and more';
  const rejected = application({
    status: 'rejected',
    timeline: [{ status: 'rejected', at: '2026-11-20T12:00:00.000Z', by: null, reason }],
  });
  const applyAgainAt = new Date(Date.now() + 86_400_000).toISOString();
  network.on('GET', '/beta/application', { body: { ...own(rejected), applyAgainAt } });
  renderApp('/complex');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByText(/You can apply again from [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull();
});

it('opens the facility links of somebody approved without a new sign-in', async () => {
  network.on('GET', '/beta/application', { body: own(application({ status: 'approved' })) });
  network.on('GET', '/auth/user', { body: { ...anasSession().user, roles: ['complex_owner'] } });
  renderApp('/complex');
  expect(await screen.findByText('Set up your complex')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage Facilities' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a draft league' })).toHaveAttribute(
    'href',
    '/draft-leagues?new',
  );
  expect(screen.getByRole('link', { name: 'Create a league' })).toHaveAttribute(
    'href',
    '/complex/leagues?new',
  );
});

describe('the steps of an owner', () => {
  const stepsWith = async (...leagues: readonly ManagedLeague[]) => {
    network.on('GET', '/beta/application', { body: own(application({ status: 'approved' })) });
    network.on('GET', '/managed-leagues', { body: { leagues } });
    renderApp('/complex', { user: { roles: ['complex_owner'] } });
    const steps = within(await screen.findByRole('region', { name: 'Set up your complex' }));
    await waitFor(() => expect(network.sent('GET', '/managed-leagues')).toHaveLength(1));
    return (title: string) => within(steps.getByText(title).closest('li') as HTMLElement);
  };
  const prospectusOf = ({ format, startsOn, endsOn, windows }: typeof prospectus) => ({
    ...{ format, startsOn, endsOn, windows },
  });

  it('are done by a league of teams as by one that drafts', async () => {
    const of = managedLeague({ prospectus: prospectusOf(prospectus), hasPeople: false });
    const step = await stepsWith(of);
    expect(await step('Start a league').findByTitle('Done')).toBeInTheDocument();
    expect(step('Start a league').queryByRole('link')).toBeNull();
    expect(step('Bring teams and players in').getByTitle('To do')).toBeInTheDocument();
    expect(step('Bring teams and players in').getByRole('link')).toHaveAttribute('href', '/complex/leagues');
  });

  it('are all done once somebody is in it', async () => {
    const step = await stepsWith(managedLeague());
    expect(await step('Bring teams and players in').findByTitle('Done')).toBeInTheDocument();
  });

  it('are not done by a league of others that one helps with', async () => {
    const step = await stepsWith(managedLeague({ staffRoles: ['treasurer'] }));
    expect(step('Start a league').getByTitle('To do')).toBeInTheDocument();
  });
});

it('tells a failure and tries again', async () => {
  network.on('GET', '/beta/application', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = renderApp('/complex');
  expect(await screen.findByText('Your application could not be loaded')).toBeVisible();
  network.on('GET', '/beta/application', { body: own(application()) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Riverside Arena' })).toBeVisible();
});

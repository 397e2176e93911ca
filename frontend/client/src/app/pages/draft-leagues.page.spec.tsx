import type { SportView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { renderApp } from '../../../test/render-app';
import { accepted, draftLeague as card } from '../../../test/samples';

const softball: SportView = {
  key: 'softball',
  name: 'Softball',
  positions: [],
  rosterSize: 15,
  limits: { positions: [{ position: 'C', minimum: 1, maximum: null }], genders: [] },
};

let network: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeApi();
});

it('shows what each league asks of the person', async () => {
  network.on('GET', '/draft-leagues', {
    body: {
      leagues: [
        card(),
        card({
          leagueId: 'L2',
          leagueName: 'Monday Soccer',
          status: 'configuring',
          role: 'commissioner',
          picksFor: [],
          poolSize: 0,
        }),
      ],
    },
  });
  renderApp('/draft-leagues');
  const live = await screen.findByRole('article', { name: 'Tuesday Softball' });
  expect(within(live).getByText('Live · pick 14 of 180')).toBeVisible();
  expect(within(live).getByRole('link', { name: 'Enter room' })).toHaveAttribute(
    'href',
    '/complex/leagues/L1/draft/room',
  );
  const mine = screen.getByRole('article', { name: 'Monday Soccer' });
  expect(within(mine).getByText('Import or add the players')).toBeVisible();
  expect(within(mine).getByRole('link', { name: 'Open setup' })).toHaveAttribute(
    'href',
    '/complex/leagues/L2/draft',
  );
});

it('says when a draft was to start and has not, and nothing of the start of one that is over', async () => {
  const startsAt = '2026-01-05T20:00:00.000Z';
  network.on('GET', '/draft-leagues', {
    body: {
      leagues: [
        card({ leagueName: 'Late', status: 'order_locked', startsAt }),
        card({ leagueName: 'Done', status: 'published', startsAt: '2100-01-05T20:00:00.000Z' }),
      ],
    },
  });
  renderApp('/draft-leagues');
  expect(
    within(await screen.findByRole('article', { name: 'Late' })).getByText(/^Was to start .* ago/),
  ).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Done' })).queryByText(/start/i)).not.toBeInTheDocument();
});

it('says what the place is for when it is empty', async () => {
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
  renderApp('/draft-leagues');
  expect(await screen.findByText('No draft leagues yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage leagues' })).toHaveAttribute('href', '/complex/leagues');
});

it('tells a failure with its id and tries again', async () => {
  network.on(
    'GET',
    '/draft-leagues',
    problem(500, 'internal_error', 'Something went wrong', { detail: 'This is our mistake.' }),
  );
  const { user } = renderApp('/draft-leagues');
  expect(await screen.findByText('Your draft leagues could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: /Error id c0ffee00/ })).toBeVisible();
  network.on('GET', '/draft-leagues', { body: { leagues: [card()] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tuesday Softball')).toBeVisible();
});

it("creates a league and its draft once, with the sport's usual numbers, and opens its checklist", async () => {
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
  network.on('GET', '/sports', { body: [softball] });
  network.on('POST', '/leagues', {
    body: { streamId: 'league-8f1c-22', revision: 0, position: '00000000000000000001' },
  });
  network.on('PUT', '/leagues/8f1c-22/draft', accepted);
  const { user, path } = renderApp('/draft-leagues');
  await user.click(await screen.findByRole('button', { name: 'New draft league' }));
  await user.type(await screen.findByLabelText('League name'), 'Thursday Softball');
  await user.click(screen.getByRole('button', { name: 'Thu' }));
  await user.dblClick(screen.getByRole('button', { name: 'Create league' }));
  await waitFor(() => expect(path()).toBe('/complex/leagues/8f1c-22/draft'));
  expect(network.sent('PUT', '/leagues/8f1c-22/draft').map(({ body }) => body)).toMatchObject([
    { settings: { format: 'snake', rounds: 15, limits: softball.limits, startsAt: null } },
  ]);
  const sent = network.sent('POST', '/leagues');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    name: 'Thursday Softball',
    sport: 'softball',
    rosterSize: 15,
    gameNights: ['thu'],
    limits: softball.limits,
  });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

it('names what is missing before anything is sent', async () => {
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
  network.on('GET', '/sports', { body: [softball] });
  const { user } = renderApp('/draft-leagues?new');
  await user.click(await screen.findByRole('button', { name: 'Create league' }));
  expect(await screen.findByText('Name the league')).toBeVisible();
  expect(network.sent('POST', '/leagues')).toHaveLength(0);
});

it('says first to somebody whose e-mail is not confirmed what to do, and keeps what was entered', async () => {
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
  network.on('GET', '/sports', { body: [softball] });
  const unconfirmed = { user: { email_confirmed_at: null } };
  const first = renderApp('/draft-leagues?new', unconfirmed);
  const dialog = within(await screen.findByRole('dialog', { name: 'New draft league' }));
  const create = await dialog.findByRole('button', { name: 'Create league' });
  expect(create).toBeDisabled();
  expect(create).toHaveAccessibleDescription(/Follow the link that we sent to ana@example.org.*Resend/);
  await first.user.type(dialog.getByLabelText('League name'), 'Thursday Softball');
  first.unmount();

  renderApp('/draft-leagues?new');
  expect(await screen.findByLabelText('League name')).toHaveValue('Thursday Softball');
  expect(screen.getByRole('button', { name: 'Create league' })).toBeEnabled();
});

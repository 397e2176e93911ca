import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../../test/fake-api';
import { fakeServer } from '../testing/fake-live';
import { accepted, onDesktop, renderRoom } from '../testing/render-room';

jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-live'));

beforeAll(() => {
  onDesktop();
  // jsdom lays nothing out: every line of a list is 44 px high, one below the other.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const line = this.closest('ol > li');
    const top = line ? [...(line.parentElement?.children ?? [])].indexOf(line) * 44 : 0;
    return new DOMRect(0, top, 240, 44);
  });
});
afterEach(() => fakeServer.reset());
afterAll(() => jest.restoreAllMocks());

const names = () =>
  within(screen.getByRole('list', { name: 'My queue' }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^Move (.*), number \d+$/, '$1'));

const setUp = async () => {
  const room = await renderRoom();
  await screen.findByRole('list', { name: 'My queue' });
  const { api, base, plan } = room;
  api.on('PUT', `${base}/plan/:list`, ({ body }, [list]) => {
    plan[list === 'queue' ? 'queue' : 'doNotDraft'] = [
      ...(body as { readonly playerIds: readonly string[] }).playerIds,
    ];
    plan.revision += 1;
    return accepted(plan.revision);
  });
  return room;
};

it('orders the queue by keyboard and saves it for the revision it was made to', async () => {
  const { user, api, base } = await setUp();
  expect(names()).toEqual(['Mookie Betts', 'Manny Machado', 'Ana Ruiz']);
  act(() => screen.getByRole('button', { name: 'Move Mookie Betts, number 1' }).focus());
  await user.keyboard('[Space]');
  await waitFor(() => expect(screen.getByText(/Mookie Betts lifted, number 1 of 3/)).toBeInTheDocument());
  await user.keyboard('[ArrowDown]');
  await waitFor(() => expect(screen.getByText(/Mookie Betts over number 2/)).toBeInTheDocument());
  await user.keyboard('[Space]');
  await waitFor(() => expect(names()).toEqual(['Manny Machado', 'Mookie Betts', 'Ana Ruiz']));
  const [sent] = api.sent('PUT', `${base}/plan/queue`);
  expect(sent?.body).toEqual({ teamId: 'hawks', playerIds: ['p4', 'p3', 'p5'] });
  expect(sent?.headers.get('if-match')).toBe('"4"');
});

it('saves changes one after the other, each for the revision before it', async () => {
  const { user, api, base } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Remove Mookie Betts' }));
  await user.click(screen.getByRole('button', { name: 'Remove Ana Ruiz' }));
  await waitFor(() =>
    expect(api.sent('PUT', `${base}/plan/queue`).at(-1)?.body).toMatchObject({ playerIds: ['p4'] }),
  );
  const revisions = api.sent('PUT', `${base}/plan/queue`).map(({ headers }) => headers.get('if-match'));
  expect(revisions).toEqual(['"4"', '"5"'].slice(0, revisions.length));
  expect(names()).toEqual(['Manny Machado']);
});

it('shows how the list stands when another device was faster, and says so', async () => {
  const { user, api, base, plan } = await setUp();
  api.on('PUT', `${base}/plan/queue`, () => {
    plan.queue = ['p6'];
    plan.revision = 9;
    return problem(412, 'stale_revision', 'Changed meanwhile');
  });
  await user.click(screen.getByRole('button', { name: 'Remove Mookie Betts' }));
  expect(await screen.findByText('Changed on another device')).toBeInTheDocument();
  expect(names()).toEqual(['Zoë Kim']);
});

it('fetches the plan again when another device saved it', async () => {
  const { plan } = await setUp();
  await screen.findByRole('img', { name: /^In step with the server/ });
  plan.queue = ['p5'];
  plan.revision = 7;
  act(() => fakeServer.emit('plan.changed', { leagueId: 'L1', teamId: 'hawks' }));
  await waitFor(() => expect(names()).toEqual(['Ana Ruiz']));
});

it('puts a player on the do-not-draft list', async () => {
  const { user, api, base } = await setUp();
  await user.click(within(screen.getByRole('grid', { name: 'Players' })).getByText('Sam Reed'));
  await user.click(screen.getByRole('button', { name: 'Do not draft: Sam Reed' }));
  await waitFor(() => expect(api.sent('PUT', `${base}/plan/do-not-draft`)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Avoid 1' }));
  expect(
    within(screen.getByRole('list', { name: 'Do not draft' })).getByText('Sam Reed'),
  ).toBeInTheDocument();
});

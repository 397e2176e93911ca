import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../../test/fake-api';
import { fakeServer, streamChanged } from '../../../../../test/fake-live';
import { keptNames } from '../../../../shared/lib/kept';
import { fakeRoom } from '../testing/fake-room';
import { onDesktop, renderRoom } from '../testing/render-room';
import { onTheClock, pick, picked, turn } from '../testing/sample-room';

beforeAll(() => {
  onDesktop();
  // jsdom lays nothing out: every line of a list is 44 px high, one below the other.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const line = this.closest('ol > li');
    const top = line ? [...(line.parentElement?.children ?? [])].indexOf(line) * 44 : 0;
    return new DOMRect(0, top, 240, 44);
  });
});
afterEach(() => {
  fakeRoom.reset();
  localStorage.clear();
});
afterAll(() => jest.restoreAllMocks());

const names = () =>
  within(screen.getByRole('list', { name: 'My queue' }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^Move (.*), number \d+$/, '$1'));

const setUp = async () => {
  const room = await renderRoom();
  await screen.findByRole('list', { name: 'My queue' });
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

it('makes the change to the list as it stands when another device was faster, and says so', async () => {
  const { user, api, base, plan } = await setUp();
  plan.queue = ['p4', 'p3', 'p6'];
  plan.revision = 9;
  await user.click(screen.getByRole('button', { name: 'Remove Mookie Betts' }));
  expect(await screen.findByText('Also changed on another device')).toBeInTheDocument();
  await waitFor(() => expect(plan.queue).toEqual(['p4', 'p6']));
  const [, second] = api.sent('PUT', `${base}/plan/queue`);
  expect(second?.headers.get('if-match')).toBe('"9"');
  expect(names()).toEqual(['Manny Machado', 'Zoë Kim']);
});

it('keeps a change that could not be sent, says so, and sends it when the room is in step again', async () => {
  const { user, api, base, plan, savePlan } = await setUp();
  await screen.findByRole('img', { name: /^In step with the server/ });
  act(() => fakeServer.goDown());
  api.on('PUT', `${base}/plan/queue`, problem(429, 'too_many_requests', 'Not now'));
  await user.click(screen.getByRole('button', { name: 'Remove Mookie Betts' }));
  await waitFor(() => expect(api.sent('PUT', `${base}/plan/queue`)).toHaveLength(1));
  expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument();
  expect(names()).toEqual(['Manny Machado', 'Ana Ruiz']);
  api.on('PUT', `${base}/plan/:list`, savePlan);
  act(() => fakeServer.comeBack());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(plan.queue).toEqual(['p4', 'p5']));
  await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).not.toBeInTheDocument());
  expect(keptNames('draft-plan')).toEqual([]);
});

it.each([
  ['what others were saving at the same moment', 409, 'concurrent_update'],
  ['a session that could not be renewed', 401, 'not_signed_in'],
] as const)('keeps a change after %s', async (_, status, code) => {
  const { user, api, base, plan, savePlan } = await setUp();
  await screen.findByRole('img', { name: /^In step with the server/ });
  api.on('POST', '/auth/token', problem(503, 'store_unavailable', 'Not now'));
  api.on('PUT', `${base}/plan/queue`, problem(status, code, 'Not now'));
  await user.click(screen.getByRole('button', { name: 'Remove Mookie Betts' }));
  await waitFor(() => expect(api.sent('PUT', `${base}/plan/queue`).length).toBeGreaterThan(0));
  expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument();
  api.on('PUT', `${base}/plan/:list`, savePlan);
  act(() => fakeServer.goDown());
  act(() => fakeServer.comeBack());
  await waitFor(() => expect(plan.queue).toEqual(['p4', 'p5']));
  expect(screen.queryByText('Your list was not saved')).not.toBeInTheDocument();
});

it('keeps a change that another device was faster than, until that one can be read', async () => {
  const { user, api, base, plan } = await setUp();
  const read = () => ({ body: { teamId: 'hawks', ...plan } });
  api.on('GET', `${base}/plan`, problem(403, 'not_allowed', 'Not now'));
  plan.revision = 9;
  await user.click(screen.getByRole('button', { name: 'Remove Mookie Betts' }));
  await waitFor(() => expect(api.sent('GET', `${base}/plan`).length).toBeGreaterThan(1));
  expect(names()).toEqual(['Manny Machado', 'Ana Ruiz']);
  api.on('GET', `${base}/plan`, read);
  act(() => fakeServer.goDown());
  act(() => fakeServer.comeBack());
  await waitFor(() => expect(plan.queue).toEqual(['p4', 'p5']));
});

it('lets nobody change lists that are not known yet, and does not call them empty', async () => {
  const { user, api, base, plan } = await renderRoom({ status: 'lobby', turn: null }, { readsPlan: false });
  await user.click(await within(screen.getByRole('grid', { name: 'Players' })).findByText('Sam Reed'));
  expect(screen.getByRole('button', { name: 'Add to queue: Sam Reed' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add Sam Reed to queue' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rank: Sam Reed' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Put a few players into your queue now/)).not.toBeInTheDocument();
  await user.keyboard('q');
  api.on('GET', `${base}/plan`, () => ({ body: { teamId: 'hawks', ...plan } }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('list', { name: 'My queue' });
  await user.click(await screen.findByRole('button', { name: 'Add to queue: Sam Reed' }));
  await waitFor(() => expect(plan.queue).toEqual(['p3', 'p4', 'p5', 'p7']));
  expect(api.sent('PUT', `${base}/plan/queue`)).toHaveLength(1);
});

it('saves the first list of a team that has none yet', async () => {
  const { user, plan } = await renderRoom({}, { planned: { queue: [], revision: -1 } });
  await user.click(await screen.findByRole('button', { name: 'Add Willy Adames to queue' }));
  await waitFor(() => expect(plan.queue).toEqual(['p1']));
});

it('sends after a reload what the page could not save before, made to the list as it stands now', async () => {
  localStorage.setItem(
    'kept draft-plan ana L1 hawks',
    JSON.stringify({ queue: { base: ['p3', 'p4'], mine: ['p1', 'p4'] } }),
  );
  const { plan } = await renderRoom();
  await waitFor(() => expect(plan.queue).toEqual(['p1', 'p4', 'p5']));
  await waitFor(() => expect(names()).toEqual(['Willy Adames', 'Manny Machado', 'Ana Ruiz']));
  await waitFor(() => expect(keptNames('draft-plan')).toEqual([]));
});

it('fetches the plan again when another device saved it', async () => {
  const { plan } = await setUp();
  await screen.findByRole('img', { name: /^In step with the server/ });
  plan.queue = ['p5'];
  plan.revision = 7;
  act(() => streamChanged('draftPlan', '7'));
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

it('marks who is not allowed on the queue, and counts those who are free still', async () => {
  await renderRoom({ picks: [pick(1, 'p3')], turn: turn(2) }, { planned: { queue: ['p3', 'p8', 'p4'] } });
  const lines = within(await screen.findByRole('list', { name: 'My queue' })).getAllByRole('listitem');
  const refused = 'Not allowed: Then the team would have more than 2 women.';
  await waitFor(() => expect(within(lines[1] as HTMLElement).getByTitle(refused)).toBeInTheDocument());
  expect(screen.getAllByTitle(/^Not allowed/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Queue 2' })).toBeInTheDocument();
});

describe('of somebody who picks for two teams', () => {
  const both = { me: { role: 'captain', teamIds: ['hawks', 'owls'] } } as const;
  const TEAMS = ['hawks', 'owls'] as const;

  /** The room, and what the server keeps of both teams. */
  const setUpBoth = async (change: Parameters<typeof renderRoom>[0] = {}) => {
    const plans = {
      hawks: { revision: 4, queue: ['p3'], ranking: [], doNotDraft: [] },
      owls: { revision: 7, queue: ['p4'], ranking: [], doNotDraft: [] },
    };
    const room = await renderRoom({ ...both, ...change }, { readsPlan: false });
    const { api, base } = room;
    const named = (teamId: unknown) => TEAMS.find((one) => one === teamId) ?? 'hawks';
    api.on('GET', `${base}/plan`, ({ query }) => {
      const teamId = named(query.get('teamId'));
      return { body: { teamId, ...plans[teamId] } };
    });
    api.on('PUT', `${base}/plan/queue`, ({ body, headers }) => {
      const { teamId, playerIds } = body as { readonly teamId: string; readonly playerIds: string[] };
      const plan = plans[named(teamId)];
      if (headers.get('if-match') !== `"${plan.revision}"`)
        return problem(412, 'stale_revision', 'Changed in the meantime');
      Object.assign(plan, { queue: playerIds, revision: plan.revision + 1 });
      return { body: { streamId: 'draftPlan-x', revision: plan.revision, position: '1' } };
    });
    await room.user.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('list', { name: 'My queue' });
    return { ...room, plans };
  };
  const team = () => screen.findByRole('combobox', { name: 'Team of the lists' });

  it('shows and saves the lists of the one that they chose', async () => {
    const { user, plans } = await setUpBoth();
    expect(names()).toEqual(['Mookie Betts']);
    await user.selectOptions(await team(), 'Owls');
    await waitFor(() => expect(names()).toEqual(['Manny Machado']));
    await user.click(await screen.findByRole('button', { name: 'Add Willy Adames to queue' }));
    await waitFor(() => expect(plans.owls.queue).toEqual(['p4', 'p1']));
    expect(plans.hawks.queue).toEqual(['p3']);
  });

  it('shows those of the one on the clock, until they choose again', async () => {
    const { user } = await setUpBoth();
    await screen.findByRole('img', { name: /^In step with the server/ });
    act(() => {
      fakeRoom.append(picked(1, 'p1'));
      fakeRoom.append(onTheClock(2));
    });
    await waitFor(() => expect(names()).toEqual(['Manny Machado']));
    expect(await team()).toHaveDisplayValue('Owls');
    await user.selectOptions(await team(), 'Hawks');
    await waitFor(() => expect(names()).toEqual(['Mookie Betts']));
  });

  it('sends what they changed for one, also when the other one has come on the clock meanwhile', async () => {
    const { user, api, base, plans } = await setUpBoth();
    await screen.findByRole('img', { name: /^In step with the server/ });
    const held: (() => void)[] = [];
    api.on('PUT', `${base}/plan/queue`, ({ body }) => {
      const { teamId, playerIds } = body as {
        readonly teamId: (typeof TEAMS)[number];
        readonly playerIds: string[];
      };
      return new Promise((resolve) => {
        held.push(() => {
          Object.assign(plans[teamId], { queue: playerIds, revision: plans[teamId].revision + 1 });
          resolve({ body: { streamId: 'draftPlan-x', revision: plans[teamId].revision, position: '1' } });
        });
      });
    });
    await user.click(await screen.findByRole('button', { name: 'Add Willy Adames to queue' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await user.selectOptions(await team(), 'Owls');
    await waitFor(() => expect(names()).toEqual(['Manny Machado']));
    await user.click(await screen.findByRole('button', { name: 'Add Willy Adames to queue' }));
    act(() => held[0]?.());
    await waitFor(() => expect(held).toHaveLength(2));
    act(() => held[1]?.());
    await waitFor(() => expect(keptNames('draft-plan')).toEqual([]));
    expect([plans.hawks.queue, plans.owls.queue]).toEqual([
      ['p3', 'p1'],
      ['p4', 'p1'],
    ]);
  });
});

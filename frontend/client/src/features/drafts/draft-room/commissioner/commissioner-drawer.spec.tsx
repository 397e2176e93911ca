import { act, screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../../../../test/fake-api';
import { fakeRoom } from '../testing/fake-room';
import { accepted, onDesktop, renderRoom, withdraw } from '../testing/render-room';
import { onTheClock, pick, picked, secondsFromNow, turn } from '../testing/sample-room';

beforeAll(onDesktop);
afterEach(() => fakeRoom.reset());

const setUp = async (change: Parameters<typeof renderRoom>[0] = {}) => {
  const room = await renderRoom({
    me: { role: 'commissioner', teamIds: [] },
    picks: [pick(1, 'p1'), pick(2, 'p2'), pick(3, 'p3')],
    turn: turn(4),
    ...change,
  });
  for (const path of ['pause', 'resume', 'undo', 'redo', 'replacements', 'reset', 'picks']) {
    room.api.on('POST', `${room.base}/${path}`, accepted(11));
  }
  await room.user.click(screen.getByRole('button', { name: 'Run the draft' }));
  await screen.findByRole('dialog', { name: 'Run the draft' });
  return room;
};
const give = async (user: Awaited<ReturnType<typeof setUp>>['user'], reason: string) =>
  user.type(screen.getByRole('textbox', { name: /Reason/ }), reason);

it('pauses with one press from the bar, and resumes from there', async () => {
  const { user, api, base } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Pause the draft' }));
  await waitFor(() =>
    expect(api.sent('POST', `${base}/pause`)[0]?.body).toEqual({
      reason: 'By a commissioner, from the room',
    }),
  );
  act(() =>
    fakeRoom.append(() => ({
      status: 'paused',
      turn: null,
      paused: {
        cause: 'commissioner',
        reason: 'x',
        revision: 8,
        remainingSeconds: 20,
        at: secondsFromNow(0),
      },
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Resume the draft' }));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(api.sent('POST', `${base}/resume`)[0]?.body).toEqual({ seconds: null }));
});

const pausedRoom = () =>
  ({
    status: 'paused',
    turn: null,
    paused: { cause: 'commissioner', reason: 'x', revision: 8, remainingSeconds: 40, at: secondsFromNow(0) },
  }) as const;

it('asks whether to resume no longer once somebody else has, nor by itself at the next pause', async () => {
  const { user } = await setUp(pausedRoom());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Resume the draft' }));
  await screen.findByRole('dialog', { name: 'Resume the draft?' });
  act(() => fakeRoom.append(() => ({ status: 'live', paused: null, turn: turn(4) })));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => fakeRoom.append(pausedRoom));
  expect(await screen.findByRole('button', { name: 'Resume the draft' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks whether to pause no longer once the draft is paused, and offers the time that was left then', async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByRole('dialog', { name: 'Pause the draft?' });
  act(() => fakeRoom.append(pausedRoom));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Pause the draft?' })).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await user.click(screen.getByRole('radio', { name: 'A chosen time' }));
  expect(screen.getByRole('spinbutton', { name: 'Seconds' })).toHaveValue(40);
});

it('begins a question that is asked again without the refusal of the last time', async () => {
  const { user, api, base } = await setUp(pausedRoom());
  api.on('POST', `${base}/resume`, problem(412, 'stale_revision', 'Changed in the meantime'));
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await user.click(within(screen.getByRole('dialog', { name: 'Resume the draft?' })).getByText('Resume'));
  expect(await screen.findByText(/^This has changed since you opened it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Resume the draft?' })).not.toBeInTheDocument(),
  );
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  await screen.findByRole('dialog', { name: 'Resume the draft?' });
  expect(screen.queryByText(/^This has changed since you opened it/)).not.toBeInTheDocument();
});

it('says when a pause did not happen', async () => {
  const { user, api, base } = await setUp();
  api.on('POST', `${base}/pause`, problem(503, 'busy', 'Busy', { detail: 'Try again in a moment.' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Pause the draft' }));
  expect(await screen.findByText('The draft was not paused')).toBeInTheDocument();
});

it('pauses with a reason', async () => {
  const { user, api, base } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Pause the draft' })).toBeDisabled();
  await give(user, 'Rain delay');
  await user.click(screen.getByRole('button', { name: 'Pause the draft' }));
  await waitFor(() => expect(api.sent('POST', `${base}/pause`)[0]?.body).toEqual({ reason: 'Rain delay' }));
});

it('plans a pause after a pick that is still to come', async () => {
  const { user, api, base } = await setUp();
  api.on('PUT', `${base}/pause-after`, accepted(9));
  const after = screen.getByRole('spinbutton', { name: 'Pause after pick' });
  await user.type(after, '1');
  await user.click(screen.getByRole('button', { name: 'Plan pause' }));
  expect(await screen.findByText(/^From 4 to /)).toBeInTheDocument();
  expect(api.sent('PUT', `${base}/pause-after`)).toHaveLength(0);
  await user.clear(after);
  await user.type(after, '6');
  await user.click(screen.getByRole('button', { name: 'Plan pause' }));
  expect(await screen.findByText('The draft will pause after pick 6')).toBeInTheDocument();
  expect(api.sent('PUT', `${base}/pause-after`)[0]?.body).toEqual({ afterPickNo: 6, reason: null });
});

it('lists exactly what an undo takes back before it happens', async () => {
  const { user, api, base } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Undo to…' }));
  const list = screen.getByRole('list', { name: 'Picks that are taken back' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2: Jose Altuve, Owls', '3: Mookie Betts, Owls']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Back to before pick' }), '1');
  await give(user, 'Wrong player');
  await user.click(screen.getByRole('button', { name: 'Undo 3 picks' }));
  await waitFor(() =>
    expect(api.sent('POST', `${base}/undo`)[0]?.body).toEqual({ toPickNo: 1, reason: 'Wrong player' }),
  );
});

it('lists who is on a team by lot or late, and goes with every undo', async () => {
  const { user } = await setUp({
    ...{ status: 'completed', turn: null, completedAt: secondsFromNow(-1) },
    extras: [
      { teamId: 'hawks', playerId: 'p6', source: 'captain' },
      { teamId: 'hawks', playerId: 'p7', source: 'lot' },
      { teamId: 'owls', playerId: 'p8', source: 'late' },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Undo last pick' }));
  const list = screen.getByRole('list', { name: 'Picks that are taken back' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['3: Mookie Betts, Owls', 'Sam Reed, Hawks (by lot)', 'Lee Park, Owls (late)']);
});

it('undoes only what was confirmed: a pick that came in between is shown first, and the reason is kept', async () => {
  const { user, api, base } = await setUp();
  api.on('POST', `${base}/undo`, ({ headers }) =>
    headers.get('if-match') === '"12"'
      ? accepted(13)
      : problem(412, 'stale_revision', 'Changed in the meantime'),
  );
  await user.click(screen.getByRole('button', { name: 'Undo last pick' }));
  await give(user, 'Wrong player');
  act(() => {
    fakeRoom.append(picked(4, 'p4'));
    fakeRoom.append(onTheClock(5));
  });
  const list = screen.getByRole('list', { name: 'Picks that are taken back' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo 1 pick' }));
  await user.click(await screen.findByRole('button', { name: 'Undo 2 picks' }));
  await waitFor(() => expect(api.sent('POST', `${base}/undo`)).toHaveLength(2));
  expect(api.sent('POST', `${base}/undo`).map(({ body }) => body)).toEqual([
    { toPickNo: 3, reason: 'Wrong player' },
    { toPickNo: 3, reason: 'Wrong player' },
  ]);
});

it('makes undone picks again, while paused, and lists them first', async () => {
  const undone = [pick(2, 'p2'), pick(3, 'p3')];
  const { user, api, base } = await setUp({
    status: 'paused',
    turn: null,
    picks: [pick(1, 'p1')],
    undone,
  });
  await user.click(screen.getByRole('button', { name: 'Redo 2 picks…' }));
  const list = screen.getByRole('list', { name: 'Picks that are made again' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2: Jose Altuve, Owls', '3: Mookie Betts, Owls']);
  await give(user, 'Undone by mistake');
  await user.click(screen.getByRole('button', { name: 'Redo 2 picks' }));
  await waitFor(() =>
    expect(api.sent('POST', `${base}/redo`)[0]?.body).toEqual({ reason: 'Undone by mistake' }),
  );
  act(() => fakeRoom.append(() => ({ status: 'live', undone: [] })));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Redo/ })).not.toBeInTheDocument());
});

it('offers to redo only what comes before a player who has left, and says so', async () => {
  const { user, api } = await setUp({
    ...{ status: 'paused', turn: null, picks: [pick(1, 'p1')] },
    undone: [pick(2, 'p2'), pick(3, 'p3'), pick(4, 'p4')],
  });
  await withdraw(api, 'p3');
  await user.click(await screen.findByRole('button', { name: 'Redo 1 pick…' }));
  const dialog = screen.getByRole('dialog', { name: 'Redo 1 pick?' });
  expect(dialog).toHaveTextContent('Not from pick 3 on: Mookie Betts has left the league.');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
});

it('says why nothing can be redone, before a reason is asked for', async () => {
  const { api } = await setUp({
    ...{ status: 'paused', turn: null, picks: [pick(1, 'p1')], undone: [pick(2, 'p2')] },
  });
  await withdraw(api, 'p2');
  expect(
    await screen.findByText('Nothing can be redone. Not from pick 2 on: Jose Altuve has left the league.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Redo/ })).not.toBeInTheDocument();
});

it('says that nothing is left to redo where somebody else has done so meanwhile', async () => {
  const { user, api, base } = await setUp({
    ...{ status: 'paused', turn: null, picks: [pick(1, 'p1')], undone: [pick(2, 'p2')] },
  });
  api.on('POST', `${base}/redo`, problem(412, 'stale_revision', 'Changed in the meantime'));
  await user.click(screen.getByRole('button', { name: 'Redo 1 pick…' }));
  await give(user, 'Undone by mistake');
  act(() => fakeRoom.append(() => ({ undone: [] })));
  await user.click(screen.getByRole('button', { name: 'Redo 1 pick' }));
  expect(await screen.findByText('Nothing is left to redo')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Redo/ })).not.toBeInTheDocument());
});

it('changes one pick to a free player, and says what was seen in the cell', async () => {
  const { user, api, base } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Change a pick…' }));
  expect(screen.getByRole('combobox', { name: 'Pick' })).toHaveFocus();
  expect(screen.getByText('Mookie Betts will be free again and can be drafted.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pick' }), '1');
  await give(user, 'Took the wrong Jose');
  await user.click(screen.getByRole('button', { name: 'Change the pick' }));
  expect(await screen.findByText('Choose a player')).toBeInTheDocument();
  expect(api.sent('POST', `${base}/replacements`)).toHaveLength(0);
  await user.click(screen.getByRole('combobox', { name: /^Instead of / }));
  const options = await screen.findAllByRole('option');
  expect(options.some(({ textContent }) => textContent.startsWith('Mookie Betts'))).toBe(false);
  const [first] = options.filter(({ textContent }) => textContent.includes('rating'));
  if (first) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Change the pick' }));
  await waitFor(() => expect(api.sent('POST', `${base}/replacements`)).toHaveLength(1));
  expect(api.sent('POST', `${base}/replacements`)[0]?.body).toEqual({
    pickNo: 1,
    fromPlayerId: 'p1',
    playerId: expect.stringMatching(/^p\d+$/),
    reason: 'Took the wrong Jose',
  });
});

it('exchanges only what was seen: a cell that has changed in between is shown first', async () => {
  const { user, api, base } = await setUp();
  api.on('POST', `${base}/replacements`, ({ body }) =>
    (body as { readonly fromPlayerId: string }).fromPlayerId === 'p5'
      ? accepted(13)
      : problem(409, 'pick_changed', 'Pick has changed', { detail: 'Look at the board and choose again.' }),
  );
  await user.click(screen.getByRole('button', { name: 'Change a pick…' }));
  await user.type(screen.getByRole('combobox', { name: 'Instead of Mookie Betts' }), '{ArrowDown}{Enter}');
  await give(user, 'Took the wrong one');
  act(() => fakeRoom.append(() => ({ picks: [pick(1, 'p1'), pick(2, 'p2'), pick(3, 'p5')] })));
  await user.click(screen.getByRole('button', { name: 'Change the pick' }));
  expect(await screen.findByText(/choose again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change the pick' }));
  await waitFor(() =>
    expect(
      api
        .sent('POST', `${base}/replacements`)
        .map(({ body }) => (body as { readonly fromPlayerId: string }).fromPlayerId),
    ).toEqual(['p3', 'p5']),
  );
});

it('resumes with a chosen time of at least 15 seconds', async () => {
  const { user, api, base } = await setUp({
    status: 'paused',
    turn: null,
    paused: {
      cause: 'commissioner',
      reason: 'Rain',
      revision: 8,
      remainingSeconds: 20,
      at: '2026-06-01T20:00:00.000Z',
    },
  });
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await user.click(screen.getByRole('radio', { name: 'A chosen time' }));
  const seconds = screen.getByRole('spinbutton', { name: 'Seconds' });
  await user.clear(seconds);
  await user.type(seconds, '10');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(screen.getByText('At least 15 seconds, at most 24 hours')).toBeInTheDocument();
  expect(api.sent('POST', `${base}/resume`)).toHaveLength(0);
  await user.clear(seconds);
  await user.type(seconds, '45');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(api.sent('POST', `${base}/resume`)[0]?.body).toEqual({ seconds: 45 }));
});

const proxying = async (change: Parameters<typeof setUp>[0] = {}) => {
  const room = await setUp(change);
  const { user } = room;
  await user.click(screen.getByRole('switch', { name: 'Pick for the team on the clock' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(within(screen.getByRole('grid', { name: 'Players' })).getByText('Manny Machado'));
  return room;
};

it('picks for the team on the clock, and says for whom', async () => {
  const { user, api, base } = await proxying();
  await user.click(screen.getByRole('button', { name: 'Draft Manny Machado for Hawks' }));
  await waitFor(() =>
    expect(api.sent('POST', `${base}/picks`)[0]?.body).toEqual({
      pickNo: 4,
      playerId: 'p4',
      teamId: 'hawks',
    }),
  );
  expect(api.sent('GET', `${base}/legality`)[0]?.query.get('teamId')).toBe('hawks');
});

it('asks before it picks for a team whose turn has only just begun, and for no other one', async () => {
  const { user, api, base } = await proxying({ turn: turn(4, { startedAt: secondsFromNow(60) }) });
  const press = () => user.click(screen.getByRole('button', { name: 'Draft Manny Machado for Hawks' }));
  await press();
  const question = { name: 'Draft Manny Machado for Hawks?' };
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press();
  expect(await screen.findByRole('dialog', question)).toBeInTheDocument();
  act(() => {
    fakeRoom.append(picked(4, 'p6'));
    fakeRoom.append(onTheClock(5));
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Hawks took Zoë Kim.')).toBeInTheDocument();
  expect(api.sent('POST', `${base}/picks`)).toEqual([]);
});

it('resets only after the word was typed', async () => {
  const { user, api, base } = await setUp();
  await user.click(screen.getByRole('button', { name: 'Reset the draft' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reset the draft?' }));
  await give(user, 'Start over');
  expect(dialog.getByRole('button', { name: 'Reset the draft' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Type RESET to confirm' }), 'RESET');
  await user.click(dialog.getByRole('button', { name: 'Reset the draft' }));
  await waitFor(() =>
    expect(api.sent('POST', `${base}/reset`)[0]?.body).toEqual({
      reason: 'Start over',
      confirmation: 'RESET',
    }),
  );
});

it('says why a spectator link could not be made', async () => {
  const { user, api, base } = await setUp();
  const detail = 'Try again in a moment.';
  api.on('POST', `${base}/spectator-link`, problem(503, 'store_unavailable', 'Not now', { detail }));
  await user.click(screen.getByRole('button', { name: 'Make a spectator link' }));
  expect(
    await within(screen.getByRole('region', { name: 'Spectators' })).findByRole('alert'),
  ).toHaveTextContent(detail);
});

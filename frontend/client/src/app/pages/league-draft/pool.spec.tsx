import { followedKinds, streamChanged } from '../../../../test/fake-live';
import type { ImportPreview } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, league, player, pool, room, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft?tab=pool';
const players = [
  player({}),
  player({ playerId: 'p2', firstName: 'Willy', lastName: 'Adames', rating: null, positions: ['C'] }),
  player({ playerId: 'p3', firstName: 'Al', lastName: 'Brook', rating: 3, positions: ['C'] }),
  player({ playerId: 'p4', firstName: 'Gone', lastName: 'Away', status: 'withdrawn' }),
];
const preview: ImportPreview = {
  encoding: 'UTF-8',
  separator: ';',
  columns: [
    { name: 'Given', samples: ['Willy'], field: 'firstName' },
    { name: 'Family', samples: ['Adames'], field: 'lastName' },
    { name: 'Level', samples: ['8'], field: null },
  ],
  rows: 3,
  adds: 2,
  changes: 0,
  unchanged: 0,
  skips: 1,
  problems: [
    { code: 'missing_name', column: null, skipsRow: true, rows: 1, lines: [3], values: [] },
    { code: 'rating_out_of_range', column: 'Level', skipsRow: false, rows: 2, lines: [2, 4], values: ['A'] },
  ],
  emails: 2,
  wishes: 1,
  ratingWords: [
    { word: 'A', rows: 1, rating: null },
    { word: 'B', rows: 1, rating: null },
  ],
  changedFields: [
    { field: 'hometown', players: 2, example: { name: 'Al Brook', before: '', after: 'Austin' } },
  ],
  sample: [
    {
      firstName: 'Willy',
      lastName: 'Adames',
      positions: ['C'],
      rating: null,
      gender: null,
      nights: [],
      effect: 'add',
    },
  ],
};

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/draft/room', { body: room() });
  network.on('GET', '/leagues/L1/pool', { body: pool(players) });
});

const names = (): (string | null)[] =>
  within(screen.getByRole('table', { name: 'Players' }))
    .getAllByRole('button')
    .map((button) => button.firstChild?.textContent ?? null)
    .filter((name) => name !== 'Player' && name !== 'Positions' && name !== 'Rating');

it('finds players whatever their accents, and keeps the search in the address', async () => {
  const { user, path } = renderApp(AT);
  await user.type(await screen.findByLabelText('Search players'), 'jose');
  await waitFor(() => expect(names()).toEqual(['José Altuve']));
  await waitFor(() => expect(path()).toContain('q=jose'));
  expect(screen.getByText('1 player of 3')).toBeVisible();
});

it('sorts by rating and filters by a bar of the histogram', async () => {
  const { user } = renderApp(`${AT}&sort=-rating`);
  await screen.findByRole('table', { name: 'Players' });
  expect(names()).toEqual(['José Altuve', 'Al Brook', 'Willy Adames']);
  await user.click(screen.getByRole('button', { name: 'Rating 3: 1 player' }));
  await waitFor(() => expect(names()).toEqual(['Al Brook']));
});

it('warns of players without a rating and shows them', async () => {
  const { user } = renderApp(AT);
  expect(await screen.findByText(/1 player without a rating/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(names()).toEqual(['Willy Adames']));
});

it('changes a player in the drawer', async () => {
  network.on('PUT', '/leagues/L1/pool/players/p2', accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: /Willy Adames/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Willy Adames' }));
  await user.type(drawer.getByLabelText('Rating'), '7.5');
  await user.click(drawer.getByRole('button', { name: 'Save player' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/leagues/L1/pool/players/p2')[0]?.body).toMatchObject({
      rating: 7.5,
      positions: ['C'],
    }),
  );
});

it('keeps a number to call, which a tap does', async () => {
  network.on('PUT', '/leagues/L1/pool/players/p1', accepted);
  const number = '+1 555 010 9999';
  network.on('GET', '/leagues/L1/pool', { body: pool([player({ phone: number })]) });
  const { user } = renderApp(`${AT}&player=p1`);
  const drawer = within(await screen.findByRole('dialog', { name: 'José Altuve' }));
  expect(drawer.getByRole('link', { name: number })).toHaveAttribute('href', 'tel:+15550109999');
  await user.clear(drawer.getByLabelText('Phone'));
  await user.type(drawer.getByLabelText('Phone'), '12');
  await user.click(drawer.getByRole('button', { name: 'Save player' }));
  expect(await drawer.findByText('Give a phone number such as +1 555 010 9999')).toBeVisible();
  await user.type(drawer.getByLabelText('Phone'), '3-4567');
  await user.click(drawer.getByRole('button', { name: 'Save player' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/leagues/L1/pool/players/p1')[0]?.body).toMatchObject({ phone: '123-4567' }),
  );
});

it('has a field for each own column of the pool, also where a player has nothing in it', async () => {
  network.on('PUT', '/leagues/L1/pool/players/p1', accepted);
  const ownColumns = [
    { column: 'Shirt size', value: 'M' },
    { column: 'Carpool', value: 'from Austin' },
  ];
  network.on('GET', '/leagues/L1/pool', {
    body: pool([player({ ownColumns: ownColumns.slice(0, 1) }), player({ playerId: 'p2', ownColumns })]),
  });
  const { user } = renderApp(`${AT}&player=p1`);
  const drawer = within(await screen.findByRole('dialog', { name: 'José Altuve' }));
  expect(drawer.getByLabelText('Shirt size')).toHaveValue('M');
  await user.type(drawer.getByLabelText('Carpool'), 'with Al');
  await user.click(drawer.getByRole('button', { name: 'Save player' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/leagues/L1/pool/players/p1')[0]?.body).toMatchObject({
      ownColumns: [
        { column: 'Shirt size', value: 'M' },
        { column: 'Carpool', value: 'with Al' },
      ],
    }),
  );
});

it('keeps columns of the list that are no field of the product, as many as are wanted', async () => {
  const own = { samples: ['M'], field: 'ownColumns' } as const;
  const columns = [...preview.columns, { name: 'Shirt', ...own }, { name: 'Carpool', ...own, field: null }];
  network.on('POST', '/leagues/L1/pool/imports/preview', { body: { ...preview, columns } });
  const { user } = renderApp(`${AT}&import=1`);
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File(['a'], 'players.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('combobox', { name: 'Column Carpool' }));
  await user.click(await screen.findByRole('option', { name: 'Your own column' }));
  await waitFor(() => expect(network.sent('POST', '/leagues/L1/pool/imports/preview')).toHaveLength(2));
  const second = network.sent('POST', '/leagues/L1/pool/imports/preview')[1]?.body as FormData;
  expect(JSON.parse(second.get('mapping') as string)).toMatchObject({
    Shirt: 'ownColumns',
    Carpool: 'ownColumns',
  });
});

it('says at its field what the service has against a player', async () => {
  const errors = [{ field: 'externalId', message: 'Another player has this number' }];
  network.on('PUT', '/leagues/L1/pool/players/p1', problem(409, 'number_taken', 'Number taken', { errors }));
  const { user } = renderApp(`${AT}&player=p1`);
  const number = await screen.findByLabelText('Registration number');
  await user.type(number, '77');
  await user.click(screen.getByRole('button', { name: 'Save player' }));
  expect(await screen.findByText('Another player has this number')).toBeVisible();
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription('Another player has this number');
});

it('erases what is known of a player once the word is typed', async () => {
  network.on('POST', '/leagues/L1/pool/players/p2/forget', accepted);
  const { user } = renderApp(`${AT}&player=p2`);
  await user.click(await screen.findByRole('button', { name: 'Erase the player’s data…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase the data of Willy Adames?' }));
  expect(dialog.getByText(/nobody can bring them back/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), 'ERASE');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  await waitFor(() => expect(network.sent('POST', '/leagues/L1/pool/players/p2/forget')).toHaveLength(1));
});

it('offers nothing for a player who was forgotten', async () => {
  const former = player({ playerId: 'p9', firstName: 'Former', lastName: 'player', forgotten: true });
  network.on('GET', '/leagues/L1/pool', { body: pool([former]) });
  renderApp(`${AT}&player=p9`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Former player' }));
  expect(drawer.getByText(/Everything about this player was erased/)).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Save player' })).toBeNull();
});

it('refuses a rating out of range before it is sent', async () => {
  const { user } = renderApp(`${AT}&player=new`);
  const drawer = within(await screen.findByRole('dialog', { name: 'Add player' }));
  await user.type(drawer.getByLabelText('First name'), 'Ana');
  await user.type(drawer.getByLabelText('Last name'), 'Reed');
  await user.type(drawer.getByLabelText('Rating'), '14');
  await user.click(drawer.getByRole('button', { name: 'Add player' }));
  expect(await drawer.findByText('Ratings go from 1 to 10')).toBeVisible();
  expect(network.sent('POST', '/leagues/L1/pool/players')).toHaveLength(0);
});

it('adds a note, and accepts a partner who asked', async () => {
  network.on('GET', '/leagues/L1/pool', {
    body: pool([
      player({}),
      player({ playerId: 'p2', firstName: 'Willy', lastName: 'Adames', groupRequests: ['p1'] }),
    ]),
  });
  network.on('POST', '/leagues/L1/pool/players/p1/notes', accepted);
  network.on('POST', '/leagues/L1/pool/players/p1/group-requests', accepted);
  const { user } = renderApp(`${AT}&player=p1`);
  await user.type(await screen.findByLabelText('New note'), 'Strong arm');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(network.sent('POST', '/leagues/L1/pool/players/p1/notes')[0]?.body).toEqual({
      text: 'Strong arm',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(network.sent('POST', '/leagues/L1/pool/players/p1/group-requests')[0]?.body).toEqual({
      withPlayerId: 'p2',
    }),
  );
});

it('asks both of a pair before a third joins them, and says who has not answered', async () => {
  const pair = { groupId: 'g1' };
  const players = [
    player({ ...pair, groupRequests: ['p2'] }),
    player({ playerId: 'p2', firstName: 'Willy', lastName: 'Adames', groupRequests: ['p1'] }),
    player({ ...pair, playerId: 'p3', firstName: 'Mookie', lastName: 'Betts' }),
  ];
  network.on('GET', '/leagues/L1/pool', { body: pool(players) });
  const first = renderApp(`${AT}&player=p1`);
  expect(await screen.findByText('Asked Willy Adames; waiting for Mookie Betts to say yes.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  first.unmount();
  renderApp(`${AT}&player=p3`);
  expect(await screen.findByText('Asked to join the group')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
});

it('previews a file, maps a column and imports with progress', async () => {
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('POST', '/leagues/L1/pool/imports/preview', { body: preview });
  network.on('POST', '/leagues/L1/pool/imports', {
    status: 202,
    body: { importId: 'I1', rows: 3, revision: 6, position: '2' },
  });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File(['Given;Family;Level'], 'players.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('players.csv: 3 rows, UTF-8, separated by semicolon')).toBeVisible();
  const problems = within(screen.getByRole('region', { name: 'Problems' }));
  expect(problems.getByText('Line 3')).toBeVisible();
  expect(screen.getByText('Row left out')).toBeVisible();
  expect(
    screen.getByText(
      '1 player asks to play with somebody. Those who ask for each other are drafted together, three at most.',
    ),
  ).toBeVisible();

  await user.click(screen.getByRole('combobox', { name: 'Column Level' }));
  await user.click(await screen.findByRole('option', { name: 'Rating (1–10)' }));
  await waitFor(() => expect(network.sent('POST', '/leagues/L1/pool/imports/preview')).toHaveLength(2));
  const second = network.sent('POST', '/leagues/L1/pool/imports/preview')[1]?.body as FormData;
  expect(JSON.parse(second.get('mapping') as string)).toEqual({
    Given: 'firstName',
    Family: 'lastName',
    Level: 'rating',
  });

  await user.click(screen.getByRole('button', { name: 'Use these ratings' }));
  await waitFor(() => expect(network.sent('POST', '/leagues/L1/pool/imports/preview')).toHaveLength(3));
  const third = network.sent('POST', '/leagues/L1/pool/imports/preview')[2]?.body as FormData;
  expect(JSON.parse(third.get('ratings') as string)).toEqual({ A: 9, B: 3 });
  expect(
    screen.getByText('Home town of 2 players, as Al Brook: nothing so far becomes “Austin”'),
  ).toBeVisible();

  await user.click(
    screen.getByRole('checkbox', { name: 'Invite 2 players by e-mail to link their account' }),
  );
  const progress = {
    importId: 'I1',
    fileName: 'players.csv',
    rows: 3,
    done: 1,
    added: 1,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    state: 'running' as const,
    startedAt: '2026-11-21T00:00:00.000Z',
  };
  network.on('GET', '/leagues/L1/pool', { body: pool([player({})], { lastImport: progress }) });
  await user.click(await screen.findByRole('button', { name: 'Import 2 players' }));
  expect(await screen.findByText('Importing players.csv: 1 of 3 rows')).toBeVisible();
  network.on('GET', '/leagues/L1/pool', {
    body: pool([player({})], {
      lastImport: { ...progress, done: 3, added: 2, skipped: 1, state: 'finished' },
    }),
  });
  expect(followedKinds.get('playerPool')).toEqual(['L1']);
  streamChanged('playerPool', '00000000000000000009');
  expect(await screen.findByText('2 added · 0 changed · 0 unchanged · 1 left out')).toBeVisible();
  const [imported, ...others] = network.sent('POST', '/leagues/L1/pool/imports');
  expect((imported?.body as FormData).get('invite')).toBe('true');
  expect(others).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Last import: Nov 21, 2026' }));
  expect(screen.getByText('2 added · 0 changed · 0 unchanged · 1 left out')).toBeVisible();
});

it('asks which column is the whole name where most names are missing', async () => {
  const [missing, ...others] = preview.problems;
  const problems = missing ? [{ ...missing, rows: 3 }, ...others] : [];
  network.on('POST', '/leagues/L1/pool/imports/preview', { body: { ...preview, problems } });
  const { user } = renderApp(`${AT}&import=1`);
  await user.click(await screen.findByLabelText('Or paste rows from a spreadsheet'));
  await user.paste('Given\tFamily\tLevel\nWilly\tAdames\tA');
  await user.click(screen.getByRole('button', { name: 'Read the pasted rows' }));
  await user.click(await screen.findByRole('combobox', { name: 'Which column is the whole name?' }));
  await user.click(await screen.findByRole('option', { name: 'Family' }));
  await waitFor(() => expect(network.sent('POST', '/leagues/L1/pool/imports/preview')).toHaveLength(2));
  const [pasted, mapped] = network
    .sent('POST', '/leagues/L1/pool/imports/preview')
    .map(({ body }) => body as FormData);
  expect((pasted?.get('file') as File).name).toBe('Pasted rows');
  expect(JSON.parse(mapped?.get('mapping') as string)).toEqual({ Family: 'fullName' });
});

it('says of a spreadsheet that it is no CSV file', async () => {
  const { user } = renderApp(`${AT}&import=1`);
  const input = await screen.findByLabelText('CSV file');
  input.removeAttribute('accept');
  await user.upload(input, new File(['x'], 'players.xlsx'));
  expect(await screen.findByText(/This is not a CSV file/)).toBeVisible();
  expect(network.sent('POST', '/leagues/L1/pool/imports/preview')).toHaveLength(0);
});

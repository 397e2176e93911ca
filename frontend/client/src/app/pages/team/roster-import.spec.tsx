import type { RosterListRow, RosterListView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, team, teams } from '../../../../test/samples';

const row = (line: number, change: Partial<RosterListRow> = {}): RosterListRow => ({
  line,
  name: `Person ${line}`,
  email: `p${line}@example.org`,
  role: 'player',
  number: null,
  positions: [],
  effect: 'invite',
  problems: [],
  ...change,
});
const listOf = (rows: readonly RosterListRow[], change: Partial<RosterListView> = {}): RosterListView => ({
  encoding: 'UTF-8',
  separator: ',',
  columns: [
    { name: 'Who', samples: ['Person 2'], field: 'fullName' },
    { name: 'Mail', samples: ['p2@example.org'], field: 'email' },
    { name: 'Shirt', samples: ['12'], field: null },
  ],
  rows,
  problems: [],
  invitations: 60,
  places: null,
  ...change,
});
const INVITATIONS = '/teams/T1/invitations';
const LIST = '/teams/T1/roster-list';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/teams', { body: teams() });
  network.on('GET', '/teams/T1', { body: team() });
  network.on('GET', '/teams/T1/teammates', { body: { people: [] } });
  network.on('POST', INVITATIONS, accepted);
});

/** Opens the dialog and pastes a list that is read as this one. */
const paste = async (list: RosterListView) => {
  network.on('POST', LIST, { body: list });
  const { user } = renderApp('/teams/T1');
  await user.click((await screen.findAllByRole('button', { name: 'Invite people' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Import a list' }));
  await user.click(await screen.findByLabelText('Or paste rows from a spreadsheet'));
  await user.paste('Who,Mail\nPerson 2,p2@example.org');
  await user.click(screen.getByRole('button', { name: 'Read the pasted rows' }));
  const people = within(await screen.findByRole('region', { name: 'People in the list' }));
  return { user, people };
};
const invited = () =>
  network.sent('POST', INVITATIONS).map(({ body }) => (body as { people: { email: string }[] }).people);

it('invites whom the list names, as they are to be on the roster', async () => {
  const { user, people } = await paste(
    listOf([row(2, { role: 'substitute', number: '12', positions: ['SS', '2B'] }), row(3)]),
  );
  expect(people.getByText('p2@example.org · Substitute · No. 12 · SS, 2B')).toBeVisible();
  await user.click(people.getByRole('checkbox', { name: /^Person 3/ }));
  await user.click(screen.getByRole('button', { name: 'Invite 1 person' }));
  expect(await screen.findByText('1 invitation sent')).toBeVisible();
  expect(network.sent('POST', INVITATIONS)[0]?.body).toEqual({
    people: [{ email: 'p2@example.org', role: 'substitute', number: '12', positions: ['SS', '2B'] }],
  });
});

it('says why somebody is not invited, or not unless one says so', async () => {
  const { people } = await paste(
    listOf(
      [
        row(2, { effect: 'left_out', email: '', problems: ['bad_email'] }),
        row(3, { effect: 'invited' }),
        row(4, { effect: 'member' }),
        row(5, { problems: ['roster_full'] }),
        row(6, { problems: ['number_taken'] }),
      ],
      {
        places: 0,
        problems: [
          { code: 'bad_email', column: 'Mail', skipsRow: true, rows: 1, lines: [2], values: ['p2@'] },
        ],
      },
    ),
  );
  const boxes = people.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [false, true],
    [false, true],
    [false, false],
    [false, false],
    [true, false],
  ]);
  for (const reason of [
    'Not an e-mail address',
    'Invited already',
    'Somebody on the roster is called so',
    'The roster has no place left',
    'A number that somebody else wears',
  ])
    expect(people.getByText(reason)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Problems' })).getByText(/“p2@”/)).toBeVisible();
});

it('reads the list again when a column is another one', async () => {
  const { user } = await paste(listOf([row(2)]));
  await user.click(screen.getByRole('combobox', { name: 'Column Shirt' }));
  await user.click(await screen.findByRole('option', { name: 'Number' }));
  await waitFor(() => expect(network.sent('POST', LIST)).toHaveLength(2));
  const second = network.sent('POST', LIST)[1]?.body as FormData;
  expect(JSON.parse(second.get('mapping') as string)).toEqual({
    Who: 'fullName',
    Mail: 'email',
    Shirt: 'number',
  });
});

it('goes on where it was cut short, and invites nobody twice', async () => {
  let asked = 0;
  network.on('POST', INVITATIONS, () =>
    ++asked === 2 ? problem(429, 'too_many_requests', 'Too many', { detail: 'Try again soon.' }) : accepted,
  );
  const { user, people } = await paste(listOf(Array.from({ length: 25 }, (_, index) => row(index + 2))));
  await user.click(screen.getByRole('button', { name: 'Invite 25 people' }));
  expect(await screen.findByText(/20 invitations went out before/)).toBeVisible();
  expect(people.getByRole('checkbox', { name: /^Person 2 / })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Invite 5 people' }));
  expect(await screen.findByText('25 invitations sent')).toBeVisible();
  const [, cut, again] = network.sent('POST', INVITATIONS);
  expect(again?.headers.get('idempotency-key')).toBe(cut?.headers.get('idempotency-key'));
  expect(invited().map(({ length }) => length)).toEqual([20, 5, 5]);
});

it('sends no more than may be open', async () => {
  const { user, people } = await paste(listOf([row(2), row(3, { effect: 'member' })], { invitations: 1 }));
  await user.click(people.getByRole('checkbox', { name: /^Person 3/ }));
  expect(screen.getByText('1 more invitation can be open. Uncheck 1.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite 2 people' })).toBeDisabled();
});

it('says what is wrong with a list as a whole, and takes another', async () => {
  const detail = 'The first line has to name the columns.';
  network.on('POST', LIST, problem(422, 'file_header_missing', 'No header', { detail }));
  const { user } = renderApp('/teams/T1');
  await user.click((await screen.findAllByRole('button', { name: 'Invite people' }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Import a list' }));
  await user.upload(await screen.findByLabelText('CSV file'), new File(['Ana'], 'list.csv'));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText('CSV file')).toBeInTheDocument();
});

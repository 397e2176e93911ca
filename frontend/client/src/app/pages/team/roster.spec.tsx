import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { pretendPhone } from '../../../../test/phone';
import { renderApp } from '../../../../test/render-app';
import { accepted, member, team, teams } from '../../../../test/samples';

const AT = '/teams/T1?tab=roster';
const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const running = team().running ?? { invitations: [], requests: [], link: null, removed: [] };

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/teams', { body: teams() });
  network.on('GET', '/teams/T1', { body: team() });
});
afterEach(() => pretendPhone(false));

type App = ReturnType<typeof renderApp>;
const choose = async ({ user }: App, name: string, item: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `What to do about ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

it('lists who is on the team, and who has no account yet', async () => {
  const body = team({
    members: [
      ...team().members,
      member({ memberId: 'm-lee', accountId: null, name: 'Lee Park', number: null }),
    ],
    rosterLimit: 15,
  });
  network.on('GET', '/teams/T1', { body });
  pretendPhone(true);
  renderApp(AT);
  const roster = within(await screen.findByRole('list', { name: 'Roster' }));
  const [ana, kim, lee] = roster.getAllByRole('listitem');
  expect(ana).toHaveTextContent('Captain');
  expect(kim).toHaveTextContent('Number 7');
  expect(kim).toHaveTextContent('Player');
  expect(lee).toHaveTextContent('No account yet');
  expect(screen.getByText('2 players of at most 15')).toBeVisible();
});

it('removes a member at once, and takes them back when that is undone', async () => {
  network.on('POST', '/teams/T1/members/m-kim/remove', () => {
    network.on('GET', '/teams/T1', { body: team({ members: team().members.slice(0, 1) }) });
    return accepted;
  });
  network.on('POST', '/teams/T1/members/m-kim/restore', () => {
    network.on('GET', '/teams/T1', { body: team() });
    return accepted;
  });
  const app = renderApp(AT);
  await choose(app, 'Kim Young', 'Remove from the team');
  expect(await screen.findByText('Kim Young was removed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Kim Young' })).toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Kim Young' })).toBeVisible();
  expect(screen.queryByText('Kim Young was removed')).toBeNull();
});

it('counts those who are left at once, not those who only watched', async () => {
  const watching = member({ memberId: 'm-lou', name: 'Lou Fan', role: 'spectator' });
  network.on('GET', '/teams/T1', { body: team({ members: [...team().members, watching] }) });
  for (const who of ['m-kim', 'm-lou'])
    network.on('POST', `/teams/T1/members/${who}/remove`, () => new Promise(() => undefined));
  const app = renderApp(AT);
  expect(await screen.findByText('2 players')).toBeVisible();
  await choose(app, 'Lou Fan', 'Remove from the team');
  await waitFor(() => expect(screen.queryByText('Lou Fan')).toBeNull());
  expect(screen.getByText('2 players')).toBeVisible();
  await choose(app, 'Kim Young', 'Remove from the team');
  expect(await screen.findByText('1 player')).toBeVisible();
});

it('removes only who is still what was seen, whatever else changes on the team', async () => {
  const path = '/teams/T1/members/m-kim/remove';
  const ana = team().members.slice(0, 1);
  const changedTo = (revision: number, kim: Partial<ReturnType<typeof member>>) => () => {
    network.on('GET', '/teams/T1', { body: team({ revision, members: [...ana, member(kim)] }) });
    return problem(412, 'stale', 'Changed', { detail: 'It changed.' });
  };
  network.on('POST', path, changedTo(9, { role: 'admin' }));
  const app = renderApp(AT);
  await choose(app, 'Kim Young', 'Remove from the team');
  expect(await screen.findByText(/^Somebody changed that meanwhile/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kim Young' })).toBeVisible();
  expect(network.sent('POST', path).map(({ headers }) => headers.get('if-match'))).toEqual(['"8"']);
  // Another admin's number is in nobody's way.
  const answers = [
    changedTo(10, { role: 'admin', number: '12' }),
    () => {
      network.on('GET', '/teams/T1', { body: team({ revision: 11, members: ana }) });
      return accepted;
    },
  ];
  network.on('POST', path, () => (answers.shift() ?? (() => accepted))());
  await choose(app, 'Kim Young', 'Remove from the team');
  expect(await screen.findByText('Kim Young was removed')).toBeVisible();
  expect(network.sent('POST', path).map(({ headers }) => headers.get('if-match'))).toEqual([
    '"8"',
    '"9"',
    '"10"',
  ]);
});

it('puts back who could not be removed, and says why', async () => {
  const detail = 'The roster has been frozen since Nov 1.';
  network.on('POST', '/teams/T1/members/m-kim/remove', problem(409, 'roster_frozen', 'Frozen', { detail }));
  const app = renderApp(AT);
  await choose(app, 'Kim Young', 'Remove from the team');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kim Young' })).toBeVisible();
});

it('gives a role on what was seen, and says that somebody else was faster', async () => {
  network.on(
    'PUT',
    '/teams/T1/members/m-kim/role',
    problem(412, 'stale', 'Changed', { detail: 'It changed.' }),
  );
  const app = renderApp(AT);
  await choose(app, 'Kim Young', 'Change the role');
  const dialog = within(await screen.findByRole('dialog', { name: 'Role of Kim Young' }));
  await app.user.click(dialog.getByRole('combobox', { name: /Role/ }));
  await app.user.click(await screen.findByRole('option', { name: 'Admin' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save the role' }));
  expect(await dialog.findByText('It changed.')).toBeVisible();
  const path = '/teams/T1/members/m-kim/role';
  expect(network.sent('PUT', path)[0]?.headers.get('if-match')).toBe('"8"');
  network.on('PUT', path, accepted);
  await app.user.click(dialog.getByRole('button', { name: 'Save the role' }));
  expect(await screen.findByText('Kim Young is an admin now')).toBeVisible();
  expect(network.sent('PUT', path)[1]?.body).toEqual({ role: 'admin' });
});

it('saves a number although somebody has joined meanwhile', async () => {
  const path = '/teams/T1/members/m-kim';
  network.on('PUT', path, ({ headers }) =>
    headers.get('if-match') === '"9"' ? accepted : problem(412, 'stale', 'Changed'),
  );
  const app = renderApp(AT);
  await choose(app, 'Kim Young', 'Number and positions');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByRole('textbox', { name: 'Number' }), '1');
  const pat = member({ memberId: 'm-pat', accountId: 'pat', name: 'Pat Moss' });
  network.on('GET', '/teams/T1', { body: team({ revision: 9, members: [...team().members, pat] }) });
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.sent('PUT', path).map(({ headers }) => headers.get('if-match'))).toEqual(['"8"', '"9"']);
});

it('leaves captains and admins to the captains', async () => {
  const lee = member({ memberId: 'm-lee', accountId: 'lee', name: 'Lee Park', role: 'admin' });
  const me = { memberId: 'm-ana', role: 'admin', status: 'active' } as const;
  network.on('GET', '/teams/T1', { body: team({ me, members: [lee, member()] }) });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'What to do about Lee Park' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Send a message',
    'Number and positions',
  ]);
});

it('suspends with a reason', async () => {
  network.on('PUT', '/teams/T1/members/m-kim/status', accepted);
  const app = renderApp(AT);
  await choose(app, 'Kim Young', 'Change the status');
  const dialog = within(await screen.findByRole('dialog', { name: 'Status of Kim Young' }));
  await app.user.click(dialog.getByRole('button', { name: 'Suspended' }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Red card');
  await app.user.click(dialog.getByRole('button', { name: 'Save the status' }));
  await waitFor(() =>
    expect(network.sent('PUT', '/teams/T1/members/m-kim/status')[0]?.body).toEqual({
      status: 'suspended',
      reason: 'Red card',
    }),
  );
});

it('hands over the captaincy after saying what that means', async () => {
  network.on('POST', '/teams/T1/captaincy', accepted);
  const app = renderApp(AT);
  await choose(app, 'Kim Young', 'Hand over the captaincy');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over the captaincy to Kim Young' }));
  expect(dialog.getByText(/Only Kim Young can give the captaincy back/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Make Kim Young captain' }));
  expect(await screen.findByText('Kim Young is captain now')).toBeVisible();
  expect(network.sent('POST', '/teams/T1/captaincy')[0]?.body).toEqual({
    memberId: 'm-kim',
    stayAs: 'player',
  });
});

it('answers requests, sends invitations again and takes back who was removed', async () => {
  network.on('GET', '/teams/T1', {
    body: team({
      running: {
        ...running,
        requests: [
          { requestId: 'R1', accountId: 'lee', name: 'Lee Park', message: 'I pitch.', requestedAt: ago(1) },
        ],
        invitations: [
          {
            invitationId: 'I1',
            to: 'luis@example.org',
            role: 'player',
            number: '9',
            positions: ['SS', '2B'],
            sentAt: ago(3),
            expiresAt: ago(-11),
            undelivered: false,
            seenAt: ago(2),
          },
        ],
        removed: [{ memberId: 'm-max', name: 'Max Roe', role: 'substitute', leftAt: ago(2) }],
      },
    }),
  });
  const detail = 'An invitation was just sent to this address.';
  network.on('POST', '/teams/T1/requests/R1/accept', accepted);
  network.on(
    'POST',
    '/teams/T1/invitations/I1/send',
    problem(409, 'invitation_just_sent', 'Just sent', { detail }),
  );
  network.on('DELETE', '/teams/T1/invitations/I1', accepted);
  network.on('POST', '/teams/T1/members/m-max/restore', accepted);
  const { user } = renderApp(AT);
  const requests = within(await screen.findByRole('region', { name: 'Requests to join' }));
  expect(requests.getByText('I pitch.')).toBeVisible();
  await user.click(requests.getByRole('button', { name: 'Accept Lee Park' }));
  expect(await screen.findByText('Lee Park is on the team')).toBeVisible();
  network.on('POST', '/teams/T1/requests/R1/decline', accepted);
  await user.click(requests.getByRole('button', { name: 'Decline Lee Park' }));
  const question = within(await screen.findByRole('dialog', { name: 'Decline the request of Lee Park?' }));
  expect(network.sent('POST', '/teams/T1/requests/R1/decline')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Decline the request' }));
  expect(await screen.findByText('Request declined')).toBeVisible();
  await waitFor(() => expect(question.queryByRole('button')).toBeNull());
  expect(screen.getByText('Opened')).toBeVisible();
  expect(screen.getByText(/^Player · No. 9 · SS, 2B · sent/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the invitation to luis@example.org again' }));
  expect(await screen.findByText(detail)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation to luis@example.org' }));
  await waitFor(() => expect(network.sent('DELETE', '/teams/T1/invitations/I1')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Put back on the team: Max Roe' }));
  expect(await screen.findByText('Max Roe is back on the team')).toBeVisible();
});

it.each([
  ['captain', true],
  ['admin', false],
] as const)(
  'offers to send again what makes somebody an admin to captains alone: to a %s %s',
  async (role, can) => {
    const dates = { sentAt: ago(3), expiresAt: ago(-11), undelivered: false, seenAt: null };
    const invitation = {
      to: 'luis@example.org',
      role: 'admin',
      number: null,
      positions: [],
      ...dates,
    } as const;
    const view = team({ running: { ...running, invitations: [{ invitationId: 'I1', ...invitation }] } });
    network.on('GET', '/teams/T1', { body: { ...view, me: { ...view.me, role } } });
    renderApp(AT);
    expect(
      await screen.findByRole('button', { name: 'Withdraw the invitation to luis@example.org' }),
    ).toBeVisible();
    const again = screen.queryByRole('button', { name: 'Send the invitation to luis@example.org again' });
    expect(again !== null).toBe(can);
  },
);

it('offers to send no invitation of an archived team again: it would be refused', async () => {
  const dates = { sentAt: ago(3), expiresAt: ago(-11), undelivered: false, seenAt: null };
  const shirt = { number: null, positions: [] };
  const invitation = {
    invitationId: 'I1',
    to: 'luis@example.org',
    role: 'player',
    ...shirt,
    ...dates,
  } as const;
  network.on('GET', '/teams/T1', {
    body: team({ archived: true, running: { ...running, invitations: [invitation] } }),
  });
  renderApp(AT);
  expect(
    await screen.findByRole('button', { name: 'Withdraw the invitation to luis@example.org' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send the invitation/ })).toBeNull();
});

it('finds somebody on a long roster, and keeps what was looked for in the address', async () => {
  const members = Array.from({ length: 13 }, (_, n) =>
    member({ memberId: `m${n}`, name: `José ${n}`, number: `${n}`, role: n === 4 ? 'substitute' : 'player' }),
  );
  network.on('GET', '/teams/T1', { body: team({ members }) });
  const app = renderApp(AT);
  const filter = await screen.findByRole('searchbox', { name: 'Name or number' });
  await app.user.type(filter, 'jose 4');
  expect(await screen.findByText('1 member')).toBeVisible();
  expect(app.path()).toBe(`${AT}&q=jose+4`);
  await app.user.click(screen.getByRole('combobox', { name: 'Status' }));
  await app.user.click(await screen.findByRole('option', { name: 'Suspended' }));
  expect(await screen.findByText('Nobody fits')).toBeVisible();
});

describe('inviting', () => {
  const open = async (app: App) => {
    await app.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    return within(await screen.findByRole('dialog'));
  };

  it('says which of the pasted addresses are none, keeps the text, and sends the rest once they are right', async () => {
    network.on('POST', '/teams/T1/invitations', accepted);
    const app = renderApp(AT);
    const dialog = await open(app);
    const field = dialog.getByRole('textbox', { name: 'E-mail addresses' });
    await app.user.click(field);
    await app.user.paste('Kim Young <kim@example.org>; lee@\nANA@example.org, kim@example.org');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(await dialog.findByText('This isn’t an e-mail address: lee@')).toBeVisible();
    expect(network.sent('POST', '/teams/T1/invitations')).toHaveLength(0);
    await app.user.clear(field);
    await app.user.paste('Kim Young <kim@example.org>; ANA@example.org');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('2 invitations sent')).toBeVisible();
    expect(network.sent('POST', '/teams/T1/invitations')[0]?.body).toEqual({
      emails: ['kim@example.org', 'ana@example.org'],
      role: 'player',
    });
    expect(field).toHaveValue('');
  });

  it('says how many addresses were left out', async () => {
    network.on('POST', '/teams/T1/invitations', () => {
      const invitation = { invitationId: 'i1', to: 'kim@example.org', role: 'player', number: null } as const;
      const state = { positions: [], sentAt: ago(0), expiresAt: ago(-14), undelivered: false, seenAt: null };
      const invitations = [{ ...invitation, ...state }];
      network.on('GET', '/teams/T1', { body: team({ revision: 9, running: { ...running, invitations } }) });
      return accepted;
    });
    const app = renderApp(AT);
    const dialog = await open(app);
    await app.user.click(dialog.getByRole('textbox', { name: 'E-mail addresses' }));
    await app.user.paste('Kim@example.org, ana@example.org');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(
      await screen.findByText('1 invitation sent. 1 address left out: your own, or on the team already'),
    ).toBeVisible();
  });

  it('says whom an invitation waits for already: nothing was sent to them', async () => {
    const invitation = { invitationId: 'i1', to: 'kim@example.org', role: 'player', number: null } as const;
    const state = { positions: [], sentAt: ago(2), expiresAt: ago(-12), undelivered: false, seenAt: null };
    const invitations = [{ ...invitation, ...state }];
    network.on('GET', '/teams/T1', { body: team({ revision: 9, running: { ...running, invitations } }) });
    network.on('POST', '/teams/T1/invitations', accepted);
    const app = renderApp(AT);
    const dialog = await open(app);
    await app.user.click(dialog.getByRole('textbox', { name: 'E-mail addresses' }));
    await app.user.paste('Kim@example.org');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('1 is invited already: send it again below')).toBeVisible();
  });

  it('invites people whom one has played with', async () => {
    const people = [
      { accountId: 'lee', name: 'Lee Park', teamName: 'Owls', invited: false },
      { accountId: 'max', name: 'Max Roe', teamName: 'Owls', invited: true },
    ];
    network.on('GET', '/teams/T1/teammates', { body: { people } });
    network.on('POST', '/teams/T1/invitations/teammates', accepted);
    const app = renderApp(AT);
    const dialog = await open(app);
    const form = within(await dialog.findByRole('form', { name: 'Invite people you have played with' }));
    expect(form.getByRole('checkbox', { name: 'Max Roe · invited' })).toBeDisabled();
    await app.user.click(form.getByRole('checkbox', { name: 'Lee Park · Owls' }));
    await app.user.click(form.getByRole('button', { name: 'Invite them' }));
    expect(await screen.findByText('1 invitation sent')).toBeVisible();
    expect(network.sent('POST', '/teams/T1/invitations/teammates')[0]?.body).toEqual({
      accountIds: ['lee'],
      role: 'player',
    });
  });

  it('makes a link with its QR code and a code in groups of four, and turns it off', async () => {
    const link = { linkId: 'L1', path: '/auth#team=tok', code: 'K7QM2RZX', expiresAt: ago(-30) };
    network.on('POST', '/teams/T1/link', () => {
      network.on('GET', '/teams/T1', { body: team({ running: { ...running, link } }) });
      return accepted;
    });
    network.on('DELETE', '/teams/T1/link/L1', accepted);
    const app = renderApp(AT);
    const dialog = await open(app);
    await app.user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByText('K7QM 2RZX')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'QR code: Join River Hawks' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      `${window.location.origin}/auth#team=tok`,
    );
    await app.user.click(dialog.getByRole('button', { name: 'Make a new one' }));
    const replacing = within(await screen.findByRole('dialog', { name: 'Make a new link?' }));
    await app.user.click(replacing.getByRole('button', { name: 'Cancel' }));
    expect(network.sent('POST', '/teams/T1/link')).toHaveLength(1);
    await app.user.click(await dialog.findByRole('button', { name: 'Turn the link off' }));
    const closing = within(await screen.findByRole('dialog', { name: 'Turn the link off?' }));
    expect(network.sent('DELETE', '/teams/T1/link/L1')).toHaveLength(0);
    await app.user.click(closing.getByRole('button', { name: 'Turn the link off' }));
    await waitFor(() => expect(network.sent('DELETE', '/teams/T1/link/L1')).toHaveLength(1));
  });

  it('shows the link that somebody else has made by now, and replaces none that was not seen', async () => {
    const theirs = { linkId: 'L1', path: '/auth#team=tok', code: 'K7QM2RZX', expiresAt: ago(-14) };
    const next = { ...theirs, linkId: 'L2', code: 'A2B3C4D5' };
    const detail = 'The team has a link by now.';
    const refusedFor = (link: typeof theirs) => () => {
      network.on('GET', '/teams/T1', { body: team({ revision: 9, running: { ...running, link } }) });
      return problem(409, 'link_open', 'There is a link', { detail });
    };
    network.on('POST', '/teams/T1/link', refusedFor(theirs));
    const app = renderApp(AT);
    const dialog = await open(app);
    await app.user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByText('K7QM 2RZX')).toBeVisible();
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    network.on('POST', '/teams/T1/link', refusedFor(next));
    await app.user.click(dialog.getByRole('button', { name: 'Make a new one' }));
    const question = within(await screen.findByRole('dialog', { name: 'Make a new link?' }));
    await app.user.click(question.getByRole('button', { name: 'Make a new one' }));
    expect(await dialog.findByText('A2B3 C4D5')).toBeVisible();
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    expect(network.sent('POST', '/teams/T1/link').map(({ body }) => body)).toEqual([
      { replaces: null },
      { replaces: 'L1' },
    ]);
  });
});

describe('a message', () => {
  const offered = async (name: string) => {
    await screen.findByText('Kim Young');
    return screen.queryByRole('button', { name: `What to do about ${name}` });
  };

  it('is offered to everybody of the team, but not to oneself', async () => {
    network.on('GET', '/teams/T1', { body: team({ running: null }) });
    const app = renderApp(AT);
    const [kim, ana] = [await offered('Kim Young'), await offered('Ana Brook')];
    if (!kim || !ana) throw new Error('there is no menu');
    await app.user.click(ana);
    expect(await screen.findByRole('menuitem', { name: 'Number and positions' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Send a message' })).toBeNull();
    await app.user.keyboard('{Escape}');
    await app.user.click(kim);
    expect(await screen.findByRole('menuitem', { name: 'Send a message' })).toHaveAttribute(
      'href',
      '/messages?with=kim',
    );
  });

  it('is offered to nobody of an archived team: it would lead nowhere', async () => {
    network.on('GET', '/teams/T1', { body: team({ running: null, archived: true }) });
    renderApp(AT);
    expect(await offered('Kim Young')).toBeNull();
  });
});

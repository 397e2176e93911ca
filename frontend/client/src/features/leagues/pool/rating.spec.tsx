import type { PoolPlayerView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, league, player, pool, room, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft?tab=pool';
const ana = player({ playerId: 'p1', firstName: 'Ana', lastName: 'Reed', rating: 8 });
const ben = player({ playerId: 'p2', firstName: 'Ben', lastName: 'Sato', rating: null });
const cyd = player({ playerId: 'p3', firstName: 'Cyd', lastName: 'Todd', rating: null });

let network: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/draft/room', { body: room() });
  serve([ana, ben, cyd]);
});

const serve = (players: readonly PoolPlayerView[], revision = 5): void =>
  network.on('GET', '/leagues/L1/pool', { body: pool(players, { revision }) });
/** A pool that takes ratings, and what it was sent. */
const takeRatings = (): void => {
  let players: readonly PoolPlayerView[] = [ana, ben, cyd];
  let revision = 5;
  network.on('PUT', '/leagues/L1/pool/ratings', ({ body }) => {
    const { ratings } = body as { readonly ratings: readonly { playerId: string; rating: number | null }[] };
    players = players.map((one) => ({
      ...one,
      ...ratings.find(({ playerId }) => playerId === one.playerId),
    }));
    revision += ratings.length;
    serve(players, revision);
    return { body: { ...accepted.body, revision } };
  });
};
const sent = () => network.sent('PUT', '/leagues/L1/pool/ratings').map(({ body }) => body);
const ratingOf = (name: string) => screen.findByRole('textbox', { name: `Rating of ${name}` });

describe('ratings in the list', () => {
  it('are typed one after the other with the keyboard', async () => {
    takeRatings();
    const { user } = renderApp(AT);
    await user.click(await ratingOf('Ana Reed'));
    await user.keyboard('9{Enter}7,5{ArrowDown}6{ArrowUp}');
    expect(await ratingOf('Ben Sato')).toHaveFocus();
    await waitFor(() =>
      expect(sent()).toEqual([
        { ratings: [{ playerId: 'p1', rating: 9 }] },
        { ratings: [{ playerId: 'p2', rating: 7.5 }] },
        { ratings: [{ playerId: 'p3', rating: 6 }] },
      ]),
    );
    expect(await ratingOf('Ben Sato')).toHaveValue('7.5');
  });

  it('are restored with Esc and not sent unless they change', async () => {
    takeRatings();
    const { user } = renderApp(AT);
    await user.click(await ratingOf('Ana Reed'));
    await user.keyboard('3{Escape}');
    expect(await ratingOf('Ana Reed')).toHaveValue('8');
    await user.keyboard('{Enter}{Enter}4{Enter}');
    await waitFor(() => expect(sent()).toEqual([{ ratings: [{ playerId: 'p3', rating: 4 }] }]));
  });

  it('stay to be mended when they are none', async () => {
    const { user } = renderApp(AT);
    await user.click(await ratingOf('Ana Reed'));
    await user.keyboard('11{Enter}');
    expect(await ratingOf('Ana Reed')).toHaveFocus();
    expect(await ratingOf('Ana Reed')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('1 to 10');
    expect(sent()).toEqual([]);
  });

  it('leave the player in place while the list asks for players without one', async () => {
    takeRatings();
    const { user } = renderApp(`${AT}&rating=none`);
    await user.click(await ratingOf('Ben Sato'));
    await user.keyboard('5{Enter}');
    expect(await ratingOf('Cyd Todd')).toHaveFocus();
    expect(await ratingOf('Ben Sato')).toHaveValue('5');
  });

  it('are taken back when they are refused', async () => {
    network.on('PUT', '/leagues/L1/pool/ratings', problem(404, 'player_unknown', 'No such player'));
    const { user } = renderApp(AT);
    await user.click(await ratingOf('Ana Reed'));
    await user.keyboard('9{Enter}');
    expect(await screen.findByText('Rating not saved')).toBeVisible();
    await waitFor(async () => expect(await ratingOf('Ana Reed')).toHaveValue('8'));
  });

  it('are kept without a connection, over a reload too, and sent once', async () => {
    network.on('PUT', '/leagues/L1/pool/ratings', problem(429, 'too_many_requests', 'Too many requests'));
    const first = renderApp(AT);
    await first.user.click(await ratingOf('Ben Sato'));
    await first.user.keyboard('7{Enter}');
    expect(await screen.findByText(/1 rating not saved yet/)).toBeVisible();
    const [refused] = network.sent('PUT', '/leagues/L1/pool/ratings');
    first.unmount();
    takeRatings();
    renderApp(AT);
    expect(await ratingOf('Ben Sato')).toHaveValue('7');
    await waitFor(() => expect(screen.queryByText(/not saved yet|Saving/)).toBeNull());
    const [, again, ...more] = network.sent('PUT', '/leagues/L1/pool/ratings');
    expect(again?.headers.get('idempotency-key')).toBe(refused?.headers.get('idempotency-key'));
    expect(more).toEqual([]);
    expect(await ratingOf('Ben Sato')).toHaveValue('7');
  });
});

describe('several players', () => {
  it('are rated with one command, and as before with another', async () => {
    takeRatings();
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Ana Reed' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Cyd Todd' }));
    const bar = within(screen.getByRole('form', { name: 'Chosen players' }));
    await user.type(bar.getByRole('textbox', { name: 'Rating of the chosen players' }), '4');
    await user.click(bar.getByRole('button', { name: 'Rate 2 players' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const rated = (one: number, two: number | null) => ({
      ratings: [
        { playerId: 'p1', rating: one },
        { playerId: 'p3', rating: two },
      ],
    });
    await waitFor(() => expect(sent()).toEqual([rated(4, 4), rated(8, null)]));
  });

  const rateTwo = async () => {
    takeRatings();
    const app = renderApp(AT);
    await app.user.click(await screen.findByRole('checkbox', { name: 'Choose Ana Reed' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Choose Cyd Todd' }));
    await app.user.type(screen.getByRole('textbox', { name: 'Rating of the chosen players' }), '4');
    await app.user.click(screen.getByRole('button', { name: 'Rate 2 players' }));
    await screen.findByRole('button', { name: 'Undo' });
    return app;
  };

  it('are rated as before, but whoever has been rated since', async () => {
    const { user } = await rateTwo();
    await user.click(await ratingOf('Ana Reed'));
    await user.keyboard('{Control>}a{/Control}9{Enter}');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent().at(-1)).toEqual({ ratings: [{ playerId: 'p3', rating: null }] }));
    expect(await ratingOf('Ana Reed')).toHaveValue('9');
  });

  it('are rated as before no more once others are chosen', async () => {
    const { user } = await rateTwo();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Ben Sato' }));
    await user.click(screen.getByRole('button', { name: 'Choose nobody' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Chosen players' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are withdrawn with one command', async () => {
    network.on('POST', '/leagues/L1/pool/withdrawals', accepted);
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all players shown' }));
    await user.click(screen.getByRole('button', { name: 'Withdraw…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw 3 players?' }));
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Withdraw 3 players' }));
    await waitFor(() =>
      expect(network.sent('POST', '/leagues/L1/pool/withdrawals')[0]?.body).toEqual({
        playerIds: ['p1', 'p2', 'p3'],
        reason: '',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Chosen players' })).toBeNull());
  });
});

describe('a row', () => {
  it('opens its player wherever it is pressed, and Back closes them', async () => {
    serve([player({ ...ana, gender: 'woman', birthDate: '1990-04-01', hometown: 'Austin' })]);
    const { user, path, history } = renderApp(AT);
    await user.click(await screen.findByRole('cell', { name: 'Austin' }));
    expect(await screen.findByRole('dialog', { name: 'Ana Reed' })).toBeVisible();
    act(() => history.go(-1));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ana Reed' })).toBeNull());
    expect(path()).toBe(AT);
    expect(await screen.findByRole('cell', { name: 'Woman' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '1990' })).toBeVisible();
  });

  it('tells players of one name apart', async () => {
    const matt = { firstName: 'Matt', lastName: 'Adams' };
    serve([
      player({ ...matt, playerId: 'm1', birthDate: '1990-04-01' }),
      player({ ...matt, playerId: 'm2', hometown: 'Austin', externalId: '17' }),
      ana,
    ]);
    renderApp(AT);
    expect(await screen.findByRole('button', { name: /Matt Adams.*born Apr 1, 1990/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Matt Adams.*Austin · No\. 17/ })).toBeVisible();
    expect(screen.queryByText(/registered/)).toBeNull();
  });
});

describe('the drawer', () => {
  it('asks before typed changes are thrown away, and not after they are saved', async () => {
    network.on('PUT', '/leagues/L1/pool/players/p1', accepted);
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: /Ana Reed/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Ana Reed' }));
    await user.type(drawer.getByLabelText('Home town'), 'Austin');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
    expect(drawer.getByLabelText('Home town')).toHaveValue('Austin');
    await user.click(drawer.getByRole('button', { name: 'Save player' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Save player' })).toBeDisabled());
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes back no rating that somebody else has given meanwhile', async () => {
    network.on('PUT', '/leagues/L1/pool/players/p1', ({ headers }) => {
      if (headers.get('if-match') === '"6"') return accepted;
      serve([{ ...ana, rating: 9 }, ben, cyd], 6);
      return problem(412, 'revision_mismatch', 'Changed meanwhile');
    });
    const { user } = renderApp(`${AT}&player=p1`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Ana Reed' }));
    await user.type(drawer.getByLabelText('Home town'), 'Austin');
    await user.click(drawer.getByRole('button', { name: 'Save player' }));
    expect(await drawer.findByText(/^Somebody changed this meanwhile/)).toBeVisible();
    expect(drawer.getByLabelText('Rating')).toHaveValue(9);
    await user.click(drawer.getByRole('button', { name: 'Save player' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Save player' })).toBeDisabled());
    const bodies = network.sent('PUT', '/leagues/L1/pool/players/p1').map(({ body }) => body);
    expect(bodies).toMatchObject([{ rating: 8 }, { rating: 9, hometown: 'Austin' }]);
  });

  it('closes by itself once a player is added', async () => {
    network.on('POST', '/leagues/L1/pool/players', accepted);
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'Add player' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add player' }));
    await user.type(drawer.getByLabelText('First name'), 'Dee');
    await user.type(drawer.getByLabelText('Last name'), 'Voss');
    await user.click(drawer.getByRole('button', { name: 'Add player' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

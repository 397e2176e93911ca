import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, problem } from '../../../../test/fake-api';
import { fakeServer } from '../../../../test/fake-live';
import { renderApp } from '../../../../test/render-app';
import { fakeRoom } from './testing/fake-room';
import { onDesktop, renderRoom } from './testing/render-room';
import { turn } from './testing/sample-room';

beforeAll(onDesktop);
afterEach(() => fakeRoom.reset());

const joined = () => screen.findByRole('img', { name: /^In step with the server/ });
/** Whoever was removed is let in no more when the page comes back. */
const shutOut = (): void => {
  act(() => fakeServer.goDown());
  fakeRoom.isShut = true;
  act(() => fakeServer.comeBack());
};

it('tells a captain who was removed that they no longer pick, and nothing of picks to come', async () => {
  await renderRoom({ turn: turn(2) });
  await joined();
  shutOut();
  const place = await screen.findByRole('main', { name: 'You no longer pick in this draft' });
  expect(place).toHaveFocus();
  expect(place).not.toHaveTextContent(/link|You pick|next/);
  expect(document.title).toBe('Draft room · Thursday Softball');
  expect(screen.getByRole('link', { name: 'To Draft Leagues' })).toHaveAttribute('href', '/draft-leagues');
});

it('lets a captain who was given their part back look again', async () => {
  const { user, api, base, room } = await renderRoom({ turn: turn(2) });
  await joined();
  shutOut();
  api.on('GET', `${base}/room`, problem(404, 'not_found', 'Not found'));
  await user.click(await screen.findByRole('button', { name: 'Look again' }));
  expect(await screen.findByText('You are not let in yet.')).toBeVisible();
  fakeRoom.isShut = false;
  fakeRoom.become({ role: 'captain', teamIds: ['owls'] }, { silently: true });
  api.on('GET', `${base}/room`, { body: { ...room, me: fakeRoom.room.me } });
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  await joined();
  expect(screen.getByRole('region', { name: 'My actions' })).toHaveAttribute('data-my-turn', 'true');
});

it('leaves what was seen to whoever watches by a link, and tells them to ask for a new one', async () => {
  await renderRoom(
    { me: { role: 'spectator', teamIds: [] } },
    { query: '?spectator=SECRET', signedIn: false },
  );
  await joined();
  act(() => fakeServer.goDown('not_signed_in'));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('button', { name: /ask the commissioner for a new link/ })).toBeVisible();
  expect(screen.getByRole('grid', { name: 'Draft board' })).toBeVisible();
});

it('leads whoever reloads it where they are let in', async () => {
  fakeApi().on('GET', '/leagues/L1/draft/room', problem(404, 'not_found', 'Not found'));
  renderApp('/complex/leagues/L1/draft/room');
  expect(await screen.findByRole('link', { name: 'To Draft Leagues' })).toHaveAttribute(
    'href',
    '/draft-leagues',
  );
});

it('has the focus where the draft is canceled while somebody is in its room', async () => {
  await renderRoom();
  await joined();
  act(() => fakeRoom.append(() => ({ status: 'cancelled', turn: null })));
  await waitFor(() => expect(screen.getByRole('main', { name: 'This draft was canceled' })).toHaveFocus());
});

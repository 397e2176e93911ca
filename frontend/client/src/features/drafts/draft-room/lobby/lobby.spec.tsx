import { act, screen, waitFor } from '@testing-library/react';
import { fakeRoom } from '../testing/fake-room';
import { accepted, onDesktop, renderRoom } from '../testing/render-room';
import { turn } from '../testing/sample-room';

beforeAll(onDesktop);
afterEach(() => fakeRoom.reset());

const lobby = { status: 'lobby', turn: null, me: { role: 'commissioner', teamId: null } } as const;

it('leaves the keyboard in the room when the draft is started from there', async () => {
  const { user, api, base } = await renderRoom(lobby);
  api.on('POST', `${base}/start`, () => {
    fakeRoom.append(() => ({ status: 'live', turn: turn(1) }));
    return accepted(11);
  });
  await user.click(await screen.findByRole('button', { name: 'Start the draft' }));
  await act(async () => (await screen.findByRole('button', { name: 'Start now' })).click());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lobby' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main', { name: 'Draft room' })).toHaveFocus());
});

import { screen } from '@testing-library/react';
import { fakeServer } from './testing/fake-live';
import { renderRoom } from './testing/render-room';

jest.mock('socket.io-client', () => jest.requireActual<object>('./testing/fake-live'));

afterEach(() => fakeServer.reset());

const tab = () => screen.getByRole('tab', { selected: true });

it('shows captains on a phone the players first, and lets them go to them past everything else', async () => {
  const { user } = await renderRoom();
  expect(tab()).toHaveTextContent('Players');
  await user.click(screen.getByRole('tab', { name: 'Board' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Draft board' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip to the players' }));
  expect(await screen.findByRole('grid', { name: 'Players' })).toBeInTheDocument();
});

it('shows spectators on a phone the board first, and which league they are in', async () => {
  await renderRoom(
    { me: { role: 'spectator', teamId: null } },
    { query: '?spectator=SECRET', signedIn: false },
  );
  expect(tab()).toHaveTextContent('Board');
  expect(screen.getByRole('heading', { level: 1, name: 'Thursday Softball' })).toBeInTheDocument();
  expect(screen.getByText('Thursday Softball', { selector: 'span' })).toBeInTheDocument();
});

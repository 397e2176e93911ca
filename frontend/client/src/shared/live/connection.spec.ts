import { fakeServer } from '../../../test/fake-live';
import { keepAccess, onAccessRefused } from '../session/access-token';
import { tabConnection } from './connection';

// The server of a test answers a microtask later.
const settled = (): Promise<void> => Promise.resolve();
const tokens = (): readonly unknown[] => fakeServer.connected().map(({ auth }) => auth);

afterEach(() => keepAccess(null));

it('is one for all who ask, and opens as soon as somebody is signed in', async () => {
  const socket = tabConnection();
  expect(tabConnection()).toBe(socket);
  await settled();
  expect(socket.state.get()).toBe('idle');
  keepAccess({ accountId: 'ana', token: 'one' });
  await settled();
  expect(tokens()).toEqual([{ token: 'one' }]);
});

it('goes on with the next token of the same person, and is made anew for somebody else', async () => {
  keepAccess({ accountId: 'ana', token: 'one' });
  await settled();
  keepAccess({ accountId: 'ana', token: 'two' });
  await settled();
  expect(tokens()).toEqual([{ token: 'one' }]);
  keepAccess({ accountId: 'ben', token: 'three' });
  await settled();
  expect(tokens()).toEqual([{ token: 'three' }]);
});

it('says that its token was not taken', async () => {
  const refused = jest.fn();
  const forget = onAccessRefused(refused);
  keepAccess({ accountId: 'ana', token: 'one' });
  await settled();
  const [socket] = fakeServer.connected();
  socket?.lose();
  expect(refused).not.toHaveBeenCalled();
  socket?.fire('connect_error', new Error('not_signed_in'));
  expect(refused).toHaveBeenCalledTimes(1);
  forget();
});

it('ends when nobody may act here any more', async () => {
  keepAccess({ accountId: 'ana', token: 'one' });
  await settled();
  keepAccess(null);
  expect(tabConnection().state.get()).toBe('idle');
  expect(tokens()).toEqual([]);
});

import { accessToken } from '../session/access-token';
import { createLiveSocket, type LiveSocket } from './live-socket';

/** Opens the tab's live connection, as whoever is signed in. */
export const openConnection = (): LiveSocket => {
  const socket = createLiveSocket();
  socket.connect(() => {
    const token = accessToken();
    return token === null ? null : { token };
  });
  return socket;
};

import { accessRefused, accessToken, onAccountChange } from '../session/access-token';
import { createLiveSocket, type LiveSocket } from './live-socket';

let tab: LiveSocket | undefined;

/**
 * The tab's one live connection, as whoever is signed in: opened when it is first asked for, ended when nobody may act
 * here any more, made anew when it is somebody else.
 */
export const tabConnection = (): LiveSocket => {
  tab ??= followingTheAccount(createLiveSocket());
  return tab;
};

const followingTheAccount = (socket: LiveSocket): LiveSocket => {
  const follow = (): void => {
    socket.disconnect();
    if (accessToken() !== null) socket.connect(auth);
  };
  onAccountChange(follow);
  socket.state.subscribe(() => {
    if (socket.state.get() === 'refused') accessRefused();
  });
  follow();
  return socket;
};

const auth = (): { readonly token: string } | null => {
  const token = accessToken();
  return token === null ? null : { token };
};

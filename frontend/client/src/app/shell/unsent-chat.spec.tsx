import { act, screen, waitFor } from '@testing-library/react';
import { chatView, messagesPage } from '../../../test/chat-samples';
import { problem, type FakeApi } from '../../../test/fake-api';
import { CHAT, fakeTeamChat } from '../../../test/fake-chat';
import { renderApp } from '../../../test/render-app';
import { accepted, dashboard } from '../../../test/samples';
import { keptNames } from '../../shared/lib/kept';

// At rest at once.
jest.mock('../../shared/lib/at-rest', () => ({
  whenAtRest: (work: () => void) => {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  },
}));

const MESSAGE = `${CHAT}/team/messages/:id`;
const tooMany = (seconds: string) => ({
  ...problem(429, 'too_many_requests', 'Slow down'),
  headers: { 'retry-after': seconds },
});

let network: FakeApi;
const sent = (): readonly string[] =>
  network.seen
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => (body as { readonly text: string }).text);
const online = (is: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  if (is) act(() => void window.dispatchEvent(new Event('online')));
};
const writeIn = async (texts: string) => {
  const app = renderApp('/teams/T1?tab=chat');
  await app.user.type(await screen.findByRole('textbox', { name: 'Message the team' }), texts);
  return app;
};
const leave = async (app: Awaited<ReturnType<typeof writeIn>>): Promise<void> => {
  act(() => app.history.push('/dashboard'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message the team' })).toBeNull());
};

beforeEach(() => {
  network = fakeTeamChat();
  network.on('GET', CHAT, { body: chatView() });
  network.on('GET', `${CHAT}/team/messages`, { body: messagesPage([]) });
  network.on('GET', '/dashboard', { body: dashboard() });
});
afterEach(() => jest.restoreAllMocks());

it('sends the rest of what was written without a connection when there was too much of it at once', async () => {
  online(false);
  await leave(await writeIn('One{Enter}Two{Enter}'));
  let isCrowded = true;
  network.on('PUT', MESSAGE, () => {
    if (sent().length < 2 || !isCrowded) return accepted;
    isCrowded = false;
    return tooMany('0');
  });
  online(true);
  await waitFor(() => expect(keptNames('chat-unsent')).toEqual([]));
  expect(sent()).toEqual(['One', 'Two', 'Two']);
});

it('sends what a chat had not sent when it was left', async () => {
  network.on('PUT', MESSAGE, tooMany('600'));
  const app = await writeIn('One{Enter}');
  await waitFor(() => expect(sent()).toEqual(['One']));
  network.on('PUT', MESSAGE, accepted);
  await leave(app);
  await waitFor(() => expect(keptNames('chat-unsent')).toEqual([]));
  expect(sent()).toEqual(['One', 'One']);
});

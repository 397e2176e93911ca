import { act, screen, waitFor, within } from '@testing-library/react';
import { keyOf, positionOf } from '../../../../test/chat-samples';
import { fakeApi } from '../../../../test/fake-api';
import { fakeServer, followedKinds, streamChanged } from '../../../../test/fake-live';
import { renderApp } from '../../../../test/render-app';
import { myTeam, teams } from '../../../../test/samples';

/** The count above comes once a page is at rest. */
const AT_REST = { timeout: 10_000 };

it('says how much waits in each chat, also what comes meanwhile', async () => {
  const network = fakeApi();
  const waiting = { chatId: 'T8', kind: 'team', name: 'River Hawks', unread: 3, mentioned: 1 };
  network.on('GET', '/teams', {
    body: teams({ teams: [myTeam({ teamId: 'T8' }), myTeam({ teamId: 'T9', name: 'Owls' })] }),
  });
  const elsewhere = { ...waiting, chatId: 'direct:ana:kim', kind: 'direct', name: 'Kim Young' };
  network.on('GET', '/chats', { body: { chats: [waiting, elsewhere] } });
  renderApp('/teams');
  const hawks = within(await screen.findByRole('article', { name: 'River Hawks' }));
  const link = await hawks.findByRole('link', { name: '3 unread messages, 1 mention of you' });
  expect(link).toHaveAttribute('href', '/teams/T8?tab=chat');
  expect(network.sent('GET', '/chats')).toHaveLength(1);
  const owls = within(screen.getByRole('article', { name: 'Owls' }));
  expect(owls.queryByRole('link', { name: /unread/ })).toBeNull();
  await waitFor(() => expect(followedKinds.get('chatLog')).toEqual(['T8', 'T9']));
  network.on('GET', '/chats', { body: { chats: [{ ...waiting, chatId: 'T9', unread: 100, mentioned: 0 }] } });
  streamChanged('chatLog', '00000000000000000009');
  expect(await owls.findByRole('link', { name: '99+ unread messages' })).toBeVisible();
  expect(hawks.queryByRole('link', { name: /unread/ })).toBeNull();
});

it('counts above every page what people wrote to one alone, and asks again when somebody does', async () => {
  const network = fakeApi();
  const waiting = { chatId: 'direct:ana:kim', kind: 'direct', name: 'Kim Young', unread: 2, mentioned: 0 };
  const ofTeam = { ...waiting, chatId: 'T8', kind: 'team', unread: 5 };
  network.on('GET', '/teams', { body: teams({ teams: [myTeam({ teamId: 'T8' })] }) });
  network.on('GET', '/chats', { body: { chats: [waiting, ofTeam] } });
  renderApp('/teams');
  const [header] = await screen.findAllByRole('banner');
  if (!header) throw new Error('there is no header');
  const link = within(header).getByRole('link', { name: /^Messages/ });
  await waitFor(() => expect(link).toHaveAccessibleName('Messages 2 unread messages'), AT_REST);
  expect(network.sent('GET', '/chats')).toHaveLength(1);
  // The bell hears it as well.
  await waitFor(() => expect(fakeServer.listeners('notification')).toBe(2));
  const told = (kind: string) =>
    act(() => fakeServer.emit('notification', { notification: { kind, id: kind, key: keyOf(9) } }));
  told('mention');
  network.on('GET', '/chats', ({ query }) => ({
    body: { chats: query.get('atLeast') === positionOf(9) ? [{ ...waiting, unread: 3 }] : [] },
  }));
  told('direct');
  await waitFor(() => expect(link).toHaveAccessibleName('Messages 3 unread messages'));
  expect(network.sent('GET', '/chats')).toHaveLength(2);
});

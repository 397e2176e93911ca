import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../../test/fake-live';
import { renderApp } from '../../../../test/render-app';
import { myTeam, teams } from '../../../../test/samples';

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
  const owls = within(screen.getByRole('article', { name: 'Owls' }));
  expect(owls.queryByRole('link', { name: /unread/ })).toBeNull();
  await waitFor(() => expect(followedKinds.get('chatLog')).toEqual(['T8', 'T9']));
  network.on('GET', '/chats', { body: { chats: [{ ...waiting, chatId: 'T9', unread: 100, mentioned: 0 }] } });
  streamChanged('chatLog', '00000000000000000009');
  expect(await owls.findByRole('link', { name: '99+ unread messages' })).toBeVisible();
  expect(hawks.queryByRole('link', { name: /unread/ })).toBeNull();
});

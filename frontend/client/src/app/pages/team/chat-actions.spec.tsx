import type { ChatMessageView, ChatView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { channelView, chatView, message, messagesPage, positionOf } from '../../../../test/chat-samples';
import { problem, type FakeApi } from '../../../../test/fake-api';
import { fakeServer } from '../../../../test/fake-live';
import { CHAT, fakeTeamChat } from '../../../../test/fake-chat';
import { renderApp } from '../../../../test/render-app';
import { accepted } from '../../../../test/samples';

let network: FakeApi;
const KIMS = message(1);
const MINE = message(2, { authorId: 'ana', text: 'Mine', at: new Date().toISOString() });
const player = { ...chatView().me, runs: false };

beforeEach(() => {
  network = fakeTeamChat();
});
const open = (view: Partial<ChatView> = {}, items: readonly ChatMessageView[] = [KIMS, MINE]) => {
  network.on('GET', CHAT, { body: chatView(view) });
  network.on('GET', `${CHAT}/team/messages`, { body: messagesPage(items) });
  return renderApp('/teams/T1?tab=chat');
};
type App = ReturnType<typeof open>;
const itemsOf = async (app: App, name: string): Promise<readonly string[]> => {
  await app.user.click(await screen.findByRole('button', { name: `More about the message of ${name}` }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};
const choose = async (app: App, name: string, item: string): Promise<void> => {
  await itemsOf(app, name);
  await app.user.click(screen.getByRole('menuitem', { name: item }));
};
const dialog = async () => within(await screen.findByRole('dialog'));
const sent = (method: string, path: string) => network.sent(method, `${CHAT}${path}`);

describe('what there is to do about a message', () => {
  it('is more for who runs the team, and for one’s own', async () => {
    const app = open();
    expect(await itemsOf(app, 'Kim Young')).toEqual([
      'React',
      'Reply',
      'Copy text',
      'Pin',
      'Report',
      'Hide what Kim Young writes',
      'Remove',
    ]);
    await app.user.keyboard('{Escape}');
    expect(await itemsOf(app, 'Ana Brook')).toEqual(['React', 'Reply', 'Copy text', 'Edit', 'Pin', 'Delete']);
  });

  it('is what members may: nothing of others is removed or pinned, nothing old edited', async () => {
    const app = open({ me: player }, [KIMS, { ...MINE, at: '2026-11-01T12:00:00.000Z' }]);
    expect(await itemsOf(app, 'Kim Young')).toEqual([
      'React',
      'Reply',
      'Copy text',
      'Report',
      'Hide what Kim Young writes',
    ]);
    await app.user.keyboard('{Escape}');
    expect(await itemsOf(app, 'Ana Brook')).toEqual(['React', 'Reply', 'Copy text', 'Delete']);
  });

  it('is little where one may only read', async () => {
    const channels = [channelView({ refusal: 'member_suspended' }), channelView({ channel: 'news' })];
    const app = open({ me: player, channels });
    expect(await itemsOf(app, 'Kim Young')).toEqual(['Copy text', 'Report', 'Hide what Kim Young writes']);
    expect(screen.queryByRole('button', { name: 'React' })).toBeNull();
  });

  it.each(['team_archived', 'member_suspended'])('is to take back what one wrote: %s', async (refusal) => {
    const app = open({ me: player, channels: [channelView({ refusal }), channelView({ channel: 'news' })] });
    expect(await itemsOf(app, 'Ana Brook')).toEqual(['Copy text', 'Delete']);
  });

  it('is nothing about what a message said before that is no more, and that still for one that is hidden', async () => {
    const edited = { ...KIMS, editedAt: KIMS.at, text: null };
    const app = open({}, [
      { ...edited, state: 'hidden' },
      { ...MINE, editedAt: MINE.at, state: 'deleted', text: null },
    ]);
    expect(await itemsOf(app, 'Kim Young')).toContain('Show versions');
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('button', { name: 'More about the message of Ana Brook' }));
    expect(within(await screen.findByRole('menu')).queryAllByRole('menuitem')).toEqual([]);
  });

  it('is to react where one may not write before the own address is confirmed', async () => {
    const channels = [channelView({ refusal: 'email_unconfirmed' }), channelView({ channel: 'news' })];
    const app = open({ me: player, channels });
    expect(await itemsOf(app, 'Ana Brook')).toEqual(['React', 'Copy text', 'Delete']);
  });
});

describe('the message that one answers', () => {
  const reply = { messageId: 'm1', authorId: 'kim', text: 'Message 1', attachments: [] };
  const walkTo = async (app: App): Promise<void> => {
    const answer = await screen.findByRole('article', { name: /^Lee Park/ });
    act(() => answer.focus());
    await app.user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Show the answered message' });
    act(() => item.focus());
    await app.user.keyboard('{Enter}');
  };
  const kims = () => screen.findByRole('article', { name: /^Kim Young/ });

  it('is reached with the keys', async () => {
    const app = open({}, [KIMS, message(2, { authorId: 'lee', reply })]);
    await walkTo(app);
    await waitFor(async () => expect(await kims()).toHaveFocus());
    expect(app.path()).toBe('/teams/T1?tab=chat&message=m1');
    expect(await kims()).toHaveClass('chat-target');
  });

  it('is reached with the keys also where it has to be loaded first', async () => {
    const app = open({}, [message(9, { authorId: 'lee', reply })]);
    await screen.findByRole('article', { name: /^Lee Park/ });
    network.on('GET', `${CHAT}/team/messages`, { body: messagesPage([KIMS], { newer: true }) });
    await walkTo(app);
    await waitFor(async () => expect(await kims()).toHaveFocus());
  });

  it('is offered of none that answers nothing', async () => {
    expect(await itemsOf(open(), 'Kim Young')).not.toContain('Show the answered message');
  });
});

describe('reactions', () => {
  const reactions = [{ emoji: '👍', accountIds: ['ana', 'lee'] }];

  it('say who gave them, and are taken back by pressing', async () => {
    network.on('POST', `${CHAT}/team/messages/m1/reactions/remove`, accepted);
    const app = open({}, [{ ...KIMS, reactions }]);
    const own = await screen.findByRole('button', { name: '👍 2: you and Lee Park' });
    expect(own).toHaveAttribute('aria-pressed', 'true');
    await app.user.click(own);
    await waitFor(() => expect(sent('POST', '/team/messages/m1/reactions/remove')).toHaveLength(1));
    expect(sent('POST', '/team/messages/m1/reactions/remove')[0]?.body).toEqual({ emoji: '👍' });
  });

  it('name nobody any more who erases their account meanwhile', async () => {
    open({}, [{ ...KIMS, reactions }]);
    await screen.findByRole('button', { name: '👍 2: you and Lee Park' });
    act(() => fakeServer.emit('chat.forgotten', { chatId: 'T1', accountId: 'lee' }));
    const after = await screen.findByRole('button', { name: '👍 2: you and Deleted player' });
    // The list is hidden until it stands where it begins.
    await waitFor(() => expect(after).toBeVisible());
  });

  it('are chosen from a few with the keys, and a refusal is told', async () => {
    const detail = 'A message has 20 different reactions at most.';
    network.on('POST', `${CHAT}/team/messages/m1/reactions`, problem(409, 'x', 'No', { detail }));
    const app = open({}, [KIMS]);
    await choose(app, 'Kim Young', 'React');
    expect(await screen.findByRole('button', { name: 'Thumbs up' })).toHaveFocus();
    await app.user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(sent('POST', '/team/messages/m1/reactions')[0]?.body).toEqual({ emoji: '🔥' });
  });
});

describe('taking away', () => {
  it('asks before the own message is deleted', async () => {
    network.on('DELETE', `${CHAT}/team/messages/m2`, accepted);
    const app = open();
    await choose(app, 'Ana Brook', 'Delete');
    await app.user.click((await dialog()).getByRole('button', { name: 'Delete the message' }));
    await waitFor(() => expect(sent('DELETE', '/team/messages/m2')).toHaveLength(1));
    act(() =>
      fakeServer.emit('chat.items', {
        ...{ chatId: 'T1', channel: 'team', position: positionOf(901) },
        items: [{ ...MINE, state: 'deleted', text: null, position: positionOf(901) }],
      }),
    );
    await waitFor(() => expect(screen.getByText('Deleted by its author')).toBeVisible());
  });

  it('of somebody else’s message says why', async () => {
    network.on('POST', `${CHAT}/team/messages/m1/remove`, accepted);
    const app = open();
    await choose(app, 'Kim Young', 'Remove');
    const asked = await dialog();
    expect(asked.getByRole('button', { name: 'Remove the message' })).toBeDisabled();
    await app.user.type(asked.getByRole('textbox', { name: /Reason/ }), 'Not about sport');
    await app.user.click(asked.getByRole('button', { name: 'Remove the message' }));
    await waitFor(() =>
      expect(sent('POST', '/team/messages/m1/remove')[0]?.body).toEqual({ reason: 'Not about sport' }),
    );
  });

  it('from sight: what one has reported, here and after a reload', async () => {
    network.on('POST', `${CHAT}/team/messages/m1/report`, accepted);
    const app = open({ me: player });
    await choose(app, 'Kim Young', 'Report');
    const asked = await dialog();
    await app.user.type(asked.getByRole('textbox', { name: /Reason/ }), 'Rude');
    await app.user.click(asked.getByRole('button', { name: 'Report the message' }));
    await waitFor(() => expect(screen.getByText('You reported this message')).toBeVisible());
    app.unmount();
    open({ me: player });
    await waitFor(() => expect(screen.getByText('You reported this message')).toBeVisible());
    expect(screen.queryByText('Message 1')).toBeNull();
  });

  it('from sight: whom one does not want to read', async () => {
    network.on('POST', `${CHAT}/hidden/kim`, () => {
      network.on('GET', CHAT, { body: chatView({ me: { ...player, hidden: ['kim'] } }) });
      return accepted;
    });
    network.on('DELETE', `${CHAT}/hidden/kim`, () => {
      network.on('GET', CHAT, { body: chatView({ me: player }) });
      return accepted;
    });
    const app = open({ me: player });
    await choose(app, 'Kim Young', 'Hide what Kim Young writes');
    await app.user.click((await dialog()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getByText('You don’t see what this person writes')).toBeVisible());
    await app.user.click(screen.getByRole('button', { name: 'Chat settings' }));
    await app.user.click((await dialog()).getByRole('button', { name: 'Show again' }));
    await waitFor(() => expect(screen.getByText('Message 1')).toBeInTheDocument());
  });
});

it('shows what a message said before', async () => {
  network.on('GET', `${CHAT}/team/messages/m1/versions`, {
    body: { versions: [{ at: KIMS.at, text: 'Mesage <@ana>' }] },
  });
  const app = open({}, [{ ...KIMS, editedAt: KIMS.at }]);
  await choose(app, 'Kim Young', 'Show versions');
  expect(await (await dialog()).findByText('Mesage @Ana Brook')).toBeVisible();
});

it('pins, shows what is pinned and takes it out', async () => {
  const pinned = { ...KIMS, pinned: true };
  network.on('DELETE', `${CHAT}/team/messages/m1/pin`, accepted);
  const app = open({ channels: [channelView({ pinned: [pinned] }), channelView({ channel: 'news' })] }, [
    pinned,
  ]);
  await app.user.click(await screen.findByRole('button', { name: /Pinned Kim Young: Message 1/ }));
  await app.user.click((await dialog()).getByRole('button', { name: 'Unpin' }));
  await waitFor(() => expect(sent('DELETE', '/team/messages/m1/pin')).toHaveLength(1));
  await app.user.click((await dialog()).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(app.path()).toBe('/teams/T1?tab=chat&message=m1'));
});

it('shows nothing that is pinned of somebody whom one has hidden', async () => {
  const pinned = { ...KIMS, pinned: true };
  const channels = [channelView({ pinned: [pinned] }), channelView({ channel: 'news' })];
  const app = open({ channels, me: { ...chatView().me, hidden: ['kim'] } }, [pinned]);
  await app.user.click(
    await screen.findByRole('button', { name: 'Pinned You don’t see what this person writes' }),
  );
  expect((await dialog()).getByText('You don’t see what this person writes')).toBeVisible();
  expect(screen.queryByText(/Message 1/)).toBeNull();
});

it('lets who runs the team answer reports', async () => {
  network.on('POST', `${CHAT}/team/messages/m1/keep`, () => {
    network.on('GET', CHAT, { body: chatView() });
    return accepted;
  });
  const reasons = [{ accountId: 'lee', reason: 'Rude' }];
  const app = open({
    reports: [
      { channel: 'team', message: KIMS, text: 'Rude words', attachments: [], options: ['Tue'], reasons },
    ],
  });
  await app.user.click(await screen.findByRole('button', { name: '1 report' }));
  const panel = await dialog();
  expect(panel.getByText('Rude words')).toBeVisible();
  expect(panel.getByRole('list', { name: 'Options' })).toHaveTextContent('Tue');
  expect(panel.getByText('Lee Park: Rude')).toBeVisible();
  await app.user.click(panel.getByRole('button', { name: 'Keep it' }));
  expect(await panel.findByText('Nothing waits for an answer.')).toBeVisible();
  expect(sent('POST', '/team/messages/m1/keep')).toHaveLength(1);
});

it('sets what one hears, what one shows, and who may mention everybody', async () => {
  network.on('PUT', `${CHAT}/mute`, accepted);
  network.on('PUT', `${CHAT}/receipts`, accepted);
  network.on('PUT', `${CHAT}/settings`, accepted);
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Chat settings' }));
  const panel = await dialog();
  await app.user.click(panel.getByRole('button', { name: 'Mentions' }));
  await app.user.click(panel.getByRole('switch', { name: 'Show how far I have read' }));
  await app.user.click(panel.getByRole('switch', { name: 'Members may mention @team and @captains' }));
  await waitFor(() => expect(sent('PUT', '/settings')[0]?.body).toEqual({ wideMentions: false }));
  expect(sent('PUT', '/mute')[0]?.body).toEqual({ level: 'mentions' });
  expect(sent('PUT', '/receipts')[0]?.body).toEqual({ shown: false });
});

it('leaves the settings of the team to who runs it', async () => {
  const app = open({ me: player });
  await app.user.click(await screen.findByRole('button', { name: 'Chat settings' }));
  expect((await dialog()).queryByRole('switch', { name: /mention/ })).toBeNull();
});

it('finds messages by words and leads to one, or to a day', async () => {
  network.on('GET', `${CHAT}/search`, ({ query }) => ({
    body: {
      found: query.get('before') ? [] : [{ channel: 'news', message: message(7, { text: 'The umpire' }) }],
      people: [],
      next: query.get('before') ? null : 'older',
    },
  }));
  network.on('GET', `${CHAT}/news/messages`, { body: messagesPage([message(7)]) });
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'Search the chat' }));
  const panel = await dialog();
  await app.user.type(panel.getByRole('searchbox', { name: 'Search messages' }), 'umpire');
  expect(await panel.findByText('The umpire')).toBeVisible();
  await app.user.click(panel.getByRole('button', { name: 'Show older ones' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Show older ones' })).toBeNull());
  await app.user.click(panel.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(app.path()).toBe('/teams/T1?tab=chat&channel=news&message=m7'));
  await app.user.click(await screen.findByRole('button', { name: 'Search the chat' }));
  await app.user.type((await dialog()).getByLabelText('Or go to a day'), '2026-11-20');
  await app.user.click((await dialog()).getByRole('button', { name: 'Go to this day' }));
  await waitFor(() =>
    expect(network.sent('GET', `${CHAT}/news/messages`).at(-1)?.query.get('from')).toBe(
      new Date(2026, 10, 20).toISOString(),
    ),
  );
  expect(await screen.findByText('Nothing was said on Fri, Nov 20')).toBeVisible();
  expect(screen.getByText('What came next is shown: Mon, Nov 23')).toBeVisible();
});

import type { ChatMessageView, ChatView, PollView } from '@fieldhouse/api-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { channelView, chatView, message, messagesPage, positionOf } from '../../../../test/chat-samples';
import { problem, type FakeApi } from '../../../../test/fake-api';
import { fakeServer } from '../../../../test/fake-live';
import { CHAT, comes, fakeTeamChat } from '../../../../test/fake-chat';
import { renderApp } from '../../../../test/render-app';
import { accepted } from '../../../../test/samples';

let network: FakeApi;
const VOTE = `${CHAT}/team/messages/m1/vote`;
const option = (text: string, ...accountIds: readonly string[]) => ({
  ...{ optionId: text.toLowerCase(), text, votes: accountIds.length, accountIds },
});
const poll = (more: Partial<PollView> = {}): PollView => ({
  options: [option('Tue', 'kim', 'lee'), option('Thu')],
  ...{ mine: [], multiple: false, secret: false, closesAt: null, closed: false, voters: 2 },
  ...more,
});
const asked = (more: Partial<PollView> = {}, n = 1): ChatMessageView =>
  message(1, { text: 'Which night?', poll: poll(more), position: positionOf(n) });

beforeEach(() => {
  network = fakeTeamChat();
});
const open = (view: Partial<ChatView> = {}, ...items: readonly ChatMessageView[]) => {
  network.on('GET', CHAT, { body: chatView(view) });
  network.on('GET', `${CHAT}/team/messages`, { body: messagesPage(items) });
  return renderApp('/teams/T1?tab=chat');
};
const choice = (name: string): Promise<HTMLElement> => screen.findByRole('radio', { name });
const votes = () => network.sent('PUT', VOTE).map(({ body }) => body);

describe('a poll', () => {
  it('is one group with its question, each option with its votes', async () => {
    open({}, asked());
    const group = within(await screen.findByRole('radiogroup', { name: 'Which night? Poll: choose one' }));
    expect(group.getAllByRole('radio').map((one) => one.textContent)).toEqual(['Tue2 votes', 'Thu0 votes']);
    expect(screen.getByText('2 people voted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take back my vote' })).toBeNull();
  });

  it('is voted on in one press, at once; another press changes the vote', async () => {
    network.on('PUT', VOTE, { body: { ...accepted.body, position: positionOf(5) } });
    const app = open({}, asked());
    await app.user.click(await choice('Thu 0 votes'));
    expect(await choice('Thu 1 vote')).toBeChecked();
    await app.user.click(await choice('Tue 2 votes'));
    expect(await choice('Tue 3 votes')).toBeChecked();
    expect(await choice('Thu 0 votes')).not.toBeChecked();
    await waitFor(() => expect(votes()).toEqual([{ optionIds: ['thu'] }, { optionIds: ['tue'] }]));
  });

  it('shows what is heard once the vote is taken, whatever else came before it', async () => {
    network.on('PUT', VOTE, { body: { ...accepted.body, position: positionOf(5) } });
    const app = open({}, asked());
    await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
    await app.user.click(await choice('Thu 0 votes'));
    await waitFor(() => expect(votes()).toHaveLength(1));
    comes(asked({ options: [option('Tue', 'kim', 'lee'), option('Thu', 'max')], voters: 3 }, 4));
    expect(await choice('Thu 2 votes')).toBeChecked();
    comes(asked({ options: [option('Tue', 'kim'), option('Thu', 'max', 'ana')], mine: ['thu'] }, 5));
    expect(await choice('Thu 2 votes')).toBeChecked();
    comes(asked({ options: [option('Tue', 'kim', 'ana'), option('Thu', 'max')], mine: ['tue'] }, 6));
    expect(await choice('Tue 2 votes')).toBeChecked();
  });

  it('undoes a vote that is refused, and says why', async () => {
    const detail = 'This poll is closed: its result stands.';
    network.on('PUT', VOTE, problem(409, 'poll_closed', 'Poll closed', { detail }));
    const app = open({}, asked());
    await app.user.click(await choice('Thu 0 votes'));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(await choice('Thu 0 votes')).not.toBeChecked();
  });

  it('takes several choices where it says so, and takes each back by pressing it', async () => {
    network.on('PUT', VOTE, accepted);
    const app = open(
      {},
      asked({ multiple: true, mine: ['tue'], options: [option('Tue', 'ana'), option('Thu')] }),
    );
    const group = await screen.findByRole('group', { name: 'Which night? Poll: choose one or more' });
    await app.user.click(within(group).getByRole('checkbox', { name: 'Thu 0 votes' }));
    await app.user.click(await screen.findByRole('checkbox', { name: 'Tue 1 vote' }));
    await waitFor(() => expect(votes()).toEqual([{ optionIds: ['tue', 'thu'] }, { optionIds: ['thu'] }]));
  });

  it('gives a vote back', async () => {
    network.on('PUT', VOTE, accepted);
    const app = open({}, asked({ mine: ['tue'], options: [option('Tue', 'ana'), option('Thu')], voters: 1 }));
    await app.user.click(await screen.findByRole('button', { name: 'Take back my vote' }));
    expect(await choice('Tue 0 votes')).not.toBeChecked();
    expect(await choice('Tue 0 votes')).toHaveFocus();
    await waitFor(() => expect(votes()).toEqual([{ optionIds: [] }]));
  });

  it('is gone through by arrows without a vote', async () => {
    const app = open({}, asked());
    const first = await choice('Tue 2 votes');
    act(() => first.focus());
    await app.user.keyboard('{ArrowDown}');
    expect(await choice('Thu 0 votes')).toHaveFocus();
    await app.user.keyboard('{Home}');
    expect(first).toHaveFocus();
    await app.user.keyboard('{End}');
    expect(await choice('Thu 0 votes')).toHaveFocus();
    expect(votes()).toEqual([]);
    // One stop of Tab, and that where one was. The list is hidden until it knows where it begins.
    const voters = screen.getByRole('button', { name: 'See who voted' });
    await waitFor(() => expect(voters).toBeVisible());
    await app.user.tab();
    expect(voters).toHaveFocus();
    await app.user.tab({ shift: true });
    expect(await choice('Thu 0 votes')).toHaveFocus();
  });

  it('tells who voted, whoever has left too', async () => {
    const app = open({}, asked({ options: [option('Tue', 'kim', 'gone'), option('Thu')] }));
    await app.user.click(await screen.findByRole('button', { name: 'See who voted' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Who voted' }));
    expect(within(dialog.getByRole('region', { name: 'Tue' })).getByText('Kim Young')).toBeVisible();
    expect(dialog.getByText('Former member')).toBeVisible();
    expect(dialog.getByText('Thu · 0 votes')).toBeVisible();
  });

  it('that is secret does not', async () => {
    const options = [
      { ...option('Tue'), votes: 2, accountIds: null },
      { ...option('Thu'), accountIds: null },
    ];
    open({}, asked({ secret: true, options }));
    await screen.findByRole('radiogroup', { name: 'Which night? Secret poll: choose one' });
    expect(screen.queryByRole('button', { name: 'See who voted' })).toBeNull();
  });

  it.each([
    ['by hand', { closed: true }],
    ['by itself', { closesAt: '2026-01-01T00:00:00.000Z' }],
  ])('that was closed %s says the winner and one’s own vote, and takes none', async (_, more) => {
    open({}, asked({ ...more, mine: ['thu'], options: [option('Tue', 'kim', 'lee'), option('Thu', 'ana')] }));
    const list = within(await screen.findByRole('list', { name: 'Which night? Poll: closed' }));
    const said = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toEqual(['TueWinner2 votes', 'ThuYour vote1 vote']);
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('that ends in a tie says so, and one without votes names no winner', async () => {
    open({}, asked({ closed: true, options: [option('Tue', 'kim'), option('Thu', 'lee'), option('Sat')] }));
    const list = await screen.findByRole('list', { name: 'Which night? Poll: closed' });
    expect(list.textContent).toBe('TueTied1 voteThuTied1 voteSat0 votes');
    await waitFor(() => expect(fakeServer.connected()).toHaveLength(1));
    comes(asked({ closed: true, options: [option('Tue'), option('Thu')], voters: 0 }, 9));
    await waitFor(() => expect(screen.getByText('Nobody has voted')).toBeInTheDocument());
    expect(screen.queryByText(/Tied|Winner/)).toBeNull();
  });

  it('is read, not voted on, by who is suspended', async () => {
    const channels = [channelView({ refusal: 'member_suspended' }), channelView({ channel: 'news' })];
    open({ channels }, asked());
    expect(await screen.findByRole('list', { name: 'Which night? Poll: choose one' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is closed by who runs the team once they say so', async () => {
    network.on('POST', `${CHAT}/team/messages/m1/close-poll`, accepted);
    const app = open({}, asked());
    await app.user.click(await screen.findByRole('button', { name: 'More about the message of Kim Young' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Close the poll' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Close the poll' }));
    await waitFor(() => expect(network.sent('POST', `${CHAT}/team/messages/m1/close-poll`)).toHaveLength(1));
  });

  it('is not closed by others, nor changed by its author once somebody has voted', async () => {
    const me = { ...chatView().me, runs: false };
    const mine = message(2, { authorId: 'ana', at: new Date().toISOString(), poll: poll() });
    const app = open({ me }, asked(), mine);
    const itemsOf = async (name: string) => {
      await app.user.click(await screen.findByRole('button', { name: `More about the message of ${name}` }));
      const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
      await app.user.keyboard('{Escape}');
      return items.map(({ textContent }) => textContent);
    };
    expect(await itemsOf('Kim Young')).not.toContain('Close the poll');
    const own = await itemsOf('Ana Brook');
    expect(own).toContain('Close the poll');
    expect(own).not.toContain('Edit');
  });
});

describe('starting a poll', () => {
  const begin = async (app: ReturnType<typeof open>) => {
    await app.user.click(await screen.findByRole('button', { name: 'Start a poll' }));
    return within(await screen.findByRole('dialog', { name: 'Start a poll' }));
  };
  const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
  const posted: unknown[] = [];
  beforeEach(() => {
    posted.length = 0;
    network.on('PUT', `${CHAT}/team/messages/:messageId`, ({ body }) => {
      posted.push(body);
      return accepted;
    });
  });

  it('goes from option to option by Enter, and leaves what is empty out', async () => {
    const app = open();
    const dialog = await begin(app);
    await app.user.type(field('Question'), 'Which night?');
    await app.user.type(field('Option 1'), 'Tue{Enter}');
    expect(field('Option 2')).toHaveFocus();
    await app.user.keyboard('Thu{Enter}');
    await waitFor(() => expect(field('Option 3')).toHaveFocus());
    await app.user.keyboard('{Backspace}');
    expect(screen.queryByRole('textbox', { name: 'Option 3' })).toBeNull();
    expect(field('Option 2')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    await app.user.click(dialog.getByRole('switch', { name: /^Secret poll/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Post the poll' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(posted[0]).toEqual({
      text: 'Which night?',
      replyTo: null,
      attachments: [],
      poll: {
        options: [
          { optionId: expect.any(String), text: 'Tue' },
          { optionId: expect.any(String), text: 'Thu' },
        ],
        ...{ multiple: false, secret: true, closesAt: null },
      },
    });
  });

  it('says what is missing, at its field, and sends nothing', async () => {
    const app = open();
    const dialog = await begin(app);
    await app.user.type(field('Question'), 'Which night?');
    await app.user.type(field('Option 1'), 'Tue');
    await app.user.click(dialog.getByRole('button', { name: 'Post the poll' }));
    expect(await dialog.findByText('Give at least 2 options')).toBeVisible();
    expect(field('Option 2')).toBeInvalid();
    await app.user.type(field('Option 2'), 'tue');
    await app.user.click(dialog.getByRole('button', { name: 'Post the poll' }));
    expect(await dialog.findByText('This option is there already')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('keeps what was entered until it is given up', async () => {
    const app = open();
    await begin(app);
    await app.user.type(field('Question'), 'Which night?');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await begin(app);
    expect(field('Question')).toHaveValue('Which night?');
    await app.user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await begin(app);
    expect(field('Question')).toHaveValue('');
  });

  it('waits for a connection with its options, as every message', async () => {
    network.on('PUT', `${CHAT}/team/messages/:messageId`, problem(503, 'unavailable', 'Away'));
    const app = open();
    const dialog = await begin(app);
    await app.user.type(field('Question'), 'Which night?');
    await app.user.type(field('Option 1'), 'Tue{Enter}Thu');
    await app.user.click(dialog.getByRole('button', { name: 'Post the poll' }));
    const unsent = within(await screen.findByRole('article', { name: /not sent yet$/ }));
    expect(unsent.getByRole('list', { name: 'Options' })).toHaveTextContent('TueThu');
    expect(Object.values({ ...localStorage }).join()).toContain('"text":"Thu"');
  });
});

import type { Attachment, ChatMessagesView } from '@fieldhouse/api-contract';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { channelView, chatView, message, messagesPage } from '../../../../test/chat-samples';
import { problem, type FakeApi } from '../../../../test/fake-api';
import { CHAT, fakeTeamChat } from '../../../../test/fake-chat';
import { renderApp } from '../../../../test/render-app';
import { accepted } from '../../../../test/samples';

let network: FakeApi;
const MB = 1024 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const picture = (n: number, more: Partial<Attachment> = {}): Attachment => ({
  ...{ attachmentId: `a${n}`, name: `Field ${n}.webp`, type: 'image/webp', bytes: 90_000 },
  ...{ width: 1_200, height: 800, ...more },
});
const table: Attachment = {
  ...{ attachmentId: 'a9', name: 'lineup.csv', type: 'text/csv', bytes: 2_048, width: null, height: null },
};
const pathOf = (id: string, preview = false): string =>
  `/api${CHAT}/team/messages/m1/attachments/${id}?${preview ? 'preview=1&' : ''}by=ana&until=9&sig=s`;

beforeEach(() => {
  network = fakeTeamChat();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  network.on('PUT', `${CHAT}/team/attachments/:id`, { body: { attachment: table } });
  network.on('PUT', `${CHAT}/team/messages/:id`, accepted);
  shows(message(1));
});
const shows = (...items: ChatMessagesView['items']): void =>
  network.on('GET', `${CHAT}/team/messages`, { body: messagesPage(items) });
const open = () => renderApp('/teams/T1?tab=chat');
const fileOf = (name: string, size = 9): File => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const chosen = async (...files: readonly File[]): Promise<void> =>
  void fireEvent.change(await screen.findByLabelText('Files to attach'), { target: { files } });
const attached = (): readonly string[] =>
  within(screen.getByRole('list', { name: 'Attached files' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '');
const bodies = () =>
  network.seen.filter(({ path }) => path.includes('/messages/') && !path.includes('/read'));

describe('files of a message', () => {
  it('are chosen, shown, and sent before it in their order; it need not say anything', async () => {
    const app = open();
    await chosen(fileOf('field.jpg'), fileOf('lineup.csv'), fileOf('old.csv'));
    expect(screen.getByRole('img', { name: 'field.jpg' })).toHaveAttribute('src', 'blob:picture');
    await app.user.click(screen.getByRole('button', { name: 'Remove old.csv' }));
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    const uploads = network.seen.filter(({ path }) => path.includes('/attachments/'));
    const ids = uploads.map(({ path }) => path.split('/').at(-1) ?? '');
    expect(uploads.map(({ body }) => ((body as FormData).get('file') as File).name)).toEqual([
      ...['field.jpg', 'lineup.csv'],
    ]);
    expect(ids.every((id) => UUID.test(id))).toBe(true);
    expect(bodies()[0]?.body).toEqual({
      ...{ text: '', replyTo: null, poll: null },
      attachments: ids.map((attachmentId) => ({ attachmentId })),
    });
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });

  it('are pasted and dropped too', async () => {
    open();
    const field = await screen.findByRole('textbox', { name: 'Message the team' });
    const paste = createEvent.paste(field, { clipboardData: { files: [fileOf('image.png')] } });
    fireEvent(field, paste);
    expect(paste.defaultPrevented).toBe(true);
    fireEvent.drop(field, { dataTransfer: { files: [fileOf('rules.pdf')], types: ['Files'] } });
    expect(attached()).toEqual(['Remove image.png', 'Remove rules.pdf']);
    const words = createEvent.paste(field, { clipboardData: { files: [] } });
    fireEvent(field, words);
    expect(words.defaultPrevented).toBe(false);
  });

  it.each([
    ['is too large', fileOf('field.jpg', 11 * MB), /^“field.jpg” has 11 MB\. Attach JPEG/],
    ['is nothing for a chat', fileOf('page.html'), /^“page.html” cannot be attached\. Attach JPEG/],
  ])('are refused at once where one %s', async (_, file, sentence) => {
    open();
    await chosen(file, fileOf('lineup.csv'));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(attached()).toEqual(['Remove lineup.csv']);
  });

  it('are five at most', async () => {
    open();
    await chosen(...Array.from({ length: 7 }, (_, n) => fileOf(`${n}.csv`)));
    expect(attached()).toHaveLength(5);
    expect(screen.getByRole('alert')).toHaveTextContent('A message has 5 files at most.');
  });

  it('that the service refuses keep their message back, which is sent again or deleted', async () => {
    network.on('PUT', `${CHAT}/team/attachments/:id`, problem(422, 'x', 'No', { detail: 'Not a picture.' }));
    const app = open();
    await chosen(fileOf('field.jpg'));
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Not sent. Not a picture.')).toBeVisible());
    expect(bodies()).toEqual([]);
    network.on('PUT', `${CHAT}/team/attachments/:id`, { body: { attachment: table } });
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });

  it('that are not what they are called cannot be sent again', async () => {
    const detail = 'fake.png is not a picture that can be read.';
    const refused = problem(422, 'attachment_no_picture', 'Not a picture', { detail });
    network.on('PUT', `${CHAT}/team/attachments/:id`, refused);
    const app = open();
    await chosen(fileOf('fake.png'));
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText(`Not sent. ${detail}`)).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull());
  });

  it('of a refused message are changed with it', async () => {
    const refused = problem(422, 'attachment_no_picture', 'Not a picture', { detail: 'Not a picture.' });
    network.on('PUT', `${CHAT}/team/attachments/:id`, refused);
    const app = open();
    await chosen(fileOf('fake.png'), fileOf('lineup.csv'));
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Not sent. Not a picture.')).toBeVisible());
    await chosen(fileOf('next.pdf'));
    await app.user.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(attached()).toEqual(['Remove fake.png', 'Remove lineup.csv']));
    await app.user.click(screen.getByRole('button', { name: 'Remove fake.png' }));
    network.on('PUT', `${CHAT}/team/attachments/:id`, { body: { attachment: table } });
    network.seen.length = 0;
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    const uploads = network.seen.filter(({ path }) => path.includes('/attachments/'));
    expect(uploads.map(({ body }) => ((body as FormData).get('file') as File).name)).toEqual(['lineup.csv']);
    expect(attached()).toEqual(['Remove next.pdf']);
  });
});

describe('a message with files', () => {
  it('shows its pictures by their previews and offers its documents', async () => {
    shows(message(1, { text: '', attachments: [picture(1), picture(2), table] }));
    open();
    const [first] = await screen.findAllByRole('img', { name: /^Field/ });
    expect(first).toHaveAttribute('src', pathOf('a1', true));
    const link = screen.getByRole('link', { name: 'lineup.csv 2 KB' });
    expect(link).toHaveAttribute('href', pathOf('a9'));
    expect(link).toHaveAttribute('download');
  });

  it('shows a picture large, the others by the arrow keys, and closes', async () => {
    shows(message(1, { attachments: [picture(1), picture(2)] }));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Show Field 1.webp' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Field 1.webp' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', pathOf('a1'));
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Field 1.webp');
    await app.user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img')).toHaveAttribute('src', pathOf('a2'));
    expect(dialog.getByRole('status')).toHaveTextContent('Field 2.webp 2 of 2');
    await app.user.click(dialog.getByRole('button', { name: 'Previous picture' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', pathOf('a1'));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is called by them in pins and answers where it says nothing', async () => {
    const silent = message(1, { text: '', attachments: [picture(1)], pinned: true });
    const reply = { messageId: 'm0', authorId: 'kim', text: '', attachments: [table] };
    shows(silent, message(2, { authorId: 'lee', reply }));
    network.on('GET', CHAT, {
      body: chatView({ channels: [channelView({ pinned: [silent] }), channelView({ channel: 'news' })] }),
    });
    open();
    expect(await screen.findByText('Kim Young: Photo')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Kim Young lineup.csv' })).toBeInTheDocument();
  });

  it('is seen by who runs the team also where it is hidden from the others', async () => {
    const hidden = message(1, { state: 'hidden', text: null });
    const reasons = [{ accountId: 'lee', reason: 'Rude' }];
    const report = {
      channel: 'team',
      message: hidden,
      text: '',
      attachments: [picture(1)],
      options: [],
      reasons,
    } as const;
    network.on('GET', CHAT, { body: chatView({ reports: [report] }) });
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: '1 report' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Photo')).toBeVisible();
    expect(dialog.getByRole('img')).toHaveAttribute('src', pathOf('a1', true));
  });
});

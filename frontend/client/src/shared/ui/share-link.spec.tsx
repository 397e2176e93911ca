import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { MuiScope } from '../theme/mui-scope';
import { ShareLinkButton } from './share-link';

const link = { title: 'Invitation for a captain of Hawks', url: 'https://fieldhouse.example/invite/abc123' };
const opened = async () => {
  const user = userEvent.setup();
  render(
    <MuiScope>
      <ShareLinkButton {...link} hint="Works once." />
    </MuiScope>,
  );
  await user.click(screen.getByRole('button', { name: `QR code: ${link.title}` }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: link.title })) };
};
const share = jest.fn(() => Promise.resolve());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  share.mockReset();
});

it('has the link itself in its QR code', async () => {
  const { dialog } = await opened();
  const drawn =
    dialog
      .getByRole('img', { name: /^QR code/ })
      .querySelector('path')
      ?.getAttribute('d') ?? '';
  const { data } = encode(link.url, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((one, x) => (one ? [`M${x} ${y}`] : [])));
  expect(drawn.match(/M\d+ \d+/g)).toEqual(dark);
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(link.url);
});

it('is passed on with the sheet of the phone, which may be closed', async () => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  const { user, dialog } = await opened();
  await user.click(dialog.getByRole('button', { name: 'Share…' }));
  expect(share).toHaveBeenCalledWith(link);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is copied where there is no such sheet', async () => {
  const { user, dialog } = await opened();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(dialog.queryByRole('button', { name: 'Share…' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copy).toHaveBeenCalledWith(link.url);
});

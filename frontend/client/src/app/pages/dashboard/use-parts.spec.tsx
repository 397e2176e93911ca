import { screen } from '@testing-library/react';
import { fakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { dashboard, draftLeague } from '../../../../test/samples';

const comes = { drafts: false };
jest.mock('./part-folders', () => {
  const { folders } = jest.requireActual<typeof import('./part-folders')>('../../../../test/part-folders');
  return {
    folders: Object.fromEntries(
      Object.entries(folders).map(([path, load]) => [
        path,
        () =>
          path.includes('/drafts/') && !comes.drafts ? Promise.reject(new Error('not arrived')) : load(),
      ]),
    ),
  };
});

it('says when the code of a part does not come, shows the others, and asks for it again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const drafts = [draftLeague()];
  fakeApi().on('GET', '/dashboard', { body: dashboard({ drafts, 'contact-inbox': 1 }) });
  const { user } = renderApp('/dashboard');
  expect(await screen.findByText(/This part did not arrive/)).toBeVisible();
  expect(screen.getByText('1 message to read')).toBeVisible();
  comes.drafts = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tuesday Softball is drafting')).toBeVisible();
  expect(screen.queryByText(/This part did not arrive/)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

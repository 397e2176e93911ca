import { renderHook, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { dashboard, draftLeague } from '../../../../test/samples';
import { report } from '../../../shared/lib/log';
import { useParts } from './use-parts';

jest.mock('../../../shared/lib/log', () => ({ report: jest.fn() }));
beforeEach(() => jest.mocked(report).mockClear());

/** How the code of the drafts comes. */
const mockDrafts = { load: (real: () => Promise<unknown>) => real() };
jest.mock('./part-folders', () => {
  const { folders } = jest.requireActual<typeof import('./part-folders')>('../../../../test/part-folders');
  return {
    folders: Object.fromEntries(
      Object.entries(folders).map(([path, load]) => [
        path,
        () => (path.includes('/drafts/') ? mockDrafts.load(load) : load()),
      ]),
    ),
  };
});

it('asks once for code that is on its way, whatever comes meanwhile', async () => {
  let fail = (_: Error): void => undefined;
  mockDrafts.load = jest.fn(() => new Promise((_, reject) => (fail = reject)));
  const { result, rerender } = renderHook(() => useParts(['contact-inbox', 'drafts']));
  await waitFor(() => expect(result.current.partOf('contact-inbox')).toBeDefined());
  rerender();
  fail(new Error('not arrived'));
  await waitFor(() => expect(result.current.missing).toBe(true));
  expect(mockDrafts.load).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledTimes(1);
});

it('says when the code of a part does not come, shows the others, and asks for it again', async () => {
  mockDrafts.load = () => Promise.reject(new Error('not arrived'));
  const drafts = [draftLeague()];
  fakeApi().on('GET', '/dashboard', { body: dashboard({ drafts, 'contact-inbox': 1 }) });
  const { user } = renderApp('/dashboard');
  expect(await screen.findByText(/This part did not arrive/)).toBeVisible();
  expect(screen.getByText('1 message to read')).toBeVisible();
  mockDrafts.load = (real) => real();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tuesday Softball is drafting')).toBeVisible();
  expect(screen.queryByText(/This part did not arrive/)).toBeNull();
  expect(report).toHaveBeenCalledTimes(1);
});

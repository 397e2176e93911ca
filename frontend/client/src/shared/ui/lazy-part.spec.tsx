import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { lazyPage, lazyPart } from './lazy-part';

let warned: jest.SpyInstance;
let failed: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  warned.mockRestore();
  failed.mockRestore();
});

const Part = () => <p>The part</p>;

/** A part whose code fails to come as often as said; what a person typed stands beside it. */
const show = (failures: number) => {
  let left = failures;
  const load = jest.fn(() => {
    left -= 1;
    return left >= 0
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(Part);
  });
  const Lazy = lazyPart<object>(load, { name: 'the part', waiting: <p>Coming</p> });
  render(
    <>
      <input aria-label="Name" defaultValue="Hawks" />
      <Lazy />
    </>,
  );
  return load;
};

it('shows what waits, then the part', async () => {
  show(0);
  expect(screen.getByText('Coming')).toBeVisible();
  expect(await screen.findByText('The part')).toBeVisible();
});

it('asks once more by itself when the code does not come', async () => {
  const load = show(1);
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves what stands around it as it is, and comes when the person retries', async () => {
  const load = show(2);
  await userEvent.type(screen.getByLabelText('Name'), ' II');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part did not arrive');
  expect(screen.getByLabelText('Name')).toHaveValue('Hawks II');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Hawks II');
  expect(load).toHaveBeenCalledTimes(3);
});

it('comes by itself once the connection is back', async () => {
  show(2);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeVisible();
});

it('is asked for anew once the connection is back, where it is a page, and when one comes to it again', async () => {
  let offline = true;
  const load = jest.fn(() =>
    offline
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(Part),
  );
  const Page = lazyPage<object>(load);
  const shownAt = (of: string, page: ReactNode) => (
    <ErrorBoundary name="a page" of={of} instead={() => <p role="alert">No page</p>}>
      <Suspense>{page}</Suspense>
    </ErrorBoundary>
  );
  const view = render(shownAt('/a', <Page />));
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(4));
  await screen.findByRole('alert');
  view.rerender(shownAt('/b', <p>Another page</p>));
  expect(screen.getByText('Another page')).toBeVisible();
  offline = false;
  view.rerender(shownAt('/a', <Page />));
  expect(await screen.findByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(5);
});

it('is shown at once where its code is here already, without what stands in for it', async () => {
  const Page = lazyPage<object>(() => Promise.resolve(Part));
  await act(async () => Page.prepare());
  render(<Page />);
  expect(screen.getByText('The part')).toBeVisible();
});

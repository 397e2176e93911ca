import { waitFor } from '@testing-library/react';
import { start } from './main';

jest.mock('./main', () => ({ start: jest.fn() }));

it('shows the app once the page has been read to its end, however soon its code is there', async () => {
  let state: DocumentReadyState = 'loading';
  const asked = jest.fn(() => state);
  Object.defineProperty(document, 'readyState', { configurable: true, get: asked });
  await import('./boot');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(start).not.toHaveBeenCalled();
  state = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
});

import { fakeApi } from '../../test/fake-api';
import { renderApp } from '../../test/render-app';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { Providers } from './providers';
import { routes } from './routes';
import { createAppStore } from './store';

beforeEach(() => void fakeApi());

it('says that an unknown path is not there and leads home', async () => {
  renderApp('/nowhere/at/all');
  expect(await screen.findByText('Oops! Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

it('shows Loading... while the session loads', async () => {
  const router = createMemoryRouter([...routes], { initialEntries: ['/dashboard'] });
  render(
    <Providers store={createAppStore()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByText('Loading...')).toBeVisible();
});

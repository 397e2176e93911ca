import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../test/fake-api';
import { renderApp } from '../../test/render-app';
import { league, pool, room, softball } from '../../test/samples';
import { PAGES } from './route-table';

const ID = '7f9c24e5-1c1d-4c6e-9b3a-2f1f0c6a8d10';

it.each(PAGES.filter(({ path }) => path !== '/dashboard').map(({ path }) => path.replaceAll(/:\w+/g, ID)))(
  'says of %s where one is: the focus on its heading, and its name as the title',
  async (path) => {
    const network = fakeApi();
    network.on('GET', '/draft-leagues', { body: { leagues: [] } });
    network.on('GET', '/sports', { body: [softball] });
    network.on('GET', `/leagues/${ID}`, { body: league({ leagueId: ID }) });
    network.on('GET', `/leagues/${ID}/draft/room`, { body: room({ leagueId: ID }) });
    network.on('GET', `/leagues/${ID}/pool`, { body: pool([]) });
    const { history } = renderApp('/dashboard', { user: { roles: ['complex_owner', 'site_admin'] } });
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    act(() => history.push(path));
    await waitFor(() => expect(document.title).not.toMatch(/^Dashboard|^Fieldhouse$/));
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe(`${heading.textContent} · Fieldhouse`);
  },
);

it.each(['/admin', '/complex/manage', `/complex/leagues/${ID}/draft`, `/player-profile?user=${ID}`])(
  'says so too of %s where it is not for them or not there',
  async (path) => {
    fakeApi().on('GET', '/draft-leagues', { body: { leagues: [] } });
    const { history } = renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    act(() => history.push(path));
    await waitFor(() => expect(document.title).not.toMatch(/^Dashboard|^Fieldhouse$/));
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe(`${heading.textContent} · Fieldhouse`);
  },
);

import { screen, within } from '@testing-library/react';
import { fakeApi, problem } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { draftLeague } from '../../../../test/samples';

const drafted = {
  leagueId: 'L1',
  leagueName: 'Tuesday Softball',
  season: 'Spring 2027',
  sport: 'softball',
  teamName: 'Hawks',
  teamColor: '#C62828',
  round: 3,
  pickNo: 27,
  at: '2026-11-20T20:00:00.000Z',
};

it('tells below a league by which pick one came to which team', async () => {
  const network = fakeApi();
  network.on('GET', '/draft-leagues', { body: { leagues: [draftLeague({ role: 'player' })] } });
  const late = { ...drafted, leagueId: 'L0', leagueName: 'Old league', round: null, pickNo: null };
  network.on('GET', '/player/history', { body: { drafts: [drafted, late] } });
  renderApp('/player-profile?tab=history');
  const [now, left] = within(await screen.findByRole('list', { name: 'Drafts' })).getAllByRole('listitem');
  expect(now).toHaveTextContent('Tuesday Softball');
  expect(now).toHaveTextContent('Round 3, pick 27 · Hawks');
  expect(now).toHaveTextContent('Live');
  expect(left).toHaveTextContent('Old league');
  expect(left).toHaveTextContent('After the last pick · Hawks');
  expect(left).not.toHaveTextContent('Live');
});

it('tells a failure with a retry', async () => {
  const network = fakeApi();
  network.on('GET', '/draft-leagues', { body: { leagues: [] } });
  network.on('GET', '/player/history', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = renderApp('/player-profile?tab=history');
  expect(await screen.findByText('Your history could not be loaded')).toBeVisible();
  network.on('GET', '/player/history', { body: { drafts: [] } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No history yet')).toBeVisible();
});

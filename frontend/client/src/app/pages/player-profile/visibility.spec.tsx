import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, ownPlayer } from '../../../../test/samples';

it('has one choice for each part of the card, each choice explained', async () => {
  const network = fakeApi();
  const { privacy } = ownPlayer();
  network.on('GET', '/player', { body: ownPlayer() });
  network.on('PUT', '/player/privacy', accepted);
  const { user } = renderApp('/player-profile');
  const part = within(await screen.findByRole('region', { name: 'Who sees what' }));
  for (const meaning of [
    'Nobody else sees it.',
    /Captains of your teams/,
    /on a team with you/,
    /who may open/,
  ])
    expect(part.getByText(meaning, { selector: 'dd' })).toBeVisible();
  const phone = within(part.getByRole('group', { name: 'Phone' }));
  expect(phone.getByRole('button', { name: 'Only me' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(phone.getByRole('button', { name: 'Captains' }));
  await user.click(part.getByRole('button', { name: 'Save visibility' }));
  await waitFor(() => expect(network.sent('PUT', '/player/privacy')).toHaveLength(1));
  expect(network.sent('PUT', '/player/privacy')[0]?.body).toEqual({
    discoverable: false,
    audiences: { ...privacy.audiences, phone: 'captains' },
  });
});

it('says what strangers would see, as it is chosen', async () => {
  const network = fakeApi();
  const sports = [
    { sport: 'softball', positions: ['P'], level: 6, lookingForTeam: false, willingToSub: false },
  ];
  const details = { bio: '', area: 'Springfield', phone: '', jerseySize: null };
  network.on('GET', '/player', { body: ownPlayer({ sports, details }) });
  const { user } = renderApp('/player-profile');
  const part = within(await screen.findByRole('region', { name: 'Who sees what' }));
  expect(part.getByText(/^People whom you share no team or league with cannot open your card/)).toBeVisible();
  await user.click(part.getByRole('switch', { name: 'Discoverable' }));
  expect(
    part.getByText(/share no team or league with can open your card\. They see: Ana B\. and Springfield\./),
  ).toBeVisible();
  const shown = within(part.getByRole('group', { name: 'Sports' }));
  await user.click(shown.getByRole('button', { name: 'Everyone' }));
  expect(await part.findByText(/Ana B\., Springfield,? and Softball \(Intermediate\)\./)).toBeVisible();
});

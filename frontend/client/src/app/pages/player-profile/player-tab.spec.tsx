import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, ownPlayer } from '../../../../test/samples';

const AT = '/player-profile?tab=player';
const details = { bio: 'Left-handed', area: 'Springfield', phone: '', jerseySize: 'M' as const };
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/player', { body: ownPlayer({ details }) });
  network.on('PUT', '/player/:part', accepted);
});
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const saved = (part: string) => network.sent('PUT', `/player/${part}`);

it('says how much of the card is there and leads to what comes next', async () => {
  const { user } = renderApp(AT);
  expect(await screen.findByText('2 of 7')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Your card is filled' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 7',
  );
  await user.click(screen.getByRole('link', { name: 'Add a photo' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'photo'));
  expect(screen.getByRole('link', { name: 'See it as others do' })).toHaveAttribute(
    'href',
    '/player-profile?user=ana',
  );
});

it('leads to a section that stands in the address', async () => {
  renderApp(`${AT}#sports`);
  await screen.findByText('2 of 7');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'sports'));
});

it('is complete when nothing is missing', async () => {
  const sports = [
    { sport: 'softball', positions: ['P'], level: 5, lookingForTeam: false, willingToSub: false },
  ];
  const { availability } = ownPlayer();
  const week = { ...availability.week, tue: ['evening' as const] };
  const body = ownPlayer({
    details,
    sports,
    photoUrl: '/api/players/photos/x',
    availability: { ...availability, week },
  });
  network.on('GET', '/player', { body });
  renderApp(AT);
  expect(await screen.findByText('7 of 7')).toBeVisible();
  expect(screen.getByText('Your card is complete.')).toBeVisible();
});

it('saves the details for the revision that was seen, and only once they are changed', async () => {
  const { user } = renderApp(AT);
  const about = await section('About you');
  expect(about.getByRole('button', { name: 'Save details' })).toBeDisabled();
  await user.clear(about.getByLabelText('Where you play'));
  await user.type(about.getByLabelText('Where you play'), '  Shelbyville ');
  await user.click(about.getByRole('combobox', { name: /Shirt size/ }));
  await user.click(await screen.findByRole('option', { name: '2XL' }));
  network.on('GET', '/player', {
    body: ownPlayer({ revision: 9, details: { ...details, area: 'Shelbyville', jerseySize: '2XL' } }),
  });
  await user.click(about.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText('Details saved')).toBeVisible();
  expect(saved('details')[0]?.body).toEqual({ ...details, area: 'Shelbyville', jerseySize: '2XL' });
  expect(saved('details')[0]?.headers.get('if-match')).toBe('"4"');
  await waitFor(() => expect(about.getByRole('button', { name: 'Save details' })).toBeDisabled());
  expect(about.getByLabelText('Where you play')).toHaveValue('Shelbyville');
});

it('counts the characters of the text, and says at the field what is wrong', async () => {
  const { user } = renderApp(AT);
  const about = await section('About you');
  expect(about.getByText('Seen by: My team · 489 characters left')).toBeVisible();
  await user.click(about.getByLabelText('About you', { selector: 'textarea' }));
  await user.paste('x'.repeat(500));
  await user.type(about.getByLabelText('Phone'), 'call me');
  expect(about.getByText(/11 characters too many/)).toBeVisible();
  await user.click(about.getByRole('button', { name: 'Save details' }));
  expect(await about.findByText('Keep the text under 500 characters')).toBeVisible();
  expect(about.getByText('Give a phone number such as +1 555 010 9999')).toBeVisible();
  await waitFor(() => expect(about.getByLabelText('About you', { selector: 'textarea' })).toHaveFocus());
  expect(saved('details')).toHaveLength(0);
});

it('keeps what was typed when it cannot be saved, and says what the service says', async () => {
  const errors = [{ field: 'area', message: 'Not a place' }];
  network.on(
    'PUT',
    '/player/details',
    problem(422, 'invalid', 'Not valid', { detail: 'Look again.', errors }),
  );
  const { user } = renderApp(AT);
  const about = await section('About you');
  await user.type(about.getByLabelText('Where you play'), '!');
  await user.click(about.getByRole('button', { name: 'Save details' }));
  expect(await about.findByText('Not a place')).toBeVisible();
  expect(about.getByRole('alert')).toHaveTextContent('Look again.');
  expect(about.getByLabelText('Where you play')).toHaveValue('Springfield!');
});

describe('when the card was changed elsewhere', () => {
  const stale = (): void => {
    network.on('PUT', '/player/details', ({ headers }) =>
      headers.get('if-match') === '"7"'
        ? accepted
        : problem(412, 'stale_revision', 'Changed in the meantime'),
    );
  };
  const type = async () => {
    const app = renderApp(AT);
    const about = await section('About you');
    await app.user.type(about.getByLabelText('Where you play'), ' north');
    return { ...app, about };
  };

  it('shows what is there beside what was typed, which can be saved over it', async () => {
    stale();
    const { user, about } = await type();
    network.on('GET', '/player', {
      body: ownPlayer({ revision: 7, details: { ...details, area: 'Ogdenville' } }),
    });
    await user.click(about.getByRole('button', { name: 'Save details' }));
    expect(await about.findByText('Changed elsewhere')).toBeVisible();
    expect(about.getByText('Where you play: Ogdenville')).toBeVisible();
    expect(about.getByLabelText('Where you play')).toHaveValue('Springfield north');
    await user.click(about.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Details saved')).toBeVisible();
    expect(saved('details').map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"7"']);
    expect(saved('details')[1]?.body).toEqual({ ...details, area: 'Springfield north' });
  });

  it('takes what is there over on wish', async () => {
    stale();
    const { user, about } = await type();
    network.on('GET', '/player', {
      body: ownPlayer({ revision: 7, details: { ...details, area: 'Ogdenville' } }),
    });
    await user.click(about.getByRole('button', { name: 'Save details' }));
    await user.click(await about.findByRole('button', { name: 'Take what is there' }));
    expect(about.getByLabelText('Where you play')).toHaveValue('Ogdenville');
    expect(about.getByRole('button', { name: 'Save details' })).toBeDisabled();
  });

  it('saves at once when another part was changed', async () => {
    stale();
    const { user, about } = await type();
    const { privacy } = ownPlayer();
    network.on('GET', '/player', {
      body: ownPlayer({ revision: 7, details, privacy: { ...privacy, discoverable: true } }),
    });
    await user.click(about.getByRole('button', { name: 'Save details' }));
    expect(await screen.findByText('Details saved')).toBeVisible();
    expect(saved('details')).toHaveLength(2);
    expect(about.queryByText('Changed elsewhere')).toBeNull();
  });
});

it('asks before unsaved changes are left, and not before a way within the tab', async () => {
  const { user, path } = renderApp(AT);
  const about = await section('About you');
  await user.type(about.getByLabelText('Where you play'), '!');
  await user.click(screen.getByRole('link', { name: 'Add a photo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Account' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe(`${AT}#photo`);
  expect(about.getByLabelText('Where you play')).toHaveValue('Springfield!');
  await user.click(about.getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('tab', { name: 'Appearance' }));
  expect(path()).toBe('/player-profile?tab=appearance');
});

it('tells that the card could not be loaded, with a retry', async () => {
  network.on('GET', '/player', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = renderApp(AT);
  expect(await screen.findByText('Your player card could not be loaded')).toBeVisible();
  network.on('GET', '/player', { body: ownPlayer() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('0 of 7')).toBeVisible();
});

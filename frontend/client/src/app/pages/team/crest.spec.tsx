import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { cropping, picture, picturesLookLike } from '../../../../test/pictures';
import { renderApp } from '../../../../test/render-app';
import { accepted, team, teams } from '../../../../test/samples';

const crest = '/api/teams/crests/c1?until=1&sig=y';
const me = { memberId: 'm-ana', role: 'player', status: 'active' } as const;
let network: FakeApi;
beforeEach(() => {
  picturesLookLike(800, 600);
  network = fakeApi();
  network.on('GET', '/teams', { body: teams() });
  network.on('GET', '/teams/T1', { body: team() });
});
const open = async () => {
  const app = renderApp('/teams/T1?tab=settings');
  const part = within(await screen.findByRole('region', { name: 'Crest' }));
  const choose = async (): Promise<void> => {
    await app.user.upload(part.getByLabelText(/ picture$/, { selector: 'input' }), picture());
    const dialog = await cropping();
    await dialog.findByText(/^Zoom/);
    await app.user.click(dialog.getByRole('button', { name: 'Save picture' }));
  };
  return { ...app, part, choose };
};

it('becomes the part of a picture that was chosen', async () => {
  network.on('PUT', '/teams/T1/crest', () => {
    network.on('GET', '/teams/T1', { body: team({ crest, revision: 9 }) });
    return accepted;
  });
  const { part, choose } = await open();
  await choose();
  expect(await screen.findByText('Crest saved')).toBeVisible();
  expect(await part.findByRole('button', { name: 'Change picture' })).toBeVisible();
  const [sent] = network.sent('PUT', '/teams/T1/crest');
  const form = sent?.body as FormData;
  expect((form.get('photo') as File).size).toBe(10);
  const crop = JSON.parse(form.get('crop') as string) as Record<string, number>;
  expect(crop['width']).toBeCloseTo(0.75, 2);
  expect(sent?.headers.get('idempotency-key')).toMatch(/\w{8}/);
});

it('asks before it is left while it is being sent, and gives the focus back once it has arrived', async () => {
  let arrive: (answer: typeof accepted) => void = () => undefined;
  network.on('PUT', '/teams/T1/crest', () => new Promise((resolve) => (arrive = resolve)));
  const { user, part, choose } = await open();
  await choose();
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const cancel = part.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  arrive(accepted);
  expect(await screen.findByText('Crest saved')).toBeVisible();
  await waitFor(() => expect(part.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
});

it('tells a refusal in its own words, and keeps what was entered in the settings', async () => {
  const detail = 'The file is not a picture that we can read.';
  network.on('PUT', '/teams/T1/crest', problem(422, 'picture_unreadable', 'Not a picture', { detail }));
  const { user, part, choose } = await open();
  const name = screen.getByRole('textbox', { name: 'Team name' });
  await user.type(name, ' II');
  await choose();
  expect(await part.findByRole('alert')).toHaveTextContent(detail);
  expect(name).toHaveValue('River Hawks II');
});

it('is drawn again once the picture was removed, after asking', async () => {
  network.on('GET', '/teams/T1', { body: team({ crest }) });
  network.on('DELETE', '/teams/T1/crest', () => {
    network.on('GET', '/teams/T1', { body: team({ revision: 9 }) });
    return accepted;
  });
  const { user, part } = await open();
  await user.click(part.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.sent('DELETE', '/teams/T1/crest')).toHaveLength(0);
  await user.click(part.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(await screen.findByText('Picture removed')).toBeVisible();
  expect(await part.findByRole('button', { name: 'Choose a picture' })).toBeVisible();
});

it('is drawn while the picture comes and when it does not, and says nothing beside the name', async () => {
  network.on('GET', '/teams/T1', { body: team({ crest, me }) });
  renderApp('/teams/T1');
  const title = await screen.findByRole('heading', { level: 1, name: 'River Hawks' });
  const header = title.closest('header');
  const shown = (): HTMLImageElement => {
    const found = header?.querySelector<HTMLImageElement>('.crest img');
    if (!found) throw new Error('there is no picture');
    return found;
  };
  expect(shown()).toHaveAttribute('src', crest);
  expect(header).toHaveTextContent('RH');
  expect(shown()).toBeVisible();
  fireEvent.error(shown());
  expect(shown()).not.toBeVisible();
  expect(header).toHaveTextContent('RH');
});

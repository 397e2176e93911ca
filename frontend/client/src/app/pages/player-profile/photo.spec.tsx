import { PHOTO_BYTES } from '@fieldhouse/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeAnswer, type FakeApi } from '../../../../test/fake-api';
import { cropping, picture, picturesLookLike } from '../../../../test/pictures';
import { renderApp } from '../../../../test/render-app';
import { accepted, ownPlayer } from '../../../../test/samples';

const photoUrl = '/api/players/photos/x?until=1&sig=y';
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/player', { body: ownPlayer() });
  picturesLookLike(800, 600);
});
const open = async () => {
  const app = renderApp('/player-profile');
  const part = within(await screen.findByRole('region', { name: 'Photo' }));
  const choose = (file: File): Promise<void> =>
    app.user.upload(part.getByLabelText(/photo$/, { selector: 'input' }), file);
  return { ...app, part, choose };
};

it('sends the picture as it is, with the part to keep in fractions', async () => {
  network.on('POST', '/player/photo', accepted);
  const { user, choose } = await open();
  await choose(picture());
  const dialog = await cropping();
  expect(await dialog.findByText('Zoom 1.0: from 13% to 88% across and from 0% to 100% down')).toBeVisible();
  fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: 2 } });
  expect(await dialog.findByText(/^Zoom 2.0/)).toBeVisible();
  network.on('GET', '/player', { body: ownPlayer({ photoUrl }) });
  await user.click(dialog.getByRole('button', { name: 'Save photo' }));
  expect(await screen.findByText('Photo saved')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
  const [sent] = network.sent('POST', '/player/photo');
  const form = sent?.body as FormData;
  const crop = JSON.parse(form.get('crop') as string) as Record<string, number>;
  expect(crop['width']).toBeCloseTo(0.375, 2);
  expect(crop['height']).toBeCloseTo(0.5, 2);
  expect((form.get('photo') as File).size).toBe(10);
  expect(sent?.headers.get('authorization')).toBe('Bearer token-of-ana');
  expect(sent?.headers.get('idempotency-key')).toMatch(/\w{8}/);
});

it('moves the part to keep by the arrow keys', async () => {
  const { choose } = await open();
  await choose(picture());
  const dialog = await cropping();
  await dialog.findByText(/^Zoom 1.0: from 13%/);
  const area = dialog.getByRole('application', { name: 'Part to keep' });
  fireEvent.keyDown(area, { key: 'ArrowRight' });
  fireEvent.keyUp(area, { key: 'ArrowRight' });
  expect(await dialog.findByText(/^Zoom 1.0: from (?!13)\d+%/)).toBeVisible();
});

it('says before it is sent that a picture is too big or no picture', async () => {
  const { part, choose } = await open();
  await choose(picture(PHOTO_BYTES + 1_000_000));
  expect(await part.findByRole('alert')).toHaveTextContent(
    'This picture has 6.0 MB. Choose one of at most 5 MB.',
  );
  fireEvent.drop(part.getByText(/Or drop one here/), {
    dataTransfer: { files: [picture(10, 'application/pdf')] },
  });
  expect(await part.findByRole('alert')).toHaveTextContent('This file is no picture');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says of a file that the browser cannot show that it is no picture', async () => {
  const { part, choose } = await open();
  await choose(picture());
  const dialog = await screen.findByRole('dialog');
  fireEvent.error(within(dialog).getByRole('img', { name: 'The picture you chose' }));
  expect(await part.findByText(/This file is no picture that your browser can show/)).toBeVisible();
  expect(network.sent('POST', '/player/photo')).toHaveLength(0);
});

describe('while it is sent', () => {
  const begin = async () => {
    let answer: (given: FakeAnswer) => void = () => undefined;
    network.on('POST', '/player/photo', () => new Promise<FakeAnswer>((done) => (answer = done)));
    const app = await open();
    await app.choose(picture());
    const dialog = await cropping();
    await dialog.findByText(/^Zoom/);
    await app.user.click(dialog.getByRole('button', { name: 'Save photo' }));
    await app.part.findByText('Sending… 50%');
    await waitFor(() => expect(network.sent('POST', '/player/photo')).toHaveLength(1));
    return { ...app, answer: (given: FakeAnswer) => answer(given) };
  };

  it('shows how far it is and can be cancelled', async () => {
    const { user, part, answer } = await begin();
    expect(part.getByRole('progressbar', { name: 'Sending the picture' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await user.click(part.getByRole('button', { name: 'Cancel' }));
    expect(await part.findByLabelText('Choose a photo')).toBeInTheDocument();
    expect(part.queryByRole('alert')).toBeNull();
    answer(accepted);
  });

  it('tells a refusal in its own words', async () => {
    const { part, answer } = await begin();
    answer(
      problem(422, 'picture_unreadable', 'No picture', {
        detail: 'This file is no picture that we can read.',
      }),
    );
    expect(await part.findByRole('alert')).toHaveTextContent('This file is no picture that we can read.');
  });
});

it('asks before it removes the photo', async () => {
  network.on('GET', '/player', { body: ownPlayer({ photoUrl }) });
  network.on('DELETE', '/player/photo', accepted);
  const { user, part } = await open();
  await user.click(part.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.sent('DELETE', '/player/photo')).toHaveLength(0);
  await user.click(part.getByRole('button', { name: 'Remove' }));
  network.on('GET', '/player', { body: ownPlayer({ revision: 9 }) });
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Photo removed')).toBeVisible();
  expect(await part.findByLabelText('Choose a photo')).toBeInTheDocument();
});

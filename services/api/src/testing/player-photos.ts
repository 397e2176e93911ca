import type { OwnPlayerView } from '@fieldhouse/api-contract';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import sharp from 'sharp';

/** A picture of one colour. */
export const plainPicture = (width = 64, height = 48, color = '#0B6B4A') =>
  sharp({ create: { width, height, channels: 3, background: color } });

/** A form as a browser sends it; a proper picture unless another file is given. */
export const photoForm = async (file?: Uint8Array, crop?: unknown, name = 'me.jpg'): Promise<FormData> => {
  const bytes = file ?? (await plainPicture().jpeg().toBuffer());
  const form = new FormData();
  if (crop !== undefined) form.append('crop', typeof crop === 'string' ? crop : JSON.stringify(crop));
  form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  return form;
};

/** The own card once it has seen a position. */
export const cardOf = async (
  app: TestApp,
  { token }: Pick<TestPerson, 'token'>,
  position: string,
): Promise<OwnPlayerView> => {
  await app.projected({ name: 'player-cards', version: 1 }, position);
  return (await app.send<OwnPlayerView>('GET', '/player', { token })).body;
};

/** Sends a proper picture for somebody. @returns the parts of its address */
export const photoLinkOf = async (
  app: TestApp,
  person: Pick<TestPerson, 'token'>,
): Promise<{ readonly photoId: string; readonly until: string; readonly sig: string }> => {
  const { position } = await app.command('POST', '/player/photo', { ...person, body: await photoForm() });
  const { photoUrl } = await cardOf(app, person, position);
  const url = new URL(photoUrl ?? '', app.url);
  const photoId = url.pathname.split('/').at(-1) ?? '';
  return { photoId, until: url.searchParams.get('until') ?? '', sig: url.searchParams.get('sig') ?? '' };
};

import type { PictureName } from '../../content/names';

/** Pictures of the product, from docs/screenshots. */
export const PICTURES = {
  room: {
    light: 'room-live-1280-light.png',
    dark: 'room-live-1280-dark.png',
    alt: 'The draft room: players on the left, the board in the middle, the clock of the team to pick on top',
  },
  phone: {
    light: 'room-board-390-light.png',
    dark: 'room-live-390-dark.png',
    alt: 'The draft room on a phone',
  },
  pool: {
    light: 'pool-1280-light.png',
    dark: 'pool-1280-dark.png',
    alt: 'The players of a league with ratings and positions, after the import of a list',
  },
  order: {
    light: 'order-1280-light.png',
    dark: 'order-1280-dark.png',
    alt: 'The draft order with every step of its proof',
  },
} as const satisfies Readonly<Record<PictureName, unknown>>;

/** One encoded size of a picture. */
export type PictureSource = { readonly url: string; readonly width: number };
/** A screenshot in both formats and several sizes. */
export type BuiltPicture = {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
};
/** By the screenshot's file name. */
export type BuiltPictures = Readonly<Record<string, BuiltPicture>>;

import { fireEvent, screen, within } from '@testing-library/react';

/** A file of so many bytes, as somebody chooses it. */
export const picture = (size = 10, type = 'image/jpeg'): File =>
  new File([new Uint8Array(size)], 'me.jpg', { type });

/** Every picture is so large, and is shown half as large. */
export const picturesLookLike = (width: number, height: number): void => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  for (const [name, value] of Object.entries({ naturalWidth: width, naturalHeight: height }))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, value });
  for (const [name, value] of Object.entries({ offsetWidth: width / 2, offsetHeight: height / 2 }))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, width / 2, height / 2);
};

/** The dialog in which the part to keep is chosen, once its picture is there. */
export const cropping = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Choose the part to keep' });
  fireEvent.load(within(dialog).getByRole('img', { name: 'The picture you chose' }));
  return within(dialog);
};

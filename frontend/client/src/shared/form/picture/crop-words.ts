import type { PhotoCrop } from '@fieldhouse/api-contract';

/** A part of a picture in hundredths of its edges. */
type Percents = PhotoCrop;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The part in fractions, never beyond the picture's edge, where rounding would lead it. */
export const cropOf = ({ x, y, width, height }: Percents): PhotoCrop => {
  const [left, top] = [within(x / 100, 1), within(y / 100, 1)];
  return { x: left, y: top, width: within(width / 100, 1 - left), height: within(height / 100, 1 - top) };
};

/** Says what is kept: 'Zoom 1.5: from 20% to 87% across and from 0% to 67% down'. */
export const cropWords = ({ x, y, width, height }: Percents, zoom: number): string => {
  const span = (from: number, length: number): string =>
    `from ${Math.round(within(from, 100))}% to ${Math.round(within(from + length, 100))}%`;
  return `Zoom ${zoom.toFixed(1)}: ${span(x, width)} across and ${span(y, height)} down`;
};

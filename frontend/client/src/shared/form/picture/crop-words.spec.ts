import fc from 'fast-check';
import { cropOf, cropWords } from './crop-words';

it('turns hundredths into fractions', () => {
  expect(cropOf({ x: 12.5, y: 0, width: 75, height: 100 })).toEqual({
    x: 0.125,
    y: 0,
    width: 0.75,
    height: 1,
  });
});

it('never reaches beyond the picture, whatever was rounded', () => {
  const percent = fc.double({ min: -1, max: 101, noNaN: true });
  fc.assert(
    fc.property(percent, percent, percent, percent, (x, y, width, height) => {
      const crop = cropOf({ x, y, width, height });
      expect(Math.min(crop.x, crop.y, crop.width, crop.height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1);
    }),
  );
});

it('says what is kept', () => {
  expect(cropWords({ x: 12.5, y: 0, width: 75, height: 100.4 }, 1.5)).toBe(
    'Zoom 1.5: from 13% to 88% across and from 0% to 100% down',
  );
});

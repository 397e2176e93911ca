import { photoPath, photoPathHolds } from './photo-link';

const key = Buffer.from('a key that is only used in tests');
const other = Buffer.from('another key');
const DAY = 86_400_000;
const midnight = Date.parse('2026-05-04T00:00:00.000Z');
const linkOf = (path: string) => {
  const url = new URL(path, 'http://localhost');
  const { until, sig } = Object.fromEntries(url.searchParams) as { until: string; sig: string };
  return { id: url.pathname.split('/').at(-1) ?? '', until: Number(until), sig };
};
const link = linkOf(photoPath(key, 'p1', midnight));

describe('the address of a picture', () => {
  it('stays the same for a day', () => {
    expect(photoPath(key, 'p1', midnight + DAY - 1)).toBe(photoPath(key, 'p1', midnight));
    expect(photoPath(key, 'p1', midnight + DAY)).not.toBe(photoPath(key, 'p1', midnight));
  });

  it('lapses within two days of its making', () => {
    expect(link.id).toBe('p1');
    expect(photoPathHolds([other, key], link, midnight)).toBe((2 * DAY) / 1_000);
    expect(photoPathHolds([other, key], link, midnight + 2 * DAY - 1)).toBe(1);
    expect(photoPathHolds([other, key], link, midnight + 2 * DAY)).toBeNull();
  });

  it('opens nothing once a part of it is another one', () => {
    const others = [
      { ...link, id: 'p2' },
      { ...link, until: link.until + 86_400 },
      { ...link, sig: `${link.sig}A` },
      { ...link, sig: '' },
      { ...link, until: Number.NaN },
    ];
    for (const wrong of others) expect(photoPathHolds([other, key], wrong, midnight)).toBeNull();
    expect(photoPathHolds([other], link, midnight)).toBeNull();
  });
});

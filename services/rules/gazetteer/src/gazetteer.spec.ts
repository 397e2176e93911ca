import { milesBetween, placeNamed, placesLike, type Point } from './gazetteer';

const at = (text: string): Point => {
  const place = placeNamed(text);
  if (!place) throw new Error(`no ${text}`);
  return place;
};
const labels = (text: string, most = 5) => placesLike(text, most).map(({ label }) => label);

describe('places', () => {
  it('are found by how their label begins, the largest first', () => {
    expect(labels('albany', 3)).toEqual(['Albany, NY', 'Albany, GA', 'Albany, OR']);
    expect(labels('albany, o')).toEqual(['Albany, OR']);
    expect(labels('  LONDON,  u')).toEqual(['London, United Kingdom']);
    expect(labels('sao pau', 1)).toEqual(['São Paulo, Brazil']);
    expect(labels('')).toEqual([]);
    expect(labels('qqqq')).toEqual([]);
  });

  it('are known by their label, and by a name that no other has', () => {
    expect(placeNamed('albany, ny')?.label).toBe('Albany, NY');
    expect(placeNamed('Toronto, ON')?.label).toBe('Toronto, ON');
    expect(placeNamed('Poughkeepsie')?.label).toBe('Poughkeepsie, NY');
    expect(placeNamed('Albany')).toBeNull();
    expect(placeNamed('Springfield')).toBeNull();
    expect(placeNamed('Nowhere at all')).toBeNull();
    expect(placeNamed('constructor')).toBeNull();
  });

  /** Great-circle distances of published tables of city centres, in miles. */
  it.each([
    ['New York City, NY', 'Los Angeles, CA', 2_446],
    ['Albany, NY', 'Troy, NY', 7],
    ['London, United Kingdom', 'Paris, France', 213],
    ['Auckland, New Zealand', 'Honolulu, HI', 4_405],
  ])('from %s to %s are %i miles apart', (from, to, miles) => {
    const found = milesBetween(at(from), at(to));
    expect(Math.abs(found - miles)).toBeLessThan(Math.max(3, miles * 0.01));
    expect(milesBetween(at(to), at(from))).toBeCloseTo(found, 9);
  });

  it('are no distance from themselves, and half the earth from the other side', () => {
    const here = { latitude: 42.65, longitude: -73.76 };
    expect(milesBetween(here, here)).toBe(0);
    expect(milesBetween(here, { latitude: -42.65, longitude: 106.24 })).toBeCloseTo(Math.PI * 3_958.7613, 0);
  });
});

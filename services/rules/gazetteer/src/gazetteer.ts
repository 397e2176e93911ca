import { PLACES } from './places.data';

/** A point on the earth, in degrees, to 0.01 (a kilometre). */
export type Point = { readonly latitude: number; readonly longitude: number };
/** A place by which one searches. `label` names it alone: 'Albany, NY', 'London, United Kingdom'. */
export type Place = Point & { readonly label: string };

type Known = Place & { readonly folded: string; readonly name: string };

/** Without marks and in lower case: 'São Paulo' is found by 'sao'. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

let known: readonly Known[] | undefined;
/** The largest first; read once, when somebody asks for one. */
const places = (): readonly Known[] =>
  (known ??= PLACES.split('\n').map((line) => {
    const [label = '', latitude, longitude] = line.split('\t');
    const folded = fold(label);
    const name = folded.slice(0, folded.lastIndexOf(','));
    return { label, latitude: Number(latitude), longitude: Number(longitude), folded, name };
  }));

let indexed:
  { readonly labels: Map<string, Known>; readonly names: Map<string, readonly Known[]> } | undefined;
const index = (): NonNullable<typeof indexed> => {
  if (indexed) return indexed;
  const labels = new Map<string, Known>();
  const names = new Map<string, Known[]>();
  for (const place of places()) {
    labels.set(place.folded, place);
    names.set(place.name, [...(names.get(place.name) ?? []), place]);
  }
  indexed = { labels, names };
  return indexed;
};

/**
 * The places whose label begins so, the largest first.
 * @param most how many at most
 */
export const placesLike = (text: string, most: number): readonly Place[] => {
  const sought = fold(text);
  const found: Place[] = [];
  if (sought === '') return found;
  for (const { label, latitude, longitude, folded } of places()) {
    if (!folded.startsWith(sought)) continue;
    found.push({ label, latitude, longitude });
    if (found.length === most) break;
  }
  return found;
};

/** The place of that label or, where no other has it, of that name; null: there is none, or one cannot know which. */
export const placeNamed = (text: string): Place | null => {
  const sought = fold(text);
  const { labels, names } = index();
  const [only, other] = names.get(sought) ?? [];
  const place = labels.get(sought) ?? (other ? undefined : only);
  return place ? { label: place.label, latitude: place.latitude, longitude: place.longitude } : null;
};

/** Mean radius of the earth in miles (IUGG: 6,371.0088 km). */
const EARTH_MILES = 3_958.7613;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies, by the haversine formula (R. W. Sinnott, Sky and Telescope 68, 1984). */
export const milesBetween = (a: Point, b: Point): number => {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const across = Math.sin((to - from) / 2) ** 2;
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const half = across + Math.cos(from) * Math.cos(to) * along;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
};

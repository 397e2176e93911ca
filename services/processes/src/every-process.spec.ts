import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const services = join(__dirname, '../..');
const processes = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.process.ts') && !file.includes('node_modules'),
);

it.each(processes)('%s has a spec of its own', (file) => {
  expect(existsSync(join(services, file.replace(/\.ts$/, '.spec.ts')))).toBe(true);
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PRIVACY_VERSION, TERMS_VERSION } from './versions';

const newestOf = (text: string): string => readdirSync(join(__dirname, text)).toSorted().at(-1) ?? '';
const read = (text: string): string => readFileSync(join(__dirname, text, newestOf(text)), 'utf8');

describe('the legal texts', () => {
  it.each([
    ['terms', TERMS_VERSION],
    ['privacy', PRIVACY_VERSION],
  ])('record with a sign-up the newest version of %s, which names itself', (text, version) => {
    expect(newestOf(text)).toBe(`${version}.md`);
    expect(read(text)).toContain(`date: ${version}`);
  });

  it('promise of backups only that they are deleted', () => {
    expect(read('privacy')).toContain('Backups made before that keep them until they are deleted.');
    expect(read('privacy')).not.toContain('backups included');
  });

  it('announce no planned work where none is shown', () => {
    expect(read('terms')).not.toContain('Planned work');
  });
});

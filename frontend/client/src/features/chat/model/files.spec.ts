import { filesWords } from '@fieldhouse/api-contract';
import { fileFault, looksLikePicture, sizeWords } from './files';

const MB = 1024 * 1024;
const picture = { name: 'a.webp', type: 'image/webp' } as const;
const table = { name: 'lineup.csv', type: 'text/csv' } as const;

it('says at once which file is too large or none for a chat', () => {
  expect(fileFault({ name: 'IMG_1.JPG', size: 10 * MB })).toBeNull();
  expect(fileFault({ name: 'rules.v2.pdf', size: 20 * MB })).toBeNull();
  expect(fileFault({ name: 'IMG_1.jpg', size: 10 * MB + 1 })).toMatch(
    /“IMG_1.jpg” has 10 MB\. .*at most 10 MB/,
  );
  expect(fileFault({ name: 'rules.pdf', size: 20 * MB + 1 })).toMatch(/at most 20 MB/);
  expect(fileFault({ name: 'rules.pdf', size: 0 })).toBe('“rules.pdf” is empty.');
  for (const name of ['page.html', 'a.svg', 'noending', 'a.jpg.exe'])
    expect(fileFault({ name, size: 9 })).toMatch(/cannot be attached\. Attach JPEG/);
  expect(['a.PNG', 'a.pdf'].map(looksLikePicture)).toEqual([true, false]);
});

it('says sizes as people do', () => {
  expect([10, 850 * 1024, 1.25 * MB, 14.2 * MB].map(sizeWords)).toEqual([
    '1 KB',
    '850 KB',
    '1.3 MB',
    '14 MB',
  ]);
});

it('has words for files where nothing is written', () => {
  expect([[], [picture], [picture, picture], [table], [table, picture]].map(filesWords)).toEqual([
    ...['', 'Photo', '2 photos', 'lineup.csv', '2 files'],
  ]);
});

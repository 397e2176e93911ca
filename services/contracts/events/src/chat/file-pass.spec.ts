import { filePass, filePassHolds } from './file-pass';

const key = Buffer.from('a key that is only used in tests');
const DAY = 86_400_000;
const now = Date.parse('2026-11-20T00:00:00.000Z');
const pass = { chatId: 't1', ...filePass(key, { chatId: 't1', by: 'ana' }, now) };

it('opens the files of one team to one person, for two days at most', () => {
  expect(filePassHolds([key], pass, now)).toBe((2 * DAY) / 1_000);
  expect(filePassHolds([key], pass, now + 2 * DAY)).toBeNull();
  const others = [
    { ...pass, chatId: 't2' },
    { ...pass, by: 'ben' },
    { ...pass, until: pass.until + 1 },
    { ...pass, sig: '' },
  ];
  for (const other of others) expect(filePassHolds([key], other, now)).toBeNull();
  expect(filePassHolds([Buffer.from('another key')], pass, now)).toBeNull();
});

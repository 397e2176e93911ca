import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = join(__dirname, '../features');

it('has no endpoint of the same name twice: the second would not be taken', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const apis = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.api\.ts$/.test(file),
  );
  expect(apis.length).toBeGreaterThan(5);
  for (const file of apis) await import(join(FEATURES, file));
  expect(told.mock.calls).toEqual([]);
  told.mockRestore();
});

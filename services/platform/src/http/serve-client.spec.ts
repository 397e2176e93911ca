import { readConfig } from '../config';
import { serveClient } from './serve-client';

describe('pages of a client that is not there', () => {
  it.each([
    ['/nowhere', [{ folder: '/nowhere' }]],
    ['', []],
  ])('are none, which the log says where they are meant: %j', async (CLIENT_DIR, expected) => {
    const said: object[] = [];
    const config = readConfig({
      ...{ EVENTSTORE_URL: 'esdb://localhost', MONGODB_URL: 'mongodb://localhost', CLIENT_DIR },
      ...{
        REDIS_URL: 'redis://localhost',
        FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890',
      },
    });
    const log = { warn: (about: object) => said.push(about) };
    await serveClient({} as never, config, log as never, undefined);
    expect(said).toEqual(expected);
  });
});

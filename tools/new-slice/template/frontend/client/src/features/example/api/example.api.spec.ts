import { fakeApi } from '../../../../test/fake-api';
import { anasSession, createAppStore } from '../../../../test/render-app';
import { accepted } from '../../../../test/samples';
import { openSession } from '../../../shared/session/session-refresh';
import { exampleApi } from './example.api';

it('reads the list again after a command', async () => {
  const network = fakeApi();
  const store = createAppStore();
  openSession(store.dispatch, anasSession());
  const list: object[] = [];
  network.on('GET', '/example', () => ({ body: { list } }));
  network.on('POST', '/example', () => {
    list.push({ exampleId: '1', name: 'Saturday' });
    return accepted;
  });
  const { ownExample, openExample } = exampleApi.endpoints;
  await store.dispatch(ownExample.initiate());
  await store.dispatch(openExample.initiate({ name: 'Saturday', commandKey: 'key-1' }));
  expect(network.sent('POST', '/example')[0]?.headers.get('idempotency-key')).toBe('key-1');
  const { data } = await store.dispatch(ownExample.initiate());
  expect(data).toEqual([expect.objectContaining({ name: 'Saturday' })]);
});

import { waitFor } from '@testing-library/react';
import { fakeApi, type FakeApi } from '../../../test/fake-api';
import { followedKinds, streamChanged } from '../../../test/fake-live';
import { anasSession, createAppStore } from '../../../test/render-app';
import { openSession } from '../session/session-refresh';
import { baseApi } from './base-api';
import { reads } from './reads';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    board: build.query<string, string>({
      query: (id) => `/boards/${id}`,
      ...reads<string, string>(['board'], (id) => [id]),
    }),
  }),
});
const BOARD = '/boards/B1';
const look = () => {
  const store = createAppStore();
  openSession(store.dispatch, anasSession());
  return { store, answer: store.dispatch(api.endpoints.board.initiate('B1')) };
};
const followed = () => waitFor(() => expect(followedKinds.get('board')).toEqual(['B1']));
const asked = () => network.sent('GET', BOARD).length;

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', BOARD, { body: 'as it is' });
});

it('follows what is shown until nobody looks any more', async () => {
  const { store, answer } = look();
  await answer;
  await followed();
  streamChanged('board', '1');
  await waitFor(() => expect(asked()).toBe(2));
  store.dispatch(baseApi.util.resetApiState());
  await waitFor(() => expect(followedKinds.get('board')).toEqual([]));
});

it('follows for who still looks when others let the same go', async () => {
  const first = look();
  await first.answer;
  const second = look();
  await second.answer;
  await followed();
  first.store.dispatch(baseApi.util.resetApiState());
  await Promise.resolve();
  const before = asked();
  streamChanged('board', '2');
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(followedKinds.get('board')).toEqual(['B1']);
});

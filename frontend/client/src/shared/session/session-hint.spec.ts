import { anasSession, createAppStore } from '../../../test/render-app';
import { keepSessionHint } from './session-hint';
import { closeSession, openSession } from './session-refresh';

it('leaves a word for the public pages while somebody is signed in, and takes it back', () => {
  const store = createAppStore();
  localStorage.setItem('signed-in', '1');
  keepSessionHint(store);
  expect(localStorage.getItem('signed-in')).toBe('1');
  closeSession(store.dispatch);
  expect(localStorage.getItem('signed-in')).toBeNull();
  openSession(store.dispatch, anasSession());
  expect(localStorage.getItem('signed-in')).toBe('1');
});

import { anasSession, createAppStore } from '../../../test/render-app';
import { hasSignedInHere, keepSessionHint } from './session-hint';
import { closeSession, openSession } from './session-refresh';

it('leaves a word for the public pages while somebody is signed in, and takes it back', () => {
  const store = createAppStore();
  localStorage.setItem('signed-in', '1');
  keepSessionHint(store);
  expect(localStorage.getItem('signed-in')).toBe('1');
  closeSession(store.dispatch);
  expect(localStorage.getItem('signed-in')).toBe('0');
  openSession(store.dispatch, anasSession());
  expect(localStorage.getItem('signed-in')).toBe('1');
});

it('knows whether somebody has ever signed in at this browser', () => {
  localStorage.clear();
  const store = createAppStore();
  keepSessionHint(store);
  closeSession(store.dispatch);
  expect(hasSignedInHere()).toBe(false);
  openSession(store.dispatch, anasSession());
  closeSession(store.dispatch);
  expect(hasSignedInHere()).toBe(true);
});

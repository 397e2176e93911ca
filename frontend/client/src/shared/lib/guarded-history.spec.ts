import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { guardedHistory, guardLeaving, type AppHistory } from './guarded-history';

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** The window's own history at /form, after /list; `told` is what the router hears. */
const atForm = () => {
  window.history.replaceState(null, '', '/list');
  const left: string[] = [];
  const history: AppHistory = guardedHistory(createBrowserHistory({ v5Compat: true }), (path) => {
    if (!path.startsWith('/site')) return false;
    left.push(path);
    return true;
  });
  const told: string[] = [];
  ends.push(history.listen(({ location }) => told.push(location.pathname)));
  history.push('/form');
  told.length = 0;
  return { history, told, left };
};
const held = () => {
  const asked: (() => void)[] = [];
  const end = guardLeaving((_, goOn) => {
    asked.push(goOn);
    return true;
  });
  ends.push(end);
  return { asked, end };
};
const popped = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));

it('changes the address at once while nobody minds', () => {
  const { history, told } = atForm();
  history.push('/next');
  expect(told).toEqual(['/next']);
});

it('asks each of those who mind, also when another has ended', () => {
  const { history, told } = atForm();
  const [first, second] = [held(), held()];
  second.end();
  history.push('/next');
  expect([told, first.asked.length]).toEqual([[], 1]);
  first.end();
  history.push('/next');
  expect(told).toEqual(['/next']);
});

it('holds a link back until the person lets it go', () => {
  const { history, told } = atForm();
  const { asked } = held();
  history.push('/next');
  expect(window.location.pathname).toBe('/form');
  expect(told).toEqual([]);
  asked[0]?.();
  expect(told).toEqual(['/next']);
});

it('takes a step back again, and makes it once the person lets it go', async () => {
  const { history, told } = atForm();
  const { asked } = held();
  const back = popped().then(popped);
  history.go(-1);
  await back;
  expect(window.location.pathname).toBe('/form');
  expect(told).toEqual([]);
  const again = popped();
  asked[0]?.();
  await again;
  expect(window.location.pathname).toBe('/list');
  expect(told).toEqual(['/list']);
});

it('asks no more when the guard is gone', () => {
  const { history, told } = atForm();
  const { asked, end } = held();
  end();
  history.push('/next');
  expect(asked).toEqual([]);
  expect(told).toEqual(['/next']);
});

it('leaves for an address that is not the app’s without changing its own', () => {
  const { history, left } = atForm();
  history.push('/site/terms?version=1#top');
  expect(left).toEqual(['/site/terms?version=1#top']);
  expect(window.location.pathname).toBe('/form');
});

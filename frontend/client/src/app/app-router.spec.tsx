import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ComponentType } from 'react';
import {
  Route,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useSearchParams,
} from 'react-router-dom';
import { AppRouter, usePageComing } from './app-router';

const Page = ({ name }: { readonly name: string }) => {
  const coming = usePageComing();
  return <p>{`${name}, ${coming ? 'another comes' : 'alone'}`}</p>;
};

describe('following the history', () => {
  const show = (Next: ComponentType) => {
    window.history.replaceState(null, '', '/one?mode=new#token=secret');
    const history = createBrowserHistory({ v5Compat: true });
    const seen: string[] = [];
    const Watched = () => {
      seen.push(String(usePageComing()));
      const [params] = useSearchParams();
      return params.has('part') ? <Next /> : <Page name="one" />;
    };
    render(
      <AppRouter history={history}>
        <Suspense fallback="Loading">
          <Routes>
            <Route path="/one" element={<Watched />} />
            <Route path="/two" element={<Next />} />
          </Routes>
        </Suspense>
      </AppRouter>,
    );
    return { history, seen };
  };

  it('keeps the page until the next one can be shown', async () => {
    let come: (page: { readonly default: ComponentType }) => void = () => undefined;
    const { history } = show(
      lazy(() => new Promise<{ default: ComponentType }>((resolve) => (come = resolve))),
    );
    act(() => history.push('/two'));
    expect(screen.getByText('one, another comes')).toBeDefined();
    await act(() => Promise.resolve(come({ default: () => <Page name="two" /> })));
    expect(await screen.findByText('two, alone')).toBeDefined();
  });

  it('keeps a page whose next part takes its time, and lets no other page be on its way', async () => {
    let come: (page: { readonly default: ComponentType }) => void = () => undefined;
    const { history, seen } = show(
      lazy(() => new Promise<{ default: ComponentType }>((resolve) => (come = resolve))),
    );
    act(() => history.push('/one?part=1'));
    expect(screen.getByText('one, alone')).toBeDefined();
    await act(() => Promise.resolve(come({ default: () => <Page name="part" /> })));
    expect(await screen.findByText('part, alone')).toBeDefined();
    expect(new Set(seen)).toEqual(new Set(['null']));
  });

  it('has nothing on its way while a secret is put away behind the same address', () => {
    const { history, seen } = show(() => null);
    act(() => history.replace('/one?mode=new', { link: 'secret' }));
    expect(window.location.hash).toBe('');
    expect(new Set(seen)).toEqual(new Set(['null']));
  });
});

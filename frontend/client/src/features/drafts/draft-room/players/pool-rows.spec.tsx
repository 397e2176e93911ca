import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import type { DraftPlayerView } from '@fieldhouse/api-contract';
import { samplePlayers } from '../testing/sample-room';
import { PoolRows, type RowsHandle } from './pool-rows';

const [someone] = samplePlayers;
const players: readonly DraftPlayerView[] = Array.from({ length: 60 }, (_, index) => ({
  ...(someone as DraftPlayerView),
  playerId: `p${index + 1}`,
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = () => {
  const list = createRef<RowsHandle>();
  render(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 400, itemHeight: 40 }}>
      <PoolRows ref={list} players={players} row={(_, { playerId }) => <p>{playerId}</p>} />
    </VirtuosoMockContext.Provider>,
  );
  return list;
};
const shown = () => screen.getAllByText(/^p\d+$/).length;

it('shows the first rows at once, and more as one comes to their end', () => {
  show();
  expect(shown()).toBe(20);
  fireEvent.scroll(screen.getByRole('rowgroup'));
  expect(shown()).toBe(40);
});

it('goes to a row that was not there yet', () => {
  const list = show();
  act(() => list.current?.scrollIntoView({ index: 59 }));
  expect(screen.getByText('p60')).toBeInTheDocument();
});

it('has only the rows in sight once the page is at rest, and can be scrolled by keys before and after', async () => {
  show();
  expect(screen.getByRole('rowgroup')).toHaveAttribute('tabindex', '-1');
  fireEvent.scroll(screen.getByRole('rowgroup'));
  jest.runAllTimers();
  jest.useRealTimers();
  await act(() => import('./virtual-rows'));
  expect(screen.queryByText('p60')).not.toBeInTheDocument();
  expect(screen.getByText('p10')).toBeInTheDocument();
  expect(shown()).toBeLessThan(40);
  expect(screen.getByRole('rowgroup')).toHaveAttribute('tabindex', '-1');
});

import type { StatusView } from '@fieldhouse/api-contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, neverAnswered, problem, type FakeApi } from '../../../test/fake-api';
import { StatusPanel } from './status-panel';

let api: FakeApi;
const status = (more: Partial<StatusView> = {}): StatusView => ({
  state: 'up',
  components: [{ name: 'event store', state: 'up' }],
  measuredSince: '2026-11-20T10:00:00.000Z',
  percent: 99.95,
  days: [
    { day: '2026-11-19', percent: null, upMinutes: 0, minutes: 0 },
    { day: '2026-11-20', percent: 99.95, upMinutes: 839, minutes: 840 },
  ],
  claimPercent: 99.9,
  ...more,
});
const show = (view: StatusView) => {
  api.on('GET', '/status', { body: view });
  render(<StatusPanel />);
};

beforeEach(() => {
  api = fakeApi();
});
afterEach(() => void jest.useRealTimers());

describe('/about?tab=status', () => {
  it('shows the measured figure beside the 99.9% claim, and since when it is measured', async () => {
    show(status());
    expect(await screen.findByText('99.95%')).toBeInTheDocument();
    expect(screen.getByText('99.9%')).toBeInTheDocument();
    expect(screen.getByText('Measured since').nextSibling).toHaveTextContent('Nov 20, 2026');
    expect(screen.getByText('2026-11-19: not measured')).toBeInTheDocument();
    expect(screen.getByText('2026-11-20: 99.95%')).toBeInTheDocument();
  });

  it('is honest while there is nothing measured yet', async () => {
    show(status({ measuredSince: null, percent: null, days: [] }));
    expect(await screen.findByText('No figure yet')).toBeInTheDocument();
    expect(screen.getByText('Not yet')).toBeInTheDocument();
  });

  it('says which component does not answer', async () => {
    show(status({ state: 'degraded', components: [{ name: 'redis', state: 'down' }] }));
    expect(await screen.findByText('Some of it does not work')).toBeInTheDocument();
    expect(screen.getByText('Does not work').parentElement).toHaveTextContent(/^Live updates and clocks/);
  });

  it('does not read for ever when nobody answers', async () => {
    jest.useFakeTimers();
    neverAnswered();
    render(<StatusPanel />);
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByText('Reading the figures …')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('offers to try again when it could not be read', async () => {
    api.on('GET', '/status', problem(503, 'store_unavailable', 'Temporarily unavailable'));
    render(<StatusPanel />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on('GET', '/status', { body: status() });
    await userEvent.click(retry);
    expect(await screen.findByText('Everything works')).toBeInTheDocument();
  });
});

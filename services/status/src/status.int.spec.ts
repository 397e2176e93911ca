import type { StatusView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { startTestApp, type TestApp } from '@fieldhouse/testing';
import { until } from '@fieldhouse/kernel/testing';
import { AvailabilityMonitor } from './availability.monitor';
import { MINUTE_MS, dayOf, minuteOf } from './availability';
import { StatusModule } from './status.module';

const DAY_MS = 1_440 * MINUTE_MS;
const nothing: ReadonlySet<string> = new Set();

describe('the status of the product', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  const status = async (): Promise<StatusView> => (await app.send<StatusView>('GET', '/status')).body;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startTestApp({ stack, modules: [StatusModule], events: [] });
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it('says how each component is now, before anything was measured', async () => {
    await until('all answer', async () => (await status()).state === 'up');
    const { components, measuredSince, percent, days, claimPercent } = await status();
    expect(components.map(({ name, state }) => [name, state])).toEqual([
      ['event store', 'up'],
      ['document store', 'up'],
      ['redis', 'up'],
    ]);
    expect([measuredSince, percent, days.length, claimPercent]).toEqual([null, null, 90, 99.9]);
  });

  it('counts each minute once, whoever measures it, and minutes with a failure as not up', async () => {
    const monitor = app.nest.get(AvailabilityMonitor);
    const start = Date.parse(dayOf(Date.now() - DAY_MS));
    const minute = (n: number): string => minuteOf(start + n * MINUTE_MS);
    for (const n of [0, 1, 1, 0, 2]) await monitor.count({ minute: minute(n), failing: nothing });
    await monitor.count({ minute: minute(3), failing: new Set(['event store']) });
    await monitor.write();
    const { measuredSince, days } = await status();
    expect(measuredSince).toBe(minute(0));
    expect(days.at(-2)).toEqual({ day: dayOf(start), upMinutes: 3, minutes: 1_440, percent: 0.2 });
  });

  it('keeps 90 days', async () => {
    const monitor = app.nest.get(AvailabilityMonitor);
    await monitor.count({ minute: minuteOf(Date.now() - 120 * DAY_MS), failing: nothing });
    await monitor.write();
    expect((await status()).measuredSince).toBe(minuteOf(Date.parse(dayOf(Date.now() - DAY_MS))));
  });
});

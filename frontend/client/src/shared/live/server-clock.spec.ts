import { createServerClock } from './server-clock';

it('trusts the sample with the shortest way most', () => {
  const clock = createServerClock();
  clock.addSample({ sentAt: 1_000, receivedAt: 1_400, serverNow: 6_350 });
  clock.addSample({ sentAt: 2_000, receivedAt: 2_020, serverNow: 7_010 });
  clock.addSample({ sentAt: 3_000, receivedAt: 3_300, serverNow: 8_050 });
  expect(clock.get()).toEqual({ offsetMs: 5_000, uncertaintyMs: 10 });
});

it('believes a new sample that contradicts older ones: a clock was set', () => {
  const clock = createServerClock();
  clock.addSample({ sentAt: 1_000, receivedAt: 1_010, serverNow: 6_005 });
  clock.addSample({ sentAt: 9_000, receivedAt: 9_100, serverNow: 9_250 });
  expect(clock.get()).toEqual({ offsetMs: 200, uncertaintyMs: 50 });
});

it('learns nothing from an answer that came before it was asked for', () => {
  const clock = createServerClock();
  clock.addSample({ sentAt: 1_000, receivedAt: 1_010, serverNow: 6_005 });
  clock.addSample({ sentAt: 9_000, receivedAt: 4_000, serverNow: 9_250 });
  expect(clock.get().offsetMs).toBe(5_000);
});

it('tells its watchers', () => {
  const clock = createServerClock();
  const seen: (number | null)[] = [];
  clock.subscribe(() => seen.push(clock.get().offsetMs));
  clock.addSample({ sentAt: 0, receivedAt: 10, serverNow: 105 });
  expect(seen).toEqual([100]);
});

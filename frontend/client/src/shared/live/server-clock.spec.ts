import { createServerClock } from './server-clock';

it('trusts the sample with the shortest way most', () => {
  const clock = createServerClock();
  clock.addSample({ sentAt: 1_000, receivedAt: 1_400, serverNow: 6_350 });
  clock.addSample({ sentAt: 2_000, receivedAt: 2_020, serverNow: 7_010 });
  clock.addSample({ sentAt: 3_000, receivedAt: 3_300, serverNow: 8_050 });
  expect(clock.get()).toEqual({ offsetMs: 5_000, uncertaintyMs: 10 });
});

it('tells its watchers', () => {
  const clock = createServerClock();
  const seen: (number | null)[] = [];
  clock.subscribe(() => seen.push(clock.get().offsetMs));
  clock.addSample({ sentAt: 0, receivedAt: 10, serverNow: 105 });
  expect(seen).toEqual([100]);
});

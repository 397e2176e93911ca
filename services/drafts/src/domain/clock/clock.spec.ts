import type { DraftClock } from '@fieldhouse/events/drafts';
import { clockFault } from './clock';

const clock = (changes: Partial<DraftClock> = {}): DraftClock => ({
  pickSeconds: 60,
  rounds: [],
  soft: false,
  quietHours: null,
  zone: 'America/New_York',
  ...changes,
});

it('names what is wrong with its settings', () => {
  expect(clockFault(clock())).toBeNull();
  expect(clockFault(clock({ quietHours: { from: '22:00', to: '08:00' } }))).toBeNull();
  expect(clockFault(clock({ zone: 'Mars/Olympus' }))).toBe('zone');
  expect(clockFault(clock({ rounds: [{ fromRound: 3, toRound: 2, seconds: 60 }] }))).toBe('rounds');
  expect(clockFault(clock({ quietHours: { from: '24:00', to: '08:00' } }))).toBe('quietHours');
  expect(clockFault(clock({ quietHours: { from: '22:00', to: '8' } }))).toBe('quietHours');
  expect(clockFault(clock({ quietHours: { from: '08:00', to: '08:00' } }))).toBe('quietHours');
});

import { dayIn } from './wall-time';

it('knows the day of an instant in each zone', () => {
  expect(dayIn('Pacific/Kiritimati', '2026-12-31T12:00:00.000Z')).toBe('2027-01-01');
  expect(dayIn('Pacific/Pago_Pago', '2026-01-01T10:59:59.000Z')).toBe('2025-12-31');
});

import { Metrics, readConfig } from '@fieldhouse/platform';
import { Secrets } from '@fieldhouse/kernel/runtime';
import pino from 'pino';
import { SecurityLog } from './security-log';

const config = readConfig({
  EVENTSTORE_URL: 'esdb://localhost',
  MONGODB_URL: 'mongodb://localhost',
  REDIS_URL: 'redis://localhost',
  FIELDHOUSE_SECRET: 'a secret that is only used in tests, 1234567890',
});

const started = () => {
  const lines: Record<string, unknown>[] = [];
  const to = { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) };
  const metrics = new Metrics();
  // A product that logs errors only still tells who tried what.
  const security = new SecurityLog(
    pino({ level: 'error' }, to),
    config,
    new Secrets(config.FIELDHOUSE_SECRET),
    metrics,
  );
  const counted = async (event: string): Promise<number> =>
    (await metrics.securityEvents.get()).values.find(({ labels }) => labels.event === event)?.value ?? 0;
  return { security, lines, counted };
};

describe('the security log', () => {
  it('tells and counts what happened, without the address of a person or of a host', async () => {
    const { security, lines, counted } = started();
    security.note('sign_in_failed', { subject: 'Ana@example.org', ip: '203.0.113.77', correlationId: 'c1' });
    security.note('sign_in_failed', { subject: 'ana@example.org ', ip: '203.0.113.78' });
    expect(lines).toMatchObject([
      { log: 'security', msg: 'sign_in_failed', network: '203.0.113.x', correlationId: 'c1' },
      { subject: lines[0]?.['subject'] },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ana@|\.7[78]/i);
    expect(await counted('sign_in_failed')).toBe(2);
  });

  it('fills no disk under attack, and counts on', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const { security, lines, counted } = started();
    for (let n = 0; n < 1_000; n += 1) security.note('token_refused');
    expect(lines).toHaveLength(50);
    jest.setSystemTime(1_001_000);
    security.note('token_refused');
    expect(lines.slice(50)).toMatchObject([
      { left: 950, msg: 'more security events than lines' },
      { msg: 'token_refused' },
    ]);
    jest.useRealTimers();
    expect(await counted('token_refused')).toBe(1_001);
  });
});

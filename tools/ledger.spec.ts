import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ledger = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'ledger.mjs'), ...args], { encoding: 'utf8' });

describe('the tool for the books', () => {
  it.each([
    [[], 'Say what to do.'],
    [['audit'], 'There is no task audit.'],
    [['journal', '--until', 'yesterday'], '--until yesterday is no instant.'],
    [['journal', '--untill', '2026-03-31'], /^Unknown option '--untill'/],
  ])('says what is wrong with %j, and how it is used', (args, fault) => {
    const { status, stderr } = ledger(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(fault);
    expect(stderr).toContain('T is an instant, such as 2026-03-31T23:59:59.999Z');
  });
});

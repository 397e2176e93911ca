import type { Logger } from 'pino';
import type { TokenReader } from '../http/access';
import { Dashboard, type Part } from './dashboard';

const ana = { accountId: 'ana', roles: [] as readonly string[] };
const boss = { accountId: 'boss', roles: ['site_admin'] };
const log = { warn: () => undefined, error: () => undefined } as unknown as Logger;
type Lack = Awaited<ReturnType<TokenReader['missingForSiteAdmin']>>;

const dashboardOf = (parts: readonly Part[], lack: Lack = 'role'): Dashboard => {
  const callers: Pick<TokenReader, 'missingForSiteAdmin'> = {
    missingForSiteAdmin: () => Promise.resolve(lack),
  };
  const dashboard = new Dashboard(callers as TokenReader, log);
  for (const part of parts) dashboard.offer(part);
  return dashboard;
};
const part = (name: Part['name'], facts: unknown, more: Partial<Part> = {}): Part => ({
  name,
  kinds: ['league'],
  read: () => Promise.resolve({ facts, keys: ['L1'] }),
  ...more,
});
const broken = part('drafts', null, { read: () => Promise.reject(new Error('broken')) });
const inbox = part('beta-inbox', 3, { for: 'site_admin' });

describe('the dashboard', () => {
  it('tells of what has something to say, and of the streams behind everything', async () => {
    const parts = [part('beta-inbox', 2), part('invitations', []), part('confirm-email', null)];
    expect(await dashboardOf(parts).of(ana)).toEqual({
      parts: { 'beta-inbox': 2 },
      missing: [],
      follows: parts.map(() => ({ kinds: ['league'], keys: ['L1'] })),
    });
  });

  it('names a part that fails and tells the rest; what it is made of is followed all the same', async () => {
    expect(await dashboardOf([broken, part('beta-inbox', 2)]).of(ana)).toEqual({
      parts: { 'beta-inbox': 2 },
      missing: ['drafts'],
      follows: [
        { kinds: ['league'], keys: [] },
        { kinds: ['league'], keys: ['L1'] },
      ],
    });
  });

  it('does not wait for a part that hangs', async () => {
    jest.useFakeTimers();
    const hanging = part('drafts', null, { read: () => new Promise(() => undefined) });
    const answer = dashboardOf([hanging, part('beta-inbox', 2)]).of(ana);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await answer).toMatchObject({ parts: { 'beta-inbox': 2 }, missing: ['drafts'] });
  });

  it('fails when nothing can be read, so that it is asked again', async () => {
    await expect(dashboardOf([broken]).of(ana)).rejects.toThrow('broken');
  });

  it('reads what is for site admins for nobody else, and on no token’s word alone', async () => {
    expect((await dashboardOf([inbox], null).of(ana)).follows).toEqual([]);
    expect((await dashboardOf([inbox], 'code').of(boss)).parts).toEqual({});
    expect((await dashboardOf([inbox], null).of(boss)).parts).toEqual({ 'beta-inbox': 3 });
  });

  it('gives no more keys than can be followed', async () => {
    const keys = Array.from({ length: 60 }, (_, n) => `L${n}`);
    const many = part('drafts', ['some'], { read: () => Promise.resolve({ facts: ['some'], keys }) });
    expect((await dashboardOf([many]).of(ana)).follows[0]?.keys).toHaveLength(50);
  });
});

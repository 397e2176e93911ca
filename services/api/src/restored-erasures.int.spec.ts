import type { AccountEvent } from '@fieldhouse/events/identity';
import { backUp, startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { erasePerson, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from './testing/app-process';
import { AuthClient } from './testing/auth-client';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

const OPS = join(__dirname, '../../../tools/ops.mjs');

describe('who was erased after a backup that was restored', () => {
  let dir: string;
  let stack: EmbeddedStack;
  let app: TestApp;
  let admin: TestPerson;
  let ann: TestPerson;
  let eve: TestPerson;

  beforeAll(async () => {
    await buildApps();
    dir = mkdtempSync(join(tmpdir(), 'restored-'));
    const [data, copy] = [join(dir, 'data'), join(dir, 'copy')];
    stack = await startEmbeddedStack({ dataDir: data });
    app = await startWholeApi(stack);
    admin = await app.signUp(SITE_ADMIN);
    ann = await app.signUp('ann');
    eve = await app.signUp('eve');
    await app.caughtUp();
    await backUp(data, copy);
    await erasePerson(app, eve);
    await app.stop();
    await stack.stop();
    stack = await startEmbeddedStack({ dataDir: copy });
    app = await startWholeApi(stack);
    await app.caughtUp();
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const erase = (...ids: readonly string[]) =>
    new Promise<{ code: number; lines: readonly string[] }>((resolve) => {
      const env = { ...process.env, MONGODB_URL: stack.mongoUrl };
      execFile(process.execPath, [OPS, 'erase', ...ids], { env }, (error, stdout) =>
        resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n') }),
      );
    });
  const signIn = async ({ email }: TestPerson): Promise<number> =>
    (await new AuthClient(app).signIn(email)).status;
  const erasures = async ({ accountId }: TestPerson) =>
    (await app.eventsOf<AccountEvent>(`account-${accountId}`)).filter(({ type }) => type === 'AccountErased');

  it('is erased again with npm run ops, wholly and once', async () => {
    expect(await signIn(eve)).toBe(200);
    expect(await erase(eve.accountId)).toEqual({ code: 0, lines: [`${eve.accountId}  erased`] });
    expect([await signIn(eve), await signIn(ann)]).toEqual([401, 200]);
    expect(await erasures(eve)).toMatchObject([{ metadata: { actor: { kind: 'process' } } }]);
    expect(await erase(eve.accountId)).toEqual({ code: 0, lines: [`${eve.accountId}  erased already`] });
    expect(await erasures(eve)).toHaveLength(1);
  });

  it('is named where there is no such account, and where it is a site admin', async () => {
    const unknown = randomUUID();
    expect(await erase(unknown, admin.accountId)).toEqual({
      code: 1,
      lines: [
        `${unknown}  no account here`,
        expect.stringContaining(`${admin.accountId}  not erased yet: a site admin`),
      ],
    });
    expect(await erasures(admin)).toEqual([]);
    expect(await signIn(admin)).toBe(200);
  });
});

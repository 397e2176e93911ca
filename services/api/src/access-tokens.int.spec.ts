import type { ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TestApp } from '@fieldhouse/testing';
import { enterRoom } from './testing/socket';
import { flippedTokens, forgedTokens, type TokenAttack } from './testing/token-attacks';
import { goodClaims, HS256, signedBySecret } from './testing/token-forge';
import { startWholeApi } from './testing/whole-api';

const AT_ONCE = 12;

describe('access tokens that are not good', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let issued: string;
  let forged: readonly TokenAttack[];
  const tried = { http: 0, socket: 0 };

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    const { accountId, token } = await app.signUp('somebody');
    issued = token;
    forged = forgedTokens(accountId);
    const again = signedBySecret(HS256, goodClaims(accountId));
    // What is refused below is refused for what is wrong with it.
    for (const good of [issued, again])
      expect((await app.send('GET', '/auth/user', { token: good })).status).toBe(200);
  });
  afterAll(async () => {
    process.stdout.write(
      `access tokens: ${tried.http} over HTTP and ${tried.socket} over sockets tried, none was good\n`,
    );
    await app.stop();
    await stack.stop();
  });

  /** Tries them all. @returns what was not refused */
  const tryAll = async (
    attacks: readonly TokenAttack[],
    refused: (token: string) => Promise<string | null>,
  ): Promise<readonly string[]> => {
    const wrong: string[] = [];
    const queue = attacks.values();
    const tryRest = async (): Promise<void> => {
      for (const { name, token } of queue) {
        const instead = await refused(token);
        if (instead !== null) wrong.push(`${name}: ${instead}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, tryRest));
    return wrong;
  };
  const overHttp = async (token: string): Promise<string | null> => {
    tried.http += 1;
    const { status, body } = await app.send<ProblemView>('GET', '/auth/user', { token });
    return status === 401 && body.code === 'not_signed_in' ? null : `${status} ${body.code}`;
  };
  const overSocket = async (token: string): Promise<string | null> => {
    tried.socket += 1;
    try {
      (await enterRoom(app.url, { token })).disconnect();
      return 'let in';
    } catch (error) {
      return String(error).includes('not_signed_in') ? null : String(error);
    }
  };

  it('are refused when they are signed, claimed or dated wrongly', async () => {
    expect(await tryAll(forged, overHttp)).toEqual([]);
  });

  it('are refused when a single bit is not what it was', async () => {
    const flipped = flippedTokens(issued);
    expect(forged.length + flipped.length).toBeGreaterThan(1_000);
    expect(await tryAll(flipped, overHttp)).toEqual([]);
  });

  it('are refused at the door of the live rooms too', async () => {
    expect(await tryAll(forged, overSocket)).toEqual([]);
  });
});

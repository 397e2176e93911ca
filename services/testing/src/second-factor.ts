import { Secret, TOTP } from 'otpauth';
import type { TestApp, TestPerson } from './http-app';

export type TestSecondFactor = {
  readonly recoveryCodes: readonly string[];
  /** The one that turned it on. */
  readonly usedCode: string;
  /** The app's code now, or so many steps of 30 s later. */
  readonly code: (stepsLater?: number) => string;
};

/** Turns the second factor of a person on, as site admins need it. @throws unless it was accepted */
export const turnOnSecondFactor = async (
  app: Pick<TestApp, 'send'>,
  { token }: Pick<TestPerson, 'token'>,
  password = 'correct horse',
): Promise<TestSecondFactor> => {
  const ask = async <Body>(path: string, body: object): Promise<Body> => {
    const answer = await app.send<Body>('POST', `/account/second-factor${path}`, { token, body });
    if (answer.status !== 200)
      throw new Error(`second factor answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { secret } = await ask<{ secret: string }>('', { password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (stepsLater = 0): string => totp.generate({ timestamp: Date.now() + stepsLater * 30_000 });
  const usedCode = code();
  const { recoveryCodes } = await ask<{ recoveryCodes: readonly string[] }>('/confirm', { code: usedCode });
  return { recoveryCodes, usedCode, code };
};

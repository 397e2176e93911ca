import { KEYRING, derivedKey, signingKeysOf, type Keyring } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

/**
 * Signs what drafts came to, and nothing else (ADR 54). The key comes from one of the keyring, so that it is the same in
 * every process and outlives a change of the secret, as what it has signed does.
 */
@Injectable()
export class ResultKey {
  private key: Promise<KeyObject> | undefined;

  constructor(@Inject(KEYRING) private readonly keyring: Pick<Keyring, 'keyFor'>) {}

  /** SubjectPublicKeyInfo in base64. */
  async publicKey(): Promise<string> {
    const key = createPublicKey(await this.own());
    return key.export({ type: 'spki', format: 'der' }).toString('base64');
  }

  /** ECDSA P-256 with SHA-256: r and s, 64 bytes in base64, as Web Crypto takes them. */
  async sign(statement: string): Promise<string> {
    const key = await this.own();
    return sign('sha256', Buffer.from(statement), { key, dsaEncoding: 'ieee-p1363' }).toString('base64');
  }

  private own(): Promise<KeyObject> {
    // A store that does not answer may answer next time.
    this.key ??= this.read().catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }

  private async read(): Promise<KeyObject> {
    const { publicKey, privateKey } = signingKeysOf(
      derivedKey(await this.keyring.keyFor('draft-results'), 'signed-result'),
    );
    const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)];
    const jwk = { kty: 'EC', crv: 'P-256', x: text(x), y: text(y), d: text(privateKey) };
    return createPrivateKey({ key: jwk, format: 'jwk' });
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64url');

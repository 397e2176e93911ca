import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { AwsClient } from 'aws4fetch';
import { nameOf, noRoom, type FileStore } from './file-store';

const WITHIN_MS = 30_000;
const RETRIES = 2;
const REMOVED_AT_ONCE = 8;
/** As S3 and those that speak like it say it. */
const FULL = new Set([413, 507]);

/** Files in a bucket of S3, or of a server that speaks like it. */
export class S3Files implements FileStore {
  private readonly client: AwsClient;
  private readonly bucket: string;

  /** @param url `https://KEY:SECRET@host/bucket?region=eu-central-1`; key and secret percent-encoded; us-east-1 unless said */
  constructor(url: string) {
    const { protocol, host, pathname, username, password, searchParams } = new URL(url);
    this.client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'us-east-1',
      retries: RETRIES,
    });
    this.bucket = `${protocol}//${host}${pathname.replace(/\/+$/, '')}`;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const { status } = await this.ask('PUT', name, bytes);
    if (FULL.has(status)) throw noRoom();
    if (status !== 200) throw refused('PUT', status);
  }

  async get(name: string): Promise<Buffer | null> {
    const { status, body } = await this.ask('GET', name);
    if (status === 404) return null;
    if (status !== 200) throw refused('GET', status);
    return body;
  }

  async remove(names: readonly string[]): Promise<void> {
    for (let first = 0; first < names.length; first += REMOVED_AT_ONCE)
      await Promise.all(
        names.slice(first, first + REMOVED_AT_ONCE).map(async (name) => {
          const { status } = await this.ask('DELETE', name);
          if (status !== 204 && status !== 200 && status !== 404) throw refused('DELETE', status);
        }),
      );
  }

  private async ask(
    method: string,
    name: string,
    sent?: Buffer,
  ): Promise<{ readonly status: number; readonly body: Buffer }> {
    const address = `${this.bucket}/${nameOf(name)}`;
    const signal = AbortSignal.timeout(WITHIN_MS);
    try {
      const answer = await this.client.fetch(address, { method, signal, body: sent && new Uint8Array(sent) });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (cause) {
      throw new StoreUnavailable('file store', { cause });
    }
  }
}

const refused = (method: string, status: number): StoreUnavailable =>
  new StoreUnavailable('file store', { cause: new Error(`${method} was answered with ${status}`) });

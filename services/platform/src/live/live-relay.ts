import type Redis from 'ioredis';
import { v4 as uuidv4 } from 'uuid';

type Sent<Word> = { readonly from: string; readonly word: Word };

/**
 * What processes tell each other that is no fact and that nobody misses, such as who is typing: by publish and subscribe.
 * While Redis is away it is heard in its own process only.
 */
export class LiveRelay<Word> {
  private readonly me = uuidv4();
  private subscriber: Redis | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly channel: string,
    private readonly heard: (word: Word) => void,
  ) {}

  start(): void {
    // A connection that listens does nothing else; it subscribes again whenever it comes back.
    const subscriber = this.redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    subscriber.on('error', () => undefined);
    subscriber.on('message', (_channel: string, text: string) => {
      const { from, word } = JSON.parse(text) as Sent<Word>;
      if (from !== this.me) this.heard(word);
    });
    subscriber.subscribe(this.channel).catch(() => undefined);
    this.subscriber = subscriber;
  }

  stop(): void {
    this.subscriber?.disconnect();
  }

  /** Heard here at once, elsewhere a moment later. */
  say(word: Word): void {
    this.heard(word);
    const sent: Sent<Word> = { from: this.me, word };
    this.redis.publish(this.channel, JSON.stringify(sent)).catch(() => undefined);
  }
}

import { CONFIG, HttpProblem, REDIS, networksOf, type Config } from '@fieldhouse/platform';
import { Secrets, StoreUnavailable } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { SecurityLog } from './security-log';

const MINUTE_SECONDS = 60;
/** A subnet may do what that many of its hosts may. */
const HOSTS_PER_SUBNET = 5;
/** Wrong passwords for one address: by all devices that are not known to it together, and by each that is. */
const WRONG_PASSWORDS = 10;
const WRONG_PASSWORDS_SECONDS = 900;

/** One try to sign in, taken from an allowance. */
export type Attempt = {
  /** This one and what else was taken in its time and not given back. */
  readonly tries: number;
  /** The password was right, or nobody has looked at it. */
  readonly giveBack: () => Promise<void>;
};

/** Attempts per host, subnet and account. Without Redis nobody can sign in: this door fails closed. */
@Injectable()
export class AuthRateLimiter {
  private readonly byHost: RateLimiterRedis;
  private readonly bySubnet: RateLimiterRedis;
  private readonly byUnknownDevices: RateLimiterRedis;
  private readonly byKnownDevice: RateLimiterRedis;

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(CONFIG) config: Config,
    private readonly secrets: Secrets,
    private readonly security: SecurityLog,
  ) {
    const limit = (keyPrefix: string, points: number, duration: number): RateLimiterRedis =>
      new RateLimiterRedis({ storeClient: redis, rejectIfRedisNotReady: true, keyPrefix, points, duration });
    const perMinute = config.AUTH_ATTEMPTS_PER_MINUTE;
    this.byHost = limit('auth-ip', perMinute, MINUTE_SECONDS);
    this.bySubnet = limit('auth-subnet', perMinute * HOSTS_PER_SUBNET, MINUTE_SECONDS);
    this.byUnknownDevices = limit('auth-unknown-devices', WRONG_PASSWORDS, WRONG_PASSWORDS_SECONDS);
    this.byKnownDevice = limit('auth-known-device', WRONG_PASSWORDS, WRONG_PASSWORDS_SECONDS);
  }

  /** Counts a request by where it comes from. @throws 429 with the time to wait; StoreUnavailable */
  async take(ip: string): Promise<void> {
    const { host, subnet } = networksOf(ip);
    const refused = (): void => this.security.note('too_many_attempts', { ip });
    await consume(this.byHost, host, refused);
    await consume(this.bySubnet, subnet, refused);
  }

  /**
   * Counts a try to sign in with an address, whether or not it has an account. It is taken first and given back when
   * the password was right, so that many tries at once get no more than one after the other.
   * @param deviceId the device, if it is known to the account
   * @throws 429 with the time to wait; StoreUnavailable
   */
  async attempt(email: string, deviceId: string | null): Promise<Attempt> {
    const account = this.secrets.digest('attempts', email.trim().toLowerCase());
    const [limiter, key] =
      deviceId === null ? [this.byUnknownDevices, account] : [this.byKnownDevice, `${account}|${deviceId}`];
    const tries = await consume(limiter, key, () => this.security.note('sign_in_locked', { subject: email }));
    return {
      tries,
      giveBack: async () => {
        await limiter.reward(key, 1).catch((cause: unknown) => {
          throw new StoreUnavailable('redis', { cause });
        });
      },
    };
  }
}

const consume = async (limiter: RateLimiterRedis, key: string, onRefusal: () => void): Promise<number> => {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw new StoreUnavailable('redis', { cause: refusal });
    onRefusal();
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    const readable = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    throw new HttpProblem(429, 'too_many_requests', 'Too many attempts', `Try again in ${readable}.`, {
      retryAfterSeconds: seconds,
    });
  }
};

import type Redis from 'ioredis';
import { v4 as uuidv4 } from 'uuid';

/** How long an entry outlives the process that wrote it last. */
const ALIVE_FOR_MS = 3_000;
const ANSWERS_WITHIN_MS = 1_000;

/** By the clock of Redis, so that processes need not agree on the time. */
const EXCHANGE = `
  local key, me, mine, alive = KEYS[1], ARGV[1], ARGV[2], tonumber(ARGV[3])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  if mine == '' then
    redis.call('HDEL', key, me)
  else
    redis.call('HSET', key, me, string.format('%d %s', now, mine))
    redis.call('PEXPIRE', key, alive)
  end
  local others, all = {}, redis.call('HGETALL', key)
  for i = 1, #all, 2 do
    local at, entry = string.match(all[i + 1], '^(%d+) (.*)$')
    if now - tonumber(at) > alive then
      redis.call('HDEL', key, all[i])
    elseif all[i] ~= me then
      others[#others + 1] = entry
    end
  end
  return others`;

/**
 * What each process says of a thing, for the others to read: a Redis hash with a field per process. Who does not say
 * it again within seconds has said nothing, so a killed process leaves nothing behind.
 */
export class SharedEntries<Entry> {
  private readonly me = uuidv4();

  constructor(
    private readonly redis: Redis,
    private readonly name: string,
  ) {}

  /** Says this process's part (null: none any more). @returns the others' parts; none while Redis is away */
  async exchange(key: string, mine: Entry | null): Promise<readonly Entry[]> {
    const text = mine === null ? '' : JSON.stringify(mine);
    let late: NodeJS.Timeout | undefined;
    const nobody = new Promise<readonly string[]>((resolve) => {
      late = setTimeout(() => resolve([]), ANSWERS_WITHIN_MS).unref();
    });
    const others = this.redis
      .eval(EXCHANGE, 1, `${this.name}:${key}`, this.me, text, ALIVE_FOR_MS)
      .then((entries) => entries as readonly string[])
      .catch(() => []);
    const answered = await Promise.race([others, nobody]);
    clearTimeout(late);
    return answered.map((entry) => JSON.parse(entry) as Entry);
  }
}

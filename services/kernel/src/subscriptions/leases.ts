import { MongoServerError, type Collection, type Db } from 'mongodb';
import { hostname } from 'node:os';
import { v4 as uuidv4 } from 'uuid';
import { GatheredReads } from './gathered-reads';
import { LEASES, type Lease } from './runner-documents';
import { isStoreFailure } from './store-failure';

const BEAT_EVERY_MS = 5_000;
const HELD_FOR_MS = 10_000;
const TAKEN_AWAY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
const DUPLICATE_KEY = 11_000;

/** Whoever wants to run a runner. */
export type Claimant = {
  readonly key: string;
  readonly state: () => string;
  readonly granted: () => void;
  /** Somebody else runs it: it will be granted when they do no more. */
  readonly refused: () => void;
  /** Somebody else has taken it (this process was away for too long). */
  readonly lost: () => void;
};

/** The owners that live in this process; one that names it and is none of them died with an earlier process. */
const ownersHere = new Set<string>();

/**
 * One active runner of each name, others standing by. A lease is a hint that saves double work: what fences a runner
 * that does not know that it has lost it is its checkpoint, which is compared and set.
 */
export class Leases {
  private readonly leases: Collection<Lease>;
  private readonly owner = `${hostname()}/${process.pid}/${uuidv4()}`;
  private readonly held = new Map<string, Claimant>();
  private readonly waiting = new Set<Claimant>();
  private timer: NodeJS.Timeout | undefined;
  private lastBeat = Date.now();
  private lastStates = '';
  private looking: Promise<void> = Promise.resolve();
  /** A process that ends gives all back at once. */
  private readonly givenBack = new GatheredReads<never>(async (keys) => {
    await this.leases.deleteMany({ _id: { $in: [...keys] }, owner: this.owner });
    return new Map<string, never>();
  });

  constructor(
    db: Db,
    private readonly onBeat: () => Promise<void>,
  ) {
    this.leases = db.collection(LEASES);
    ownersHere.add(this.owner);
  }

  /** Asks for a lease; the claimant is told when it has it. */
  claim(claimant: Claimant): void {
    this.waiting.add(claimant);
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS);
    this.look();
  }

  /** Gives a lease back: whoever stands by has it within a second. */
  async release(claimant: Claimant): Promise<void> {
    this.waiting.delete(claimant);
    await this.looking;
    if (this.waiting.size + this.held.size <= 1) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    if (this.held.get(claimant.key) !== claimant) return;
    this.held.delete(claimant.key);
    await this.givenBack.of(claimant.key);
  }

  /**
   * Takes the lease of what nobody has run for so long, so that nobody begins to while it is taken away. One that was
   * given back is no more, so the first call notes since when nobody has it.
   * @returns whether it is taken
   */
  async takeAbandoned(key: string, forMs: number): Promise<boolean> {
    const now = Date.now();
    const abandoned = { owner: '', until: new Date(now).toISOString(), state: 'stopped' };
    await this.leases.updateOne({ _id: key }, { $setOnInsert: abandoned }, { upsert: true });
    const taken = await this.leases.updateOne(
      { _id: key, until: { $lt: new Date(now - forMs).toISOString() } },
      { $set: { owner: this.owner, until: new Date(now + TAKEN_AWAY_WITHIN_MS).toISOString() } },
    );
    return taken.matchedCount === 1;
  }

  /** What this lease was for has been taken away. */
  async forget(key: string): Promise<void> {
    await this.leases.deleteOne({ _id: key, owner: this.owner });
  }

  private look(): void {
    this.looking = this.looking
      .then(() => this.grant())
      .then(() => this.beat())
      .catch((error: unknown) => {
        // A store that is away is asked again; anything else is a mistake in here.
        if (!isStoreFailure(error)) throw error;
      });
  }

  private async grant(): Promise<void> {
    const wanted = [...this.waiting].filter(({ key }) => !this.held.has(key));
    if (wanted.length === 0) return;
    const now = new Date().toISOString();
    const leases = await this.leases.find({ _id: { $in: wanted.map(({ key }) => key) } }).toArray();
    const before = new Map(leases.map((lease) => [lease._id, lease]));
    const free = new Map<string, Claimant>();
    for (const claimant of wanted) {
      const lease = before.get(claimant.key);
      if (lease && this.isOthers(lease, now)) claimant.refused();
      else if (!free.has(claimant.key)) free.set(claimant.key, claimant);
    }
    for (const key of await this.take([...free.values()], before)) {
      const claimant = free.get(key);
      if (!claimant) continue;
      this.waiting.delete(claimant);
      // Also of one that has given up meanwhile: what is held is released.
      this.held.set(key, claimant);
      claimant.granted();
    }
  }

  /** One of this process that it does not hold was taken when the store's answer was lost. */
  private isOthers({ owner, until }: Lease, now: string): boolean {
    return owner !== this.owner && until > now && !isDead(owner);
  }

  /** All at once, as a process begins with a hundred. @returns the keys of those that are this process's now */
  private async take(
    claimants: readonly Claimant[],
    before: ReadonlyMap<string, Lease>,
  ): Promise<readonly string[]> {
    if (claimants.length === 0) return [];
    const writes = claimants.map((claimant) => {
      const { key } = claimant;
      const mine = { owner: this.owner, until: heldUntil(), state: claimant.state() };
      const lease = before.get(key);
      return lease
        ? {
            updateOne: {
              filter: { _id: key, owner: lease.owner, until: lease.until },
              update: { $set: mine },
            },
          }
        : { updateOne: { filter: { _id: key }, update: { $setOnInsert: mine }, upsert: true } };
    });
    await this.leases.bulkWrite(writes, { ordered: false }).catch((error: unknown) => {
      // Somebody else was first with one of them; the others are written.
      if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
    });
    const keys = claimants.map(({ key }) => key);
    const mine = await this.leases.find({ _id: { $in: keys }, owner: this.owner }).toArray();
    return mine.map(({ _id }) => _id);
  }

  private async beat(): Promise<void> {
    const states = [...this.held.values()].map((claimant) => claimant.state()).join();
    if (this.held.size === 0 || (Date.now() - this.lastBeat < BEAT_EVERY_MS && states === this.lastStates))
      return;
    const until = heldUntil();
    const { matchedCount } = await this.leases.bulkWrite(
      [...this.held.values()].map((claimant) => ({
        updateOne: {
          filter: { _id: claimant.key, owner: this.owner },
          update: { $set: { until, state: claimant.state() } },
        },
      })),
      { ordered: false },
    );
    this.lastBeat = Date.now();
    this.lastStates = states;
    await this.onBeat();
    if (matchedCount === this.held.size) return;
    const mine = await this.leases.find({ owner: this.owner }).toArray();
    const keys = new Set(mine.map(({ _id }) => _id));
    for (const [key, claimant] of this.held) {
      if (keys.has(key)) continue;
      this.held.delete(key);
      this.waiting.add(claimant);
      claimant.lost();
    }
  }
}

const heldUntil = (): string => new Date(Date.now() + HELD_FOR_MS).toISOString();

/** Whether an owner was a process of this machine that is no more: its leases need not run out. */
const isDead = (owner: string): boolean => {
  const [host, pid] = owner.split('/');
  if (host !== hostname() || pid === undefined) return false;
  if (Number(pid) === process.pid) return !ownersHere.has(owner);
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
};

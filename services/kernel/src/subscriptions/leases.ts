import { MongoServerError, type Collection, type Db } from 'mongodb';
import { hostname } from 'node:os';
import { v4 as uuidv4 } from 'uuid';
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
    await this.leases.deleteOne({ _id: claimant.key, owner: this.owner });
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
    const taken = new Map(leases.map((lease) => [lease._id, lease]));
    for (const claimant of wanted) {
      const lease = taken.get(claimant.key);
      if (lease && lease.until > now && !isDead(lease.owner)) {
        claimant.refused();
        continue;
      }
      if (this.held.has(claimant.key) || !(await this.take(claimant, lease))) continue;
      this.waiting.delete(claimant);
      this.held.set(claimant.key, claimant);
      claimant.granted();
    }
  }

  private async take(claimant: Claimant, before: Lease | undefined): Promise<boolean> {
    const { key } = claimant;
    const mine = { owner: this.owner, until: heldUntil(), state: claimant.state() };
    try {
      if (!before) return (await this.leases.insertOne({ _id: key, ...mine })).acknowledged;
      const { owner, until } = before;
      return (await this.leases.updateOne({ _id: key, owner, until }, { $set: mine })).matchedCount === 1;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
      throw error;
    }
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

import type { DashboardFollowed, DashboardParts, DashboardView } from '@fieldhouse/api-contract';
import { StoreUnavailable, isStoreFailure, within } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { TOKEN_READER, type Caller, type TokenReader } from '../http/access';
import { LOGGER } from '../logger';

/** What a part has read: null or an empty list when there is nothing to tell. */
export type PartRead = { readonly facts: unknown; readonly keys: DashboardFollowed['keys'] };
/** One context's part of the dashboard. */
export type Part = {
  readonly name: keyof DashboardParts;
  /** Whom it is for; everybody when there is none. */
  readonly for?: 'site_admin';
  /** Of the streams that it is read from. */
  readonly kinds: readonly string[];
  readonly read: (caller: Caller, atLeast?: string) => Promise<PartRead>;
};
type Told = PartRead & Pick<Part, 'name' | 'kinds'> & { readonly error?: unknown };

/** A part that takes longer is missing; the others do not wait for it. */
const PATIENCE_MS = 1_500;
/** So many keys of a kind can be followed. */
const KEYS = 50;
const NOTHING: PartRead = { facts: null, keys: [] };

/** What the contexts tell of on a person's dashboard. */
@Injectable()
export class Dashboard {
  private readonly parts: Part[] = [];

  constructor(
    @Inject(TOKEN_READER) private readonly callers: TokenReader,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  offer(part: Part): void {
    this.parts.push(part);
  }

  /** Everything for one person. @throws what the first part threw when none can be read */
  async of(caller: Caller, atLeast?: string): Promise<DashboardView> {
    const own = this.parts.filter((part) => !part.for || caller.roles.includes(part.for));
    const told = await Promise.all(own.map((part) => this.tell(part, caller, atLeast)));
    const failed = told.filter(({ error }) => error !== undefined);
    if (failed.length > 0 && failed.length === told.length) throw failed[0]?.error;
    return {
      parts: Object.fromEntries(told.flatMap(({ name, facts }) => (says(facts) ? [[name, facts]] : []))),
      missing: failed.map(({ name }) => name),
      follows: told.map(({ kinds, keys }) => ({ kinds, keys })),
    };
  }

  private async tell(part: Part, caller: Caller, atLeast?: string): Promise<Told> {
    const { name, kinds } = part;
    const late = (): Error => new StoreUnavailable('document store');
    try {
      const { facts, keys } = await within(PATIENCE_MS, this.read(part, caller, atLeast), late);
      return { name, kinds, facts, keys: keys === 'all' ? keys : keys.slice(0, KEYS) };
    } catch (error) {
      const level = isStoreFailure(error) ? 'warn' : 'error';
      this.log[level]({ err: error, part: name }, 'a part of the dashboard could not be read');
      return { name, kinds, ...NOTHING, error };
    }
  }

  private async read(part: Part, caller: Caller, atLeast?: string): Promise<PartRead> {
    // As at the door of their routes, which takes no token's word for the role.
    if (part.for && (await this.callers.missingForSiteAdmin(caller)) !== null) return NOTHING;
    return part.read(caller, atLeast);
  }
}

const says = (facts: unknown): boolean => facts !== null && !(Array.isArray(facts) && facts.length === 0);

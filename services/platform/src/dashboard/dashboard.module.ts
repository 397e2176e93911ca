import type { DashboardFollowed, DashboardParts } from '@fieldhouse/api-contract';
import { Injectable, Module, type DynamicModule, type Type } from '@nestjs/common';
import type { Caller } from '../http/access';
import { DashboardController } from './dashboard.controller';
import { Dashboard, type Part } from './dashboard';

/** The dashboard in one request, of what the contexts offer to it. */
@Module({ controllers: [DashboardController], providers: [Dashboard], exports: [Dashboard] })
export class DashboardModule {}

/** What a context tells of on a person's dashboard, and the query of a module that it is read by. */
export type OfferedPart<Name extends keyof DashboardParts, Query> = Omit<Part, 'name' | 'read'> & {
  readonly name: Name;
  /** The keys by which single streams are followed; none when there is none. */
  readonly keysOf?: (facts: DashboardParts[Name] | null) => DashboardFollowed['keys'];
  readonly module: Type;
  readonly by: Type<Query>;
  /** Judged as at the query's own route. Null or an empty list: there is nothing to tell this person. */
  readonly read: (query: Query, caller: Caller, atLeast?: string) => Promise<DashboardParts[Name] | null>;
  /** What of it is told, where the keys come from more than that. */
  readonly told?: (facts: DashboardParts[Name]) => DashboardParts[Name] | null;
};

/** Puts a part on the dashboard. The client has a folder of this name that shows it. */
export const dashboardPart = <Name extends keyof DashboardParts, Query>({
  module,
  by,
  read,
  keysOf = () => [],
  told = (facts) => facts,
  ...part
}: OfferedPart<Name, Query>): DynamicModule => {
  @Injectable()
  class Offer {}
  class Offered {}
  return {
    module: Offered,
    imports: [DashboardModule, module],
    providers: [
      {
        provide: Offer,
        inject: [Dashboard, by],
        useFactory: (dashboard: Dashboard, query: Query): Offer => {
          dashboard.offer({
            ...part,
            read: async (caller, atLeast) => {
              const facts = await read(query, caller, atLeast);
              return { facts: facts && told(facts), keys: keysOf(facts) };
            },
          });
          return new Offer();
        },
      },
    ],
  };
};

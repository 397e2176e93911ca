import { Injectable, Module, type DynamicModule, type Type } from '@nestjs/common';
import type { Caller } from '../http/access';
import { LiveAdmission } from './live-admission';
import { Followables, LiveChanges } from './live-changes';
import { LiveParts } from './live-parts';

/** What gateways with live rooms need; one door for those of all contexts. */
@Module({
  providers: [LiveParts, LiveAdmission, Followables, LiveChanges],
  exports: [LiveParts, Followables],
})
export class LiveModule {}

/** The kinds of streams of a context whose changes are told to people, and who may follow single ones. */
export type FollowedKinds<Query> = {
  readonly kinds: readonly string[];
  /** Where those are judged who follow single streams: a query of a module; without it nobody follows those. */
  readonly judged?: {
    readonly module: Type;
    readonly by: Type<Query>;
    /** @throws for whoever may not read what is behind a key, as the read model has it that came to `atLeast` */
    readonly open: (query: Query, key: string, caller: Caller, atLeast?: string) => Promise<unknown>;
    /** The stream's id for a key, where that is another one. */
    readonly idOf?: (key: string) => string;
    /** The part of a stream's id that stands for the key, where several streams share it. */
    readonly idIn?: (streamId: string) => string;
  };
};

/** Lets people follow changes of a context. */
export const followed = <Query>({ kinds, judged }: FollowedKinds<Query>): DynamicModule => {
  @Injectable()
  class Offer {}
  class Followed {}
  return {
    module: Followed,
    imports: [LiveModule, ...(judged ? [judged.module] : [])],
    providers: [
      {
        provide: Offer,
        inject: [Followables, ...(judged ? [judged.by] : [])],
        useFactory: (followables: Followables, query: Query): Offer => {
          for (const kind of kinds)
            followables.offer({
              kind,
              idOf: (key) => judged?.idOf?.(key) ?? key,
              idIn: (streamId) => judged?.idIn?.(streamId) ?? streamId,
              open: judged ? (key, caller, atLeast) => judged.open(query, key, caller, atLeast) : null,
            });
          return new Offer();
        },
      },
    ],
  };
};

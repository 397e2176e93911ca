import { requestOf, type ArgumentOf, type CommandTable } from '@fieldhouse/api-contract/commands';
import type { CommandResultView } from '@fieldhouse/api-contract';
import type { EndpointBuilder, MutationDefinition } from '@reduxjs/toolkit/query';
import type { httpBaseQuery } from './http-base-query';
import { tagOf, type StreamKind } from './positions';
import { keyHeader, type Keyed } from './use-command';

/** What was on the screen when the person decided: a later change of the stream refuses the command (412). */
type Seen = { readonly ifRevision?: number };
type Argument<Table extends CommandTable, Bodies, Name extends keyof Table['commands']> = Keyed &
  Seen &
  ArgumentOf<Table, Bodies, Name>;
type Definition<Arg> = MutationDefinition<Arg, typeof httpBaseQuery, 'Stream', CommandResultView, 'api'>;
type Endpoints<Table extends CommandTable, Bodies> = {
  readonly [Name in keyof Table['commands'] & string as Uncapitalize<Name>]: Definition<
    Argument<Table, Bodies, Name>
  >;
};

/** Refused because of what has happened meanwhile. */
const TOO_LATE: readonly number[] = [409, 412];

/**
 * A mutation for each command of a table, called as the command in lower case: `makePick` sends `MakePick`.
 * @param kind of the streams that they write to: whatever shows one of those is read again
 */
export const commandEndpoints =
  <Bodies>() =>
  <const Table extends CommandTable>(
    build: EndpointBuilder<typeof httpBaseQuery, 'Stream', 'api'>,
    table: Table,
    kind: StreamKind,
  ): Endpoints<Table, Bodies> =>
    // eslint-disable-next-line no-restricted-syntax -- object entries have no literal keys
    Object.fromEntries(
      Object.keys(table.commands).map((name) => [
        name.charAt(0).toLowerCase() + name.slice(1),
        build.mutation<CommandResultView, Keyed & Seen & Readonly<Record<string, unknown>>>({
          query: ({ commandKey, ifRevision, ...fields }) => ({
            ...requestOf(table, name, fields),
            headers: {
              ...keyHeader({ commandKey }),
              ...(ifRevision === undefined ? {} : { 'if-match': `"${ifRevision}"` }),
            },
          }),
          extraOptions: { writes: kind },
          // What a command was decided on that comes too late is stale itself.
          invalidatesTags: (_, failure) =>
            failure && !TOO_LATE.includes(failure.status) ? [] : [tagOf(kind)],
        }),
      ]),
    ) as unknown as Endpoints<Table, Bodies>;

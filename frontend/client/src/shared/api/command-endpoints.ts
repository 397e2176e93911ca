import { requestOf, type ArgumentOf, type CommandTable } from '@fieldhouse/api-contract/commands';
import type { CommandResultView } from '@fieldhouse/api-contract';
import type { EndpointBuilder, MutationDefinition } from '@reduxjs/toolkit/query';
import type { httpBaseQuery } from './http-base-query';
import { keyHeader, type Keyed } from './use-command';

/** What was on the screen when the person decided: a later change of the stream refuses the command (412). */
type Seen = { readonly ifRevision?: number };
type Argument<Table extends CommandTable, Bodies, Name extends keyof Table['commands']> = Keyed &
  Seen &
  ArgumentOf<Table, Bodies, Name>;
type Definition<Arg, Tag extends string> = MutationDefinition<
  Arg,
  typeof httpBaseQuery,
  Tag,
  CommandResultView,
  'api'
>;
type Endpoints<Table extends CommandTable, Bodies, Tag extends string> = {
  readonly [Name in keyof Table['commands'] & string as Uncapitalize<Name>]: Definition<
    Argument<Table, Bodies, Name>,
    Tag
  >;
};
/** Which answers a command makes stale, by what it was sent with. */
type Stale<Tag extends string> = (
  arg: Readonly<Record<string, unknown>>,
) => readonly (Tag | { readonly type: Tag; readonly id: string })[];

/**
 * A mutation for each command of a table, called as the command in lower case: `makePick` sends `MakePick`.
 * @param stale what most of them make stale; `except` names those that differ
 */
export const commandEndpoints =
  <Bodies>() =>
  <const Table extends CommandTable, Tag extends string>(
    build: EndpointBuilder<typeof httpBaseQuery, Tag, 'api'>,
    table: Table,
    stale: Stale<Tag>,
    except: { readonly [Name in keyof Table['commands']]?: Stale<Tag> } = {},
  ): Endpoints<Table, Bodies, Tag> =>
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
          // What a stale command was decided on is stale itself.
          invalidatesTags: (_, failure, arg) =>
            failure && failure.status !== 412 ? [] : (failure ? stale : (except[name] ?? stale))(arg),
        }),
      ]),
    ) as unknown as Endpoints<Table, Bodies, Tag>;

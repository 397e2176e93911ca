import type { z } from 'zod';

/**
 * Who may get past a route's door. `anonymous`: anybody. `spectator`: a valid spectator link or any account that may
 * see the draft. `member`: any account. The others are judged by the aggregate or the query behind the route:
 * `league_member` is everybody with a part in the league, and site admins, who may look at every league; `player` the
 * account of the player concerned; `team_picker` captain, co-captains and proxies of the team concerned;
 * `commissioner` the league's commissioners and owners; `team_member` whoever is of a team, `team_manager` its captains
 * and admins, `team_captain` its captains; `payer` whoever owes an invoice or has a share of it, `treasurer` whoever
 * looks after the money of whom it is owed to, `league_treasurer` the league's owners, commissioners and treasurers,
 * `league_scorekeeper` its owners, commissioners and scorekeepers; `chat_member` whoever may read a chat,
 * `chat_manager` whoever runs it; `self` whoever a role or a link belongs to, who may always let go of it.
 */
export type Audience =
  | 'anonymous'
  | 'spectator'
  | 'member'
  | 'league_member'
  | 'player'
  | 'team_picker'
  | 'team_member'
  | 'team_manager'
  | 'team_captain'
  | 'payer'
  | 'treasurer'
  | 'league_treasurer'
  | 'league_scorekeeper'
  | 'chat_member'
  | 'chat_manager'
  | 'commissioner'
  | 'league_owner'
  | 'self'
  | 'site_admin';

type Method = 'POST' | 'PUT' | 'DELETE';

/** One command: where it is sent and by whom. What it says stands in the context's bodies under the same name. */
export type CommandRow = {
  /** Method and path below the table's base; parameters as `:name` become fields of the command. */
  readonly at: Method | `${Method} /${string}`;
  readonly by: readonly [Audience, ...Audience[]];
  /** The field of the command that the whole body becomes; else the body's fields are the command's own. */
  readonly as?: string;
};

/**
 * The commands of a context, by name. Controller, documentation, access test and the client's endpoints come from it.
 * It holds no schema, so that a page knows where to send a command without loading what checks it.
 */
export type CommandTable = {
  /** Path below `/api`. */
  readonly base: `/${string}`;
  readonly commands: Readonly<Record<string, CommandRow>>;
};

/** Schemas of what commands say, by the command's name; a command without one says nothing but its path. */
export type CommandBodies<Table extends CommandTable = CommandTable> = {
  readonly [Name in keyof Table['commands']]?: z.ZodObject;
};

type PathOf<At extends string> = At extends `${Method} ${infer Path}` ? Path : '';
type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsOf<`/${More}`>
    : Rest
  : never;
type Held<Body> = {
  readonly [Field in keyof Body]: Body[Field] extends (infer Item)[] ? readonly Item[] : Body[Field];
};

type FieldsOf<Row extends CommandRow, Body> = Row extends { readonly as: infer Field extends string }
  ? { readonly [Name in Field]: Body }
  : Held<Body>;
type BodyOf<Bodies, Name, Side extends 'input' | 'output'> = Name extends keyof Bodies
  ? Bodies[Name] extends z.ZodType
    ? Side extends 'input'
      ? z.input<Bodies[Name]>
      : z.output<Bodies[Name]>
    : unknown
  : unknown;

/** A command as it arrives: its name, what the path names and what the body says. */
export type AskedOf<
  Table extends CommandTable,
  Bodies,
  Name extends keyof Table['commands'] = keyof Table['commands'],
> = Name extends string
  ? { readonly type: Name } & {
      readonly [Param in ParamsOf<`${Table['base']}${PathOf<Table['commands'][Name]['at']>}`>]: string;
    } & FieldsOf<Table['commands'][Name], Readonly<BodyOf<Bodies, Name, 'output'>>>
  : never;

/**
 * Commands as they are decided: as they were asked for, without what only addresses them, and with what their handler
 * adds, by the command's name.
 */
export type Completed<
  Asked extends { readonly type: string },
  Added extends Readonly<Record<string, object>>,
  Without extends string = never,
> = Asked extends unknown
  ? Omit<Asked, Without> & (Asked['type'] extends keyof Added ? Readonly<Added[Asked['type']]> : unknown)
  : never;

type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends object
    ? { readonly [Field in keyof Value]: Given<Value[Field]> }
    : Value;

/** What a client gives to send a command. */
export type ArgumentOf<Table extends CommandTable, Bodies, Name extends keyof Table['commands']> = {
  readonly [Param in ParamsOf<`${Table['base']}${PathOf<Table['commands'][Name]['at']>}`>]: string;
} & FieldsOf<Table['commands'][Name], Given<BodyOf<Bodies, Name, 'input'>>>;

/** Declares the commands of a context. */
export const commandTable = <const Table extends CommandTable>(table: Table): Table => table;

/** Method and whole path (below `/api`) of a row, parameters still as `:name`. */
export const addressOf = (
  base: string,
  { at }: CommandRow,
): { readonly method: Method; readonly path: string } => {
  const [method, path = ''] = at.split(' ');
  return { method: method as Method, path: `${base}${path}` };
};

/** A command's request: its fields put into path and body. */
export const requestOf = (
  { base, commands }: CommandTable,
  name: string,
  fields: Readonly<Record<string, unknown>>,
): { readonly method: Method; readonly url: string; readonly body: unknown } => {
  const row = commands[name];
  if (!row) throw new Error(`no command is called ${name}`);
  const { method, path } = addressOf(base, row);
  const said = new Map(Object.entries(fields));
  const url = path.replace(/:(\w+)/g, (_, param: string) => {
    const value = said.get(param);
    said.delete(param);
    return encodeURIComponent(String(value));
  });
  return { method, url, body: row.as === undefined ? Object.fromEntries(said) : said.get(row.as) };
};

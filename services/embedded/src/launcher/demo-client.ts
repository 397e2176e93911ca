import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

type Person = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};
type CommandResult = { readonly streamId: string; readonly revision: number; readonly position: string };

const IMPORT_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** A person of the demonstration, acting over HTTP as any client does. */
export class DemoClient {
  private constructor(
    private readonly address: string,
    readonly email: string,
    readonly accountId: string,
    private readonly token: string,
  ) {}

  /** Signs up, or in when an earlier attempt got that far. */
  static async signedUp(address: string, person: Person): Promise<DemoClient> {
    const post = (path: string): Promise<Response> =>
      fetch(`${address}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
    let answer = await post('signup');
    if (answer.status === 409) answer = await post('token?grant_type=password');
    const session = (await answered(answer)) as {
      readonly access_token: string;
      readonly user: { readonly id: string };
    };
    return new DemoClient(address, person.email, session.user.id, session.access_token);
  }

  async command(method: 'POST' | 'PUT', path: string, body: unknown): Promise<CommandResult> {
    return (await this.request(method, path, JSON.stringify(body), {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    })) as CommandResult;
  }

  /** The id of a team by its name, as soon as the league shows it. */
  async team(leagueId: string, name: string): Promise<string> {
    type League = { readonly teams: readonly { readonly teamId: string; readonly name: string }[] };
    return this.shown(
      `/leagues/${leagueId}`,
      ({ teams }: League) => teams.find((team) => team.name === name)?.teamId,
    );
  }

  /** Imports a CSV file and waits until every row is in. */
  async importPool(leagueId: string, file: string, mapping: Readonly<Record<string, string>>): Promise<void> {
    const form = new FormData();
    form.append('mapping', JSON.stringify(mapping));
    form.append('file', new Blob([readFileSync(file)], { type: 'text/csv' }), basename(file));
    const started = (await this.request('POST', `/leagues/${leagueId}/pool/imports`, form, {
      'idempotency-key': randomUUID(),
    })) as { importId: string };
    type Pool = { readonly lastImport: { readonly importId: string; readonly state: string } | null };
    await this.shown(`/leagues/${leagueId}/pool`, ({ lastImport }: Pool) =>
      lastImport?.importId === started.importId && lastImport.state === 'finished' ? true : undefined,
    );
  }

  /** Invites somebody to something, who accepts as soon as the invitation is on their list. */
  async invite(leagueId: string, guest: DemoClient, offer: object): Promise<void> {
    await this.command('POST', `/leagues/${leagueId}/invitations`, { email: guest.email, offer });
    type Own = readonly { readonly leagueId: string; readonly token: string }[];
    const token = await guest.shown(
      '/leagues/invitations',
      (own: Own) => own.find((invitation) => invitation.leagueId === leagueId)?.token,
    );
    await guest.command('POST', `/leagues/invites/${token}/accept`, {});
  }

  /** Makes somebody one of the pool's players: the first by name. */
  async linkPlayer(leagueId: string, guest: DemoClient): Promise<void> {
    const { players } = (await this.request('GET', `/leagues/${leagueId}/pool`)) as {
      players: { playerId: string; lastName: string }[];
    };
    const [player] = [...players].sort((a, b) => a.lastName.localeCompare(b.lastName));
    if (player) await this.invite(leagueId, guest, { kind: 'player', playerId: player.playerId });
  }

  private async request(
    method: string,
    path: string,
    body?: string | FormData,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<unknown> {
    return answered(
      await fetch(`${this.address}/api${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${this.token}` },
        ...(body === undefined ? {} : { body }),
      }),
    );
  }

  /** Reads again and again until what is looked for is there. @throws when the read models do not follow */
  async shown<View, Found>(path: string, find: (view: View) => Found | undefined): Promise<Found> {
    const end = Date.now() + IMPORT_WITHIN_MS;
    for (;;) {
      const view = await this.request('GET', path).catch(() => undefined);
      const found = view === undefined ? undefined : find(view as View);
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error('the read models did not follow in time');
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }
}

const answered = async (answer: Response): Promise<unknown> => {
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body;
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : '';
  throw new Error(`${new URL(answer.url).pathname} answered ${answer.status}${detail ? `: ${detail}` : ''}`);
};

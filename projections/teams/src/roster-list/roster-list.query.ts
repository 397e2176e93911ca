import type { RosterListView } from '@fieldhouse/api-contract';
import { ListTurns } from '@fieldhouse/lists';
import type { Caller } from '@fieldhouse/platform';
import { OPEN_INVITATIONS, plays } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { MemberNames } from '../members/member-names';
import { mayAppoint } from '../team/team-membership';
import type { OpenTeam } from '../team/team.query';
import type { RosterFacts, RosterList } from './read-roster-list';
import { RosterListThread } from './roster-list-thread';

/** What a list says about a team, as the team is. Nothing of it is kept, and no account is looked up by its address. */
@Injectable()
export class RosterListQuery {
  constructor(
    private readonly names: MemberNames,
    private readonly turns: ListTurns,
    private readonly thread: RosterListThread,
  ) {}

  /** @throws ImportFileError */
  preview(open: OpenTeam, { accountId }: Caller, list: RosterList): Promise<RosterListView> {
    return this.turns.take(accountId, async () =>
      this.thread.ask('preview', { list, facts: await this.factsOf(open) }),
    );
  }

  private async factsOf({ team, me }: OpenTeam): Promise<RosterFacts> {
    const { members, details } = team;
    const nameOf = await this.names.of(members);
    const now = new Date().toISOString();
    const open = team.invitations.filter(({ expiresAt }) => expiresAt > now);
    const seated = members.filter(({ role, status }) => plays(role) && status !== 'inactive').length;
    return {
      sport: details.sport,
      mayAppoint: mayAppoint(me, 'admin'),
      names: members.map(nameOf),
      numbers: members.flatMap(({ number }) => number ?? []),
      invited: open.flatMap(({ email }) => (email === '' ? [] : [email])),
      invitations: Math.max(0, OPEN_INVITATIONS - open.length),
      places: details.rosterLimit === null ? null : Math.max(0, details.rosterLimit - seated),
    };
  }
}

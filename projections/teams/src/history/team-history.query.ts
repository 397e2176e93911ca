import type { TeamHistoryView } from '@fieldhouse/api-contract';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { malformedCursor, notFound, type PageAsked } from '@fieldhouse/platform';
import { EVENT_STORE, EventCatalog, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { MemberNames } from '../members/member-names';
import type { OpenTeam } from '../team/team.query';
import { neededBy, saidBy } from './needed-facts';
import { isTold, tellTeamHistory } from './tell-team-history';

const REVISION = /^\d{1,9}$/;

/** Tells a team's history from its own stream, so that no copy of it has to forget anybody. */
@Injectable()
export class TeamHistoryQuery {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
    private readonly names: MemberNames,
  ) {}

  /**
   * Newest first, as far as the read model has come; `after` is the revision that the page before ended with.
   * @throws 404 for whoever is not of the team, 400 for a cursor that is none of ours
   */
  async page({ team, me }: OpenTeam, { after, limit }: PageAsked): Promise<TeamHistoryView> {
    if (!me) throw notFound();
    if (after !== undefined && !REVISION.test(after)) throw malformedCursor();
    const from = Math.min(team.revision, after === undefined ? team.revision : Number(after) - 1);
    const { found, hasMore } = await this.factsFrom(team._id, from, limit, (fact) => isTold(fact, me));
    const facts = await this.catalog.decodeAll<TeamEvent>(found.reverse());
    const rows = tellTeamHistory(facts, { team, me, now: new Date().toISOString() }).slice(0, limit);
    const nameOf = await this.names.of(rows.flatMap(({ by, member }) => [by ?? [], member ?? []].flat()));
    const entries = rows.map(({ address, ...row }) => ({
      ...row,
      by: row.by && nameOf(row.by),
      member: row.member ? nameOf(row.member) : address,
    }));
    return { entries, next: hasMore ? String(rows.at(-1)?.revision) : null };
  }

  /** From a revision back: a page, and older facts that have to be known to tell it; the newest first. */
  private async factsFrom(
    teamId: string,
    revision: number,
    limit: number,
    isShown: (fact: StoredEvent) => boolean,
  ): Promise<{ readonly found: StoredEvent[]; readonly hasMore: boolean }> {
    const found: StoredEvent[] = [];
    const needed = new Set<string>();
    let shown = 0;
    if (revision < 0) return { found, hasMore: false };
    const size = limit + 1;
    for (let from = revision, goesOn = true; goesOn && from >= 0; from -= size)
      for await (const fact of this.events.readBackwards(`team-${teamId}`, from, size)) {
        // What was asked for is read to its end: what is broken off costs the connection to the log.
        if (!goesOn) continue;
        const isNeeded = needed.delete(saidBy(fact) ?? '');
        if (isShown(fact)) shown += 1;
        const isOnPage = isShown(fact) && shown <= limit;
        if (isNeeded || isOnPage) found.push(fact);
        const need = isOnPage ? neededBy(fact) : null;
        if (need !== null) needed.add(need);
        goesOn = shown <= limit || needed.size > 0;
      }
    return { found, hasMore: shown > limit };
  }
}

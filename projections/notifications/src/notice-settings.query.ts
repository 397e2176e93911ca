import type { NoticeSettingsView } from '@fieldhouse/api-contract';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, PUSHER, type Caller, type Pusher } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { TeamMembers } from '@fieldhouse/read-team-members';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { noticeSettingsProjection, type NoticeSettingsDocument } from './notice-settings.projection';

/** How people want to be told of what. */
@Injectable()
export class NoticeSettingsQuery {
  private readonly settings: ReadModelReader<NoticeSettingsDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(PUSHER) private readonly pusher: Pusher,
    private readonly teams: TeamMembers,
    private readonly people: PeopleDirectory,
  ) {
    this.settings = new ReadModelReader(db, noticeSettingsProjection);
  }

  async of({ accountId, sessionId: own = '' }: Caller, atLeast?: string): Promise<NoticeSettingsView> {
    await this.settings.atLeast(atLeast);
    const position = await this.settings.appliedTo();
    const [said, teams, email] = await Promise.all([
      this.settings.byId(accountId),
      this.teams.of(accountId),
      this.people.confirmedAddressOf(accountId),
    ]);
    return {
      choices: said?.choices ?? [],
      teams: teams
        .map(({ _id: teamId, name }) => ({ teamId, name }))
        .sort((a, b) => a.name.localeCompare(b.name)),
      quiet: said?.quiet ?? null,
      quietSaid: said?.quietSaid ?? false,
      leads: said?.leads ?? {},
      devices: (said?.devices ?? []).map(({ sessionId, ...one }) => ({
        ...one,
        ofThisSession: sessionId === own,
      })),
      awayDevices: said?.away ?? [],
      pushKey: this.pusher.publicKey,
      email,
      position,
    };
  }
}

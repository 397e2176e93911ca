import { Unseen, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { PictureUploads, type UploadedPicture } from '@fieldhouse/pictures';
import type { CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { requireCrestAllowed, teamAggregate } from '../domain';
import { CrestStore } from '../infrastructure/crest.store';
import type { TeamRequest } from './team.handler';

/** Pictures on their way to being a team's crest. */
@Injectable()
export class TeamCrests {
  constructor(
    private readonly store: AggregateStore,
    private readonly uploads: PictureUploads,
    private readonly crests: CrestStore,
  ) {}

  /**
   * @param by the account that sends it
   * @param read reads the picture: nothing of it is before it is known that they may set it
   * @throws Unseen, TeamError, PictureError
   */
  async set(
    teamId: string,
    by: string,
    read: () => Promise<UploadedPicture>,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const { state } = await this.store.load(teamAggregate, teamId);
    requireCrestAllowed(state, { kind: 'account', accountId: by });
    const naming = (crestId: string) => {
      const request: TeamRequest = { type: 'SetTeamCrest', crestId };
      return { aggregate: 'team', id: teamId, request };
    };
    const place = { by, store: this.crests, ownerId: teamId, naming };
    const result = await this.uploads.set(await read(), place, command);
    if (result === null) throw new Unseen();
    return result;
  }
}

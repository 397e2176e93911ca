import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { MONEY_PARTIES, registerAggregate, type MoneyParties } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import { teamFeesAggregate, type TeamFeesAsked } from '../domain';

/** `id` is the team's. */
export class AboutTeamFees extends AggregateCommand<TeamFeesAsked> {}
registerAggregate('teamFees', AboutTeamFees);

@CommandHandler(AboutTeamFees)
export class TeamFeesHandler implements ICommandHandler<AboutTeamFees, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {}

  /** @throws TeamFeesError; Unseen */
  execute(command: AboutTeamFees): Promise<CommandResult> {
    const { id: teamId, meta } = command;
    const accountId = meta.actor.kind === 'account' ? meta.actor.accountId : '';
    return executeAggregateCommand(this.store, teamFeesAggregate, command, async (request, context) => {
      const named = 'members' in request ? request.members.map((one) => one.accountId) : [];
      const standing = await this.parties.inTeam(teamId, accountId, named);
      const collects = (await this.parties.standing({ kind: 'team', id: teamId }, accountId))?.collects;
      const about = { ...context, ...standing, leads: collects === true, teamId };
      if (request.type === 'WithdrawFee') return { ...about, ...request };
      const zone = await this.parties.zoneOf({ kind: 'team', id: teamId });
      if (request.type === 'AddToFee') return { ...about, ...request, zone };
      return { ...about, ...request, feeId: uuidv5('fee', meta.commandId), zone };
    });
  }
}

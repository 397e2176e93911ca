import { AggregateCommand, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  ownRegistrationAggregate,
  prospectusAggregate,
  type OwnRegistrationRequest,
  type RegistrationLeague,
} from '../domain';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';
import { loadLeague } from './known-league';
import { playsIn } from './league-membership';

/** `id` is `registrationStream` of the caller. */
export class OwnRegistrationCommand extends AggregateCommand<OwnRegistrationRequest> {}
registerAggregate('registration', OwnRegistrationCommand);

@CommandHandler(OwnRegistrationCommand)
export class OwnRegistrationHandler implements ICommandHandler<OwnRegistrationCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly people: PlayerAccounts,
  ) {}

  /** @throws RegistrationError; Unseen */
  execute(command: OwnRegistrationCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      ownRegistrationAggregate,
      command,
      async (request, context) => {
        const [leagueId = '', accountId = ''] = command.id.split('.');
        const league = await this.league(leagueId, accountId);
        // Before anything is in the log, so that an erasure of the same moment finds it.
        if (league) await this.people.note({ _id: command.id, kind: 'registrant', leagueId, accountId });
        return { ...context, ...request, leagueId, accountId, league };
      },
    );
  }

  private async league(leagueId: string, accountId: string): Promise<RegistrationLeague | null> {
    const [league, { state }] = await Promise.all([
      loadLeague(this.store, leagueId),
      this.store.load(prospectusAggregate, leagueId),
    ]);
    const { prospectus, published, cancelledBecause, waivers } = state;
    if (!league || !prospectus) return null;
    const isMember =
      league.memberAccountIds.includes(accountId) || (await playsIn(this.store, leagueId, accountId));
    const { endsOn, questions } = prospectus;
    const cancelled = cancelledBecause !== null;
    return { published, cancelled, waivers, isMember, zone: league.zone, endsOn, questions };
  }
}

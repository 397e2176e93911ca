import { AggregateCommand, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand, KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { registerAggregate } from '@fieldhouse/platform';
import { audienceOf } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  disciplineAggregate,
  knownLeague,
  leagueAggregate,
  scorekeeperIdsOf,
  type CreatedLeague,
  type DisciplineCommand,
  type DisciplineRequest,
} from '../domain';
import { PlayerAccounts } from '../infrastructure/player-accounts.store';
import { crowdOf } from './league-crowd';
import { playsIn } from './league-membership';

/** `id` is the league's. */
export class LeagueDisciplineCommand extends AggregateCommand<DisciplineRequest> {}
registerAggregate('leagueDiscipline', LeagueDisciplineCommand);

/** Where it stands that there is something on record about an account in a league. */
const disciplinedId = (leagueId: string, accountId: string): string => `discipline.${leagueId}.${accountId}`;

@CommandHandler(LeagueDisciplineCommand)
export class DisciplineHandler implements ICommandHandler<LeagueDisciplineCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly people: PlayerAccounts,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  /** @throws DisciplineError; Unseen */
  execute(command: LeagueDisciplineCommand): Promise<CommandResult> {
    return executeAggregateCommand(
      this.store,
      disciplineAggregate,
      command,
      (request, context) => this.complete(command, request, context),
      { isInsider: (accountId) => playsIn(this.store, command.id, accountId) },
    );
  }

  private async complete(
    { id: leagueId, meta: { actor, commandId } }: LeagueDisciplineCommand,
    request: DisciplineRequest,
    context: CommandContext,
  ): Promise<DisciplineCommand> {
    const { state } = await this.store.load(leagueAggregate, leagueId);
    const isThere = state.status !== 'none';
    const scorekeeperIds = isThere ? scorekeeperIdsOf(state) : [];
    const league = isThere ? { ...knownLeague(state), scorekeeperIds } : null;
    const about = { ...context, leagueId, league };
    if (request.type !== 'RecordIncident' && request.type !== 'SuspendPerson')
      return { ...about, ...request };
    const isStaff = actor.kind === 'account' && scorekeeperIds.includes(actor.accountId);
    const inLeague = isThere && isStaff && (await this.isIn(leagueId, state, request.accountId));
    // Before anything is in the log, so that an erasure of the same moment finds it.
    if (inLeague) {
      const { accountId } = request;
      const _id = disciplinedId(leagueId, accountId);
      await this.people.note({ _id, kind: 'disciplined', leagueId, accountId });
    }
    return { ...about, ...request, inLeague, newId: uuidv5(request.type, commandId) };
  }

  /** Staff who neither play nor lead a team are not; nor is whose account is erased: nothing can be sealed for them. */
  private async isIn(leagueId: string, league: CreatedLeague, accountId: string): Promise<boolean> {
    const crowd = { ...(await crowdOf(this.store, leagueId, league)), staff: [] };
    const isThere = audienceOf(crowd, 'everybody', '').includes(accountId);
    return isThere && (await this.keyring.findKey(accountId)) !== null;
  }
}

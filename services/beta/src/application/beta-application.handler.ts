import { findSport } from '@fieldhouse/api-contract';
import {
  AggregateCommand,
  hashOf,
  type CommandContext,
  type CommandMeta,
  type CommandResult,
  type RequestOf,
} from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand, isStoreFailure } from '@fieldhouse/kernel/runtime';
import {
  ACCOUNT_DIRECTORY,
  CONFIG,
  registerAggregate,
  type AccountDirectory,
  type Config,
} from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import type {
  BetaApplicationCommand as Decided,
  BetaApplicationRequest,
} from '../domain/beta-application.commands';
import { betaApplicationAggregate } from '../domain/beta-application.decider';
import { BETA_SPOTS_ID, betaSpotsAggregate, type BetaSpotsCommand } from '../domain/beta-spots.decider';
import { BetaError } from '../domain/beta.errors';

export type { BetaApplicationRequest };
export class BetaApplicationCommand extends AggregateCommand<BetaApplicationRequest> {}
registerAggregate('betaApplication', BetaApplicationCommand);

@CommandHandler(BetaApplicationCommand)
export class BetaApplicationHandler implements ICommandHandler<BetaApplicationCommand, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws BetaError */
  async execute(command: BetaApplicationCommand): Promise<CommandResult> {
    const { type } = command.request;
    // First: after the fact nobody knows any more which application it was.
    if (type === 'ForgetBetaApplicant')
      await this.releaseSpot(await this.applicationOf(command.id), command.meta);
    const approves = type === 'DecideBetaApplication' && command.request.decision === 'approved';
    const held = approves ? await this.holdSpot(command) : null;
    try {
      const result = await this.decide(command, held !== null);
      if (!approves && (type === 'DecideBetaApplication' || type === 'WithdrawBetaApplication'))
        await this.releaseSpot(await this.applicationOf(command.id, 'approved'), command.meta);
      return result;
    } catch (refusal) {
      // Somebody was faster: the spot is for the next one. A store that is away keeps it for the repetition.
      if (held !== null && !isStoreFailure(refusal) && !(await this.isApproved(command.id, held)))
        await this.releaseSpot(held, command.meta);
      throw refusal;
    }
  }

  private decide(command: BetaApplicationCommand, spotHeld: boolean): Promise<CommandResult> {
    const complete = async (request: BetaApplicationRequest, context: CommandContext): Promise<Decided> => {
      switch (request.type) {
        case 'SaveBetaDraft':
          requireSports(request.details.sports);
          return { ...context, ...request };
        case 'SubmitBetaApplication': {
          requireSports(request.details.sports);
          const emailConfirmed = await this.accounts.hasConfirmedAddress(request.accountId);
          return { ...context, ...request, emailConfirmed };
        }
        case 'DecideBetaApplication':
          return { ...context, ...request, spotHeld };
        default:
          return { ...context, ...request };
      }
    };
    return executeAggregateCommand(this.store, betaApplicationAggregate, command, complete);
  }

  /** @returns the application that a spot is now held for, or null when it cannot be approved as it stands. */
  private async holdSpot({ id, meta }: BetaApplicationCommand): Promise<string | null> {
    const { state, revision } = await this.store.load(betaApplicationAggregate, id);
    if (state.status !== 'in_review' && state.status !== 'waitlisted') return null;
    if (meta.expectedRevision !== undefined && meta.expectedRevision !== revision) return null;
    const { applicationId } = state;
    await this.spots({ type: 'TakeBetaSpot', applicationId, limit: this.config.BETA_SPOTS }, meta);
    return applicationId;
  }

  private async releaseSpot(applicationId: string | null, meta: CommandMeta): Promise<void> {
    if (applicationId !== null) await this.spots({ type: 'ReleaseBetaSpot', applicationId }, meta);
  }

  private async isApproved(accountId: string, applicationId: string): Promise<boolean> {
    const { state } = await this.store.load(betaApplicationAggregate, accountId);
    return state.status === 'approved' && state.applicationId === applicationId;
  }

  private async applicationOf(accountId: string, unless?: 'approved'): Promise<string | null> {
    const { state } = await this.store.load(betaApplicationAggregate, accountId);
    return state.status === 'none' || state.status === unless ? null : state.applicationId;
  }

  private spots(request: RequestOf<BetaSpotsCommand>, meta: CommandMeta): Promise<CommandResult> {
    const command = { ...request, actor: meta.actor, at: new Date().toISOString() };
    return this.store.execute(betaSpotsAggregate, BETA_SPOTS_ID, command, {
      ...meta,
      commandId: uuidv5(request.type, meta.commandId),
      requestHash: hashOf(request),
      expectedRevision: undefined,
    });
  }
}

const requireSports = (sports: readonly string[]): void => {
  const unknown = sports.find((key) => !findSport(key));
  if (unknown !== undefined) throw new BetaError('sport_unknown');
};

import type { CommandResult, Dispatch } from '@fieldhouse/kernel';
import { HttpCode, Param, Post } from '@nestjs/common';
import type { CommandSender } from '../command-sender';
import { Access } from './access';
import { HttpCommand, type CommandContextOfRequest } from './command-context';

export type InviteAnswer = 'see' | 'accept' | 'decline';

/** What somebody behind an invite's link does, below the address of one kind of invites: of it, each kind shows its own. */
export abstract class InviteAnswers {
  constructor(private readonly commands: CommandSender) {}

  /** @throws 404 for a token that was never made */
  protected abstract dispatchOf(answer: InviteAnswer, token: string): Dispatch;

  /** The first time that an invitation's link is opened is told to those who sent it. */
  @Post('seen')
  @Access('anonymous')
  @HttpCode(200)
  seen(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send('see', token, command);
  }

  @Post('accept')
  @Access('member')
  @HttpCode(200)
  accept(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send('accept', token, command);
  }

  /** For invitations to somebody only: a link for whoever wants it is declined by not following it. */
  @Post('decline')
  @Access('member')
  @HttpCode(200)
  decline(
    @Param('token') token: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send('decline', token, command);
  }

  private send(
    answer: InviteAnswer,
    token: string,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const dispatch = this.dispatchOf(answer, token);
    return this.commands.send(dispatch, command.metaFor(dispatch.request));
  }
}

import { addressOf, type AskedOf, type CommandBodies, type CommandTable } from '@fieldhouse/api-contract';
import type { CommandResult, Dispatch } from '@fieldhouse/kernel';
import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put, type Type } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { commandResult } from '@fieldhouse/api-contract';
import { CommandSender } from '../command-sender';
import { Access } from './access';
import { HttpCommand, type CommandContextOfRequest } from './command-context';

/** Who asks and under which id: what ids that the server makes are derived from. */
export type AskedBy = {
  /** Empty for a visitor. */
  readonly accountId: string;
  /** The caller's; null for a visitor. */
  readonly sessionId: string | null;
  readonly commandId: string;
};

const MAPPINGS = { POST: Post, PUT: Put, DELETE: Delete } as const;
class ResultDto extends createZodDto(commandResult) {}

/**
 * The whole HTTP side of a context's commands: one route for each row of its table, with its door, its checked body
 * and its entry in the documentation. What a client asked for is what a repetition is compared by.
 * @param tag the heading in the documentation
 * @param to which aggregate the command goes to, and as what
 */
export const commandController = <
  const Table extends CommandTable,
  const Bodies extends CommandBodies<Table>,
>(
  tag: string,
  table: Table,
  bodies: Bodies,
  to: (asked: AskedOf<Table, Bodies>, by: AskedBy) => Dispatch,
): Type => {
  @ApiTags(tag)
  @ApiBearerAuth()
  @Controller(table.base.slice(1))
  class CommandController {
    constructor(@Inject(CommandSender) readonly sender: CommandSender) {}
  }
  const prototype = CommandController.prototype as object as Record<string, unknown>;
  for (const [type, row] of Object.entries(table.commands)) {
    const schema = (bodies as CommandBodies)[type];
    const name = type.charAt(0).toLowerCase() + type.slice(1);
    const route = async function (
      this: CommandController,
      params: Readonly<Record<string, string>>,
      body: object | undefined,
      http: CommandContextOfRequest,
    ): Promise<CommandResult> {
      const said = schema ? { ...body } : {};
      const fields = row.as === undefined ? said : { [row.as]: said };
      const asked = { type, ...params, ...fields } as AskedOf<Table, Bodies>;
      const meta = http.metaFor(asked);
      const accountId = meta.actor.kind === 'account' ? meta.actor.accountId : '';
      const { commandId, sessionId } = http;
      return this.sender.send(to(asked, { accountId, sessionId, commandId }), meta);
    };
    Object.defineProperty(route, 'name', { value: name });
    const descriptor = { value: route, writable: true, configurable: true };
    Object.defineProperty(prototype, name, descriptor);
    Param()(prototype, name, 0);
    if (schema) Body()(prototype, name, 1);
    HttpCommand()(prototype, name, 2);
    const BodyDto = schema ? bodyOf(type, schema) : Object;
    Reflect.defineMetadata('design:paramtypes', [Object, BodyDto, Object], prototype, name);
    const { method } = addressOf(table.base, row);
    const decorators = [
      MAPPINGS[method](row.at.split(' ')[1]?.slice(1) ?? ''),
      HttpCode(200),
      Access(...row.by),
      ApiOperation({ summary: sentenceOf(type), operationId: type }),
      ApiOkResponse({ type: ResultDto }),
      ...(schema ? [ApiBody({ type: BodyDto as Type })] : []),
    ];
    for (const decorate of decorators) decorate(prototype, name, descriptor);
  }
  return CommandController;
};

/** A body's class: Nest checks and documents by class. */
const bodyOf = (type: string, schema: NonNullable<CommandBodies[string]>): Type => {
  class Dto extends createZodDto(schema) {}
  Object.defineProperty(Dto, 'name', { value: `${type}Body` });
  return Dto;
};

/** `OpenDraftLobby` → 'Open draft lobby'. */
const sentenceOf = (type: string): string =>
  type.charAt(0) + type.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

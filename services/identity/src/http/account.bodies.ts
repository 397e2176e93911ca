import {
  accountNamesBody,
  beginSecondFactorBody,
  changePasswordBody,
  confirmSecondFactorBody,
  disableSecondFactorBody,
  emailChangeBody,
  emailChangeLinkBody,
  eraseAccountBody,
  proveSecondFactorBody,
} from '@fieldhouse/api-contract';
import { createZodDto } from 'nestjs-zod';

export class AccountNamesDto extends createZodDto(accountNamesBody) {}
export class ChangePasswordDto extends createZodDto(changePasswordBody) {}
export class EmailChangeDto extends createZodDto(emailChangeBody) {}
export class EmailChangeLinkDto extends createZodDto(emailChangeLinkBody) {}
export class BeginSecondFactorDto extends createZodDto(beginSecondFactorBody) {}
export class ConfirmSecondFactorDto extends createZodDto(confirmSecondFactorBody) {}
export class ProveSecondFactorDto extends createZodDto(proveSecondFactorBody) {}
export class DisableSecondFactorDto extends createZodDto(disableSecondFactorBody) {}
export class EraseAccountDto extends createZodDto(eraseAccountBody) {}

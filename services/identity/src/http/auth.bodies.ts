import { confirmBody, newPasswordBody, recoverBody } from '@fieldhouse/api-contract';
import { createZodDto } from 'nestjs-zod';

export class ConfirmBody extends createZodDto(confirmBody) {}
export class RecoverBody extends createZodDto(recoverBody) {}
export class NewPasswordBody extends createZodDto(newPasswordBody) {}

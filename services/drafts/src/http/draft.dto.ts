import { draftBodies } from '@fieldhouse/api-contract';
import { createZodDto } from 'nestjs-zod';

export class SettingsBody extends createZodDto(draftBodies.settings) {}
export class CommitOrderBody extends createZodDto(draftBodies.commitOrder) {}
export class NonceBody extends createZodDto(draftBodies.nonce) {}
export class OrderByHandBody extends createZodDto(draftBodies.orderByHand) {}
export class PickBody extends createZodDto(draftBodies.pick) {}
export class AutoModeBody extends createZodDto(draftBodies.autoMode) {}
export class PauseBody extends createZodDto(draftBodies.pause) {}
export class PauseAfterBody extends createZodDto(draftBodies.pauseAfter) {}
export class ResumeBody extends createZodDto(draftBodies.resume) {}
export class UndoBody extends createZodDto(draftBodies.undo) {}
export class ResetBody extends createZodDto(draftBodies.reset) {}
export class ReasonBody extends createZodDto(draftBodies.reason) {}
export class LatePlayerBody extends createZodDto(draftBodies.latePlayer) {}
export class PlanBody extends createZodDto(draftBodies.plan) {}

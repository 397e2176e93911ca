import { DomainError } from '@fieldhouse/kernel';

/** Why a file cannot be attached. */
export type AttachmentErrorCode = 'attachment_type_refused' | 'attachment_no_picture' | 'attachment_id_taken';
export class AttachmentError extends DomainError<AttachmentErrorCode> {}

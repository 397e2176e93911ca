import { conflict, invalid, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { ATTACHABLE_SENTENCE } from '@fieldhouse/values';
import { AttachmentError, type AttachmentErrorCode } from '../application/attachment.errors';

export const attachmentProblems = {
  attachment_type_refused: invalid('This file cannot be attached', ATTACHABLE_SENTENCE),
  attachment_no_picture: invalid(
    'Not a picture',
    ({ name }) => `The file ${String(name)} is not a picture that can be read. Attach another one.`,
  ),
  attachment_id_taken: conflict(
    'Sent under another id',
    'You have sent another file under this id. Attach it again.',
  ),
} satisfies ProblemTable<AttachmentErrorCode>;

mapProblems(AttachmentError, attachmentProblems);

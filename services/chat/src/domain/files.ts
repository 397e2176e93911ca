import { REPORTS_TO_HIDE, runsTeam } from '@fieldhouse/values';
import type { ChatMember } from './chat-member';
import type { Message } from './messages';

/** Whether somebody may open a file of a message: who runs the team also while the message is hidden. */
export const mayOpenFile = (
  { state, attachments, reporters }: Message,
  attachmentId: string,
  reader: { readonly accountId: string; readonly member: ChatMember },
): boolean => {
  if (state !== 'shown' || !attachments.includes(attachmentId)) return false;
  if (runsTeam(reader.member)) return true;
  return reporters.length < REPORTS_TO_HIDE && !reporters.includes(reader.accountId);
};

/** Whether whoever runs the product may open a file of a message: while reports of it wait. */
export const mayJudgeFile = ({ state, attachments, reporters }: Message, attachmentId: string): boolean =>
  state === 'shown' && attachments.includes(attachmentId) && reporters.length > 0;

import type { AttachmentSentView, ChatChannel } from '@fieldhouse/api-contract';
import type { Dispatch } from '@reduxjs/toolkit';
import { isFailure, type Failure } from '../../../shared/api/problem';
import { upload } from '../../../shared/api/upload';
import { keptFiles } from '../../../shared/lib/kept-files';
import { createSubject } from '../../../shared/live/observable';

/** A file of a message that is on its way; its bytes are kept on the device under its id. */
export type UnsentFile = { readonly attachmentId: string; readonly name: string; readonly size: number };

/** The share of each file on its way that has left, from 0 to 1, by its id. */
export const fileShares = createSubject<ReadonlyMap<string, number>>(new Map());
const tell = (attachmentId: string, share: number | null): void => {
  const shares = new Map(fileShares.get());
  if (share === null) shares.delete(attachmentId);
  else shares.set(attachmentId, share);
  fileShares.set(shares);
};

/** Files that the service has, as far as this page knows: they are not sent again with every attempt. */
const there = new Set<string>();
/** A longer wait than this is nothing to wait for. */
const LONG_SECONDS = 60;

type Place = { readonly chatId: string; readonly channel: ChatChannel };

/** Sends the files of a message, in their order. @throws Failure */
export const sendFiles = async (
  dispatch: Dispatch,
  { chatId, channel }: Place,
  files: readonly UnsentFile[],
): Promise<void> => {
  for (const { attachmentId, name } of files.filter((one) => !there.has(one.attachmentId))) {
    const file = await keptFiles.get(attachmentId);
    if (!file) throw lost(name);
    const form = new FormData();
    form.append('file', file, name);
    tell(attachmentId, 0);
    try {
      await upload<AttachmentSentView>(dispatch, {
        method: 'PUT',
        path: `/chats/${encodeURIComponent(chatId)}/${channel}/attachments/${attachmentId}`,
        form,
        headers: {},
        onProgress: (share) => tell(attachmentId, share),
        signal: new AbortController().signal,
      });
    } catch (error) {
      throw isFailure(error) && isFinal(error) ? Object.assign(error, { status: FINAL }) : error;
    } finally {
      tell(attachmentId, null);
    }
    there.add(attachmentId);
  }
};

/** Whoever is told what is missing may send these anew. */
export const forgetSent = (files: readonly UnsentFile[]): void => {
  for (const { attachmentId } of files) there.delete(attachmentId);
};

/** Whether a file is refused for what it is. */
export const isOfFile = ({ code }: Pick<Failure, 'code'>): boolean => OF_FILES.includes(code);
const OF_FILES: readonly string[] = [
  ...['attachment_no_picture', 'attachment_type_refused', 'attachment_too_large', 'attachment_missing'],
  ...['picture_unreadable', 'picture_too_many_pixels', 'file_lost'],
];

const FINAL = 422;
/** What was sent in a day, and room: other messages need not wait for those. */
const isFinal = ({ status, retryAfterSeconds }: Failure): boolean =>
  status === 507 || (status === 429 && (retryAfterSeconds ?? 0) > LONG_SECONDS);

const lost = (name: string): Error & Failure =>
  Object.assign(new Error('The file is gone'), {
    ...{
      type: 'about:blank',
      status: FINAL,
      code: 'file_lost',
      title: 'The file is gone',
      correlationId: '',
    },
    detail: `“${name}” is not on this device anymore. Delete this message and attach the file again.`,
    retryAfterSeconds: null,
  });

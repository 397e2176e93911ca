import { ATTACHMENTS_AT_MOST } from '@fieldhouse/api-contract';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { keptFiles } from '../../../shared/lib/kept-files';
import { newUuid } from '../../../shared/lib/random-id';
import type { UnsentFile } from '../live/files';
import { fileFault } from '../model/files';

/** A file that was chosen for the message that is being written. */
export type Picked = { readonly attachmentId: string; readonly file: File };

/** The files of the message that is being written; what cannot be attached is said at once. */
export const useAttached = () => {
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const add = (files: readonly File[]): void => {
    const faults = files.flatMap((file) => fileFault(file) ?? []);
    const fit = files.filter((file) => fileFault(file) === null);
    const room = ATTACHMENTS_AT_MOST - picked.length;
    if (fit.length > room) faults.push(`A message has ${ATTACHMENTS_AT_MOST} files at most.`);
    setFault(faults[0] ?? null);
    setPicked([...picked, ...fit.slice(0, room).map((file) => ({ attachmentId: newUuid(), file }))]);
  };
  const taking =
    <Event extends { readonly preventDefault: () => void }>(filesOf: (event: Event) => FileList) =>
    (event: Event): void => {
      const files = [...filesOf(event)];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
  return {
    picked,
    fault,
    ids: picked.map(({ attachmentId }) => ({ attachmentId })),
    add,
    remove: (attachmentId: string): void => {
      setFault(null);
      setPicked(picked.filter((one) => one.attachmentId !== attachmentId));
    },
    pasted: taking<ClipboardEvent>(({ clipboardData }) => clipboardData.files),
    dropped: {
      onDragOver: (event: DragEvent): void => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: taking<DragEvent>(({ dataTransfer }) => dataTransfer.files),
    },
    /** Puts them where they wait for a connection, and begins anew. */
    keep: async (): Promise<readonly UnsentFile[]> => {
      setPicked([]);
      setFault(null);
      for (const { attachmentId, file } of picked) await keptFiles.put(attachmentId, file);
      return picked.map(({ attachmentId, file: { name, size } }) => ({ attachmentId, name, size }));
    },
  } as const;
};

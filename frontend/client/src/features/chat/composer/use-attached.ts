import { ATTACHMENTS_AT_MOST } from '@fieldhouse/api-contract';
import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';
import { keptFiles } from '../../../shared/lib/kept-files';
import { newUuid } from '../../../shared/lib/random-id';
import type { UnsentFile } from '../live/files';
import type { Unsent } from '../live/outbox';
import { fileFault } from '../model/files';

/** A file that was chosen for the message that is being written. */
export type Picked = { readonly attachmentId: string; readonly file: File };

/** In the place of an id, for the files of a new message. */
const NEW = '';

/** Those of some files that the device still has. */
const onDevice = async (files: readonly UnsentFile[]): Promise<readonly Picked[]> => {
  const found = await Promise.all(
    files.map(async ({ attachmentId, name }) => {
      const file = await keptFiles.get(attachmentId);
      return file ? [{ attachmentId, file: new File([file], name, { type: file.type }) }] : [];
    }),
  );
  return found.flat();
};

/**
 * The files of the message that is being written; what cannot be attached is said at once.
 * @param unsent a refused message that is written anew: its files stand there until that is done
 */
export const useAttached = (unsent: Unsent | null) => {
  const [all, setAll] = useState<Readonly<Record<string, readonly Picked[]>>>({});
  const [fault, setFault] = useState<string | null>(null);
  const of = unsent?.messageId ?? NEW;
  const picked = all[of] ?? [];
  const setPicked = (next: readonly Picked[]): void => setAll((now) => ({ ...now, [of]: next }));
  useEffect(() => {
    if (!unsent) return;
    let isWanted = true;
    void onDevice(unsent.files).then((files) => {
      if (isWanted) setAll((now) => ({ ...now, [unsent.messageId]: files }));
    });
    return () => {
      isWanted = false;
      setFault(null);
      setAll(({ [unsent.messageId]: _, ...others }) => others);
    };
  }, [unsent]);
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
    /** Whether those of a message that is written anew are there. */
    isReady: !unsent || all[of] !== undefined,
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
    /**
     * Puts them where they wait for a connection, and begins anew.
     * @param asOthers under other ids: the ones that they have may be another message's
     */
    keep: async (asOthers: boolean): Promise<readonly UnsentFile[]> => {
      setPicked([]);
      setFault(null);
      const kept = asOthers ? picked.map(({ file }) => ({ attachmentId: newUuid(), file })) : picked;
      for (const { attachmentId, file } of kept) await keptFiles.put(attachmentId, file);
      return kept.map(({ attachmentId, file: { name, size } }) => ({ attachmentId, name, size }));
    },
  } as const;
};

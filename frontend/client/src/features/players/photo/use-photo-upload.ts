import type { CommandResultView, PhotoCrop } from '@fieldhouse/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { sentenceOf } from '../../../shared/api/problem';
import { upload } from '../../../shared/api/upload';
import { keyHeader, useCommand, type Keyed } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { ownPlayerChanged } from '../api/players.api';

type Picture = Keyed & { readonly file: File; readonly crop: PhotoCrop | null };

/** Sends a picture with the part of it to keep. `share` is how much of it has left, from 0 to 1; null when none is on its way. */
export const usePhotoUpload = () => {
  const dispatch = useDispatch();
  const toast = useToast();
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const trigger = useCallback(
    ({ file, crop, commandKey }: Picture) => {
      const form = new FormData();
      // Fields before the file: the service reads them in this order.
      if (crop) form.append('crop', JSON.stringify(crop));
      form.append('photo', file);
      stop.current = new AbortController();
      const sent = upload<CommandResultView>(dispatch, {
        path: '/player/photo',
        form,
        headers: keyHeader({ commandKey }),
        onProgress: setShare,
        signal: stop.current.signal,
      });
      return { unwrap: () => sent };
    },
    [dispatch],
  );
  const { run, failure } = useCommand<Picture, CommandResultView>(trigger);
  const send = async (file: File, crop: PhotoCrop | null): Promise<void> => {
    setShare(0);
    const outcome = await run({ file, crop });
    setShare(null);
    // Cancelled late, it may have arrived all the same.
    dispatch(ownPlayerChanged());
    if (outcome.ok) toast.show('Photo saved');
  };
  return {
    share,
    fault: failure && failure.code !== 'cancelled' ? sentenceOf(failure) : null,
    send,
    cancel: () => stop.current?.abort(),
  } as const;
};

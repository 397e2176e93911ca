import type { CommandResultView } from '@fieldhouse/api-contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { sentenceOf } from '../../api/problem';
import { upload, type Upload } from '../../api/upload';
import { keyHeader, useCommand, type Keyed } from '../../api/use-command';
import type { ChosenPicture } from './picture-chooser';

type Target = Required<Pick<Upload, 'method' | 'path'>>;

/** Sends a picture with the part of it to keep. `share` is how much of it has left, from 0 to 1; null when none is on its way. */
export const usePictureUpload = ({ method, path }: Target) => {
  const dispatch = useDispatch();
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const trigger = useCallback(
    ({ file, crop, commandKey }: ChosenPicture & Keyed) => {
      const form = new FormData();
      // Fields before the file: the service reads them in this order.
      if (crop) form.append('crop', JSON.stringify(crop));
      form.append('photo', file);
      stop.current = new AbortController();
      const sent = upload<CommandResultView>(dispatch, {
        method,
        path,
        form,
        headers: keyHeader({ commandKey }),
        onProgress: setShare,
        signal: stop.current.signal,
      });
      return { unwrap: () => sent };
    },
    [dispatch, method, path],
  );
  const { run, failure } = useCommand<ChosenPicture & Keyed, CommandResultView>(trigger);
  /** @returns whether it has arrived; cancelled late, it may have all the same */
  const send = useCallback(
    async (picture: ChosenPicture): Promise<boolean> => {
      setShare(0);
      const { ok } = await run(picture);
      setShare(null);
      return ok;
    },
    [run],
  );
  return {
    share,
    fault: failure && failure.code !== 'cancelled' ? sentenceOf(failure) : null,
    send,
    cancel: () => stop.current?.abort(),
  } as const;
};

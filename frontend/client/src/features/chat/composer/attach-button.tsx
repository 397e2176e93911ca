import { useRef } from 'react';
import { AttachFileRounded } from '../../../shared/icons/attach-file-rounded';
import { IconButton } from '../../../shared/ui/button';
import { ACCEPTED } from '../model/files';

/** Chooses files. */
export const AttachButton = ({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton aria-label="Attach files" className="chat-send" onClick={() => input.current?.click()}>
        <AttachFileRounded />
      </IconButton>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={ACCEPTED}
        aria-label="Files to attach"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};

import { useState, type DragEvent } from 'react';

/** Lets a file be dropped on an element, which takes the handlers. `over`: one is being held above it. */
export const useFileDrop = (onFile: (file: File | undefined) => void) => {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { over, handlers };
};

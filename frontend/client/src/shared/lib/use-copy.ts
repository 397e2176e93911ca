import { useCallback, useEffect, useState } from 'react';

/** Copies text; `copied` is true for 2 s afterwards. Where the clipboard is closed to pages, a selection does it. */
export const useCopy = () => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = useCallback(async (text: string): Promise<void> => {
    if (navigator.clipboard as Clipboard | undefined) await navigator.clipboard.writeText(text);
    else copyBySelection(text);
    setCopied(true);
  }, []);
  return { copied, copy } as const;
};

const copyBySelection = (text: string): void => {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
};

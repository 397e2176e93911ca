import { useEffect, useState } from 'react';

/** An address of a file of this page, for as long as it is shown; null before there is one. */
export const useObjectUrl = (file: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
};

import type { ReactNode } from 'react';

type ToldProps = { readonly tone: 'info' | 'primary' | 'error'; readonly children: ReactNode };
/** What has come of a page that somebody comes back from. */
export const Told = ({ tone, children }: ToldProps) => (
  <div role="status" data-tone={tone} className="invoice-told">
    {children}
  </div>
);

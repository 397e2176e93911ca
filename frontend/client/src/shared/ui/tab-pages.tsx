import type { ReactNode } from 'react';
import { Tabs, type TabsProps } from './tabs';

type TabPagesProps<Name extends string> = TabsProps<Name> & { readonly children: ReactNode };

/** The parts of a page, of which one is shown: the tabs, and below them the panel that `children` are. */
export const TabPages = <Name extends string>({ children, ...tabs }: TabPagesProps<Name>) => (
  <>
    <div className="page-tabs">
      <Tabs {...tabs} />
    </div>
    <div
      role="tabpanel"
      id={`${tabs.id}-panel`}
      aria-labelledby={`${tabs.id}-tab-${tabs.shown}`}
      className="page-part"
    >
      {children}
    </div>
  </>
);

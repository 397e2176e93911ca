import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';

/** Bar, content, footer. */
export const Layout = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <>
    <a className="skip" href="#content">
      Skip to the content
    </a>
    <Header path={path} />
    <main id="content">{children}</main>
    <Footer />
  </>
);

type HeadProps = { readonly title: string; readonly children?: ReactNode };

/** The title of a page and what it is about. */
export const PageHead = ({ title, children }: HeadProps) => (
  <header className="page-head wrap">
    <h1>{title}</h1>
    {children && <p className="lead">{children}</p>}
  </header>
);

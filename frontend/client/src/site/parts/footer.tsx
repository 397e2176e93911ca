import { createContext, useContext } from 'react';
import { LEGAL_LINKS, PUBLIC_LINKS, SITE } from '../../content/site';
import { Wordmark } from './wordmark';

/** Where the product talks in public; set at build time. */
export const SocialContext = createContext<string>(SITE.social.url);

export const Footer = () => {
  const social = useContext(SocialContext);
  return (
    <footer className="footer">
      <div className="wrap footer-row">
        <Wordmark to="/" />
        <nav aria-label="Footer">
          {[...PUBLIC_LINKS, ...LEGAL_LINKS].map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
          <a href={social} rel="me noopener">
            {SITE.social.label}
          </a>
        </nav>
        <p>{SITE.copyright}</p>
      </div>
    </footer>
  );
};

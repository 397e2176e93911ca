/** For the keyboard: past the navigation. */
export const SkipLink = () => (
  <a href="#main" className="skip-link">
    Skip to the content
  </a>
);

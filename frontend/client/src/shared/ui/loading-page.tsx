/** The centred spinner of a page that is on its way; with words while the session loads. */
export const LoadingPage = ({ words }: { readonly words?: string }) => (
  <div role="status" aria-label={words ?? 'Loading'} className="loading">
    <div aria-hidden className="spinner" />
    {words}
  </div>
);

import { Button } from '../../../shared/ui/button';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';

/** What a team can ask of the schedule; beside the list, so that it stays when the list comes or goes meanwhile. */
export const AskDialog = lazyOverlay(
  async () => (await import('./ask-dialog')).AskDialog,
  'a request for the schedule',
);

/** Opens {@link AskDialog}. */
export const AskButton = ({ onAsk }: { readonly onAsk: () => void }) => (
  <Button
    variant="filled"
    aria-haspopup="dialog"
    onPointerEnter={AskDialog.prepare}
    onFocus={AskDialog.prepare}
    onClick={onAsk}
  >
    New schedule request
  </Button>
);

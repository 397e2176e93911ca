import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ContentCopyRounded } from '../icons/content-copy-rounded';
import { QrCode2Rounded } from '../icons/qr-code-2-rounded';
import { ShareRounded } from '../icons/share-rounded';
import { useCopy } from '../lib/use-copy';
import { InfoDialog } from './info-dialog';
import { QrCode } from './qr-code';

type ShareLinkProps = {
  /** What the link is, as 'Invite for a captain of Hawks'. */
  readonly title: string;
  readonly hint: string;
  readonly url: string;
};

/** Opens a link's QR code, to scan from this screen, with the ways to pass it on. */
export const ShareLinkButton = (link: ShareLinkProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton size="small" aria-label={`QR code: ${link.title}`} onClick={() => setOpen(true)}>
        <QrCode2Rounded fontSize="small" />
      </IconButton>
      {open && <ShareLinkDialog {...link} onClose={() => setOpen(false)} />}
    </>
  );
};

const ShareLinkDialog = ({
  title,
  hint,
  url,
  onClose,
}: ShareLinkProps & { readonly onClose: () => void }) => (
  <InfoDialog narrow title={title} actions={<LinkWays title={title} url={url} />} onClose={onClose}>
    <div className="share-link">
      <p className="muted">{hint}</p>
      <QrCode content={url} label={`QR code: ${title}`} size={240} />
      <LinkField url={url} />
    </div>
  </InfoDialog>
);

/** A link to be read, or marked and copied by hand. */
export const LinkField = ({ url }: Pick<ShareLinkProps, 'url'>) => (
  <TextField
    fullWidth
    value={url}
    slotProps={{ htmlInput: { readOnly: true, 'aria-label': 'Link' } }}
    onFocus={(event) => event.target.select()}
  />
);

/** The ways to pass a link on: the phone's own sheet where there is one, and the clipboard. */
export const LinkWays = ({ title, url }: Omit<ShareLinkProps, 'hint'>) => {
  const { copied, copy } = useCopy();
  const canShare = 'share' in navigator;
  // Whoever closes the phone's own sheet has not failed at anything.
  const share = (): void => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <>
      {canShare && (
        <Button startIcon={<ShareRounded />} onClick={share}>
          Share…
        </Button>
      )}
      <Button variant="contained" startIcon={<ContentCopyRounded />} onClick={() => void copy(url)}>
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </>
  );
};

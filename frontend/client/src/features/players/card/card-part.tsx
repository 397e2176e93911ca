import type { PlayerAudience } from '@fieldhouse/api-contract';
import { LockOutlined } from '../../../shared/icons/lock-outlined';
import { VisibilityOutlined } from '../../../shared/icons/visibility-outlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { audienceWord } from '../audience-words';

type CardPartProps = {
  readonly title: string;
  /** Who else sees it; said on the own card only. */
  readonly audience?: PlayerAudience | undefined;
  readonly children: ReactNode;
};

/** A titled part of a card. */
export const CardPart = ({ title, audience, children }: CardPartProps) => (
  <Box component="section" aria-label={title}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mb: 2 }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {audience && <SeenBy audience={audience} />}
    </Box>
    {children}
  </Box>
);

/** 'Seen by: Captains', for the owner of the card. */
export const SeenBy = ({ audience }: { readonly audience: PlayerAudience }) => {
  const Icon = audience === 'private' ? LockOutlined : VisibilityOutlined;
  return (
    <Typography
      variant="caption"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
    >
      <Icon sx={{ fontSize: 13 }} /> Seen by: {audienceWord(audience)}
    </Typography>
  );
};

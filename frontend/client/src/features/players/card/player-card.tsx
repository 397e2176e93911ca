import type { CardAudiencesView, PlayerCardView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../../shared/ui/phone-link';
import { AvailabilityPart } from './availability-part';
import { CardPart } from './card-part';
import { CardHero } from './card-hero';
import { SportPart } from './sport-part';

type PlayerCardProps = {
  readonly card: PlayerCardView;
  /** Who else sees each part; known of the own card only. */
  readonly audiences: CardAudiencesView | null;
};

/** Somebody's card, as far as it is shown to the reader. */
export const PlayerCard = ({ card, audiences }: PlayerCardProps) => {
  const { name, bio, phone, jerseySize, sports, availability } = card;
  const contact: readonly (readonly [keyof CardAudiencesView, string, ReactNode])[] = [
    ...(phone ? [['phone', 'Phone', <PhoneLink key="phone" number={phone} />] as const] : []),
    ...(jerseySize ? [['jerseySize', 'Shirt size', jerseySize] as const] : []),
  ];
  const aside = availability !== null || contact.length > 0;
  const bare = !bio && !sports?.length && !aside;
  return (
    <Card component="article" aria-label={`Player card of ${name}`} sx={{ overflow: 'hidden' }}>
      <CardHero card={card} photoAudience={audiences?.photo ?? null} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 8 },
          gridTemplateColumns: { md: 'minmax(0, 1.3fr) minmax(0, 1fr)' },
          p: { xs: 4, sm: 6 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
          {bare && (
            <Typography sx={{ color: 'text.secondary' }}>
              {card.tie === 'self'
                ? 'Nothing else is on your card yet.'
                : `${name} has not said more, or shows it to others only.`}
            </Typography>
          )}
          {bio && (
            <CardPart title="About" audience={audiences?.bio}>
              <Typography sx={{ fontSize: '1rem', whiteSpace: 'pre-line', maxWidth: '60ch' }}>
                {bio}
              </Typography>
            </CardPart>
          )}
          {sports && sports.length > 0 && (
            <CardPart title="Sports" audience={audiences?.sports}>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 5 }}>
                {sports.map((played) => (
                  <SportPart key={played.sport} played={played} />
                ))}
              </Box>
            </CardPart>
          )}
        </Box>
        {aside && (
          <Box sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
            {availability && (
              <AvailabilityPart availability={availability} audience={audiences?.availability} />
            )}
            {contact.map(([field, label, value]) => (
              <CardPart key={field} title={label} audience={audiences?.[field]}>
                <Typography sx={{ fontSize: '1rem' }} component="div">
                  {value}
                </Typography>
              </CardPart>
            ))}
          </Box>
        )}
      </Box>
    </Card>
  );
};

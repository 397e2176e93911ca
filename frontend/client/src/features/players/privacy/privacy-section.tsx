import {
  playerPrivacyBody,
  type CardAudiencesView,
  type OwnPlayerView,
  type PlayerAudience,
  type PlayerPrivacyBody,
} from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AUDIENCE_FIELDS, AUDIENCES, audienceWord } from '../audience-words';
import { PartSection } from '../own/part-section';
import { usePart } from '../own/use-part';
import { useCatalogue } from '../sports/use-catalogue';
import { AudienceRow } from './audience-row';
import { strangersSee } from './strangers';

type PrivacySectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** Who sees which part of the card, and whether strangers find it. */
export const PrivacySection = ({ player, onDirty }: PrivacySectionProps) => {
  const form = usePart({ part: 'privacy', player, schema: playerPrivacyBody, name: 'Visibility' });
  const { discoverable, audiences } = form.value;
  const { catalogue } = useCatalogue();
  const choose = (field: keyof CardAudiencesView, audience: PlayerAudience): void =>
    form.change((now) => ({ ...now, audiences: { ...now.audiences, [field]: audience } }));
  return (
    <PartSection
      id="visibility"
      title="Who sees what"
      hint="Your name and where you play are on your card for all who may open it. Of the rest, you choose."
      form={form}
      saveLabel="Save visibility"
      linesOf={linesOf}
      onDirty={onDirty}
    >
      <Meanings />
      <Box sx={{ my: 4 }}>
        {AUDIENCE_FIELDS.map(({ field, label }) => (
          <AudienceRow
            key={field}
            label={label}
            value={audiences[field]}
            onChange={(audience) => choose(field, audience)}
          />
        ))}
      </Box>
      <FormControlLabel
        sx={{ minHeight: 44, mr: 0 }}
        control={
          <Switch
            checked={discoverable}
            onChange={(_, on) => form.change((now) => ({ ...now, discoverable: on }))}
            slotProps={{ input: { 'aria-describedby': 'strangers' } }}
          />
        }
        label={<Typography sx={{ fontWeight: 600 }}>Discoverable</Typography>}
      />
      <Typography id="strangers" variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {discoverable
          ? `People whom you share no league with can open your card. They see: ${strangersSee(player, audiences, catalogue)}.`
          : 'People whom you share no league with cannot open your card.'}
      </Typography>
    </PartSection>
  );
};

const Meanings = () => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: 3,
      rowGap: 1,
      fontSize: '0.8125rem',
      color: 'text.secondary',
      '& dt': { fontWeight: 600, color: 'text.primary' },
      '& dd': { m: 0 },
    }}
  >
    {AUDIENCES.map(({ value, label, meaning }) => (
      <Box key={value} sx={{ display: 'contents' }}>
        <dt>{label}</dt>
        <dd>{meaning}</dd>
      </Box>
    ))}
  </Box>
);

const linesOf = (newer: PlayerPrivacyBody, typed: PlayerPrivacyBody): readonly string[] => [
  ...(newer.discoverable === typed.discoverable
    ? []
    : [`Discoverable: ${newer.discoverable ? 'on' : 'off'}`]),
  ...AUDIENCE_FIELDS.filter(({ field }) => newer.audiences[field] !== typed.audiences[field]).map(
    ({ field, label }) => `${label}: ${audienceWord(newer.audiences[field])}`,
  ),
];

import { playerPrivacyBody, type OwnPlayerView, type PlayerPrivacyBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Controller, useWatch } from 'react-hook-form';
import { AUDIENCE_FIELDS, AUDIENCES, audienceWord } from '../audience-words';
import { PartSection } from '../own/part-section';
import { useCardPart } from '../own/use-card-part';
import { Switch } from '../../../shared/ui/switch';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { AudienceRow } from './audience-row';
import { strangersSee } from './strangers';

type PrivacySectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** Who sees which part of the card, and whether strangers find it. */
export const PrivacySection = ({ player, onDirty }: PrivacySectionProps) => {
  const { control, ...form } = useCardPart({
    part: 'privacy',
    player,
    saved: player.privacy,
    schema: playerPrivacyBody,
    name: 'Visibility',
  });
  const [discoverable, audiences] = useWatch({ control, name: ['discoverable', 'audiences'] });
  const { catalogue } = useCatalogue();
  return (
    <PartSection
      id="visibility"
      title="Who sees what"
      hint="Your name and where you play are on your card for all who may open it. Of the rest, you choose."
      form={form}
      saveLabel="Save visibility"
      lines={form.newer && linesOf(form.newer, form.getValues())}
      onDirty={onDirty}
    >
      <Meanings />
      <Box sx={{ my: 4 }}>
        {AUDIENCE_FIELDS.map(({ field, label }) => (
          <Controller
            key={field}
            control={control}
            name={`audiences.${field}`}
            render={({ field: { value, onChange } }) => (
              <AudienceRow label={label} value={value} onChange={onChange} />
            )}
          />
        ))}
      </Box>
      <Controller
        control={control}
        name="discoverable"
        render={({ field: { value, onChange } }) => (
          <Switch label="Discoverable" describedBy="strangers" on={value} onTurn={onChange} />
        )}
      />
      <Typography id="strangers" variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {discoverable
          ? `People whom you share no team or league with can open your card. They see: ${strangersSee(player, audiences, catalogue)}.`
          : 'People whom you share no team or league with cannot open your card.'}
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

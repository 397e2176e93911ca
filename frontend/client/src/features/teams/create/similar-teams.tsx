import type { TeamDetailsBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { teamsApi } from '../api/teams.api';
import { factsOf } from '../card/team-facts';

const SHOWN = 3;
const NAME_FROM = 2;

/** Says that teams of this name are there already, in this city where one is given. */
export const SimilarTeams = ({ control }: { readonly control: Control<TeamDetailsBody> }) => {
  const [name, city] = useWatch({ control, name: ['name', 'city'] });
  const [soughtName, soughtCity] = [useDeferredValue(name.trim()), useDeferredValue(city?.trim() ?? '')];
  const { currentData } = teamsApi.useSimilarTeamsQuery(
    { name: soughtName, ...(soughtCity !== '' && { city: soughtCity }) },
    { skip: soughtName.length < NAME_FROM || soughtName.length > 40 },
  );
  const found = (soughtName.length < NAME_FROM ? [] : (currentData?.teams ?? [])).slice(0, SHOWN);
  return (
    // While it says nothing it takes no room among the fields.
    <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
      {found.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {soughtCity === ''
            ? 'A team of this name is on Fieldhouse already. '
            : 'A team of this name is in this city already. '}
          If it is yours, ask to join it:{' '}
          {found.map((team, index) => (
            <span key={team.teamId}>
              {index > 0 && ', '}
              <Link to={`/teams/${team.teamId}`} className="link">
                {team.name}
              </Link>{' '}
              ({factsOf(team).join(', ')})
            </span>
          ))}
        </Typography>
      )}
    </Box>
  );
};

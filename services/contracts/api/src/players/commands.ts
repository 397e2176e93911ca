import { commandTable } from '../shared/command-table';

/** What people say about themselves as players. `If-Match` keeps two of their devices apart. */
export const playerCommands = commandTable({
  base: '/player',
  commands: {
    ChangePlayerDetails: { at: 'PUT /details', by: ['member'], as: 'details' },
    ChangePlayedSports: { at: 'PUT /sports', by: ['member'] },
    ChangePlayerAvailability: { at: 'PUT /availability', by: ['member'], as: 'availability' },
    ChangePlayerPrivacy: { at: 'PUT /privacy', by: ['member'], as: 'privacy' },
    RemovePlayerPhoto: { at: 'DELETE /photo', by: ['member'] },
  },
});

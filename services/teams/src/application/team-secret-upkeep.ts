import { teamCode } from '@fieldhouse/events/teams';
import { AggregateStore, Secrets } from '@fieldhouse/kernel/runtime';
import { SecretUpkeep, type Addressed } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { findInvitation, teamAggregate } from '../domain';
import { InvitedMembers, TeamCodes } from '../infrastructure/team-indexes';

type OfTeam = Addressed<{ readonly teamId: string }>;

/** Invitations are found by their address, and links by their code, also after the installation's secret has changed. */
@Injectable()
export class TeamSecretUpkeep {
  constructor(
    upkeep: SecretUpkeep,
    invited: InvitedMembers,
    codes: TeamCodes,
    store: AggregateStore,
    secrets: Secrets,
  ) {
    const addressOf = async ({ _id, teamId }: OfTeam): Promise<string | null> => {
      const { state } = await store.load(teamAggregate, teamId);
      const invitation = state.status === 'none' ? undefined : findInvitation(state, _id);
      return invitation?.end === null && invitation.email !== '' ? invitation.email : null;
    };
    const codeOf = async ({ _id, teamId }: OfTeam): Promise<string | null> => {
      const { state } = await store.load(teamAggregate, teamId);
      const isOpen = state.status !== 'none' && state.link?.linkId === _id;
      return isOpen ? teamCode(secrets.keysOf('team-link')[0], teamId, _id) : null;
    };
    upkeep.add('addresses of invitations to teams', invited.keptBy(addressOf));
    upkeep.add('codes of teams', codes.keptBy(codeOf));
  }
}

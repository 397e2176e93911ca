export { PortsModule } from './ports.module';
export { PROCESSES, ProcessHost } from './process-host';
export { betaGrantsRole } from './beta-grants-role.process';
export { draftFillsRosters } from './draft-fills-rosters.process';
export { teamFollowsLeague } from './team-follows-league.process';
export { draftFollowsLeague } from './draft-follows-league.process';
export { paymentsForfeitPlaces } from './payments-forfeit-places.process';
export { paymentsSecurePlaces } from './payments-secure-places.process';
export { registrationsOwe } from './registrations-owe.process';

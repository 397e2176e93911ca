/** @returns how many events the runners of a system have passed over */
export const parkedIn = (system) => system.documents.collection('runner_parked_events').countDocuments();

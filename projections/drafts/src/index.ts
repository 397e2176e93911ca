export { draftDashboard } from './drafts-dashboard';
export { followedDraftPlans, followedDrafts } from './drafts-followed';
export { DraftsReadModule, draftProjections } from './drafts-read.module';

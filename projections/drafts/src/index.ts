export { DraftsReadModule, draftProjections } from './drafts-read.module';

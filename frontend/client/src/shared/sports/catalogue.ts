// Comes in a file of its own: the catalogue is large, and only who plays something needs it.
export { sportCatalogue } from '@fieldhouse/api-contract';

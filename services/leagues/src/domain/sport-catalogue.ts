export { findSport, positionCodes, sportCatalogue, type Sport } from '@fieldhouse/api-contract';

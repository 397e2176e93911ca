export { milesBetween, placeNamed, placesLike, type Place, type Point } from './gazetteer';

/** What stands in the room's place, in one piece: most who come never see it. */
export { RoomGone } from './room-gone';
export { RoomNotOpen } from './room-not-open';

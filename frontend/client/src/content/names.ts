/** Line icons that texts stand beside; drawn by the site. */
export type IconName =
  | 'team'
  | 'calendar'
  | 'draft'
  | 'payment'
  | 'chat'
  | 'search'
  | 'facility'
  | 'shield'
  | 'check'
  | 'dot'
  | 'arrow'
  | 'menu'
  | 'sun';
/** Pictures of the product that texts show. */
export type PictureName = 'room' | 'phone' | 'pool' | 'order';

type PlaceListProps = { readonly id: string; readonly places: readonly string[] };

/** What the device suggests for a field whose `list` is this one. */
export const PlaceList = ({ id, places }: PlaceListProps) => (
  <datalist id={id}>
    {places.map((place) => (
      <option key={place} value={place} />
    ))}
  </datalist>
);

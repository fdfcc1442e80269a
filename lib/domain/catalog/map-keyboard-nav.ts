type Placed = { id: string; latitude: number; longitude: number };

const byLongitude = (a: Placed, b: Placed) => a.longitude - b.longitude || a.latitude - b.latitude;
const byLatitude = (a: Placed, b: Placed) => a.latitude - b.latitude || a.longitude - b.longitude;

/**
 * The place an arrow key leads to: the next one to the east, west, north or south, so that either pair of arrows
 * reaches every place. Null at the edge, and for other keys.
 */
export function nextOnMap(places: readonly Placed[], id: string, key: string): string | null {
  const ranked = (order: typeof byLongitude) => places.toSorted(order).map((place) => place.id);
  const step = (order: typeof byLongitude, by: 1 | -1) => {
    const ids = ranked(order);
    const at = ids.indexOf(id);
    return at === -1 ? null : (ids[at + by] ?? null);
  };
  switch (key) {
    case 'ArrowRight':
      return step(byLongitude, 1);
    case 'ArrowLeft':
      return step(byLongitude, -1);
    case 'ArrowUp':
      return step(byLatitude, 1);
    case 'ArrowDown':
      return step(byLatitude, -1);
    case 'Home':
      return ranked(byLongitude)[0] ?? null;
    case 'End':
      return ranked(byLongitude).at(-1) ?? null;
    default:
      return null;
  }
}

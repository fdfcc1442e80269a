import {
  Flame,
  Gamepad2,
  MonitorPlay,
  Mountain,
  Plug,
  SquareParking,
  WavesLadder,
  Wifi,
  type IconNode,
} from 'lucide';
import { Icon } from '@/components/ui/icon';
import { HOT_TUB, PADDLE } from '@/components/ui/icon-shapes';
import { AMENITY_LABELS, type Amenity } from '@/lib/domain/catalog/cabin';

const ICONS: Record<Amenity, IconNode> = {
  hot_tub: HOT_TUB,
  indoor_pool: WavesLadder,
  mountain_view: Mountain,
  fire_pit: Flame,
  theater_room: MonitorPlay,
  game_room: Gamepad2,
  wifi: Wifi,
  pickleball_court: PADDLE,
  ev_charger: Plug,
  parking: SquareParking,
};

export function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 tablet:grid-cols-3">
      {amenities.map((amenity) => (
        <li key={amenity} className="flex items-center gap-3 font-medium">
          <span className="amenity-mark">
            <Icon shapes={ICONS[amenity]} />
          </span>
          {AMENITY_LABELS[amenity]}
        </li>
      ))}
    </ul>
  );
}

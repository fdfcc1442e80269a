import type { ComponentType } from 'react';
import {
  ChargerIcon,
  FlameIcon,
  GameIcon,
  HotTubIcon,
  MountainIcon,
  PaddleIcon,
  ParkingIcon,
  PoolIcon,
  TheaterIcon,
  WifiIcon,
} from '@/components/ui/icons';
import { AMENITY_LABELS, type Amenity } from '@/lib/domain/catalog/cabin';

const ICONS: Record<Amenity, ComponentType<{ className?: string }>> = {
  hot_tub: HotTubIcon,
  indoor_pool: PoolIcon,
  mountain_view: MountainIcon,
  fire_pit: FlameIcon,
  theater_room: TheaterIcon,
  game_room: GameIcon,
  wifi: WifiIcon,
  pickleball_court: PaddleIcon,
  ev_charger: ChargerIcon,
  parking: ParkingIcon,
};

export function AmenityList({ amenities }: { amenities: readonly Amenity[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-4 tablet:grid-cols-3">
      {amenities.map((amenity) => {
        const Icon = ICONS[amenity];
        return (
          <li key={amenity} className="flex items-center gap-3 font-medium">
            <span className="amenity-mark">
              <Icon className="size-5" />
            </span>
            {AMENITY_LABELS[amenity]}
          </li>
        );
      })}
    </ul>
  );
}

import {
  Armchair,
  Bath,
  BedDouble,
  Clapperboard,
  CookingPot,
  Flame,
  Gamepad2,
  House,
  Mountain,
  PawPrint,
  Sofa,
  Utensils,
  Waves,
  type IconNode,
} from 'lucide';
import type { CSSProperties } from 'react';
import { HOT_TUB } from '@/components/ui/icon-shapes';
import { Icon } from '@/components/ui/icon';
import type { RoomType } from '@/lib/domain/catalog/cabin';
import { nextOfRoom, type PicturedRoom } from '@/lib/domain/catalog/rooms';
import { plural } from '@/lib/format';
import { layOutPlan, PLAN_WIDTH, type PlacedRoom } from './floor-plan-layout';
import styles from './floor-plan.module.css';

const SHAPES: Record<RoomType, IconNode> = {
  exterior: House,
  great_room: Sofa,
  kitchen: CookingPot,
  dining: Utensils,
  bedroom: BedDouble,
  bathroom: Bath,
  hot_tub: HOT_TUB,
  pool: Waves,
  theater: Clapperboard,
  game_room: Gamepad2,
  fire_pit: Flame,
  view: Mountain,
  deck: Armchair,
  pets: PawPrint,
};

type Props = {
  rooms: readonly PicturedRoom[];
  /** The picture that is shown; -1: none. */
  shown: number;
  onShow: (picture: number) => void;
};

/** The rooms by name, as a sketch of the house: each leads to its pictures. */
export function FloorPlan({ rooms, shown, onShow }: Props) {
  const plan = layOutPlan(rooms);
  return (
    <nav aria-label="Rooms" className={styles.plan}>
      <div className={styles.sheet} style={{ aspectRatio: `${PLAN_WIDTH} / ${plan.height}` }}>
        <svg
          aria-hidden
          viewBox={`0 0 ${PLAN_WIDTH} ${plan.height}`}
          preserveAspectRatio="none"
          className={styles.walls}
        >
          {plan.rooms.map((room) => (
            <Walls key={room.room} room={room} />
          ))}
          {plan.houseHeight > 0 && <Roof height={plan.houseHeight} />}
        </svg>
        <ul>
          {plan.rooms.map((room) => (
            <li key={room.room} style={placeOf(room, plan.height)}>
              <button
                type="button"
                aria-current={room.pictures.includes(shown) || undefined}
                onClick={() => onShow(nextOfRoom(room, shown))}
              >
                <Icon shapes={SHAPES[room.room]} className="size-5" />
                {room.name}
                <span className="sr-only">
                  {`(${room.pictures.length} ${plural(room.pictures.length, 'picture', 'pictures')})`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>A sketch of the rooms, not to scale</p>
    </nav>
  );
}

function placeOf({ x, y, width, height }: PlacedRoom, planHeight: number): CSSProperties {
  return {
    left: `${x}%`,
    width: `${width}%`,
    top: `${(100 * y) / planHeight}%`,
    height: `${(100 * height) / planHeight}%`,
  };
}

/** Indoors with a doorway in the lower wall; the porch between posts; the yard open. */
function Walls({ room: { zone, x, y, width, height } }: { room: PlacedRoom }) {
  if (zone === 'yard') return null;
  if (zone === 'porch') {
    return <rect className={styles.porch} x={x} y={y} width={width} height={height} />;
  }
  const door = { from: x + width * 0.62, to: x + width * 0.62 + 5 };
  const floor = y + height;
  return (
    <path
      className={styles.wall}
      d={`M${door.from} ${floor}H${x}V${y}H${x + width}V${floor}H${door.to}`}
    />
  );
}

const Roof = ({ height }: { height: number }) => (
  <rect className={styles.house} x={0} y={0} width={PLAN_WIDTH} height={height} />
);

import styles from './map.module.css';
import type { MapPin, MapViewProps } from './map-view';

type Props = Pick<MapViewProps, 'onChoose' | 'onHighlight'> & {
  pin: MapPin;
  isChosen: boolean;
  isLit: boolean;
};

export function PinButton({ pin, isChosen, isLit, onChoose, onHighlight }: Props) {
  return (
    <button
      type="button"
      aria-label={pin.label}
      aria-pressed={isChosen}
      title={pin.label}
      className={styles.pin}
      data-pin={pin.id}
      data-lit={isLit || undefined}
      onClick={() => onChoose?.(pin.id)}
      onPointerEnter={() => onHighlight?.(pin.id)}
      onPointerLeave={() => onHighlight?.(null)}
      onFocus={() => onHighlight?.(pin.id)}
      onBlur={() => onHighlight?.(null)}
    >
      <span style={{ backgroundColor: pin.color }} />
    </button>
  );
}

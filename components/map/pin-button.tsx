import styles from './map.module.css';
import type { MapPin, MapViewProps } from './map-view';

type Props = Pick<MapViewProps, 'onChoose' | 'onHighlight'> & {
  pin: MapPin;
  /** The id of the keyboard hint. */
  hintId?: string;
  /** Whether the pin is the tab stop. */
  isStop: boolean;
  isChosen: boolean;
  isLit: boolean;
  onFocus: (id: string) => void;
};

export function PinButton({ pin, isChosen, isLit, onChoose, onHighlight, ...props }: Props) {
  return (
    <button
      type="button"
      aria-label={pin.label}
      aria-describedby={props.hintId}
      aria-pressed={isChosen}
      title={pin.label}
      tabIndex={props.isStop ? 0 : -1}
      className={styles.pin}
      data-priced={pin.price ? '' : undefined}
      data-pin={pin.id}
      data-lit={isLit || undefined}
      onClick={() => onChoose?.(pin.id)}
      onPointerEnter={() => onHighlight?.(pin.id)}
      onPointerLeave={() => onHighlight?.(null)}
      onFocus={() => {
        props.onFocus(pin.id);
        onHighlight?.(pin.id);
      }}
      onBlur={() => onHighlight?.(null)}
    >
      {pin.price ? <b>{pin.price}</b> : <span style={{ backgroundColor: pin.color }} />}
    </button>
  );
}

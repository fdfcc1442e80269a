import type { MouseEvent } from 'react';
import { TextField } from '@/components/host/form/fields';
import styles from './photos-view.module.css';
import { Picture } from '@/components/ui/picture';
import type { FocalPoint } from '@/lib/domain/catalog/cabin';

type Focus = NonNullable<FocalPoint>;
type Props = {
  /** A prefix for the ids of its sliders. */
  id: string;
  imageUrl: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
};

/** Chooses the point of a picture that every crop keeps in view. */
export function FocusField({ id, imageUrl, focus, onChange }: Props) {
  function point({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    const percent = (at: number, from: number, size: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / size)) * 100);
    onChange({
      x: percent(clientX, box.left, box.width),
      y: percent(clientY, box.top, box.height),
    });
  }
  const slider = (axis: 'x' | 'y', label: string) => (
    <TextField
      id={`${id}-focus${axis.toUpperCase()}`}
      label={label}
      type="range"
      min={0}
      max={100}
      value={focus[axis]}
      onText={(text) => onChange({ ...focus, [axis]: Number(text) })}
    />
  );
  const crop = (width: number, height: number) => (
    <Picture src={imageUrl} alt="" width={width} height={height} fileWidth={384} focus={focus} />
  );
  return (
    <>
      <div>
        <small>What every crop keeps in view: click it, or use the sliders.</small>
        {/* The sliders below do the same for keyboard users. */}
        <div className={styles.whole} onClick={point}>
          <Picture src={imageUrl} alt="" width={384} height={256} fileWidth={720} />
          <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </div>
      </div>
      {slider('x', 'From left to right')}
      {slider('y', 'From top to bottom')}
      <div className={styles.crops} aria-hidden="true">
        {crop(108, 72)}
        {crop(180, 72)}
        {crop(48, 72)}
      </div>
    </>
  );
}

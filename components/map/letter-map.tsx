import { listTowns } from './place-map';
import { cropAround, toDrawing } from '@/lib/domain/catalog/region-drawing';
import type { Location } from '@/lib/domain/values/public-location';

const CROP = { width: 330, height: 165 };
const SCALE = 1120 / CROP.width;

/** In pixels, twice the width of an email. */
export const LETTER_MAP = { width: 1120, height: 560 };

const COLORS = { paper: '#f2eadb', ink: '#14332a', pin: '#b3431a' };

type Props = {
  place: Location;
  /** The source of the drawn map. */
  drawing: string;
};

/** The drawn map around a cabin, with the towns near it, for `ImageResponse`: mail programs show no SVG. */
export function LetterMap({ place, drawing }: Props) {
  const crop = cropAround(place, CROP);
  const at = ({ x, y }: { x: number; y: number }) => ({
    left: (x - crop.left) * SCALE,
    top: (y - crop.top) * SCALE,
  });
  const part = drawing.replace(
    /<svg[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LETTER_MAP.width}" height="${LETTER_MAP.height}" viewBox="${crop.left} ${crop.top} ${crop.width} ${crop.height}">`,
  );
  const pin = at(toDrawing(place));
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: COLORS.paper }}>
      {/* eslint-disable-next-line @next/next/no-img-element -- Part of a picture. */}
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(part).toString('base64')}`}
        alt=""
        {...LETTER_MAP}
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
      {listTowns(crop).map(({ name, anchor, ...town }) => {
        const { left, top } = at(town);
        return (
          <div key={name} style={{ display: 'flex' }}>
            <div
              style={{
                position: 'absolute',
                left: left - 9,
                top: top - 9,
                width: 18,
                height: 18,
                borderRadius: 9,
                background: COLORS.ink,
                border: '3px solid #fff',
              }}
            />
            <div
              style={{
                position: 'absolute',
                top: top - 24,
                fontSize: 34,
                color: COLORS.ink,
                ...(anchor === 'start'
                  ? { left: left + 20 }
                  : { right: LETTER_MAP.width - left + 20 }),
              }}
            >
              {name}
            </div>
          </div>
        );
      })}
      <div
        style={{
          position: 'absolute',
          left: pin.left - 22,
          top: pin.top - 22,
          width: 44,
          height: 44,
          borderRadius: 22,
          background: COLORS.pin,
          border: '6px solid #fff',
        }}
      />
    </div>
  );
}

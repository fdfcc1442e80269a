import styles from './cabin-form.module.css';
import { CabinPlace } from './cabin-place';
import type { CabinEditor } from './use-cabin-form';
import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import type { Location } from '@/lib/domain/values/public-location';
import { type AreaSlug } from '@/lib/domain/catalog/area';

export type LocationProps = {
  areas: readonly { slug: AreaSlug; city: string }[];
  /** An operator's own map style; empty for the site's. */
  mapStyleUrl: string;
};
type Props = LocationProps & { editor: CabinEditor; saved: Location | null };

export function CabinLocation({ editor, areas, saved, mapStyleUrl }: Props) {
  const { fields, change, choice, text } = editor;
  return (
    <>
      <div className={styles.row}>
        <TextField {...text('city', 'Town')} hint="Its taxes apply." maxLength={60} />
        <SelectField
          {...choice('area', 'Area')}
          options={areas.map(({ slug, city }): Option<AreaSlug> => [slug, city])}
          onChoose={(area) => change({ area })}
        />
      </div>
      <CabinPlace
        {...text('place', 'Place on the map')}
        hint="Latitude and longitude, or the long link from a map’s address bar. An app’s short link doesn’t contain the place. Guests get the exact place with a confirmed booking."
        autoComplete="off"
        area={fields.area}
        saved={saved}
        mapStyleUrl={mapStyleUrl}
      />
      <TextField {...text('elevationFt', 'Elevation (feet)')} inputMode="numeric" />
    </>
  );
}

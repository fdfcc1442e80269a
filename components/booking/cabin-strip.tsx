import { Picture } from '@/components/ui/picture';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { CabinLink } from '@/components/ui/cabin-link';
import { paths } from '@/lib/http/paths';

type StripCabin = Pick<AvailabilityCabin, 'slug' | 'title' | 'city' | 'heroImageUrl'> &
  Partial<Pick<AvailabilityCabin, 'heroFocus'>>;

/** The cabin of a booking, in one row. */
export function CabinStrip({ cabin }: { cabin: StripCabin }) {
  return (
    <div className="flex items-center gap-4">
      <Picture
        src={cabin.heroImageUrl}
        focus={cabin.heroFocus}
        alt=""
        width={240}
        height={160}
        isFirst
        fetchPriority="auto"
        sizes="120px"
        widths={[384]}
        className="aspect-[3/2] w-32 rounded-control bg-spruce-100 object-cover print:hidden"
      />
      <div className="min-w-0">
        <p className="eyebrow text-ember-700">{cabin.city}</p>
        <p className="mt-1 font-display text-title-3 font-semibold text-spruce-900">
          <CabinLink href={paths.cabin(cabin.slug)} className="hover:underline">
            {cabin.title}
          </CabinLink>
        </p>
      </div>
    </div>
  );
}

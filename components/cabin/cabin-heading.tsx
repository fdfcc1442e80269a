import { Bath, Bed, MapPin, Mountain, Star, Users } from 'lucide';
import { SaveButton } from '@/components/saved/save-button';
import { useRefusedStay } from '@/components/stay-picker/picker/use-stay-total';
import type { AskedStay } from '@/components/stay-picker/stay/asked-stay';
import { Icon } from '@/components/ui/icon';
import { shop } from '@/lib/shop/shop';
import { formatBeds, formatCount, plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { CabinLink } from '@/components/ui/cabin-link';
import { ratingText } from '@/components/cabin-card/rating';
import type { PublicCabin } from '@/lib/domain/catalog/cabin';
import { ShareButton } from './share-button';

// A longer title in the larger size would take six lines on a phone.
const LONG_TITLE = 48;

type Props = {
  cabin: PublicCabin;
  asked: AskedStay | null;
  isDated: boolean;
};

export function CabinHeading({ cabin, asked, isDated }: Props) {
  const { title, city } = cabin;
  const refused = useRefusedStay(cabin.slug, asked);
  return (
    <header>
      <div className="flex items-start justify-between gap-[16px] tablet:justify-start">
        <h1
          className={`${title.length > LONG_TITLE ? 'text-title-3 tablet:text-title-1' : 'text-title-1'} text-spruce-900`}
        >
          {title}
        </h1>
        <SaveButton cabin={cabin} className="mt-0.5 shrink-0" />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm font-semibold tablet:mt-3">
        <CabinLink
          href={paths.area(cabin.area)}
          className="inline-flex min-h-11 items-center gap-1.5 text-ember-700 underline-offset-4 hover:underline tablet:min-h-6"
        >
          <Icon shapes={MapPin} className="size-4" />
          {city}
        </CabinLink>
        <a
          href="#reviews"
          className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline tablet:min-h-6"
        >
          <Icon isSolid shapes={Star} className="size-4 text-ember-600" />
          {ratingText(cabin)}
        </a>
        <ShareButton
          cabin={cabin}
          isDated={isDated && !refused}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 underline-offset-4 hover:underline tablet:min-h-6"
        />
      </div>
      {asked?.strip}
      <p className="mt-2 max-w-prose text-lede text-pretty text-ink-soft tablet:mt-4">
        {cabin.shortDesc}
      </p>
      <Facts cabin={cabin} />
    </header>
  );
}

function Facts({ cabin }: Pick<Props, 'cabin'>) {
  const { maxGuests, baths, elevationFt } = cabin;
  const facts = [
    { shapes: Users, text: `Sleeps ${maxGuests}` },
    {
      shapes: Bed,
      text: formatBeds(cabin),
    },
    { shapes: Bath, text: `${baths} ${plural(baths, 'bath', 'baths')}` },
    ...(shop().showsSmokies
      ? [{ shapes: Mountain, text: `${formatCount(elevationFt)} ft elevation` }]
      : []),
  ];
  return (
    <ul className="mt-7 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-3 tablet:grid-cols-4">
      {facts.map(({ shapes, text }) => (
        <li key={text} className="fact">
          <Icon shapes={shapes} className="size-6 text-ember-600" />
          {text}
        </li>
      ))}
    </ul>
  );
}

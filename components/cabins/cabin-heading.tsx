import { SaveButton } from '@/components/saved/save-button';
import {
  BathIcon,
  BedIcon,
  GuestsIcon,
  MapPinIcon,
  MountainIcon,
  StarIcon,
} from '@/components/ui/icons';
import { formatCount, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { CabinLink } from '../ui/cabin-link';
import { ratingText } from './rating';
import type { ShownCabin } from './shown-cabin';

type Props = { cabin: ShownCabin };

export function CabinHeading({ cabin }: Props) {
  const { id, slug, title, city } = cabin;
  return (
    <header>
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-title-1 text-spruce-900">{title}</h1>
        <SaveButton cabin={{ id, slug, title, city }} className="mt-0.5 shrink-0" />
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm font-semibold">
        <CabinLink
          href={paths.area(cabin.area)}
          className="inline-flex min-h-11 items-center gap-1.5 text-ember-700 underline-offset-4 hover:underline tablet:min-h-6"
        >
          <MapPinIcon className="size-4" />
          {city}
        </CabinLink>
        <a
          href="#reviews"
          className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline tablet:min-h-6"
        >
          <StarIcon className="size-4 text-ember-600" />
          {ratingText(cabin)}
        </a>
      </p>
      <p className="mt-4 max-w-prose text-lede text-pretty text-ink-soft">{cabin.shortDesc}</p>
      <Facts cabin={cabin} />
    </header>
  );
}

function Facts({ cabin }: Props) {
  const { maxGuests, bedrooms, beds, baths, elevationFt } = cabin;
  const facts = [
    { Icon: GuestsIcon, text: `${maxGuests} ${plural(maxGuests, 'guest', 'guests')}` },
    {
      Icon: BedIcon,
      text: `${bedrooms} ${plural(bedrooms, 'bedroom', 'bedrooms')}, ${beds} ${plural(beds, 'bed', 'beds')}`,
    },
    { Icon: BathIcon, text: `${baths} ${plural(baths, 'bath', 'baths')}` },
    { Icon: MountainIcon, text: `${formatCount(elevationFt)} ft elevation` },
  ];
  return (
    <ul className="mt-7 grid grid-cols-2 gap-3 tablet:grid-cols-4">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="fact">
          <Icon className="size-6 text-ember-600" />
          {text}
        </li>
      ))}
    </ul>
  );
}

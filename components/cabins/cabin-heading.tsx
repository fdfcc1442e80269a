import Link from 'next/link';
import {
  BathIcon,
  BedIcon,
  GuestsIcon,
  MapPinIcon,
  MountainIcon,
  StarIcon,
} from '@/components/ui/icons';
import type { Cabin } from '@/lib/domain/cabin';
import { plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { shownRatingText } from './rating';

type Props = { cabin: Cabin };

export function CabinHeading({ cabin }: Props) {
  return (
    <header>
      <h1 className="text-spruce-900 tablet:text-4xl laptop:text-5xl text-3xl leading-tight font-semibold">
        {cabin.title}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm font-semibold">
        <Link
          href={paths.area(cabin.area)}
          className="text-ember-700 tablet:min-h-6 inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <MapPinIcon className="size-4" />
          {cabin.city}
        </Link>
        <a
          href="#reviews"
          className="tablet:min-h-6 inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <StarIcon className="text-ember-600 size-4" />
          {shownRatingText(cabin.reviews)}
        </a>
      </p>
      <p className="text-ink-soft mt-4 text-lg leading-relaxed">{cabin.shortDesc}</p>
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
    { Icon: MountainIcon, text: `${elevationFt.toLocaleString('en-US')} ft elevation` },
  ];
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="text-ink flex items-center gap-2 font-semibold">
          <Icon className="text-spruce-700 size-5" />
          {text}
        </li>
      ))}
    </ul>
  );
}

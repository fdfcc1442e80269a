'use client';

import { Picture } from '@/components/ui/picture';
import { CheckAvailabilityButton } from '@/components/stay-picker/check-availability-button';
import { SaveButton } from '@/components/saved/save-button';
import { ViewsBadge } from '@/components/analytics/views-badge';
import { StepInsideButton } from '@/components/video/step-inside-button';
import { SharedPicture } from '@/components/ui/shared-picture';
import { AMENITY_LABELS, type CardCabin } from '@/lib/domain/catalog/cabin';
import type { CardStay } from '@/lib/domain/search/search-result';
import { formatWholeDollars, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import styles from './cabin-card.module.css';
import { CabinCardPrice } from './cabin-card-price';
import { CabinLink } from '../ui/cabin-link';
import { ratingText } from './rating';
import { toAvailabilityCabin } from './to-availability-cabin';

const SHOWN_AMENITIES = 3;

type Props = {
  cabin: CardCabin;
  /** The stay the guest searched for, when one is known. */
  known?: CardStay;
  /** Why the cabin cannot be had as searched. */
  notice?: string | null;
  /** In the first row of the page, perhaps on wide screens only: its picture is part of the first paint. */
  isFirstRow?: boolean | string;
  headingLevel?: 2 | 3;
  /** The page may show the same cabin on another card, whose picture is the one that moves. */
  isRepeat?: boolean;
};

function petText(petFeeCents: number): string {
  return petFeeCents > 0 ? `Pets welcome, ${formatWholeDollars(petFeeCents)}` : 'Pets stay free';
}

function Chips({ cabin }: Pick<Props, 'cabin'>) {
  const hiddenCount = cabin.amenities.length - SHOWN_AMENITIES;
  const petFeeCents = cabin.petFeeCents ?? null;
  if (cabin.amenities.length === 0 && petFeeCents === null) return null;
  return (
    <ul>
      {cabin.amenities.slice(0, SHOWN_AMENITIES).map((amenity) => (
        <li key={amenity}>{AMENITY_LABELS[amenity]}</li>
      ))}
      {hiddenCount > 0 && <li>{`+${hiddenCount}`}</li>}
      {petFeeCents !== null && <li className={styles.pets}>{petText(petFeeCents)}</li>}
    </ul>
  );
}

function Facts({ cabin }: Pick<Props, 'cabin'>) {
  const { beds, baths, maxGuests } = cabin;
  return (
    <p>
      {[
        `${beds} ${plural(beds, 'bed', 'beds')}`,
        `${baths} ${plural(baths, 'bath', 'baths')}`,
        `${maxGuests} ${plural(maxGuests, 'guest', 'guests')}`,
      ].join(' · ')}
    </p>
  );
}

/** Its stylesheet selects by element, which keeps the HTML of a long list small. */
export function CabinCard({
  cabin,
  known,
  notice,
  isFirstRow = false,
  headingLevel = 3,
  isRepeat = false,
}: Props) {
  const { slug, title, city, videoTourUrl, tiktokId } = cabin;
  const Heading = `h${headingLevel}` as const;
  const href = paths.cabin(slug, known && { ...known.stay, guests: known.guests });
  // One object for both buttons: it travels to the browser once.
  const shared = toAvailabilityCabin(cabin);
  return (
    <article data-cabin={slug} className={styles.card}>
      <CabinLink href={href}>
        <SharedPicture slug={isRepeat ? null : slug}>
          <Picture
            src={cabin.heroImageUrl}
            alt={`${title} in ${city}`}
            fileWidth={720}
            color={cabin.heroImageColor}
            isFirst={isFirstRow}
          />
        </SharedPicture>
        <ViewsBadge cabinId={cabin.id} initial={cabin.viewsLast7Days} />
      </CabinLink>
      <SaveButton cabin={shared} />
      {(videoTourUrl || tiktokId) && (
        <StepInsideButton
          slug={slug}
          title={title}
          videoTourUrl={videoTourUrl}
          tiktokId={tiktokId}
        />
      )}
      <header>
        <Heading>{title}</Heading>
        <p>{city}</p>
        {cabin.reviewCount > 0 ? <p>{ratingText(cabin)}</p> : <p className={styles.new}>New</p>}
      </header>
      <Facts cabin={cabin} />
      {typeof cabin.mountainMamaReview === 'string' && (
        <blockquote>
          <b>{`${site.host} Says`}</b>
          {` ${cabin.mountainMamaReview}`}
        </blockquote>
      )}
      <Chips cabin={cabin} />
      {(known || notice) && <CabinCardPrice known={known} notice={notice} />}
      <footer>
        <CheckAvailabilityButton cabin={shared} variant="card">
          Check Availability
        </CheckAvailabilityButton>
        <CabinLink href={href}>
          View Details<span>{` of ${title}`}</span>
        </CabinLink>
      </footer>
    </article>
  );
}

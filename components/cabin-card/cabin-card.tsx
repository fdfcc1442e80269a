'use client';

import { Picture } from '@/components/ui/picture';
import { openDates } from '@/components/stay-picker/picker/open-dates';
import { CheckAvailabilityButton } from '@/components/stay-picker/picker/check-availability-button';
import { SaveButton } from '@/components/saved/save-button';
import { ViewsBadge } from '@/components/analytics/views-badge';
import { StepInsideButton } from '@/components/video/step-inside-button';
import { SharedPicture } from '@/components/ui/shared-picture';
import { AMENITY_LABELS, type CardCabin } from '@/lib/domain/catalog/cabin';
import type { CardStay } from '@/lib/domain/search/search-result';
import { formatWholeDollars, plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { pictureAlt } from '@/lib/copy/picture-words';
import { shop } from '@/lib/shop/shop';
import styles from './cabin-card.module.css';
import { CabinCardPrice } from './cabin-card-price';
import { CabinLink } from '@/components/ui/cabin-link';
import { ratingText } from './rating';
import { toAvailabilityCabin } from '@/components/stay-picker/stay/to-availability-cabin';

const SHOWN_AMENITIES = 3;
// Two lines hold 46 characters, so a longer title is cut after a whole word.
const TOO_LONG = /^(?=.{47})(.{1,46}) .*/;

type Props = {
  cabin: CardCabin;
  /** The stay found by a search. */
  known?: CardStay;
  /** What an unlocked deal takes off each night. */
  discountPercent?: number;
  /** Why the cabin is not available as searched. */
  notice?: string | null;
  /** In the first row of the page (a media query where only on wide screens): its picture is preloaded. */
  isFirstRow?: boolean | string;
  headingLevel?: 2 | 3;
  /** Another card of the page shows the same cabin and owns the picture's view transition. */
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
  discountPercent,
  notice,
  isFirstRow = false,
  headingLevel = 3,
  isRepeat = false,
}: Props) {
  const { slug, title, city, videoTourUrl, tiktokId } = cabin;
  const Heading = `h${headingLevel}` as const;
  const href = paths.cabin(slug, known && { ...known.stay, guests: known.guests });
  // One object for both buttons, so that it is serialized once.
  const shared = toAvailabilityCabin(cabin);
  return (
    <article data-cabin={slug} className={known ? `${styles.card} ${styles.dated}` : styles.card}>
      <CabinLink href={href}>
        <SharedPicture slug={isRepeat ? null : slug}>
          <Picture
            src={cabin.heroImageUrl}
            alt={pictureAlt(cabin.heroImageUrl, `${title} in ${city}`)}
            fileWidth={720}
            denseWidth={isFirstRow ? 1200 : undefined}
            color={cabin.heroImageColor}
            focus={cabin.heroFocus}
            isFirst={isFirstRow}
          />
        </SharedPicture>
        <ViewsBadge cabinId={cabin.id} initial={cabin.viewsLast7Days ?? 0} />
      </CabinLink>
      <SaveButton cabin={shared} />
      {(videoTourUrl || tiktokId) && (
        <StepInsideButton
          slug={slug}
          title={title}
          videoTourUrl={videoTourUrl}
          tiktokId={tiktokId}
          dates={{ leastNightCents: cabin.leastNightCents, open: () => void openDates(shared) }}
        />
      )}
      <header>
        <Heading>{title.replace(TOO_LONG, '$1…')}</Heading>
        <p>{city}</p>
        {cabin.reviewCount > 0 ? <p>{ratingText(cabin)}</p> : <p className={styles.new}>New</p>}
      </header>
      <CabinCardPrice
        cabin={cabin}
        discountPercent={discountPercent}
        known={known}
        notice={notice}
      />
      <Facts cabin={cabin} />
      {typeof cabin.mountainMamaReview === 'string' && (
        <blockquote>
          <b>{`${shop().host} Says`}</b>
          {` ${cabin.mountainMamaReview}`}
        </blockquote>
      )}
      <Chips cabin={cabin} />
      <footer>
        <CheckAvailabilityButton cabin={shared}>Check Availability</CheckAvailabilityButton>
        <CabinLink href={href}>
          View Details<span>{` of ${title}`}</span>
        </CabinLink>
      </footer>
    </article>
  );
}

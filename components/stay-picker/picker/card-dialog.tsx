'use client';

import { CabinLink } from '@/components/ui/cabin-link';
import { Modal } from '@/components/ui/dialog/dialog';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { Picture } from '@/components/ui/picture';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { formatBedrooms, plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { CancellationNote } from '@/components/stay-picker/price/cancellation-banner';
import { PickerColumns } from './picker-columns';
import { PickerDates } from './picker-dates';
import { DialogParty } from './dialog-party';
import { PickerParty } from './picker-party';
import { PickerPromo } from './picker-promo';
import { PriceSkeleton } from './picker-price';
import { PriceProblem } from '@/components/stay-picker/price/price-problem';
import { DueNow } from '@/components/stay-picker/price/due-now';
import { PriceSummary } from '@/components/stay-picker/price/price-summary';
import { ReserveFooter } from './reserve-footer';
import { useNow } from '@/components/stay-picker/stay/use-now';
import { useOpenedEvent } from '@/components/stay-picker/stay/use-stay-events';
import { useStayPicker, type StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

type CardDialogProps = { cabin: AvailabilityCabin; onClose: () => void };

/** Two lines on a phone. Small phones show only the first, so that a six-week month is in view. */
function Facts({ cabin }: { cabin: AvailabilityCabin }) {
  const { title, city, bedrooms, beds, maxGuests } = cabin;
  return (
    <span className="flex flex-col whitespace-pre tablet:flex-row">
      <span className="flex min-w-0">
        <span className="truncate">{title}</span>
        {` · ${city}`}
      </span>
      <span className="shorter:hidden">
        <span className="hidden tablet:inline"> · </span>
        {`${formatBedrooms(bedrooms)} · ${beds} ${plural(beds, 'bed', 'beds')} · sleeps ${maxGuests}`}
      </span>
    </span>
  );
}

/** The card's picture, which the browser has cached, where the price will be. */
const CabinPicture = ({ cabin }: { cabin: AvailabilityCabin }) => (
  <Picture
    src={cabin.heroImageUrl}
    alt=""
    width={720}
    height={480}
    fileWidth={720}
    focus={cabin.heroFocus ?? undefined}
    className="mt-5 hidden aspect-3/2 w-full rounded-control object-cover tablet:block"
  />
);

type PriceProps = { cabin: AvailabilityCabin; picker: StayPickerState; hasTotal: boolean };

function Price({ cabin, picker, hasTotal }: PriceProps) {
  const { price, quote } = picker;
  if (price.error) return <PriceProblem picker={picker} />;
  if (!quote && !price.isLoading) return <CabinPicture cabin={cabin} />;
  return (
    <section
      aria-label="Price summary"
      className="mt-5 grid gap-2 rounded-control border border-line bg-surface p-4 tablet:p-5"
    >
      {quote ? <PriceSummary quote={quote} hasTotal={hasTotal} /> : <PriceSkeleton />}
      <DueNow plan={quote && price.plan} />
    </section>
  );
}

function Calendar({ cabin, onClose }: CardDialogProps) {
  const picker = useStayPicker(cabin, 'card');
  useOpenedEvent(cabin, 'card');
  const { checkIn, checkOut } = picker.choice.selection;
  const { adults: guests, pets } = picker.party;
  const now = useNow();
  const isPhone = useMediaQuery('(width < 48rem)');
  const details = (
    <CabinLink
      href={paths.cabin(cabin.slug, { checkIn, checkOut, guests, pets })}
      replace
      className="flex min-h-11 shrink-0 items-center font-medium text-spruce-800 underline underline-offset-4"
    >
      View full details
    </CabinLink>
  );
  return (
    <Modal
      open
      onClose={onClose}
      title="Check Availability"
      description={<Facts cabin={cabin} />}
      size="wide"
      isTall
      footer={
        <ReserveFooter
          cabin={cabin}
          picker={picker}
          hasTotal={isPhone}
          cancellation={<CancellationNote checkIn={checkIn} terms={cabin} now={now} />}
        >
          {!isPhone && details}
        </ReserveFooter>
      }
    >
      <PickerColumns
        dates={
          <PickerDates cabin={cabin} picker={picker} variant="card">
            {isPhone && <DialogParty cabin={cabin} picker={picker} />}
          </PickerDates>
        }
      >
        <div>
          {!isPhone && <PickerParty cabin={cabin} picker={picker} />}
          <div className="tablet:mt-5 tablet:empty:hidden">
            <PickerPromo picker={picker} />
          </div>
          <Price cabin={cabin} picker={picker} hasTotal={!isPhone} />
          {isPhone && details}
        </div>
      </PickerColumns>
    </Modal>
  );
}

/** The "Check Availability" dialog of a cabin card (product §2.6). */
export const CardDialog = (props: CardDialogProps) => (
  <DialogBoundary
    title="Check Availability"
    text="This calendar didn’t load."
    onClose={props.onClose}
  >
    <Calendar {...props} />
  </DialogBoundary>
);

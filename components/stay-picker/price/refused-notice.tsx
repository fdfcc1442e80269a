import type { RefusedStay } from '@/lib/browser/stay-total';
import { paths } from '@/lib/http/paths';
import { OPEN_STAY_CLASSES, OpenStay } from '@/components/stay-picker/calendar/open-stay';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';

type Props = { slug: string; refused: RefusedStay };

/** The server-rendered form of `ReasonNotice`: why the stay is refused, with the nearest open stays as links. */
export function RefusedNotice({ slug, refused }: Props) {
  const { reason, party, promoCode: promo, openStays } = refused;
  const { title, description } = stayReasonCopy(reason);
  const guests = party.adults + party.children;
  return (
    <div>
      <div
        role="status"
        className="rounded-control border-l-4 border-ember-600 bg-ember-100 px-4 py-2"
      >
        <p className="font-semibold text-ember-700">{title}</p>
        <p className="text-sm text-ink">{description}</p>
      </div>
      {openStays.length > 0 && (
        <div className="mt-2">
          <p className="text-sm font-medium text-ink-soft">Nearest open stays</p>
          <ul aria-label="Nearest open stays" className="mt-1.5 grid gap-2">
            {openStays.map(({ stay, totalCents }, index) => {
              const look = index === 0 ? 'lead' : 'row';
              return (
                <li key={`${stay.checkIn}/${stay.checkOut}`}>
                  <a
                    href={paths.cabin(slug, { ...stay, guests, pets: party.pets, promo })}
                    className={OPEN_STAY_CLASSES[look]}
                  >
                    <OpenStay stay={stay} totalCents={totalCents} look={look} />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

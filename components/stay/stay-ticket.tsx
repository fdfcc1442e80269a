import { PrintButton } from '@/components/booking/print-button';
import '@/components/booking/print.css';
import { phaseOf, type GuestStay, type StayPhase } from '@/lib/domain/guest-stay';
import { GettingThere } from './getting-there';
import { HouseRules } from './house-rules';
import { StayFacts } from './stay-facts';
import { StayMoney } from './stay-money';

// Who is not coming need not know the way.
const ON: readonly StayPhase[] = ['waiting', 'coming', 'here'];

type Props = { stay: GuestStay; line: string; now: Date };

function Head({ reference, line }: { reference: string; line: string }) {
  return (
    <div className="ridge-floor flex flex-wrap items-start justify-between gap-4 overflow-hidden rounded-t-card bg-spruce-900 tear-bottom px-5 pt-7 pb-16 text-white on-dark after:text-spruce-950/70 tablet:px-8 tablet:pt-9 print:overflow-visible print:rounded-none print:bg-transparent print:mask-none print:p-0 print:text-ink print:after:hidden">
      <div>
        <p className="eyebrow text-dawn-300 print:text-ink">Booking reference</p>
        <p className="mt-2 font-display text-title-1 font-semibold tracking-wide">{reference}</p>
        <p className="relative z-10 mt-2">{line}</p>
      </div>
      <PrintButton />
    </div>
  );
}

/** The booking as a ticket; the price is the one it was sold at. */
export function StayTicket({ stay, line, now }: Props) {
  const isOn = ON.includes(phaseOf(stay, now));
  return (
    <div
      data-printable
      className="[filter:drop-shadow(0_14px_18px_rgb(60_42_20/0.16))] print:[filter:none]"
    >
      <Head reference={stay.reference} line={line} />
      <div className="grid rounded-b-card border-t-2 border-dashed border-line bg-surface tear-top laptop:grid-cols-[minmax(0,1fr)_25rem] print:mask-none">
        <div className="min-w-0 divide-y divide-line">
          <StayFacts stay={stay} />
          {isOn && <GettingThere stay={stay} />}
        </div>
        <div className="min-w-0 border-line max-laptop:border-t laptop:border-l">
          <StayMoney stay={stay} now={now} />
        </div>
        {isOn && <HouseRules rules={stay.cabin.houseRules} />}
      </div>
    </div>
  );
}

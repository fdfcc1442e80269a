import type { ReactNode } from 'react';
import { SummaryPart } from '@/components/booking/summary-part';
import { Button } from '@/components/ui/button';
import type { ArrivalAccess, ArrivalFacts } from '@/lib/domain/bookings/arrival';
import { arrivalWords, missingCodeText, opensText } from '@/lib/copy/arrival-words';
import { stayArrivalPath } from '@/lib/http/paths';

type Props = { access: ArrivalAccess | null; token: string; timezone: string };

function Secret({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
      <dd className="font-mono text-title-3 font-semibold break-all select-all">{children}</dd>
    </div>
  );
}

const Paragraphs = ({ text }: { text: string }): ReactNode =>
  text.split(/\n{2,}/).map((paragraph, place) => (
    <p key={place} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));

function Facts({ facts }: { facts: ArrivalFacts }) {
  const { doorCode, doorNote, wifiName, wifiPassword, manual } = facts;
  const missingCode = missingCodeText(facts);
  return (
    <div className="space-y-5">
      {missingCode && <p>{missingCode}</p>}
      <dl className="grid gap-5 mobile:grid-cols-2">
        {doorCode !== null && <Secret label="Door code">{doorCode}</Secret>}
        {wifiName !== null && <Secret label="Wi-Fi">{wifiName}</Secret>}
        {wifiPassword !== null && <Secret label="Wi-Fi password">{wifiPassword}</Secret>}
      </dl>
      {doorNote !== null && <p className="whitespace-pre-line">{doorNote}</p>}
      {manual !== null && (
        <details className="border-t border-line pt-4">
          <summary className="chevron min-h-11 py-2 font-semibold">House manual</summary>
          <div className="mt-2 max-w-prose space-y-4">
            <Paragraphs text={manual} />
          </div>
        </details>
      )}
    </div>
  );
}

/** Shows how to get in, from the hour the host chose and only when the guest asks for it. */
export function ArrivalPart({ access, token, timezone }: Props) {
  if (access === null) return null;
  return (
    <div id="arrival" className="scroll-mt-20">
      <SummaryPart title="At the door">
        {access.state === 'shown' && <Facts facts={access} />}
        {access.state === 'waiting' && (
          <p className="text-ink-soft">{opensText(access, timezone)}</p>
        )}
        {access.state === 'open' && (
          <form action={stayArrivalPath(token)} method="post">
            <p className="mb-4 text-ink-soft">{`${arrivalWords(access.doorKind)} are ready.`}</p>
            <Button type="submit">Show them</Button>
          </form>
        )}
      </SummaryPart>
    </div>
  );
}

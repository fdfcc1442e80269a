'use client';

import { NO_PETS, partyLimits, petHint } from '@/components/stay-picker/stay/party-limits';
import { Stepper } from '@/components/ui/stepper';
import type { CabinRates } from '@/lib/domain/catalog/cabin';
import type { Party } from '@/lib/domain/stays/party';

type PartyFieldsProps = { cabin: CabinRates; party: Party; onChange: (party: Party) => void };

export function PartyFields({ cabin, party, onChange }: PartyFieldsProps) {
  const limits = partyLimits(cabin, party);
  return (
    <div className="divide-y divide-line">
      <Stepper
        label="Adults"
        hint={`This cabin sleeps ${cabin.maxGuests}`}
        unit="adults"
        value={party.adults}
        min={1}
        max={limits.adults}
        onChange={(adults) => onChange({ ...party, adults })}
        className="pb-3"
      />
      <Stepper
        label="Children"
        hint="Under 18, counting babies"
        unit="children"
        value={party.children}
        min={0}
        max={limits.children}
        onChange={(children) => onChange({ ...party, children })}
        className="py-3"
      />
      {limits.pets > 0 || party.pets > 0 ? (
        <Stepper
          label="Pets"
          hint={petHint(cabin)}
          unit="pets"
          value={party.pets}
          min={0}
          max={limits.pets}
          onChange={(pets) => onChange({ ...party, pets })}
          className="pt-3"
        />
      ) : (
        <p className="pt-3 text-sm text-ink-soft">{NO_PETS}</p>
      )}
    </div>
  );
}

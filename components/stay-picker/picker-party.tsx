'use client';

import { Stepper } from '@/components/ui/stepper';
import { GUESTS_MIN } from '@/lib/domain/stays/party';
import type { AvailabilityCabin } from './availability-cabin';
import { partyLimits, petHint } from './party-limits';
import { PartyProblem } from './party-problem';
import type { StayPickerState } from './use-stay-picker';

type PickerPartyProps = {
  cabin: AvailabilityCabin;
  picker: Pick<StayPickerState, 'party' | 'changeParty' | 'choice'>;
};

/** Who comes along, beside the total that depends on it. */
export function PickerParty({ cabin, picker }: PickerPartyProps) {
  const { party, changeParty, choice } = picker;
  const limits = partyLimits(cabin, party);
  return (
    <div className="@container grid gap-3">
      <div className="grid gap-x-8 gap-y-2 @min-[30rem]:grid-cols-2">
        <Stepper
          label="Guests"
          hint={`Sleeps ${cabin.maxGuests}`}
          unit="guests"
          value={party.adults}
          min={GUESTS_MIN}
          max={limits.adults}
          onChange={(adults) => changeParty({ ...party, adults })}
        />
        {(limits.pets > 0 || party.pets > 0) && (
          <Stepper
            label="Pets"
            hint={limits.pets > 0 ? petHint(cabin) : 'Pets cannot stay at this cabin.'}
            unit="pets"
            value={party.pets}
            min={0}
            max={limits.pets}
            onChange={(pets) => changeParty({ ...party, pets })}
          />
        )}
      </div>
      <PartyProblem cabin={cabin} party={party} stay={choice.stay} />
    </div>
  );
}

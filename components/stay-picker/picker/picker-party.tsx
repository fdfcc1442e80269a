'use client';

import { Stepper } from '@/components/ui/stepper';
import { GUESTS_MIN } from '@/lib/domain/stays/party';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { partyLimits, petHint } from '@/components/stay-picker/stay/party-limits';
import { PartyProblem, partyProblem } from '@/components/stay-picker/price/party-problem';
import { PARTY_CLASS, PARTY_HINT_CLASS, PARTY_PROBLEM_CLASS } from './picker-frame';
import type { StayPickerState } from '@/components/stay-picker/stay/use-stay-picker';

export type PickerPartyProps = {
  cabin: AvailabilityCabin;
  picker: Pick<StayPickerState, 'party' | 'changeParty' | 'choice'>;
};

/** Returns the two steppers, or only one if the cabin takes no pets. */
export function listSteppers({ cabin, picker }: PickerPartyProps) {
  const { party, changeParty } = picker;
  const limits = partyLimits(cabin, party);
  const guests = {
    label: 'Guests',
    unit: 'guests',
    hint: `Sleeps ${cabin.maxGuests}`,
    value: party.adults,
    min: GUESTS_MIN,
    max: limits.adults,
    onChange: (adults: number) => changeParty({ ...party, adults }),
  };
  const pets = {
    label: 'Pets',
    unit: 'pets',
    hint: petHint(cabin),
    value: party.pets,
    min: 0,
    max: limits.pets,
    onChange: (count: number) => changeParty({ ...party, pets: count }),
  };
  return limits.pets > 0 || party.pets > 0 ? [guests, pets] : [guests];
}

/** The party fields, beside the total that depends on them. */
export function PickerParty({ cabin, picker }: PickerPartyProps) {
  return (
    <div className="@container grid gap-3">
      <div className="grid gap-x-8 gap-y-2 @min-[30rem]:grid-cols-2">
        {listSteppers({ cabin, picker }).map((stepper) => (
          <Stepper key={stepper.unit} {...stepper} />
        ))}
      </div>
      <PartyProblem
        cabin={cabin}
        party={picker.party}
        stay={picker.choice.stayOrRequested}
        onFit={picker.changeParty}
      />
    </div>
  );
}

/** The same fields in one row, joined to the panel's date fields. The panel's button has the ways on. */
export function PartyRow({ cabin, picker }: PickerPartyProps) {
  const steppers = listSteppers({ cabin, picker });
  const problem = partyProblem(cabin, picker.party);
  return (
    <>
      <div className={PARTY_CLASS}>
        {steppers.map(({ hint: _hint, ...stepper }) => (
          <Stepper
            key={stepper.unit}
            {...stepper}
            isStacked={steppers.length > 1}
            className={steppers.length > 1 ? 'px-3.5 py-2' : 'col-span-2 px-3.5 py-2.5'}
          />
        ))}
      </div>
      {problem ? (
        <p role="alert" className={PARTY_PROBLEM_CLASS}>
          {problem}
        </p>
      ) : (
        <p className={PARTY_HINT_CLASS}>{steppers.map(({ hint }) => hint).join('. ')}</p>
      )}
    </>
  );
}

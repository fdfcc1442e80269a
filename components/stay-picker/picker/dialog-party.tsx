'use client';

import { Stepper } from '@/components/ui/stepper';
import { PartyProblem } from '../price/party-problem';
import { PARTY_CLASS } from './picker-frame';
import { listSteppers, type PickerPartyProps } from './picker-party';

const HINT_CLASS = '-mt-1 mb-1.5 text-[0.8125rem] leading-5 text-ink-soft';

/** The party in one row right below a phone's days, each hint beside its stepper where there is room. */
export function DialogParty({ cabin, picker }: PickerPartyProps) {
  const steppers = listSteppers({ cabin, picker });
  const hasRoom = steppers.length === 1;
  return (
    <>
      <div className={`${PARTY_CLASS} mt-1 mb-1.5 rounded-t-control border-t!`}>
        {steppers.map(({ hint, ...stepper }) => (
          <Stepper
            key={stepper.unit}
            {...stepper}
            hint={hasRoom ? hint : undefined}
            isStacked={!hasRoom}
            className={hasRoom ? 'col-span-2 px-3.5 py-2 short:py-1' : 'px-3.5 py-2 short:py-0.5'}
          />
        ))}
      </div>
      {/* Where the hints would push the legend out of view, they are hidden until there is a pet. */}
      {!hasRoom && (
        <p className={picker.party.pets > 0 ? HINT_CLASS : `${HINT_CLASS} shorter:hidden`}>
          {steppers.map(({ hint }) => hint).join('. ')}
        </p>
      )}
      <PartyProblem
        cabin={cabin}
        party={picker.party}
        stay={picker.choice.stayOrRequested}
        onFit={picker.changeParty}
      />
    </>
  );
}

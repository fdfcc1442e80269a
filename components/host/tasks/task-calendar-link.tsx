'use client';

import { useState } from 'react';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import type { Answer } from '@/components/host/form/use-action';

export type CalendarActions = { makeCalendar: () => Answer<string>; endCalendar: () => Answer };

type Props = { isOn: boolean; actions: CalendarActions };

/** The user's tasks as a calendar that a phone can subscribe to. */
export function TaskCalendarLink({ isOn, actions }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const make = async () => {
    const result = await actions.makeCalendar();
    if (result.ok) setAddress(`${window.location.origin}${result.data}`);
    return result;
  };
  return (
    <Card heading="Your tasks in a calendar">
      <p>
        A secret address your phone’s calendar can subscribe to. It has your own tasks and nothing
        about guests.
      </p>
      {address && (
        <>
          <p>You’ll only see it once. Copy it into your calendar:</p>
          <p>
            <code>{address}</code>
          </p>
        </>
      )}
      {isOn ? (
        <div className="host-row">
          <ConfirmButton
            variant="secondary"
            question="Your current address stops working."
            confirm="Make a new one"
            work={make}
          >
            Make a new address
          </ConfirmButton>
          <ConfirmButton
            variant="quiet"
            question="Your current address stops working."
            confirm="End it"
            work={actions.endCalendar}
            onDone={() => setAddress(null)}
          >
            End it
          </ConfirmButton>
        </div>
      ) : (
        <ActionButton work={make}>Make the address</ActionButton>
      )}
    </Card>
  );
}

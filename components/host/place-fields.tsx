'use client';

import { CabinChoices } from './cabin-choices';
import { ROLE_NAMES, ROLE_RIGHTS } from './role-copy';
import { controlClass, Field } from '@/components/ui/field';
import type { CabinChoice, StaffPlace } from '@/lib/schemas/host/people';
import { STAFF_ROLES, type StaffRole } from '@/lib/schemas/host/staff';

type Props = {
  id: string;
  place: StaffPlace;
  cabins: readonly CabinChoice[];
  onChange: (place: StaffPlace) => void;
};

/** A role, and the cabins where the role needs them. */
export function PlaceFields({ id, place, cabins, onChange }: Props) {
  const { role, cabinIds } = place;
  return (
    <>
      <Field id={`${id}-role`} label="Role" hint={ROLE_RIGHTS[role]}>
        {(control) => (
          <select
            {...control}
            value={role}
            onChange={({ target }) => onChange({ ...place, role: target.value as StaffRole })}
            className={controlClass}
          >
            {STAFF_ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLE_NAMES[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {role === 'cabin_owner' && (
        <CabinChoices
          legend="Cabins"
          cabins={cabins}
          chosen={cabinIds}
          onChange={(ids) => onChange({ ...place, cabinIds: ids })}
        />
      )}
    </>
  );
}

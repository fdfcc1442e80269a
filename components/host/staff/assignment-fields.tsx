'use client';

import { CabinChoices } from '@/components/host/form/cabin-choices';
import { SelectField } from '@/components/host/form/fields';
import { ROLE_NAMES, ROLE_RIGHTS } from './role-copy';
import type { CabinChoice, StaffAssignment } from '@/lib/schemas/host/staff/staff-list';
import { roleCan, STAFF_ROLES } from '@/lib/schemas/host/staff/staff';

type Props = {
  id: string;
  place: StaffAssignment;
  cabins: readonly CabinChoice[];
  onChange: (place: StaffAssignment) => void;
};

/** Chooses a role, and its cabins if the role needs them. */
export function AssignmentFields({ id, place, cabins, onChange }: Props) {
  const { role, cabinIds } = place;
  return (
    <>
      <SelectField
        id={`${id}-role`}
        label="Role"
        hint={ROLE_RIGHTS[role]}
        value={role}
        options={STAFF_ROLES.map((each) => [each, ROLE_NAMES[each]])}
        onChoose={(chosen) => onChange({ ...place, role: chosen })}
      />
      {!roleCan(role, 'sees_all_cabins') && (
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

import type { ReactNode } from 'react';
import { HostNav } from './host-nav';
import { OfflineNote } from './offline-note';
import { Shortcuts } from './shortcuts';
import { ThemeSwitch } from './theme-switch';
import type { StaffMember } from '@/lib/schemas/host/staff';

export function HostShell({
  member,
  children,
}: {
  member: StaffMember | null;
  children: ReactNode;
}) {
  return (
    <div className="console">
      <header className="host-top">
        <p className="host-brand">Mountain Mama</p>
        {member && <HostNav role={member.role} />}
        <div className="host-tools">
          <ThemeSwitch />
          {member && <Shortcuts />}
        </div>
      </header>
      <OfflineNote />
      <div className="host-main">{children}</div>
    </div>
  );
}

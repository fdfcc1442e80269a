import { fireEvent, render, screen, within } from '@testing-library/react';
import { AuditList } from '@/components/host/audit/audit-list';
import { StaffView } from '@/components/host/staff/staff-view';
import type { ListedMember } from '@/lib/schemas/host/staff/staff-list';

const member = (index: number, fields: Partial<ListedMember>): ListedMember => ({
  userId: `c0ffee00-0000-4000-8000-00000000000${index}`,
  email: `${index}@staff.example`,
  name: null,
  role: 'cleaner',
  cabinIds: [],
  createdAt: '2026-11-01T12:00:00Z',
  disabledAt: null,
  lastSignInAt: null,
  isMe: false,
  ...fields,
});
const rosa = member(1, { name: 'Rosa Hill' });
const unnamed = member(2, {});
const list = { staff: [rosa, unnamed], invitations: [], cabins: [] };
const done = () => Promise.resolve({ ok: true as const, data: null });
const actionsWith = (named: object) => ({
  changeAssignment: done,
  dismissMember: done,
  restoreMember: done,
  inviteMember: done,
  ...named,
});

test('a person goes by the name, with the address below; without one by the address', () => {
  render(<StaffView list={list} actions={null} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Rosa Hill1@staff.example');
  expect(second).toHaveTextContent(/^2@staff\.exampleCleaner/);
});

test('a name is given, changed and taken back beside the role', async () => {
  const changeAssignment = jest.fn(done);
  render(<StaffView list={list} actions={actionsWith({ changeAssignment })} />);
  const [first = document.body] = screen.getAllByRole('listitem');
  fireEvent.click(within(first).getByText('Change'));
  const name = within(first).getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Rosa Hill');
  fireEvent.change(name, { target: { value: '' } });
  fireEvent.click(within(first).getByRole('button', { name: 'Save' }));
  expect(await within(first).findByText('Saved.')).toBeVisible();
  const place = { name: '', role: 'cleaner', cabinIds: [] };
  expect(changeAssignment).toHaveBeenCalledWith(rosa.userId, place);
});

test('the history names who did it, with the address as it was', () => {
  const entry = {
    id: 1,
    at: '2026-11-01T12:00:00Z',
    action: 'invite',
    subject: 'x@y.example',
    before: null,
    after: null,
    actorEmail: 'june@staff.example',
  };
  const entries = [
    { ...entry, actorName: 'June' },
    { ...entry, id: 2, actorName: null },
    { ...entry, id: 3, actorEmail: null, actorName: null },
  ];
  render(<AuditList audit={{ entries, next: null }} action={undefined} />);
  expect(screen.getByText('June, june@staff.example')).toBeVisible();
  expect(screen.getByText('june@staff.example')).toBeVisible();
  expect(screen.getByText('The site')).toBeVisible();
});

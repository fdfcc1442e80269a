import { changePassword } from './actions';
import { PasswordForm } from '@/components/host/password-form';
import { SignOutButtons } from '@/components/host/sign-out-buttons';
import { requireStaff } from '@/lib/data/staff';
import { robotsOf } from '@/lib/routes';

export const metadata = { title: 'Account', robots: robotsOf('/host/account') };

export default async function AccountPage() {
  const { email } = await requireStaff('/host/account');
  return (
    <>
      <h1>Account</h1>
      <section className="host-card" aria-labelledby="password-heading">
        <h2 id="password-heading">Password</h2>
        <PasswordForm action={changePassword} email={email} />
      </section>
      <section className="host-card" aria-labelledby="sessions-heading">
        <h2 id="sessions-heading">Sessions</h2>
        <SignOutButtons />
      </section>
    </>
  );
}

import { cookies } from 'next/headers';
import { changePassword } from './actions';
import { enrollFactor, removeFactor, verifyFactor } from './second-factor-actions';
import { PasswordForm } from '@/components/host/password-form';
import { SecondFactor } from '@/components/host/second-factor';
import { SignOutButtons } from '@/components/host/sign-out-buttons';
import { ThemeSwitch } from '@/components/host/theme-switch';
import { getSecondFactor } from '@/lib/data/second-factor';
import { requireRead, requireStaff } from '@/lib/data/staff';
import { parseTheme, THEME_COOKIE } from '@/lib/domain/host/theme';
import { robotsOf } from '@/lib/routes';

export const metadata = { title: 'Account', robots: robotsOf('/host/account') };

export default async function AccountPage() {
  const { email } = await requireStaff('/host/account');
  const factor = requireRead(await getSecondFactor(), '/host/account');
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <>
      <h1>Account</h1>
      <section className="host-card host-form" aria-labelledby="password-heading">
        <h2 id="password-heading">Password</h2>
        <PasswordForm action={changePassword} email={email} />
      </section>
      {factor.offered && (
        <section className="host-card host-form" aria-labelledby="factor-heading">
          <h2 id="factor-heading">Second factor</h2>
          <SecondFactor
            isEnrolled={factor.enrolled}
            actions={{ enrollFactor, verifyFactor, removeFactor }}
          />
        </section>
      )}
      <section className="host-card host-form" aria-labelledby="colors-heading">
        <h2 id="colors-heading">Colors</h2>
        <ThemeSwitch theme={theme} />
      </section>
      <section className="host-card host-form" aria-labelledby="sessions-heading">
        <h2 id="sessions-heading">Sessions</h2>
        <p>You are signed in as {email}.</p>
        <SignOutButtons />
      </section>
    </>
  );
}

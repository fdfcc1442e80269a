import { cookies } from 'next/headers';
import { changePassword, enrollFactor, removeFactor, verifyFactor } from './actions';
import { Card } from '@/components/host/shell/card';
import { PasswordForm } from '@/components/host/account/password-form';
import { SecondFactor } from '@/components/host/account/second-factor';
import { SignOutForm } from '@/components/host/account/sign-out-form';
import { ThemeSwitch } from '@/components/host/account/theme-switch';
import { getSecondFactor } from '@/lib/data/staff/second-factor';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { parseTheme, THEME_COOKIE } from '@/lib/domain/host/theme';
import { consoleMetadata } from '@/lib/http/console-pages';

const PATH = '/host/account';
export const metadata = consoleMetadata(PATH);

export default async function AccountPage() {
  const { email } = await requireStaff(PATH);
  const factor = requireRead(await getSecondFactor(), PATH);
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <>
      <h1>Account</h1>
      <div className="host-halves">
        <div>
          <Card heading="Password" className="host-form">
            <PasswordForm change={changePassword} email={email} />
          </Card>
          {factor.offered && (
            <Card heading="Second factor" className="host-form">
              <SecondFactor
                isEnrolled={factor.enrolled}
                actions={{ enrollFactor, verifyFactor, removeFactor }}
              />
            </Card>
          )}
        </div>
        <div>
          <Card heading="Colors" className="host-form">
            <ThemeSwitch theme={theme} />
          </Card>
          <Card heading="Sessions" className="host-form">
            <p>You’re signed in as {email}.</p>
            <SignOutForm />
          </Card>
        </div>
      </div>
    </>
  );
}

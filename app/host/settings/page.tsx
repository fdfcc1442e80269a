import Link from 'next/link';
import { Card } from '@/components/host/shell/card';
import { getSettings } from '@/lib/data/host/settings/settings';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { PAGE_TEXTS } from '@/lib/shop/page-fields';
import { robotsOf } from '@/lib/http/routes';
import { roleCan, type Capability } from '@/lib/schemas/host/staff/staff';
import { isAnotherShop, parseSettings } from '@/lib/shop/shop-settings';

export const metadata = { title: 'Settings', robots: robotsOf('/host/settings') };

const PATH = '/host/settings';
const TEXTS = '/host/settings/texts';

type Setting = { href: string; name: string; about: string; needs?: Capability };

const SETTINGS: readonly Setting[] = [
  {
    href: '/host/settings/shop',
    name: 'Name and look',
    about: 'Your shop’s name, looks and claims, and how guests reach you.',
  },
  {
    href: TEXTS,
    name: 'Promise, About, Terms and Privacy',
    about: 'What you promise, who you are and what guests agree to, in your own words.',
  },
  {
    href: '/host/settings/areas',
    name: 'Areas',
    about: 'The towns in which your cabins stand, their pages and their order.',
  },
  {
    href: '/host/settings/taxes',
    name: 'Taxes',
    about: 'The rates of each town, and the day from which each holds.',
  },
  {
    href: '/host/settings/letters',
    name: 'Words of the letters',
    about: 'The subject and the first words of what guests are sent by itself.',
  },
  {
    href: '/host/settings/consent',
    name: 'Consent to texts',
    about: 'What visitors agree to where they leave their phone, version by version.',
    needs: 'manages_staff',
  },
  {
    href: '/host/messages/templates',
    name: 'Letters and texts',
    about: 'What guests are sent by hand, and before and after their stay.',
  },
  {
    href: '/host/rates',
    name: 'Seasons and rates',
    about: 'Prices, fewest nights and discounts of all cabins.',
  },
  { href: '/host/platforms', name: 'Other platforms', about: 'The calendars read and given out.' },
  {
    href: '/host/settings/connections',
    name: 'Connections',
    about: 'Payments, letters, texts, the map and analytics: how each is set up, and a test.',
    needs: 'manages_staff',
  },
];

export default async function SettingsPage() {
  const { role } = await requireStaff(PATH, 'edits_shop');
  const stored = parseSettings(requireRead(await getSettings(), PATH));
  const hasUnpublishedTexts = isAnotherShop(stored) && PAGE_TEXTS.some((text) => !stored[text]);
  const settings = SETTINGS.filter(({ needs }) => !needs || roleCan(role, needs));
  return (
    <>
      <h1>Settings</h1>
      <Card heading="Your shop" className="host-form">
        <ul className="host-list">
          {settings.map(({ href, name, about }) => (
            <li key={href}>
              <div>
                <Link href={href} prefetch={false}>
                  {name}
                </Link>
                <p>
                  {about}
                  {href === TEXTS && hasUnpublishedTexts && (
                    <strong> Not all are published yet.</strong>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

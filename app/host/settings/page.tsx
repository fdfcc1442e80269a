import Link from 'next/link';
import { Card } from '@/components/host/shell/card';
import { getSettings } from '@/lib/data/host/settings/settings';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { PAGE_TEXTS } from '@/lib/shop/page-fields';
import { canOpen } from '@/lib/http/console-access';
import { CONSOLE_PAGES, consoleMetadata, type ConsolePath } from '@/lib/http/console-pages';
import { isAnotherShop, parseSettings } from '@/lib/shop/shop-settings';

const PATH = '/host/settings';
export const metadata = consoleMetadata(PATH);

const TEXTS = '/host/settings/texts';

type Setting = { href: ConsolePath; about: string };

const SETTINGS: readonly Setting[] = [
  {
    href: '/host/settings/shop',
    about: 'Your shop’s name, looks and claims, and how guests reach you.',
  },
  {
    href: TEXTS,
    about: 'What you promise, who you are and what guests agree to, in your own words.',
  },
  {
    href: '/host/settings/areas',
    about: 'The towns in which your cabins stand, their pages and their order.',
  },
  {
    href: '/host/settings/taxes',
    about: 'The rates of each town, and the day from which each holds.',
  },
  {
    href: '/host/settings/letters',
    about: 'The subject and the first words of what guests are sent by itself.',
  },
  {
    href: '/host/settings/consent',
    about: 'What visitors agree to where they leave their phone, version by version.',
  },
  {
    href: '/host/messages/templates',
    about: 'What guests are sent by hand, and before and after their stay.',
  },
  {
    href: '/host/rates',
    about: 'Prices, fewest nights and discounts of all cabins.',
  },
  { href: '/host/platforms', about: 'The calendars read and given out.' },
  {
    href: '/host/settings/connections',
    about: 'Payments, letters, texts, the map and analytics: how each is set up, and a test.',
  },
];

export default async function SettingsPage() {
  const { role } = await requireStaff(PATH);
  const stored = parseSettings(requireRead(await getSettings(), PATH));
  const hasUnpublishedTexts = isAnotherShop(stored) && PAGE_TEXTS.some((text) => !stored[text]);
  const settings = SETTINGS.filter(({ href }) => canOpen(role, href));
  return (
    <>
      <h1>Settings</h1>
      <Card heading="Your shop" className="host-form">
        <ul className="host-list">
          {settings.map(({ href, about }) => (
            <li key={href}>
              <div>
                <Link href={href} prefetch={false}>
                  {CONSOLE_PAGES[href].title}
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

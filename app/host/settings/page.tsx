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
    about: 'The towns your cabins are in, their pages and their order.',
  },
  {
    href: '/host/settings/taxes',
    about: 'The rates of each town, and the day each one starts.',
  },
  {
    href: '/host/settings/letters',
    about: 'The subject and first words of the emails guests get automatically.',
  },
  {
    href: '/host/settings/consent',
    about: 'What visitors agree to when they leave their phone number, version by version.',
  },
  {
    href: '/host/messages/templates',
    about: 'What you insert into replies, and what goes out before and after a stay.',
  },
  {
    href: '/host/rates',
    about: 'Prices, minimum nights and discounts for every cabin.',
  },
  { href: '/host/platforms', about: 'The calendars you read and share.' },
  {
    href: '/host/settings/connections',
    about: 'Payments, email, texts, the map and analytics: how each is set up, with a test.',
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

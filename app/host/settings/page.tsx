import Link from 'next/link';
import { Card } from '@/components/host/card';
import { requireStaff } from '@/lib/data/staff';
import { robotsOf } from '@/lib/routes';

export const metadata = { title: 'Settings', robots: robotsOf('/host/settings') };

const PATH = '/host/settings';

const SETTINGS = [
  {
    href: '/host/settings/shop',
    name: 'Name and contact',
    about: 'How the shop is called, and how guests reach you.',
  },
  {
    href: '/host/settings/taxes',
    name: 'Taxes',
    about: 'The rates of each town, and the day from which each holds.',
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
] as const;

export default async function SettingsPage() {
  await requireStaff(PATH, 'edits_shop');
  return (
    <>
      <h1>Settings</h1>
      <Card heading="Your shop" className="host-form">
        <ul className="host-list">
          {SETTINGS.map(({ href, name, about }) => (
            <li key={href}>
              <div>
                <Link href={href} prefetch={false}>
                  {name}
                </Link>
                <p>{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

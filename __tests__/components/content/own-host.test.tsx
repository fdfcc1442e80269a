import { render, screen } from '@testing-library/react';
import { AskHost } from '@/components/cabin/ask-host';
import { AboutPage } from '@/components/content/about-page';
import { HostIntro } from '@/components/home/host-intro';
import { HostPortrait } from '@/components/home/host-portrait';
import { portraitProps } from '@/components/home/portrait-props';
import { applySettings } from '@/lib/shop/shop-settings';
import { storyIntro } from '@/lib/copy/story';

const BIOGRAPHY =
  /grandfather|porch east|1962|2020|Sevierville|Gatlinburg|Biscuit|Waylon|my mother|y’all|Mountain Mama/;
const OWN = {
  host: 'Aunt Ida',
  storyHeading: 'We keep the lake houses',
  story: 'We row.\n\nWe fish.',
};

afterEach(() => applySettings({}));

test('the built-in page tells the built-in story', () => {
  render(<AboutPage slugs={['papaws-porch']} posts={[]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Hey y’all, I’m Mountain Mama',
  );
  expect(document.body).toHaveTextContent(/My grandfather built a forty-foot porch/);
  expect(document.body).toHaveTextContent(/My two hounds inspected/);
  expect(screen.getByRole('img', { name: 'Drawing of Mountain Mama' })).toBeVisible();
});

test('a story of one’s own replaces all of it', () => {
  applySettings(OWN);
  render(<AboutPage slugs={['papaws-porch']} posts={[]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We keep the lake houses');
  expect(screen.getByText('We row.').tagName).toBe('P');
  expect(screen.getByText('We fish.').tagName).toBe('P');
  expect(document.body).not.toHaveTextContent(BIOGRAPHY);
  for (const part of document.querySelectorAll('[aria-labelledby]')) {
    expect(document.getElementById(part.getAttribute('aria-labelledby') ?? '')).not.toBeNull();
  }
});

test('the home page has its beginning, unsigned', () => {
  applySettings(OWN);
  render(<HostIntro {...portraitProps()} {...storyIntro()} />);
  expect(screen.getByRole('heading', { name: 'We keep the lake houses' })).toBeVisible();
  expect(screen.getByText('We row.')).toBeVisible();
  expect(screen.queryByText('We fish.')).toBeNull();
  expect(document.body).not.toHaveTextContent(BIOGRAPHY);
  expect(document.querySelector('img[src*="notes"]')).toBeNull();
  expect(screen.queryByText('Aunt Ida')).toBeNull();
});

test('another host has initials in place of the drawing', () => {
  applySettings({ host: 'Aunt Ida' });
  render(
    <>
      <HostPortrait {...portraitProps()} />
      <AskHost cabin={{ slug: 'loon-point', title: 'Loon Point' }} />
    </>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByText('AI')).toHaveLength(2);
  expect(screen.getByText('I answer these myself.')).toBeVisible();
});

import { render, screen, within } from '@testing-library/react';
import { listFaqs } from '@/components/seo/faq-answers';
import { lodgingBusiness } from '@/components/seo/lodging-business';
import { FaqSection } from '@/components/home/faq-section';
import { Hero } from '@/components/home/hero';
import { HostIntro } from '@/components/home/host-intro';
import { ListYourCabin } from '@/components/home/list-your-cabin';
import { PromoSection } from '@/components/home/promo-section';
import { WhyBook } from '@/components/home/why-book';
import { makeSummary } from '../../support/make-cabin';

describe('questions', () => {
  const cabins = [
    makeSummary({ slug: 'a', amenities: ['hot_tub', 'mountain_view'], petFeeCents: 7_500 }),
    makeSummary({ slug: 'b', amenities: ['hot_tub'], maxGuests: 12, area: 'wears-valley' }),
    makeSummary({ slug: 'c', amenities: ['indoor_pool'], petFeeCents: 0, maxGuests: 2 }),
  ];
  const answers = listFaqs(cabins).map(({ answer }) => answer);

  test('seven of them, answered from the cabins', () => {
    expect(answers).toHaveLength(7);
    expect(answers[0]).toContain('3 cabins');
    expect(answers[0]).toContain(
      'for 2 to 12 guests. 1 cabin sleeps 8 or more, and 1 cabin looks out',
    );
    expect(answers[1]).toContain('2 cabins, with a pet fee of $0 to $75 per stay');
    expect(answers[2]).toContain('2 of my 3 cabins have a hot tub');
    expect(answers[3]).toBe('Not right now. None of my cabins have a pickleball court.');
    expect(answers[4]).toContain('1 of my 3 cabins has an indoor pool');
    expect(answers[6]).toContain(
      'Gatlinburg (2), Pigeon Forge (0), Sevierville (0), and Wears Valley (1)',
    );
  });

  test.each([
    [[null, null], 'None of my cabins take pets'],
    [[0, 0], '2 cabins, with no pet fee'],
    [[5_000, 5_000], '2 cabins, with a pet fee of $50 per stay'],
  ])('pets with fees %j', (fees, text) => {
    const some = fees.map((petFeeCents, index) => makeSummary({ slug: `${index}`, petFeeCents }));
    expect(listFaqs(some)[1]?.answer).toContain(text);
  });

  test('no cabins, still seven answers', () => {
    const faqs = listFaqs([]);
    render(<FaqSection faqs={faqs} business={lodgingBusiness('https://cabins.example')} />);
    expect(screen.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(7);
    expect(screen.getAllByRole('group').map((one) => one.hasAttribute('open'))).toEqual([
      true,
      ...Array<boolean>(6).fill(false),
    ]);
    for (const { answer } of faqs)
      expect(answer).not.toMatch(/Infinity|NaN|undefined|\b0\b|No cabin/);
  });
});

test('the hero leads to the search and the areas', () => {
  render(<Hero />);
  expect(screen.getByRole('button', { name: 'Find Your Cabin' })).toBeVisible();
  const areas = within(screen.getByRole('navigation', { name: 'Areas' })).getAllByRole('link');
  expect(areas.map((area) => area.getAttribute('href'))).toEqual([
    '/areas/gatlinburg',
    '/areas/pigeon-forge',
    '/areas/sevierville',
    '/areas/wears-valley',
  ]);
});

test('the promotion shows its code', () => {
  render(<PromoSection rule="Every fourth night is free." />);
  expect(screen.getByText('MAMAFREE4')).toBeVisible();
});

test('the host links to the cabins and to a video profile', () => {
  render(<HostIntro color={null} />);
  expect(screen.getByRole('link', { name: 'Browse my cabins' })).toHaveAttribute('href', '/cabins');
  expect(screen.getByRole('link', { name: 'Watch on TikTok' })).toHaveAttribute(
    'href',
    expect.stringContaining('tiktok.com'),
  );
});

test('three reasons and the promise', () => {
  render(<WhyBook />);
  const reasons = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(reasons).toEqual(['Local Expertise', 'Family-Focused', '24/7 Support']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/promise');
});

test('owners are asked to apply', () => {
  render(<ListYourCabin />);
  expect(screen.getByRole('link', { name: 'Apply to List Your Cabin' })).toHaveAttribute(
    'href',
    '/sign-up',
  );
});

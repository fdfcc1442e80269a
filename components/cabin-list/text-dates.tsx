import { MessageSquare } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { toStay } from '@/lib/domain/stays/stay';
import { searchQuestion, textHostHref } from '@/lib/host-contact';

/** A text to the host that names the search already. */
export const TextDates = ({ criteria }: { criteria: SearchCriteria }) => (
  <a href={textHostHref(searchQuestion(criteria))} className={buttonClass('secondary')}>
    <Icon shapes={MessageSquare} />
    {toStay(criteria) === null ? 'Text us what you look for' : 'Text us your dates'}
  </a>
);

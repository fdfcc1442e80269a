import { saveSettings } from '../shop/actions';
import { Markdown } from '@/components/content/markdown';
import { PRIVACY_DRAFT } from '@/components/content/privacy-text';
import { promiseDraft } from '@/components/content/promise-draft';
import { termsDraft } from '@/components/content/terms-text';
import { PageTextsView } from '@/components/host/settings/page-texts-view';
import { getSettings } from '@/lib/data/host/settings/settings';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { fillFields, PAGE_TEXTS, shopValues, type PageTextSetting } from '@/lib/shop/page-fields';
import { consoleMetadata } from '@/lib/http/console-pages';
import { parseSettings } from '@/lib/shop/shop-settings';

const PATH = '/host/settings/texts';
export const metadata = consoleMetadata(PATH);

/** The drafts a host starts from. */
const drafts = (): Record<PageTextSetting, string> => ({
  story: '',
  promiseText: promiseDraft(),
  termsText: termsDraft().trim(),
  privacyText: PRIVACY_DRAFT.trim(),
});

export default async function PageTextsPage() {
  await requireStaff(PATH);
  const stored = parseSettings(requireRead(await getSettings(), PATH));
  const begin = drafts();
  const texts = PAGE_TEXTS.map((setting) => {
    const own = stored[setting] ?? '';
    const shown = own || begin[setting];
    return {
      setting,
      stored: stored[setting] ?? null,
      start: shown,
      preview: shown && <Markdown>{fillFields(shown, shopValues())}</Markdown>,
    };
  });
  return <PageTextsView texts={texts} heading={stored.storyHeading ?? null} save={saveSettings} />;
}

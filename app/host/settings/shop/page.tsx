import { finishLogoUpload, saveSettings, startLogoUpload } from './actions';
import { ShopSettingsForm } from '@/components/host/settings/shop-settings-form';
import { getSettings } from '@/lib/data/host/settings/settings';
import { getPromotions } from '@/lib/data/host/promotions/promotions';
import { requireRead, requireStaff } from '@/lib/data/staff/staff';
import { readablePhone } from '@/lib/domain/values/parse-phone';
import { listPalettes } from '@/lib/shop/palettes';
import { PAGE_TEXTS } from '@/lib/shop/page-fields';
import { consoleMetadata } from '@/lib/http/console-pages';
import { promotionChoices } from '@/lib/schemas/host/promotions';
import { listZones } from '@/lib/shop/time-zones';
import { parseSettings, withDefaultSettings } from '@/lib/shop/shop-settings';

const PATH = '/host/settings/shop';
export const metadata = consoleMetadata(PATH);

export default async function ShopSettingsPage() {
  await requireStaff(PATH);
  const [settings, { promotions }] = await Promise.all([
    getSettings(),
    getPromotions().then((result) => requireRead(result, PATH)),
  ]);
  // The long page texts have their own settings page.
  const stored = Object.fromEntries(
    Object.entries(requireRead(settings, PATH)).filter(
      ([key]) => !PAGE_TEXTS.some((text) => text === key),
    ),
  );
  const shown = withDefaultSettings(parseSettings(stored));
  return (
    <>
      <h1>Name and look</h1>
      <ShopSettingsForm
        shown={{
          ...shown,
          phone: readablePhone(shown.phone),
          dealPercents: shown.dealPercents.replaceAll(',', ', '),
        }}
        stored={stored}
        palettes={listPalettes()}
        promotions={promotionChoices(promotions, shown.promotion)}
        zones={listZones(shown.timezone)}
        logo={{ start: startLogoUpload, finish: finishLogoUpload }}
        save={saveSettings}
      />
    </>
  );
}

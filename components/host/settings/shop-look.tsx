import { ColorChoice } from './color-choice';
import { LogoField, type LogoActions } from './logo-field';
import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import type { Swatches } from '@/lib/shop/palettes';
import { shop } from '@/lib/shop/shop';

type Props = { editor: ShopEditor; palettes: readonly Swatches[]; logo: LogoActions };

export function ShopLook({ editor: { fields, change }, palettes, logo }: Props) {
  return (
    <Card heading="Look">
      <ColorChoice
        id="shop-colors"
        chosen={fields.colors}
        palettes={palettes}
        onChoose={(colors) => change({ colors })}
      />
      <LogoField
        logo={fields.logo}
        without={
          shop().isExample
            ? 'Without one, the site shows the drawing it came with.'
            : 'Without one, the site shows the first letter of its name in your colors.'
        }
        actions={logo}
        onLogo={(address) => change({ logo: address })}
      />
    </Card>
  );
}

import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { AreaForm } from './area-form';
import { Card } from '@/components/host/shell/card';
import type { Answer } from '@/components/host/form/use-action';
import { placeText } from '@/lib/domain/values/parse-place';
import { plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import type { AreaForm as Fields, HostArea, SeenArea } from '@/lib/schemas/host/settings/areas';

type Actions = {
  addArea: (area: Fields) => Answer;
  saveArea: (area: Fields, seen: SeenArea) => Answer;
  orderAreas: (slugs: string[], seen: string[]) => Answer;
  removeArea: (slug: string) => Answer;
};
type Props = { areas: readonly HostArea[]; actions: Actions };

const EMPTY: Fields = { city: '', slug: '', line: '', place: '' };

/** Lists the areas of the cabins in the site's order. */
export function AreasView({ areas, actions }: Props) {
  const slugs = areas.map(({ slug }) => slug);
  return (
    <>
      <h1>Areas</h1>
      <p>
        The towns or districts your cabins are in. Each has a page, and guests can pick one when
        they search. They’re in this order everywhere.
      </p>
      <div className="host-halves">
        {areas.map((area, at) => (
          <Area key={area.slug} area={area} at={at} slugs={slugs} actions={actions} />
        ))}
        <Card heading="New area">
          <AreaForm id="area-new" heading="Add an area" start={EMPTY} save={actions.addArea} />
        </Card>
      </div>
    </>
  );
}

type AreaProps = { area: HostArea; at: number; slugs: readonly string[]; actions: Actions };

function Area({ area: { cabins, ...area }, at, slugs, actions }: AreaProps) {
  const { slug, city, line, latitude, longitude } = area;
  const move = (to: number) =>
    actions.orderAreas.bind(null, slugs.toSpliced(at, 1).toSpliced(to, 0, slug), [...slugs]);
  return (
    <Card heading={city}>
      <p>
        {cabins} {plural(cabins, 'cabin', 'cabins')}, at <code>{paths.area(slug)}</code>
      </p>
      {line !== '' && <p>{line}</p>}
      <div className="host-row">
        {at > 0 && (
          <ActionButton variant="quiet" aria-label={`Move ${city} up`} work={move(at - 1)}>
            Move up
          </ActionButton>
        )}
        {at < slugs.length - 1 && (
          <ActionButton variant="quiet" aria-label={`Move ${city} down`} work={move(at + 1)}>
            Move down
          </ActionButton>
        )}
        <ConfirmButton
          variant="quiet"
          aria-label={`Remove ${city}`}
          question={`Remove ${city}? Its page goes away.`}
          confirm="Remove it"
          work={actions.removeArea.bind(null, slug)}
        >
          Remove
        </ConfirmButton>
      </div>
      <AreaForm
        id={`area-${slug}`}
        heading={`Change ${city}`}
        start={{ slug, city, line, place: placeText({ latitude, longitude }) }}
        seen={area}
        save={actions.saveArea}
      />
    </Card>
  );
}

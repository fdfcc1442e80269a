import { SelectField } from '@/components/host/form/fields';
import { toOption } from '@/components/host/copy/option';
import { Button } from '@/components/ui/button';
import { MAX_POST_CABINS } from '@/lib/domain/catalog/post';

type Props = {
  /** Their slugs in the order of the page. */
  chosen: readonly string[];
  cabins: readonly { slug: string; title: string }[];
  onChange: (slugs: string[]) => void;
};

/** Chooses the cabins that the post's page links to. */
export function PostCabins({ chosen, cabins, onChange }: Props) {
  const titleOf = (slug: string) => cabins.find((cabin) => cabin.slug === slug)?.title ?? slug;
  const rest = cabins.filter(({ slug }) => !chosen.includes(slug));
  return (
    <>
      {chosen.length > 0 && (
        <ul className="host-list" aria-label="Cabins under the text">
          {chosen.map((slug) => (
            <li key={slug}>
              <span>{titleOf(slug)}</span>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${titleOf(slug)}`}
                onClick={() => onChange(chosen.filter((each) => each !== slug))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < MAX_POST_CABINS && rest.length > 0 && (
        <SelectField
          id="post-cabin"
          label="Show a cabin under the text"
          hint={`At most ${MAX_POST_CABINS}, in this order.`}
          value=""
          options={[
            toOption('', 'Choose one'),
            ...rest.map(({ slug, title }) => toOption(slug, title)),
          ]}
          onChoose={(slug) => {
            if (slug !== '') onChange([...chosen, slug]);
          }}
        />
      )}
    </>
  );
}

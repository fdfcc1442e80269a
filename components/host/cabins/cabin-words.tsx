import { charactersText } from '@/components/host/copy/field-copy';
import type { CabinEditor } from './use-cabin-form';
import { AreaField, CheckOption, TextField } from '@/components/host/form/fields';

type Props = { editor: CabinEditor; oldSlugs: readonly string[] };

export function CabinWords({ editor: { fields, change, text }, oldSlugs }: Props) {
  return (
    <>
      <TextField {...text('title', 'Name')} required maxLength={80} />
      <AreaField
        {...text('shortDesc', 'Short description')}
        hint={`For cards and search results. ${charactersText(fields.shortDesc, 240)}.`}
        rows={3}
        maxLength={240}
      />
      <AreaField
        {...text('longDesc', 'Long description')}
        hint={`Leave an empty line between paragraphs. ${charactersText(fields.longDesc, 8000)}.`}
        rows={10}
        maxLength={8000}
      />
      <AreaField
        {...text('mountainMamaReview', 'Your own take')}
        hint={`Optional. A quote on its page; its card shows about 60 characters. ${charactersText(fields.mountainMamaReview, 400)}.`}
        rows={3}
        maxLength={400}
      />
      <TextField
        {...text('slug', 'Page address')}
        hint={
          oldSlugs.length > 0
            ? `Former ones lead here: ${oldSlugs.join(', ')}.`
            : 'Lowercase letters, digits, and hyphens. The old address keeps working.'
        }
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
      />
      <CheckOption
        label="Featured on the home page"
        isChecked={fields.featured}
        onChange={(featured) => change({ featured })}
      />
    </>
  );
}

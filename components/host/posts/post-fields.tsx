'use client';

import { charactersText } from '@/components/host/copy/field-copy';
import { Card } from '@/components/host/shell/card';
import { AreaField, RadioOptions, TextField } from '@/components/host/form/fields';
import { FallSpots } from './fall-spots';
import { KIND_OPTIONS } from './new-post-form';
import { PostBody } from './post-body';
import { PostCabins } from './post-cabins';
import { PostPicture } from './post-picture';
import { PostTopics } from './post-topics';
import { YearlyFields } from './yearly-fields';
import styles from './post-editor.module.css';
import type { PostUploader } from './post-upload';
import type { PostEditorState } from './use-post-form';
import { Button } from '@/components/ui/button';
import { proposeSlug } from '@/lib/domain/host/propose-slug';
import { POST_LIMITS, type HostPost } from '@/lib/schemas/host/posts';
import { shop } from '@/lib/shop/shop';

/** The slug of the guide with the spots of the fall map. */
const FALL = 'fall';

type Props = { editor: PostEditorState; post: HostPost; upload: PostUploader };

export function PostFields({ editor, post, upload }: Props) {
  const { fields, change, text } = editor;
  const lines = (name: 'eventAreas' | 'relatedPostSlugs', label: string) => ({
    ...editor.field(name, label),
    value: fields[name].join('\n'),
    onText: (value: string) => change({ [name]: value === '' ? [] : value.split('\n') }),
  });
  const isEvent = fields.kind === 'event';
  const isArticle = fields.kind === 'article';
  const proposed = proposeSlug(fields.title);
  return (
    <>
      <Card heading="Words">
        <fieldset className="host-row" aria-label="Kind">
          <RadioOptions
            name="post-kind"
            chosen={fields.kind}
            options={KIND_OPTIONS}
            onChoose={(kind) => change({ kind })}
          />
        </fieldset>
        <TextField {...text('title', 'Title')} required maxLength={POST_LIMITS.title} />
        <AreaField
          {...text('excerpt', 'Summary')}
          hint={`On its card, at the head of its page and in search results; at least ${POST_LIMITS.leastExcerpt} characters. ${charactersText(fields.excerpt, POST_LIMITS.excerpt)}.`}
          rows={3}
          maxLength={POST_LIMITS.excerpt}
        />
        {isEvent && (
          <>
            <div className={styles.row}>
              <TextField {...text('eventFrom', 'First day')} type="date" />
              <TextField
                {...text('eventTo', 'Last day')}
                type="date"
                hint="The event leaves the lists the day after."
              />
            </div>
            <YearlyFields
              text={text}
              areas={lines('eventAreas', 'Areas to stay in')}
              isOpen={fields.usualFrom !== ''}
            />
            <TextField
              {...text('eventPlace', 'Place')}
              hint="As a guest would search for it, with the town."
              maxLength={POST_LIMITS.place}
            />
            <TextField
              {...text('eventUrl', 'Link to more about it')}
              hint="Optional. The organizer’s page."
              inputMode="url"
              autoComplete="off"
              maxLength={300}
            />
          </>
        )}
        <PostBody {...text('bodyMarkdown', 'Text')} postId={post.id} upload={upload} />
        {fields.kind === 'guide' && fields.slug === FALL && (
          <FallSpots body={fields.bodyMarkdown} />
        )}
      </Card>
      <Card heading="Picture at the top">
        <PostPicture
          postId={post.id}
          url={fields.heroImageUrl}
          alt={{ ...text('heroAlt', 'What it shows') }}
          focus={{ x: fields.heroFocusX, y: fields.heroFocusY }}
          error={editor.errorOf('heroImageUrl')}
          upload={upload}
          onPicture={(heroImageUrl) => change({ heroImageUrl, heroFocusX: 50, heroFocusY: 50 })}
          onFocus={({ x, y }) => change({ heroFocusX: x, heroFocusY: y })}
        />
      </Card>
      <Card heading="About it">
        <TextField
          {...text('slug', 'Page address')}
          hint={
            fields.kind === 'guide'
              ? `visitor-guide for your whole region, events for the events page, ${shop().showsSmokies ? `${FALL} for the fall map, ` : ''}or the address of one of your areas.`
              : 'Lowercase letters, digits, and hyphens. Once it’s been on the site, the old address keeps working.'
          }
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={POST_LIMITS.slug}
        />
        {proposed !== '' && proposed !== fields.slug && (
          <Button size="small" variant="quiet" onClick={() => change({ slug: proposed })}>
            {`Use ${proposed}, from the title`}
          </Button>
        )}
        <TextField {...text('author', 'Author')} maxLength={POST_LIMITS.author} />
        {isArticle && (
          <PostTopics chosen={fields.topics} onChange={(topics) => change({ topics })} />
        )}
        {!isArticle && (
          <AreaField
            {...lines('relatedPostSlugs', 'Related posts')}
            hint="Their addresses, one per line."
            rows={3}
          />
        )}
        {fields.kind !== 'guide' && (
          <PostCabins
            chosen={fields.relatedCabinSlugs}
            cabins={post.cabins}
            onChange={(relatedCabinSlugs) => change({ relatedCabinSlugs })}
          />
        )}
      </Card>
    </>
  );
}

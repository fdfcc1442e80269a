import { CheckOption } from '@/components/host/form/fields';
import styles from './post-editor.module.css';
import { MAX_POST_TOPICS, POST_TOPICS } from '@/lib/domain/catalog/post';

type Props = { chosen: readonly string[]; onChange: (topics: string[]) => void };

/** Chooses an article's topics. The first one is shown on its card. */
export function PostTopics({ chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend>{`Topics, at most ${MAX_POST_TOPICS}`}</legend>
      <div className={styles.choices}>
        {POST_TOPICS.filter(
          ({ slug }) => chosen.includes(slug) || chosen.length < MAX_POST_TOPICS,
        ).map(({ slug, label }) => (
          <CheckOption
            key={slug}
            label={label}
            isChecked={chosen.includes(slug)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, slug] : chosen.filter((each) => each !== slug))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import styles from './cabin-form.module.css';
import { HostForm } from '@/components/host/form/host-form';
import type { HostFormState } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/copy/format';

type Props = {
  editor: HostFormState & { count: number; save: () => void; discard: () => void };
  canSave: boolean;
  /** Replaces the count of unsaved changes. */
  status?: string | false;
  children: ReactNode;
};

/** A long form with a bar that saves or discards the changes. Ctrl+S or ⌘S saves too. */
export function EditorForm({ editor, canSave, status, children }: Props) {
  const { count, error, isPending, done, save, discard } = editor;
  return (
    <HostForm
      form={editor}
      className={styles.form}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      {children}
      <div className={styles.save}>
        {error && <p role="alert">{error}</p>}
        <Button type="submit" disabled={isPending || !canSave}>
          Save
        </Button>
        {count > 0 && (
          <Button variant="quiet" disabled={isPending} onClick={discard}>
            Discard
          </Button>
        )}
        <p role="status">
          {status ||
            (count === 0 ? done : `${count} ${plural(count, 'change', 'changes')} not saved`)}
        </p>
      </div>
    </HostForm>
  );
}

'use client';

import { useState } from 'react';
import { ActionForm, TextField, Tick } from '@/components/host/form/fields';
import { FileButton } from '@/components/host/photos/photo-uploads';
import { refusalText } from '@/components/host/copy/refusal-copy';
import { whoText } from './task-copy';
import styles from './tasks-view.module.css';
import { formatInstant } from '@/components/host/copy/time';
import type { Doing } from './use-tasks';
import { Button } from '@/components/ui/button';
import { fileProblem } from '@/lib/browser/send-file';
import type { Task, TaskChange, TaskLine } from '@/lib/domain/host/tasks/task';
import { lacksPhoto, openLines } from '@/lib/domain/host/tasks/task-state';
import type { Waiting } from '@/lib/domain/host/tasks/waiting-changes';
import { plural } from '@/lib/copy/format';

const MAX_PHOTOS = 10;

type Props = {
  task: Task;
  needsPhoto: boolean;
  waiting: readonly Waiting[];
  add: (doing: Doing, file?: File) => void;
  isOver: boolean;
};

/** What the person doing a task taps: the checklist, photos, a note, a problem, and done. */
export function TaskWork({ task, needsPhoto, waiting, add, isOver }: Props) {
  const taskId = task.id;
  const change = (edit: TaskChange) => add({ what: 'change', taskId, change: edit });
  const waitingPhotos = waiting.filter((each) => each.what === 'photo');
  const photoLines = waitingPhotos.map(({ lineId }) => lineId);
  const room = MAX_PHOTOS - task.photos.length - waitingPhotos.length;
  const takePhoto = (lineId: string | null) =>
    isOver || room <= 0 ? null : (file: File) => add({ what: 'photo', taskId, lineId }, file);
  return (
    <>
      {task.state === 'open' && (
        <Button className={styles.big} onClick={() => change({ kind: 'begin' })}>
          Start
        </Button>
      )}
      {task.lines.length > 0 && (
        <ul className={styles.lines}>
          {task.lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              isOver={isOver}
              tick={() =>
                change({ kind: line.tickedAt === null ? 'tick' : 'untick', lineId: line.id })
              }
              take={line.needsPhoto ? takePhoto(line.id) : null}
            />
          ))}
        </ul>
      )}
      <Photos task={task} waiting={waitingPhotos.length} take={takePhoto(null)} />
      {task.cleanerNote && <p>Note: {task.cleanerNote}</p>}
      {task.problem && (
        <p>
          Problem{task.problemSettled ? ' (settled)' : ''}: {task.problem}
        </p>
      )}
      {task.state === 'done' && (
        <Button
          variant="secondary"
          className={styles.big}
          onClick={() => change({ kind: 'reopen' })}
        >
          Undo: it isn’t done yet
        </Button>
      )}
      {!isOver && (
        <>
          <WordsForm
            id={`note-${taskId}`}
            opener={task.cleanerNote === null ? 'Add a note' : 'Edit note'}
            label="Note"
            start={task.cleanerNote ?? ''}
            submit="Save note"
            done={(text) => change({ kind: 'note', text })}
          />
          <WordsForm
            id={`problem-${taskId}`}
            opener="Report a problem"
            label="What’s wrong"
            hint="The host sees it on Today."
            start=""
            isRequired
            submit="Report"
            done={(text) => change({ kind: 'problem', text })}
          />
          <Finish
            key={task.state}
            task={task}
            isPhotoMissing={lacksPhoto(task, needsPhoto, photoLines)}
            finish={(text) => change({ kind: 'done', text })}
          />
        </>
      )}
    </>
  );
}

type LineProps = {
  line: TaskLine;
  isOver: boolean;
  tick: () => void;
  take: ((file: File) => void) | null;
};

function Line({ line, isOver, tick, take }: LineProps) {
  const { body, isRequired, tickedAt, tickedBy } = line;
  return (
    <li>
      <label>
        <Tick isChecked={tickedAt !== null} disabled={isOver} onChange={tick} />
        <span>
          {body}
          {!isRequired && <small> If needed</small>}
          {tickedAt !== null && (
            <small>
              {' '}
              {formatInstant(tickedAt)}, {whoText(tickedBy)}
            </small>
          )}
        </span>
      </label>
      {take && <PhotoButton label={`Photograph: ${body}`} take={take} />}
    </li>
  );
}

type PhotoProps = { label: string; take: (file: File) => void };

function PhotoButton({ label, take }: PhotoProps) {
  const [problem, setProblem] = useState<string | null>(null);
  async function look(files: readonly File[]) {
    const codes = await Promise.all(files.map(fileProblem));
    const code = codes.find((each) => each !== null) ?? null;
    setProblem(code && refusalText({ code }));
    files.filter((_, at) => codes[at] === null).forEach(take);
  }
  return (
    <div className={styles.photo}>
      <FileButton onFiles={(files) => void look(files)}>{label}</FileButton>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

type PhotosProps = { task: Task; waiting: number; take: ((file: File) => void) | null };

function Photos({ task, waiting, take }: PhotosProps) {
  return (
    <div className={styles.photos}>
      {task.photos.map(({ id, width, height }, at) => (
        <a
          key={id}
          href={`/host/api/task-photos/${task.id}/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          {/* eslint-disable-next-line @next/next/no-img-element -- The optimizer has no session for private photos. */}
          <img
            src={`/host/api/task-photos/${task.id}/${id}`}
            alt={`Photograph ${at + 1} of ${task.cabin}`}
            loading="lazy"
            width={width}
            height={height}
          />
        </a>
      ))}
      {waiting > 0 && (
        <p>
          {waiting} {plural(waiting, 'photograph is', 'photographs are')} kept on this phone and
          will be sent as soon as possible.
        </p>
      )}
      {take && <PhotoButton label="Add a photograph" take={take} />}
    </div>
  );
}

type WordsProps = {
  id: string;
  opener: string;
  label: string;
  hint?: string;
  start: string;
  isRequired?: boolean;
  submit: string;
  done: (text: string) => void;
};

function WordsForm({
  id,
  opener,
  label,
  hint,
  start,
  isRequired = false,
  submit,
  done,
}: WordsProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <Button variant="secondary" className={styles.big} onClick={() => setText(start)}>
        {opener}
      </Button>
    );
  }
  return (
    <ActionForm
      className={styles.words}
      onSubmit={() => {
        if (isRequired && text.trim() === '') return;
        done(text);
        setText(null);
      }}
    >
      <TextField
        id={id}
        label={label}
        hint={hint}
        value={text}
        maxLength={500}
        required={isRequired}
        onText={setText}
      />
      <Button type="submit" className={styles.big}>
        {submit}
      </Button>
      <Button variant="quiet" className={styles.big} onClick={() => setText(null)}>
        Leave it
      </Button>
    </ActionForm>
  );
}

type FinishProps = { task: Task; isPhotoMissing: boolean; finish: (text: string) => void };

function Finish({ task, isPhotoMissing, finish }: FinishProps) {
  const [reason, setReason] = useState('');
  const open = openLines(task).length;
  const needs = [
    ...(open > 0 ? [`${open} ${plural(open, 'line is', 'lines are')} still open`] : []),
    ...(isPhotoMissing ? ['a photo is missing'] : []),
  ];
  return (
    <ActionForm
      className={styles.words}
      onSubmit={() => {
        if (needs.length === 0 || reason.trim() !== '') finish(reason);
      }}
    >
      {needs.length > 0 && (
        <TextField
          id={`reason-${task.id}`}
          label="Why it’s done anyway"
          hint={`Not everything is done: ${needs.join(', ')}.`}
          value={reason}
          maxLength={500}
          required
          onText={setReason}
        />
      )}
      <Button type="submit" className={styles.big}>
        Done
      </Button>
    </ActionForm>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { formatInstant } from '@/components/host/copy/time';
import { partiesText, shortDay, taskName, whoText, windowText } from './task-copy';
import { TaskManage, type Manage } from './task-manage';
import { TaskWork } from './task-work';
import styles from './tasks-view.module.css';
import type { Doing } from './use-tasks';
import type { Task } from '@/lib/domain/host/tasks/task';
import { nextArrival } from '@/lib/domain/host/tasks/task-state';
import type { Waiting } from '@/lib/domain/host/tasks/waiting-changes';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

type Props = {
  task: Task;
  today: CalendarDate;
  needsPhoto: boolean;
  waiting: readonly Waiting[];
  add: (doing: Doing, file?: File) => void;
  manage: Manage | null;
};

function marksOf(task: Task, waiting: number): string[] {
  const { state, kind } = task;
  return [
    ...(state === 'dropped' ? ['No longer needed'] : []),
    ...(state === 'done' ? ['Done'] : []),
    ...(state === 'begun' ? ['Started'] : []),
    ...(kind === 'turnover' && nextArrival(task) === 'same-day'
      ? ['Next guests the same day']
      : []),
    ...(task.isShort ? ['Little time'] : []),
    ...(task.isLate ? ['Late check-out'] : []),
    ...(task.problem !== null && !task.problemSettled ? ['Problem'] : []),
    ...(waiting > 0 ? ['Waiting for a connection'] : []),
  ];
}

/** A task in the list, which expands in place. */
export function TaskItem({ task, today, needsPhoto, waiting, add, manage }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const anchor = `task-${task.id}`;
  useEffect(() => {
    if (window.location.hash === `#${anchor}` && details.current) details.current.open = true;
  }, [anchor]);
  const isOver = task.state === 'done' || task.state === 'dropped';
  const marks = marksOf(task, waiting.length);
  return (
    <li id={anchor} data-state={task.state} className={styles.task}>
      <details ref={details}>
        <summary>
          <strong>{task.cabin}</strong>
          <span>
            {taskName(task)}
            {task.day === today ? '' : `, ${shortDay(task.day)}`}
          </span>
          <span>{windowText(task)}</span>
          {marks.length > 0 && (
            <span className={styles.marks}>
              {marks.map((mark) => (
                <em key={mark}>{mark}</em>
              ))}
            </span>
          )}
          <span>{task.assignee === null ? 'Unassigned' : `For ${whoText(task.assignee)}`}</span>
        </summary>
        <div className={styles.inside}>
          <p>{partiesText(task)}</p>
          {task.note && <p>{task.note}</p>}
          {task.state === 'dropped' && (
            <p role="note">
              This is no longer needed: the stay was canceled, or the host removed it.
            </p>
          )}
          {task.doneAt && (
            <p>
              Done {formatInstant(task.doneAt)} by {whoText(task.doneBy)}.
              {task.reason && ` Left open: ${task.reason}`}
            </p>
          )}
          <TaskWork
            task={task}
            needsPhoto={needsPhoto}
            waiting={waiting}
            add={add}
            isOver={isOver}
          />
          {manage && <TaskManage task={task} {...manage} />}
        </div>
      </details>
    </li>
  );
}

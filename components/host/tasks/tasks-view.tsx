'use client';

import { useEffect, useState } from 'react';
import { Card } from '@/components/host/shell/card';
import { NewTaskForm, type AddTask } from './new-task-form';
import { SupplyList } from './supply-list';
import { TaskCalendarLink, type CalendarActions } from './task-calendar-link';
import { shortDay, taskName, waitingText } from './task-copy';
import { TaskItem } from './task-item';
import type { ManageActions } from './task-manage';
import styles from './tasks-view.module.css';
import { useTasks, type Lost } from './use-tasks';
import { useConnected } from '@/components/host/shell/use-connected';
import { Button, ButtonLink } from '@/components/ui/button';
import type { HostTasks } from '@/lib/domain/host/tasks/task';
import { groupOf, type TaskGroup } from '@/lib/domain/host/tasks/task-state';
import { taskOf } from '@/lib/domain/host/tasks/waiting-changes';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { plural } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';

type Props = {
  start: HostTasks;
  userId: string;
  today: CalendarDate;
  canServe: boolean;
  actions: ManageActions & CalendarActions & { addTask: AddTask };
};

const MINUTE_MS = 60_000;
const GROUPS: readonly [TaskGroup, string][] = [
  ['late', 'Still open from earlier'],
  ['today', 'Today'],
  ['coming', 'The next 14 days'],
  ['done', 'Done or no longer needed'],
];

/** A page kept on a phone may be shown on a later day. */
function useToday(first: CalendarDate): CalendarDate {
  const [today, setToday] = useState(first);
  useEffect(() => {
    const look = () => setToday(todayInZone(new Date(), shop().timezone));
    const soon = setTimeout(look);
    const timer = setInterval(look, MINUTE_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, []);
  return today;
}

/**
 * The work in the cabins, usable with one thumb. What is done is kept on the phone and sent once there is a connection.
 */
export function TasksView({ start, userId, today: first, canServe, actions }: Props) {
  const { shown, waiting, lost, add, forgetLost } = useTasks(start, userId);
  const isConnected = useConnected();
  const today = useToday(first);
  const { tasks, cleaners } = shown;
  return (
    <>
      <div className="host-bar">
        <h1>Tasks</h1>
        {cleaners && (
          <ButtonLink href="/host/tasks/setup" variant="secondary" size="small" prefetch={false}>
            Checklists and cleaners
          </ButtonLink>
        )}
      </div>
      <p role="status" className={styles.waiting}>
        {waitingText(waiting.length, isConnected)}
      </p>
      {lost.map((each) => (
        <LostNote key={each.key} lost={each} tasks={tasks} forget={() => forgetLost(each.key)} />
      ))}
      <div className={styles.columns}>
        <div>
          {GROUPS.map(([group, heading]) => {
            const own = tasks.filter((task) => groupOf(task, today) === group);
            if (own.length === 0 && group !== 'today') return null;
            return (
              <section key={group} aria-labelledby={`tasks-${group}`} className={styles.group}>
                <h2 id={`tasks-${group}`}>{heading}</h2>
                {own.length === 0 && <p>Nothing to do today.</p>}
                <ul>
                  {own.map((task) => (
                    <TaskItem
                      key={task.id}
                      task={task}
                      today={today}
                      needsPhoto={shown.needsPhoto}
                      waiting={waiting.filter((each) => taskOf(each) === task.id)}
                      add={add}
                      manage={cleaners && { cleaners, canServe, actions }}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <div>
          <SupplyList supplies={shown.supplies} cabins={shown.cabins} add={add} />
          {cleaners && (
            <Card heading="A task of your own">
              <p>A repair, an inspection, or anything else for a cabin on a given day.</p>
              <NewTaskForm
                cleaners={cleaners}
                today={today}
                cabins={shown.cabins}
                add={actions.addTask}
              />
            </Card>
          )}
          <TaskCalendarLink isOn={shown.hasCalendar} actions={actions} />
        </div>
      </div>
    </>
  );
}

type LostProps = { lost: Lost; tasks: HostTasks['tasks']; forget: () => void };

function LostNote({ lost: { taskId, text, count }, tasks, forget }: LostProps) {
  const task = tasks.find(({ id }) => id === taskId);
  const where = task ? `${taskName(task)}, ${task.cabin}, ${shortDay(task.day)}: ` : '';
  return (
    <div role="alert" className={styles.lost}>
      <p>
        {where}
        {text} {count} {plural(count, 'change', 'changes')} made on this phone{' '}
        {plural(count, 'was', 'were')} not kept.
      </p>
      <Button variant="secondary" size="small" onClick={forget}>
        Got it
      </Button>
    </div>
  );
}

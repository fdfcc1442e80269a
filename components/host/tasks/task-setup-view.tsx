import { Card } from '@/components/host/shell/card';
import { ChecklistForm, type SaveChecklist } from './checklist-form';
import { CleanerChoice, type SetCleaner } from './cleaner-choice';
import { TaskSettingsForm, type SaveTaskSettings } from './task-settings-form';
import { formatMonth, plural } from '@/lib/copy/format';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { TaskSetup } from '@/lib/schemas/host/tasks';
import '@/components/host/shell/table.css';

type Actions = {
  saveChecklist: SaveChecklist;
  saveTaskSettings: SaveTaskSettings;
  setCleaner: SetCleaner;
};
type Props = { setup: TaskSetup; actions: Actions };

/** Sets what turnovers require and who cleans where, and shows who did how much. */
export function TaskSetupView({ setup, actions }: Props) {
  const { lines, cabins, cleaners, history, needsPhoto, leastMinutes } = setup;
  return (
    <>
      <h1>Checklists and cleaners</h1>
      <div className="host-halves">
        <div>
          <Card heading="Checklist for every cabin">
            <p>A task gets it when it’s started. Started tasks keep their lines.</p>
            <ChecklistForm
              key={JSON.stringify(lines)}
              id="checklist"
              cabinId={null}
              lines={lines}
              save={actions.saveChecklist}
            />
          </Card>
          <Card heading="Turnovers">
            <TaskSettingsForm seen={{ needsPhoto, leastMinutes }} save={actions.saveTaskSettings} />
          </Card>
          <Card heading="Done by month">
            {history.length === 0 && <p>No tasks done yet.</p>}
            <ul className="host-list">
              {history.map(({ month, who, count }) => (
                <li key={`${month}${who ?? ''}`}>
                  <span>
                    {formatMonth(calendarDate(`${month}-01`))}, {who ?? 'nobody'}
                  </span>
                  <small>
                    {count} {plural(count, 'task', 'tasks')}
                  </small>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div>
          {cabins.map((cabin) => (
            <Card key={cabin.id} heading={cabin.title}>
              <CleanerChoice cabin={cabin} cleaners={cleaners} set={actions.setCleaner} />
              <ChecklistForm
                key={JSON.stringify(cabin.lines)}
                id={`checklist-${cabin.id}`}
                cabinId={cabin.id}
                lines={cabin.lines}
                save={actions.saveChecklist}
                isInline
              />
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}

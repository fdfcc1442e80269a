'use server';

import { hostAction } from '@/app/host/host-action';
import * as tasks from '@/lib/data/host/tasks/tasks';
import { uuidSchema } from '@/lib/schemas/fields';
import {
  checklistSchema,
  cleanerIdSchema,
  lateCheckOutSchema,
  newTaskSchema,
  seenChecklistSchema,
  seenTaskSettingsSchema,
  taskFieldsSchema,
  taskSettingsSchema,
} from '@/lib/schemas/host/tasks';

const PATH = '/host/tasks';

export const addTask = hostAction([newTaskSchema], tasks.addTask, PATH);
export const saveTask = hostAction(
  [uuidSchema, taskFieldsSchema, taskFieldsSchema],
  tasks.saveTask,
  PATH,
);
export const removeTask = hostAction([uuidSchema], tasks.removeTask, PATH);
export const settleProblem = hostAction([uuidSchema], tasks.settleProblem, PATH);
export const setLateCheckOut = hostAction(
  [uuidSchema, lateCheckOutSchema],
  tasks.setLateCheckOut,
  PATH,
);
export const makeCalendar = hostAction([], tasks.makeTaskCalendar, PATH);
export const endCalendar = hostAction([], tasks.endTaskCalendar, PATH);
export const saveChecklist = hostAction(
  [uuidSchema.nullable(), checklistSchema, seenChecklistSchema],
  tasks.saveChecklist,
  PATH,
);
export const saveTaskSettings = hostAction(
  [taskSettingsSchema, seenTaskSettingsSchema],
  tasks.saveTaskSettings,
  PATH,
);
export const setCleaner = hostAction([uuidSchema, cleanerIdSchema], tasks.setCleaner, PATH);

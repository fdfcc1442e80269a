import { z } from 'zod';
import {
  OWN_KINDS,
  TASK_KINDS,
  TASK_STATES,
  type HostTasks,
  type NewSupply,
  type TaskChange,
} from '../../domain/host/tasks/task.ts';
import {
  calendarDateSchema,
  intSchema,
  textSchema,
  typedDateSchema,
  uuidSchema,
} from '../fields.ts';

const whoSchema = z.string().nullable();
const partySchema = z.object({ guests: z.int(), pets: z.int() }).nullable();

const lineSchema = z.object({
  id: uuidSchema,
  body: z.string(),
  isRequired: z.boolean(),
  needsPhoto: z.boolean(),
  tickedAt: z.string().nullable(),
  tickedBy: whoSchema,
});

const taskSchema = z.object({
  id: uuidSchema,
  kind: z.enum(TASK_KINDS),
  title: z.string().nullable(),
  note: z.string().nullable(),
  cabinId: uuidSchema,
  cabin: z.string(),
  day: calendarDateSchema,
  fromTime: z.string(),
  dueDay: calendarDateSchema.nullable(),
  dueTime: z.string().nullable(),
  isShort: z.boolean(),
  isLate: z.boolean(),
  state: z.enum(TASK_STATES),
  assigneeId: uuidSchema.nullable(),
  assignee: whoSchema,
  leaving: partySchema,
  coming: partySchema,
  cleanerNote: z.string().nullable(),
  problem: z.string().nullable(),
  problemSettled: z.boolean(),
  begunAt: z.string().nullable(),
  begunBy: whoSchema,
  doneAt: z.string().nullable(),
  doneBy: whoSchema,
  reason: z.string().nullable(),
  lines: z.array(lineSchema),
  photos: z.array(
    z.object({
      id: uuidSchema,
      lineId: uuidSchema.nullable(),
      width: z.int(),
      height: z.int(),
    }),
  ),
});

const supplySchema = z.object({
  id: uuidSchema,
  cabinId: uuidSchema,
  cabin: z.string(),
  name: z.string(),
  quantity: z.string().nullable(),
  note: z.string().nullable(),
  addedBy: whoSchema,
  boughtAt: z.string().nullable(),
  boughtBy: whoSchema,
});

const staffSchema = z.object({ id: uuidSchema, name: z.string() });

/** The response of `host_tasks`. */
export const hostTasksSchema = z.object({
  tasks: z.array(taskSchema),
  supplies: z.array(supplySchema),
  cabins: z.array(z.object({ id: uuidSchema, title: z.string() })),
  needsPhoto: z.boolean(),
  hasCalendar: z.boolean(),
  cleaners: z.array(staffSchema).nullable(),
}) satisfies z.ZodType<HostTasks>;

const optionalText = (most: number) => textSchema(0, most);

const taskChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('begin') }),
  z.strictObject({ kind: z.literal('reopen') }),
  z.strictObject({ kind: z.enum(['tick', 'untick']), lineId: uuidSchema }),
  z.strictObject({ kind: z.literal('note'), text: optionalText(500) }),
  z.strictObject({ kind: z.literal('problem'), text: textSchema(1, 500) }),
  /** `text` says why something is left open. */
  z.strictObject({ kind: z.literal('done'), text: optionalText(500) }),
]) satisfies z.ZodType<TaskChange>;

const newSupplySchema = z.strictObject({
  id: uuidSchema,
  cabinId: uuidSchema,
  name: textSchema(1, 80),
  quantity: optionalText(40),
  note: optionalText(200),
}) satisfies z.ZodType<NewSupply>;

const keyed = { key: uuidSchema };

/** The requests of a phone. Each is done once, however often it is sent. */
export const taskRequestSchema = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('change'),
    ...keyed,
    at: z.iso.datetime(),
    taskId: uuidSchema,
    change: taskChangeSchema,
  }),
  z.strictObject({ what: z.literal('supply'), ...keyed, supply: newSupplySchema }),
  z.strictObject({
    what: z.literal('bought'),
    ...keyed,
    supplyId: uuidSchema,
    isBought: z.boolean(),
  }),
  z.strictObject({ what: z.literal('photo-start'), ...keyed, taskId: uuidSchema }),
  z.strictObject({
    what: z.literal('photo-end'),
    ...keyed,
    taskId: uuidSchema,
    lineId: uuidSchema.nullable(),
    uploadId: uuidSchema,
  }),
]);
export type TaskRequest = z.output<typeof taskRequestSchema>;

/** Empty for nobody. */
export const cleanerIdSchema = z.union([z.literal(''), uuidSchema]);

export const newTaskSchema = z.strictObject({
  cabinId: uuidSchema,
  kind: z.enum(OWN_KINDS),
  title: textSchema(1, 120),
  note: optionalText(500),
  day: typedDateSchema,
  /** Empty for the check-out time. */
  time: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/),
  assigneeId: cleanerIdSchema,
  /** An idempotency key. */
  key: uuidSchema,
});
export type NewTaskForm = z.input<typeof newTaskSchema>;
export type NewTask = z.output<typeof newTaskSchema>;

export const taskFieldsSchema = z.strictObject({
  assigneeId: cleanerIdSchema,
  note: optionalText(500),
});
export type TaskFields = z.input<typeof taskFieldsSchema>;

export const lateCheckOutSchema = z.strictObject({
  /** Empty for the usual time. */
  time: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/),
  isConfirmed: z.boolean(),
});
export type LateCheckOut = z.input<typeof lateCheckOutSchema>;

export const MAX_LINES = 40;
const checklistLineSchema = z.strictObject({
  id: uuidSchema,
  body: textSchema(1, 200),
  isRequired: z.boolean(),
  needsPhoto: z.boolean(),
});
export const checklistSchema = z.strictObject({
  lines: z.array(checklistLineSchema).max(MAX_LINES),
});
const savedLineSchema = z.object({ ...checklistLineSchema.shape, body: z.string() });
export type SavedLine = z.infer<typeof savedLineSchema>;
export const seenChecklistSchema = z.array(savedLineSchema).max(MAX_LINES);
export type ChecklistForm = z.input<typeof checklistSchema>;
export type Checklist = z.output<typeof checklistSchema>;

export const taskSettingsSchema = z.strictObject({
  needsPhoto: z.boolean(),
  leastMinutes: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(intSchema(0, 600)),
});
export type TaskSettingsForm = z.input<typeof taskSettingsSchema>;
export type TaskSettings = z.output<typeof taskSettingsSchema>;
export const seenTaskSettingsSchema = z.strictObject({
  needsPhoto: z.boolean(),
  leastMinutes: z.int(),
});
export type SeenTaskSettings = z.input<typeof seenTaskSettingsSchema>;

/** The response of `host_task_setup`. */
export const taskSetupSchema = z.object({
  needsPhoto: z.boolean(),
  leastMinutes: z.int(),
  cleaners: z.array(staffSchema),
  lines: z.array(savedLineSchema),
  cabins: z.array(
    z.object({
      id: uuidSchema,
      title: z.string(),
      cleanerId: uuidSchema.nullable(),
      lines: z.array(savedLineSchema),
    }),
  ),
  history: z.array(z.object({ month: z.string(), who: z.string().nullable(), count: z.int() })),
});
export type TaskSetup = z.infer<typeof taskSetupSchema>;

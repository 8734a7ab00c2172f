import { z } from 'zod'
import { inEnglishFor } from '../../errors.ts'
import { taskKinds, taskQueues } from '../../rules/desk/task-kinds.ts'
import { pk } from '../fields.ts'
import { says } from '../says.ts'

const moment = z.iso.datetime()

const taskKind = z.string().meta({ description: `One of: ${Object.keys(taskKinds).join(', ')}.` })

/** What a colleague writes for the record. */
export const ownWords = (most: number) =>
  z
    .string()
    .trim()
    .min(1, says(inEnglishFor('colleagues', 'Write a few words.')))
    .max(most)

/** Who works on tasks. Compliance reads all and changes nothing. */
export const working = { who: 'staff', roles: ['support', 'operations', 'lead'] } as const

/** A task in a list. */
export const shortTask = z.strictObject({
  pk,
  kind: taskKind,
  queue: z.enum(taskQueues),
  title: z.string(),
  customer: z.string().nullable().meta({ description: 'The name of the customer, where there is one.' }),
  state: z.enum(['open', 'done', 'withdrawn']),
  assignee: z.strictObject({ pk, name: z.string() }).nullable(),
  opened_at: moment,
  waited_minutes: z.int().meta({ description: 'Since it was opened, by the clock of the service.' }),
  due_at: moment,
  is_late: z.boolean(),
})

/** Something that a colleague sees: facts by name, texts, papers to open. */
export const part = z.strictObject({
  title: z.string(),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  text: z.array(z.string()),
  papers: z.array(z.strictObject({ pk, title: z.string() })),
})

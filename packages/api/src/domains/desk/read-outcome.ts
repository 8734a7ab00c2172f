import { type ErrorDetails, inEnglishFor } from '@app/schemas/errors'
import { isSentDate } from '@app/schemas/rules/days/dates'
import type { Outcome, TaskField } from '@app/schemas/rules/desk/task-form'
import { type TaskKind, type TaskKindRule, taskKinds } from '@app/schemas/rules/desk/task-kinds'

/** An outcome with what was filled in. */
export type Filled = {
  readonly outcome: string
  readonly label: string
  readonly keepsOpen: boolean
  readonly values: Readonly<Record<string, string | number | undefined>>
  /** What was filled in, in words, for the record. */
  readonly shown: readonly (readonly [label: string, value: string])[]
}

type Problems = { readonly fields: NonNullable<ErrorDetails['fields']> }

type Given = { readonly outcome: string; readonly values: Readonly<Record<string, string>> }

/** Reads what a colleague filled in by the form of the outcome; a field that the form does not have is refused. */
export function readOutcome(kind: TaskKind, { outcome: name, values: given }: Given, today: string): Filled | Problems {
  const { outcomes }: TaskKindRule = taskKinds[kind]
  const outcome: Outcome | undefined = Object.hasOwn(outcomes, name) ? outcomes[name] : undefined
  if (!outcome) return { fields: { outcome: [inEnglishFor('colleagues', 'Choose how the task ended.')] } }
  const entries = Object.entries(outcome.fields)
  const strange = Object.keys(given).filter((field) => !Object.hasOwn(outcome.fields, field))
  const problems = entries.flatMap(([field, rule]) => {
    const problem = problemWith(rule, (given[field] ?? '').trim(), today)
    return problem === undefined ? [] : [[field, [inEnglishFor('colleagues', problem)]] as const]
  })
  const all = [...problems, ...strange.map((field) => [field, [inEnglishFor('colleagues', 'This form doesn’t ask for that.')]] as const)]
  if (all.length > 0) return { fields: Object.fromEntries(all) }
  const typed = entries.map(([field, rule]) => [field, rule, (given[field] ?? '').trim()] as const)
  return {
    outcome: name,
    label: outcome.label,
    keepsOpen: outcome.keepsOpen ?? false,
    values: Object.fromEntries(typed.map(([field, rule, text]) => [field, typedValue(rule, text)])),
    shown: typed.filter(([, , text]) => text !== '').map(([, rule, text]) => [rule.label, shownAs(rule, text)]),
  }
}

const longest = { text: 300, 'long-text': 10_000 } as const
const mostCents = 1_000_000_000_00

function problemWith({ type, label, isOptional, options }: TaskField, text: string, today: string): string | undefined {
  if (text === '') return isOptional ? undefined : `Fill in “${label}”.`
  switch (type) {
    case 'text':
    case 'long-text':
      return text.length > longest[type] ? `Use ${longest[type]} characters or fewer.` : undefined
    case 'money':
      return /^\d{1,14}$/.test(text) && Number(text) > 0 && Number(text) <= mostCents ? undefined : 'Enter an amount above zero.'
    case 'day':
      if (!isSentDate(text)) return 'Enter a day of the calendar.'
      // What is written down has been done; customers read the day.
      return text > today ? 'Enter a day that isn’t in the future.' : undefined
    case 'choice':
      return options && Object.hasOwn(options, text) ? undefined : 'Choose one.'
  }
}

function typedValue({ type }: TaskField, text: string): string | number | undefined {
  if (text === '') return undefined
  return type === 'money' ? Number(text) : text
}

function shownAs({ type, options }: TaskField, text: string): string {
  if (type === 'money') return `$${(Number(text) / 100).toFixed(2)}`
  return options?.[text] ?? text
}

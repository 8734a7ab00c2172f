type FieldTypeEntry = {
  readonly type: string
  /**
   * `value`: complete by itself, so the questionnaire may ask it too. `rows`: a list of such values. `act`: something agreed to, uploaded,
   * linked or booked, which belongs to a step whose work stores it.
   */
  readonly answer: 'value' | 'rows' | 'act'
  /** Says who somebody is, where they live or how they are reached: the service stores it sealed. */
  readonly isPersonal: boolean
  /** A number or proof that harms people in the wrong hands: the browser never stores it, and it is shown by its last digits only. */
  readonly isSecret: boolean
}

const value = { answer: 'value', isPersonal: false, isSecret: false } as const
const personal = { answer: 'value', isPersonal: true, isSecret: false } as const
const secretNumber = { answer: 'value', isPersonal: true, isSecret: true } as const
const act = { answer: 'act', isPersonal: false, isSecret: false } as const
const secretAct = { answer: 'act', isPersonal: true, isSecret: true } as const

/** Every way to answer. An entry that doesn't say whether it is personal and whether it is secret doesn't compile. */
const fieldTypeEntries = [
  { type: 'text', ...value },
  { type: 'long-text', ...value },
  { type: 'name', ...personal },
  { type: 'email', ...personal },
  { type: 'phone', ...personal },
  { type: 'ssn', ...secretNumber },
  { type: 'date', ...personal },
  { type: 'year', ...value },
  { type: 'zip', ...personal },
  { type: 'state', ...value },
  { type: 'country', ...value },
  { type: 'address', ...personal },
  { type: 'money', ...value },
  { type: 'number', ...value },
  { type: 'percent', ...value },
  { type: 'account-number', ...secretNumber },
  { type: 'code', answer: 'act', isPersonal: false, isSecret: true },
  { type: 'choice', ...value },
  { type: 'choices', ...value },
  { type: 'yes-no', ...value },
  { type: 'consent', ...act },
  { type: 'company', ...value },
  { type: 'job-title', ...value },
  { type: 'record-keeper', ...value },
  { type: 'securities', ...value },
  { type: 'accounts', ...act },
  { type: 'account-plans', ...act },
  { type: 'signature', ...secretAct },
  { type: 'file', ...secretAct },
  { type: 'slot', ...act },
  { type: 'card', ...secretAct },
  { type: 'bank-link', ...secretAct },
  { type: 'rows', answer: 'rows', isPersonal: false, isSecret: false },
] as const satisfies readonly FieldTypeEntry[]

type Entry = (typeof fieldTypeEntries)[number]
export type FieldType = Entry['type']
export type ValueType = Extract<Entry, { readonly answer: 'value' }>['type']
export type SecretValueType = Extract<Entry, { readonly answer: 'value'; readonly isSecret: true }>['type']

export const fieldTypes: readonly FieldType[] = fieldTypeEntries.map(({ type }) => type)
/** What a row of a table never holds in the clear. */
export const personalTypes = typesThat(({ isPersonal }) => isPersonal)
/** What a browser never stores, and no page shows in full. */
export const secretTypes = typesThat(({ isSecret }) => isSecret)
/** What a page of its own shows, and no list of answers. */
export const actTypes = typesThat(({ answer }) => answer === 'act')

function typesThat(holds: (entry: Entry) => boolean): ReadonlySet<FieldType> {
  return new Set(fieldTypeEntries.flatMap((entry) => (holds(entry) ? [entry.type] : [])))
}

/** Every rule an answer can break; each field words its own message for each rule that applies to it. */
export const errorRules = ['required', 'format', 'min', 'max', 'length', 'match', 'unknown', 'declined', 'type', 'size'] as const

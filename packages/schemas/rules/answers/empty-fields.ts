/** The fields that are left when the empty ones are dropped. */
export type Filled<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined | null | ''> }

/** Empty fields are dropped on settings updates: undefined, null and ''. What is 0 or false is an answer and stays. */
export function dropEmptyFields<Fields extends object>(fields: Fields): Filled<Fields>
export function dropEmptyFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)))
}

/** Nothing was said: undefined, null or ''. */
export function isEmpty(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

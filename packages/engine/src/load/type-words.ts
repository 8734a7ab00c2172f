const words: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
}

/** The types that a schema takes, in words. */
export function typeWords(type: unknown): string {
  return [type]
    .flat()
    .map((one) => words[String(one)] ?? String(one))
    .join(' or ')
}

/** The type of a value, in words. */
export function wordFor(data: unknown): string {
  if (data === null) return 'null'
  return Array.isArray(data) ? 'a list' : typeWords(typeof data)
}

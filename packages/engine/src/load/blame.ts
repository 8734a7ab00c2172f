import { nameSchemas } from '@app/schemas/flow/names'
import { closest } from './closest.ts'
import type { JsonPath, Problem } from './document.ts'
import {
  alternativesOf,
  fitsType,
  isRecognized,
  isSchema,
  meantAlternative,
  propertiesOf,
  requiredOf,
  resolved,
  type Schema,
  schemaAt,
  valuesOf,
} from './schema-parts.ts'

/** One breach of a schema: where, and whether the name of the property is what is wrong. */
export type Breach = Omit<Problem, 'path'> & { readonly at: JsonPath; readonly key?: boolean }

/** What is wrong with data that a schema refuses, each mistake once: of a union the alternative that was meant is blamed. */
export function blame(data: unknown, schema: Schema, path: JsonPath = []): Breach[] {
  const whole = resolved(schema)
  if (!fitsType(data, whole)) return [{ ...wrongType(data, whole), at: path }]
  const known = valuesOf(whole)
  if (known && !known.includes(data)) return [{ ...unknownValue(data, known), at: path }]
  if (alternativesOf(whole).length > 0) return ofUnion(data, whole, path)
  if (typeof data === 'string') return ofText(data, whole, path)
  if (typeof data === 'number') return ofNumber(data, whole, path)
  if (Array.isArray(data)) return ofList(data, whole, path)
  return isSchema(data) ? ofObject(data, whole, path) : []
}

function ofUnion(data: unknown, union: Schema, path: JsonPath): Breach[] {
  const alternatives = alternativesOf(union)
  const kind = isSchema(data) ? kindOf(data, [union, ...alternatives]) : undefined
  if (kind) return [{ ...unknownValue(kind.value, kind.known), at: [...path, kind.name] }]
  const meant = meantAlternative(data, union)
  if (!meant) {
    const types = [...new Set(alternatives.flatMap((one) => [one['type'] ?? 'object'].flat()))]
    return [{ ...wrongType(data, { ...union, type: types }), at: path }]
  }
  if (isSchema(data) && !isRecognized(data, meant)) return [{ ...unrecognized(data, alternatives, union), at: path }]
  return blame(data, { ...meant, ...(meant['description'] === undefined && { description: union['description'] }) }, path)
}

/** The property that tells alternatives apart (`block`, `panel`), when it names none of them. */
function kindOf(data: Schema, schemas: readonly Schema[]) {
  for (const [name, value] of Object.entries(data)) {
    const held = schemas.flatMap((one) => valuesOf(propertiesOf(one).get(name)) ?? [])
    const tells = schemas.some((one) => valuesOf(propertiesOf(one).get(name))?.length === 1 && requiredOf(one).includes(name))
    if (tells && !held.includes(value)) return { name, value, known: [...new Set(held)] }
  }
  return undefined
}

function ofObject(data: Schema, schema: Schema, path: JsonPath): Breach[] {
  const properties = propertiesOf(schema)
  const free = schemaAt(schema, 'additionalProperties')
  const missing = requiredOf(schema).filter((name) => !Object.hasOwn(data, name))
  const unknown = schema['additionalProperties'] === false ? Object.keys(data).filter((name) => !properties.has(name)) : []
  const misspelt = unknown.map((name) => ({
    name,
    meant:
      closest(name, missing) ??
      closest(
        name,
        [...properties.keys()].filter((one) => !Object.hasOwn(data, one)),
      ) ??
      closest(name, properties.keys()),
  }))
  const absent = missing.filter((name) => !misspelt.some(({ meant }) => meant === name))
  const names = schemaAt(schema, 'propertyNames')
  const inner = Object.entries(data).flatMap(([name, value]): Breach[] => {
    const own = properties.get(name)
    if (own) return blame(value, own, [...path, name])
    const wrongName = names ? blameName(name, names, [...path, name]) : []
    return wrongName.length > 0 || !free ? wrongName : blame(value, free, [...path, name])
  })
  return [
    ...misspelt.map(({ name, meant }) => ({ ...unknownProperty(name, meant, properties), at: [...path, name], key: true })),
    ...(absent.length > 0 ? [{ ...absentProperties(absent, properties), at: path }] : []),
    ...sizes(Object.keys(data).length, schema, 'Properties', path),
    ...inner,
  ]
}

function blameName(name: string, names: Schema, path: JsonPath): Breach[] {
  const not = valuesOf(schemaAt(names, 'not'))
  const found = not?.includes(name) ? [{ ...unknownProperty(name, undefined, new Map()), at: path }] : blame(name, names, path)
  return found.map((breach) => ({ ...breach, rule: 'unknown-property', key: true }))
}

function ofList(data: readonly unknown[], schema: Schema, path: JsonPath): Breach[] {
  const items = schemaAt(schema, 'items')
  const written = data.map((one) => JSON.stringify(one))
  const again = schema['uniqueItems'] === true ? written.findIndex((one, index) => written.indexOf(one) !== index) : -1
  const first = written.indexOf(written[again] ?? '')
  const twice =
    again < 0
      ? []
      : [
          {
            rule: 'wrong-value',
            message: `Entries ${first + 1} and ${again + 1} of this list are the same.`,
            fix: 'Remove one of them.',
            at: [...path, again],
          },
        ]
  return [
    ...sizes(data.length, schema, 'Items', path),
    ...twice,
    ...(items ? data.flatMap((one, index) => blame(one, items, [...path, index])) : []),
  ]
}

function ofText(data: string, schema: Schema, path: JsonPath): Breach[] {
  const length = sizes(data.length, schema, 'Length', path)
  const { pattern } = schema
  if (length.length > 0 || typeof pattern !== 'string' || new RegExp(pattern, 'u').test(data)) return length
  const fix = patternFix(data, schema) ?? `Change it.${about(schema)}`
  return [{ rule: 'wrong-value', message: `“${data.slice(0, 60)}” is not written as it must be here.`, fix, at: path }]
}

function ofNumber(data: number, schema: Schema, path: JsonPath): Breach[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const beyond =
    typeof exclusiveMinimum === 'number' && data <= exclusiveMinimum
      ? `more than ${exclusiveMinimum}`
      : typeof exclusiveMaximum === 'number' && data >= exclusiveMaximum
        ? `less than ${exclusiveMaximum}`
        : typeof minimum === 'number' && data < minimum
          ? `${minimum} or more`
          : typeof maximum === 'number' && data > maximum
            ? `${maximum} or less`
            : undefined
  return beyond === undefined
    ? []
    : [{ rule: 'wrong-value', message: `This number must be ${beyond}.`, fix: `Change it.${about(schema)}`, at: path }]
}

const units = { Items: ['entry', 'entries'], Properties: ['entry', 'entries'], Length: ['letter', 'letters'] } as const

function sizes(size: number, schema: Schema, what: keyof typeof units, path: JsonPath): Breach[] {
  const [least, most] = [schema[`min${what}`], schema[`max${what}`]]
  const unit = (count: number) => units[what][count === 1 ? 0 : 1]
  const tooFew =
    typeof least === 'number' && size < least
      ? size === 0
        ? 'This is empty'
        : `This needs at least ${least} ${unit(least)}, and has ${size}`
      : undefined
  const tooMany = typeof most === 'number' && size > most ? `This may have ${most} ${unit(most)} at most, and has ${size}` : undefined
  const message = tooFew ?? tooMany
  return message === undefined ? [] : [{ rule: 'wrong-value', message: `${message}.`, fix: `Change it.${about(schema)}`, at: path }]
}

function wrongType(data: unknown, schema: Schema): Problem {
  const wanted = typeWords(schema['type'])
  return { rule: 'wrong-type', message: `This should be ${wanted}, and is ${wordFor(data)}.`, fix: `Write ${wanted}.${about(schema)}` }
}

function unknownValue(data: unknown, known: readonly unknown[]): Problem {
  const allowed = known.map(String)
  const oneOf = `Use one of: ${allowed.join(', ')}.`
  // An object of a file has no prototype: it cannot be made a text.
  if (typeof data === 'object')
    return { rule: 'unknown-value', message: `This is ${wordFor(data)}, and not one of the known values.`, fix: oneOf }
  const meant = closest(String(data), allowed)
  const fix = meant === undefined ? oneOf : `Did you mean “${meant}”?`
  return { rule: 'unknown-value', message: `“${String(data)}” is not one of the known values.`, fix }
}

function unknownProperty(name: string, meant: string | undefined, properties: ReadonlyMap<string, Schema>): Problem {
  const known = [...properties.keys()].filter((one) => one !== '$schema')
  const instead = meantInstead(name, properties)
  const fix =
    meant !== undefined ? `Did you mean “${meant}”?` : `Remove it.${instead}${known.length > 0 ? ` Known here: ${known.join(', ')}.` : ''}`
  return { rule: 'unknown-property', message: `“${name}” is not known here.`, fix }
}

/** Names that people know from elsewhere. */
function meantInstead(name: string, properties: ReadonlyMap<string, Schema>): string {
  const others: Readonly<Record<string, readonly [string, string]>> = {
    required: ['optional', 'What is asked must be answered, unless it says "optional": true.'],
    if: ['when', 'A condition is named "when".'],
    condition: ['when', 'A condition is named "when".'],
    description: ['help', 'Words under a field are named "help".'],
    hint: ['help', 'Words under a field are named "help".'],
    next: ['detours', 'What comes next is the order of the mode; a side step is named in "detours".'],
  }
  const [own, words] = (Object.hasOwn(others, name) && others[name]) || []
  return own !== undefined && properties.has(own) ? ` ${words}` : ''
}

function absentProperties(names: readonly string[], properties: ReadonlyMap<string, Schema>): Problem {
  const about = (name: string) => String(properties.get(name)?.['description'] ?? '').trim()
  const list = names.map((name) => `“${name}”`)
  const [only = ''] = list
  if (list.length === 1)
    return { rule: 'missing-property', message: `${only} is missing.`, fix: `Add ${only}. Here: ${about(names[0] ?? '')}` }
  const message = `${list.slice(0, -1).join(', ')} and ${list.at(-1)} are missing.`
  return { rule: 'missing-property', message, fix: `Add them. ${names.map((name) => `“${name}”: ${about(name)}`).join(' ')}` }
}

function unrecognized(data: Schema, alternatives: readonly Schema[], union: Schema): Problem {
  const shapes = alternatives.map((one) => requiredOf(one).join(' and ')).filter((shape) => shape !== '')
  const written = Object.keys(data).map((name) => `“${name}”`)
  const message = written.length === 0 ? 'This is empty.' : `With ${written.join(', ')} alone, this is none of the things that can be here.`
  return { rule: 'unknown-shape', message, fix: `Write one with: ${[...new Set(shapes)].join('; ')}.${about(union)}` }
}

function about({ description }: Schema): string {
  return typeof description === 'string' ? ` Here: ${description.trim()}` : ''
}

/** What each pattern of the formats wants, in words. */
const wordsOfPatterns: ReadonlyMap<string, string> = new Map([
  [nameSchemas['step-name'].pattern, 'letters, digits and hyphens, no “_”, and one “/” at most'],
  [nameSchemas['mode-name'].pattern, 'small letters, digits and hyphens, no “_”'],
  [nameSchemas['question-name'].pattern, 'small letters, digits and “_”, no “-”, and a letter first'],
  [nameSchemas['fact-name'].pattern, 'small letters, digits and “_”, with one dot at most'],
  [nameSchemas['progress-key'].pattern, 'small letters, digits and “_”'],
  [nameSchemas['need-name'].pattern, 'small letters and hyphens'],
  [nameSchemas['experiment-name'].pattern, 'small letters and digits, no “-” and no “_”'],
  ['^[a-z0-9]{1,30}$', 'small letters and digits, no “-” and no “_”'],
  ['^[a-z][a-z0-9_]*$', 'small letters, digits and “_”, no “-”, and a letter first'],
  ['^#[0-9A-Fa-f]{6}$', '“#” and six of 0–9 and A–F, such as #1A2B3C'],
  ['^[A-Za-z0-9_-]{1,60}$', 'letters, digits, “-” and “_”, no spaces'],
  ['^[A-Z]{2}$', 'two capital letters, such as ME'],
  ['^\\d{5}$', 'five digits'],
  ['^\\d{2}/\\d{2}/\\d{4}$', 'MM/DD/YYYY'],
  ['^https://\\S+$', 'an address that begins with https://'],
])

/** How a text has to be written, in words, and how it would be right. */
function patternFix(data: unknown, { pattern }: Schema): string | undefined {
  const rule = typeof pattern === 'string' ? wordsOfPatterns.get(pattern) : undefined
  if (typeof pattern !== 'string' || rule === undefined) return undefined
  const right = typeof data === 'string' ? repairs(data).find((one) => new RegExp(pattern).test(one)) : undefined
  return right === undefined ? `Use ${rule}.` : `Use ${rule}: “${right}”.`
}

function repairs(text: string): string[] {
  const plain = text.trim()
  const small = plain.toLowerCase()
  const joined = [plain, small].flatMap((one) => [one, one.replace(/[_\s]+/g, '-'), one.replace(/[-\s]+/g, '_')])
  return [...joined, small.replace(/[^a-z0-9]/g, '')]
}

const wordsOfTypes: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  integer: 'a whole number',
  null: 'null',
}

/** The types that a schema takes, in words. */
function typeWords(type: unknown): string {
  return [type]
    .flat()
    .map((one) => wordsOfTypes[String(one)] ?? String(one))
    .join(' or ')
}

/** The type of a value, in words. */
function wordFor(data: unknown): string {
  if (data === null) return 'null'
  return Array.isArray(data) ? 'a list' : typeWords(typeof data)
}

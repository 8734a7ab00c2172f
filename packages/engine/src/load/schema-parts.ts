import { conditionSchema } from '@app/schemas/flow/condition'
import { nameSchemas } from '@app/schemas/flow/names'
import { closest } from './closest.ts'

/** A JSON Schema, as far as those of flows/ go. */
export type Schema = Readonly<Record<string, unknown>>

const named = new Map<string, Schema>([...Object.entries(nameSchemas), ['condition', conditionSchema]])

/** What a schema says, with what it refers to. Its own description comes first: it says more about the place. */
export function resolved(schema: Schema): Schema {
  const to = schema['$ref']
  const target = typeof to === 'string' ? named.get(to) : undefined
  return target ? { ...target, ...schema } : schema
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function schemaAt(schema: Schema, key: string): Schema | undefined {
  const value = schema[key]
  return isSchema(value) ? resolved(value) : undefined
}

export function propertiesOf(schema: Schema): ReadonlyMap<string, Schema> {
  const properties = schema['properties']
  if (!isSchema(properties)) return new Map()
  return new Map(Object.entries(properties).flatMap(([name, value]) => (isSchema(value) ? [[name, resolved(value)] as const] : [])))
}

export function requiredOf(schema: Schema): readonly string[] {
  const required = schema['required']
  return Array.isArray(required) ? required.map(String) : []
}

/** The alternatives of a union; none for a schema that is no union. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  const list = schema['anyOf'] ?? schema['oneOf']
  return Array.isArray(list) ? list.filter(isSchema).map(resolved) : []
}

/** The values that a property is held to: its only one, or those of its list. */
export function valuesOf(schema: Schema | undefined): readonly unknown[] | undefined {
  if (!schema) return undefined
  if ('const' in schema) return [schema['const']]
  const list = schema['enum']
  return Array.isArray(list) ? list : undefined
}

/** Whether a value is of a type that the schema takes. */
export function fitsType(data: unknown, schema: Schema): boolean {
  const types = schema['type'] === undefined ? [] : [schema['type']].flat()
  return types.length === 0 || types.some((type) => isOfType(data, type))
}

function isOfType(data: unknown, type: unknown): boolean {
  if (type === 'null') return data === null
  if (type === 'array') return Array.isArray(data)
  if (type === 'object') return isSchema(data)
  if (type === 'integer') return Number.isInteger(data)
  return typeof data === type
}

/** The alternative of a union that the author meant: the one with most of the names that are there, or names like them. */
export function meantAlternative(data: unknown, union: Schema): Schema | undefined {
  const rated = alternativesOf(union)
    .filter((one) => fitsType(data, one))
    .map((one) => ({ one, points: isSchema(data) ? pointsOf(data, one) : 0 }))
  return rated.toSorted((a, b) => b.points - a.points)[0]?.one
}

/** Whether anything that is there belongs to an alternative, or nearly does. */
export function isRecognized(data: Schema, alternative: Schema): boolean {
  const names = [...propertiesOf(alternative).keys()]
  return (
    names.length === 0 ||
    isSchema(alternative['additionalProperties']) ||
    Object.keys(data).some((key) => names.includes(key) || closest(key, names) !== undefined)
  )
}

function pointsOf(data: Schema, alternative: Schema): number {
  // A union in a union, such as the panels, is as good as the best of its alternatives.
  const inner = meantAlternative(data, alternative)
  const own = inner ? pointsOf(data, inner) : 0
  const properties = propertiesOf(alternative)
  if (properties.size === 0) return own + freePoints(data, alternative)
  const required = requiredOf(alternative)
  const names = [...properties.keys()]
  const perKey = Object.entries(data).map(([key, value]) => {
    const name = properties.has(key) ? key : closest(key, names)
    if (name === undefined) return -2
    const held = valuesOf(properties.get(name))
    const says = held?.length === 1 ? pointsOfName(value, held[0]) : 0
    return says + (name === key ? 3 : 2) + (required.includes(name) ? 3 : 0)
  })
  const near = new Set(Object.keys(data).map((key) => (properties.has(key) ? key : closest(key, names))))
  return own + perKey.reduce((sum, points) => sum + points, 0) - required.filter((name) => !near.has(name)).length
}

/** Where an alternative has one value for a name, as a kind of block has, that value tells most. */
function pointsOfName(value: unknown, wanted: unknown): number {
  if (value === wanted) return 20
  return typeof value === 'string' && closest(value, [String(wanted)]) ? 5 : -20
}

/** An object of free names, such as the facts of a condition: it was meant where their values are of the right kind. */
function freePoints(data: Schema, { additionalProperties }: Schema): number {
  if (!isSchema(additionalProperties)) return 0
  const wanted = resolved(additionalProperties)
  const kinds = alternativesOf(wanted)
  const fits = (value: unknown) =>
    kinds.length === 0 ? fitsType(value, wanted) : kinds.some((kind) => fitsType(value, kind) && !isListOfObjects(value))
  return Object.values(data).reduce<number>((sum, value) => sum + (fits(value) ? 4 : -2), 0)
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some(isSchema)
}

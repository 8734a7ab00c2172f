import { conditionSchema } from '@app/schemas/flow/condition'
import { nameSchemas } from '@app/schemas/flow/names'

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

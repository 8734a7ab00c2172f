import { describe, expect, it } from 'vitest'
import { fileKinds } from './files.ts'
import { nameSchemas } from './names.ts'

type Schema = Readonly<Record<string, unknown>>

/** Every property of a schema that nobody explains; a name schema explains itself. */
function undescribed(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one, index) => undescribed(one, `${at}/${index}`))
  if (schema === null || typeof schema !== 'object') return []
  const { properties, ...rest } = schema as Schema
  const missing = Object.entries((properties as Record<string, Schema> | undefined) ?? {}).flatMap(([name, property]) => {
    const here = `${at}/${name}`
    const said = typeof property['description'] === 'string' || String(property['$ref']) in nameSchemas
    return [...(said ? [] : [here]), ...undescribed(property, here)]
  })
  return [
    ...missing,
    ...Object.entries(rest).flatMap(([key, value]) => (key === 'propertyNames' ? [] : undescribed(value, `${at}/${key}`))),
  ]
}

describe.each(Object.entries(fileKinds))('the schema of %s', (_kind, { schema }) => {
  it('describes every property: an editor shows it', () => {
    expect(undescribed(schema, '')).toEqual([])
  })
})

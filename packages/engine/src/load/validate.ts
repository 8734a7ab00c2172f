import { conditionSchema } from '@app/schemas/flow/condition'
import { type FileKind, fileKinds } from '@app/schemas/flow/files'
import { nameSchemas } from '@app/schemas/flow/names'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { blame } from './blame.ts'
import type { Diagnostic } from './diagnostic.ts'
import { report } from './document.ts'
import type { Schema } from './schema-parts.ts'

// Compiled once for each process, and used a few hundred times: making the code of it smaller takes longer than it saves.
const ajv = new Ajv2020({
  code: { optimize: false },
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  discriminator: true,
})
for (const schema of Object.values(nameSchemas)) ajv.addSchema(schema)
ajv.addSchema(conditionSchema)

const validators = new Map<FileKind, ValidateFunction>()

function validatorOf(kind: FileKind): ValidateFunction {
  const known = validators.get(kind)
  if (known) return known
  const compiled = ajv.compile(fileKinds[kind].schema)
  validators.set(kind, compiled)
  return compiled
}

/** Holds data against the schema of its kind; every mistake becomes one sentence at its place. */
export function validate(kind: FileKind, doc: Parameters<typeof report>[0], data: unknown): Diagnostic[] {
  if (validatorOf(kind)(data)) return []
  const breaches = blame(data, fileKinds[kind].schema as Schema)
  const found = breaches.map(({ at, key, ...problem }) => report(doc, at, { ...problem, stage: 'schema' }, key ? 'key' : 'value'))
  return found.length > 0 ? found : [report(doc, [], { ...unexplained, stage: 'schema' })]
}

const unexplained = {
  rule: 'wrong-value',
  message: 'This file does not keep to the format of its kind.',
  fix: 'Compare it with another file of the same folder; an editor marks the place.',
}

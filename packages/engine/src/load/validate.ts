import { conditionSchema } from '@app/schemas/flow/condition'
import { type FileKind, fileKinds } from '@app/schemas/flow/files'
import { nameSchemas } from '@app/schemas/flow/names'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { closest } from './closest.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type JsonPath, type Problem, report } from './document.ts'

// Compiled once for each process, and used a few hundred times: making the code of it smaller takes longer than it saves.
const ajv = new Ajv2020({
  code: { optimize: false },
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  verbose: true,
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

/** Holds data against the schema of its kind; every breach becomes one sentence at its place. */
export function validate(kind: FileKind, doc: Parameters<typeof report>[0], data: unknown): Diagnostic[] {
  const check = validatorOf(kind)
  if (check(data)) return []
  return mostTelling(check.errors ?? []).map((error) => {
    const path = pathOf(error)
    const at = error.keyword === 'additionalProperties' || error.keyword === 'propertyNames' ? 'key' : 'value'
    return report(doc, path, { ...explain(error), stage: 'schema' }, at)
  })
}

/** Of the many errors that alternatives give, those of the alternative that was meant, and of these the one that lies deepest. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject[] {
  const groups = new Map<string, ErrorObject[]>()
  for (const error of ofMeantAlternatives(errors)) {
    const top = error.instancePath.split('/').slice(0, 3).join('/')
    groups.set(top, [...(groups.get(top) ?? []), error])
  }
  const depth = (error: ErrorObject) => error.instancePath.split('/').length + (error.keyword === 'additionalProperties' ? 0.5 : 0)
  return [...groups.values()].flatMap((group) => {
    const inAlternatives = group.some(({ schemaPath }) => /anyOf|oneOf/.test(schemaPath))
    if (!inAlternatives) return group.slice(0, 1)
    const deepest = Math.max(...group.map(depth))
    return group.filter((error) => depth(error) === deepest).slice(0, 1)
  })
}

/**
 * An alternative was not meant when what it must have is missing, or when it is of another type. Where that is so of all of them, none is
 * dropped. An alternative that a discriminator has chosen is alone, and not dropped either.
 */
function ofMeantAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const isChoice = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf'
  const dropped = errors.filter(isChoice).flatMap(({ instancePath, schemaPath, schema }) => {
    const unmeant = errors.flatMap((error) => {
      const [, at] = error.schemaPath.startsWith(`${schemaPath}/`)
        ? (/^\/(\d+)\/(required|type)$/.exec(error.schemaPath.slice(schemaPath.length)) ?? [])
        : []
      return at !== undefined && error.instancePath === instancePath ? [Number(at)] : []
    })
    const all = Array.isArray(schema) ? schema.length : 0
    const indexes = new Set(unmeant)
    return indexes.size < all ? [...indexes].map((at) => ({ instancePath, schemaPath: `${schemaPath}/${at}/` })) : []
  })
  const isIn = (error: ErrorObject, one: Pick<ErrorObject, 'instancePath' | 'schemaPath'>) =>
    error.schemaPath.startsWith(one.schemaPath) && `${error.instancePath}/`.startsWith(`${one.instancePath}/`)
  return errors.filter((error) => !isChoice(error) && error.keyword !== 'if' && !dropped.some((one) => isIn(error, one)))
}

function pathOf(error: ErrorObject): JsonPath {
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  if (error.keyword === 'additionalProperties') return [...steps, error.params['additionalProperty']]
  if (error.keyword === 'propertyNames') return [...steps, error.params['propertyName']]
  return steps
}

function explain(error: ErrorObject): Problem {
  const { keyword, params } = error
  const what = descriptionOf(error)
  const about = what ? ` Here: ${what}` : ''
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys(error.parentSchema?.['properties'] ?? {})
      const meant = closest(String(params['additionalProperty']), known)
      const fix = meant ? `Did you mean “${meant}”?` : `Remove it. Known here: ${known.filter((name) => name !== '$schema').join(', ')}.`
      return { rule: 'unknown-property', message: `“${params['additionalProperty']}” is not known here.`, fix }
    }
    case 'required':
      return {
        rule: 'missing-property',
        message: `“${params['missingProperty']}” is missing.`,
        fix: `Add “${params['missingProperty']}”.${about}`,
      }
    case 'type':
      return {
        rule: 'wrong-type',
        message: `This should be ${typeWords(params['type'])}, and is ${wordFor(error.data)}.`,
        fix: `Write ${typeWords(params['type'])}.${about}`,
      }
    case 'enum': {
      const allowed: readonly string[] = params['allowedValues'].map(String)
      const meant = closest(String(error.data), allowed)
      return {
        rule: 'unknown-value',
        message: `“${String(error.data)}” is not one of the known values.`,
        fix: meant ? `Did you mean “${meant}”?` : `Use one of: ${allowed.join(', ')}.`,
      }
    }
    case 'propertyNames':
      return { rule: 'unknown-property', message: `“${params['propertyName']}” cannot be a name here.`, fix: `Mend or remove it.${about}` }
    default:
      return { rule: 'wrong-value', message: `${valueWords(keyword, params)}.`, fix: `Change it.${about}` }
  }
}

/** The schema’s description of the place: of the missing property, or else of what was found. */
function descriptionOf({ parentSchema, params }: ErrorObject): string {
  const missing: unknown = parentSchema?.['properties']?.[params['missingProperty']]?.['description']
  return String(missing ?? parentSchema?.['description'] ?? '').trim()
}

/** What is wrong with a value, in words. */
function valueWords(keyword: string, params: Record<string, unknown>): string {
  const limit = String(params['limit'] ?? '')
  const words: Record<string, string> = {
    minItems: `This list needs at least ${limit} ${limit === '1' ? 'entry' : 'entries'}`,
    maxItems: `This list may have ${limit} entries at most`,
    uniqueItems: `Entries ${Number(params['j']) + 1} and ${Number(params['i']) + 1} of this list are the same`,
    minLength: limit === '1' ? 'This text is empty' : `This text needs at least ${limit} characters`,
    maxLength: `This text may have ${limit} characters at most`,
    minProperties: `This needs at least ${limit} ${limit === '1' ? 'entry' : 'entries'}`,
    maxProperties: `This may have ${limit} entries at most`,
    minimum: `This number must be ${limit} or more`,
    maximum: `This number must be ${limit} or less`,
    pattern: 'This is not written as it must be',
    const: `This must be ${JSON.stringify(params['allowedValue'])}`,
  }
  return words[keyword] ?? 'This does not fit here'
}

function typeWords(type: unknown): string {
  const words: Record<string, string> = {
    string: 'text',
    array: 'a list',
    object: 'an object',
    boolean: 'true or false',
    number: 'a number',
    integer: 'a whole number',
    null: 'null',
  }
  return [type]
    .flat()
    .map((one) => words[String(one)] ?? String(one))
    .join(' or ')
}

function wordFor(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'a list'
  return typeWords(typeof data)
}

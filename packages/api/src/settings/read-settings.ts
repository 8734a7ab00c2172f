import { z } from 'zod'

/** Environment variables by name, made into the settings that code works with. */
export type SettingsSchema = z.ZodPipe<z.ZodObject, z.ZodTransform>
export type Environment = Readonly<Record<string, string | undefined>>

type Read<Settings> =
  | { readonly settings: Settings; readonly problems?: undefined }
  | { readonly settings?: undefined; readonly problems: readonly string[] }

/**
 * Reads settings from environment variables, or says in a line for each variable what is missing or wrong. A value is never
 * repeated: it may be a secret. An empty variable counts as one that is not set.
 */
export function readSettings<Schema extends SettingsSchema>(schema: Schema, env: Environment): Read<z.output<Schema>> {
  const given = givenOf(schema, env)
  const { data, error } = schema.safeParse(given)
  if (!error) return { settings: data }
  const words = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]))
  return { problems: [...words].map(([name, message]) => `${name} ${name in given ? message : missing(Object.keys(given))}`) }
}

/** The same where the sandbox takes over when none of the variables is set. One with a default does not count: alone it means nothing. */
export function readPartnerSettings<Schema extends SettingsSchema>(schema: Schema, env: Environment): Read<z.output<Schema> | undefined> {
  const names = Object.keys(givenOf(schema, env))
  const isSet = names.some((name) => !hasDefault(schema.in.shape[name]))
  return isSet ? readSettings(schema, env) : { settings: undefined }
}

export function variablesOf(schema: SettingsSchema): readonly string[] {
  return Object.keys(schema.in.shape)
}

function givenOf(schema: SettingsSchema, env: Environment): Readonly<Record<string, string>> {
  return Object.fromEntries(variablesOf(schema).flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

function hasDefault(variable: z.core.$ZodType | undefined): boolean {
  return variable instanceof z.ZodDefault || variable instanceof z.ZodPrefault
}

function missing(given: readonly string[]): string {
  return given.length > 0 ? `must be set together with ${given.join(', ')}.` : 'must be set.'
}

import { developmentKeys } from './development-key-file.ts'
import { type KeySet, parseKeys } from './parse-keys.ts'

export type KeyRing = {
  /** What fields are encrypted with. */
  readonly master: KeySet
  /** The keys of blind indexes: separate, so that look-ups stay valid when a master key is changed. */
  readonly index: KeySet
}

type Environment = Readonly<Record<string, string | undefined>>
type Made = { readonly ring: KeyRing; readonly problem?: undefined } | { readonly ring?: undefined; readonly problem: string }
/** `keyFile` is named when the keys are those of development. */
type Read = Made & { readonly keyFile?: string }

const masterName = 'ENCRYPTION_KEYS'
const indexName = 'ENCRYPTION_INDEX_KEYS'
export const keyVariables = [masterName, indexName] as const

/**
 * The keys from the environment, or, outside production, from a file in the data folder. Says in one line what is wrong with them.
 * To change a key, put the new one first and keep the old one until no value needs it.
 */
export function readKeyRing(env: Environment, dataFolder: string): Read {
  if (keyVariables.some((name) => env[name]?.trim())) return makeRing(env)
  if (env['NODE_ENV'] === 'production') return { problem: makeRing({}).problem ?? '' }
  const found = developmentKeys(dataFolder, keyVariables)
  if (found.problem !== undefined) return found
  const made = makeRing(found.values)
  if (made.problem === undefined) return { ...made, keyFile: found.file }
  return {
    problem: `The key file ${found.file} is broken. ${made.problem} If nothing that it encrypted is needed, delete it and a new one is made.`,
  }
}

function makeRing(values: Environment): Made {
  const master = parseKeys(masterName, values[masterName])
  if (master.problem !== undefined) return master
  const index = parseKeys(indexName, values[indexName])
  if (index.problem !== undefined) return index
  const all = [...master.keys.byId.values(), ...index.keys.byId.values()]
  const isTwice = all.some((key, position) => all.slice(0, position).some((earlier) => earlier.equals(key)))
  if (isTwice) return { problem: `${masterName} and ${indexName} hold the same key twice. Make a new key for each name.` }
  return { ring: { master: master.keys, index: index.keys } }
}

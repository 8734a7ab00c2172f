import { readFile } from 'node:fs/promises'
import type { Facts } from '@app/engine'
import { type Catalogue, closest, vocabularyOf } from '@app/engine/author'
import type { FactValue } from '@app/schemas/flow/condition'
import { meantInstead } from '../now-called.ts'

/** What a file says of a person, each a fact with one of its values; or what is wrong with it, as sentences. */
export async function readFacts(file: string, catalogue: Catalogue): Promise<Facts | string> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return `There is no file ${file}.`
  const said = readJson(text)
  if (said === undefined) return `${file} is not JSON.`
  if (said === null || typeof said !== 'object' || Array.isArray(said))
    return `${file} should be an object of facts and values, such as { "letter.signed": true }.`
  const read = Object.entries(said).map(([name, value]) => readFact(catalogue, name, value))
  const problems = read.filter((one) => typeof one === 'string')
  return problems.length > 0 ? problems.join('\n') : Object.fromEntries(read.filter((one) => typeof one !== 'string'))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readFact(catalogue: Catalogue, name: string, value: unknown): readonly [string, FactValue] | string {
  const vocabulary = vocabularyOf(catalogue)
  const fact = vocabulary.get(name)
  if (!fact) return `There is no fact “${name}”.${meantInstead(catalogue, 'facts', name, vocabulary.keys())}`
  const found = fact.values.find((one) => one === value)
  if (found !== undefined) return [name, found]
  const meant = closest(String(value), fact.values.map(String))
  const values = fact.values.map((one) => JSON.stringify(one)).join(', ')
  return `“${name}” is never ${JSON.stringify(value)}.${meant === undefined ? '' : ` Did you mean ${JSON.stringify(fact.values.find((one) => String(one) === meant))}?`} Its values are ${values}.`
}

import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type AliasableExpression, type AliasedExpression, isAliasedExpression, isExpression } from 'kysely'
import { type KeyRing, readKeyRing } from '../../../security/key-ring.ts'
import type { Database } from '../../database.ts'
import { type Built, dryDatabase } from './dry-database.ts'
import { examples } from './examples.ts'
import { notCompiled } from './not-compiled.ts'
import { standInFor, type TableAtHand } from './stand-in.ts'

const source = join(import.meta.dirname, '../../..')
const mostArguments = 8
/** No function of ours sends so many; a loop that waits for the last row to be gone does. */
const mostStatements = 20

/** What makes a function one that builds SQL. */
const buildsSql = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`[^`]*`\s*\.execute\(/
/** Only functions whose first parameter is the database are called, or a context that holds nothing else that acts: they can only query. */
const takesDatabaseFirst = /^(?:async\s+)?(?:function\*?\s*\w*\s*)?\(?\s*(?:db|trx|queries)\b/
const takesContextFirst = /^(?:async\s+)?function\s+\w+\(\s*(?:context|shelf|\{ db)\b/

const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`

function anyKeys(): KeyRing {
  const { ring, problem } = readKeyRing({ ENCRYPTION_KEYS: key('a'), ENCRYPTION_INDEX_KEYS: key('b') }, '')
  if (!ring) throw new Error(problem)
  return ring
}

/** What only the owner of the tables sends, by hand or when a service starts: migrations, rights, backups. */
const isOfOwner = /^db\/(?!audit\.ts)/

export type Compiled = {
  readonly statements: readonly string[]
  /** Functions that build SQL, were not reached and are not excused, as `FILE NAME`. */
  readonly missed: readonly string[]
  /** Those that are excused, and were reached or are gone. */
  readonly needlesslyExcused: readonly string[]
}

/**
 * Every statement that the stores can send, without a database: each exported function that takes the database first is called with
 * stand-ins, once where every table answers with a row and once where none does.
 */
export async function compileQueries(): Promise<Compiled> {
  const table: TableAtHand = { columns: [] }
  const anything = standInFor(table)
  const statements: Built[] = []
  const reached = new Set<string>()
  let [rows, left]: [readonly object[], number] = [[], 0]
  const answer = () => {
    if (left-- === 0) throw new Error('It would go on for ever.')
    return rows
  }
  const db = dryDatabase({ columns: readColumns(), table, answer, write: (built) => statements.push(built) })
  const context = { db, keys: anyKeys(), now: () => new Date(0), random: () => 0 }
  const files = sourceFiles(source).filter((file) => buildsSql.test(readFileSync(file, 'utf8')) && !isOfOwner.test(relative(source, file)))
  for (const file of files)
    for (const { name, build, takes } of await functionsOf(file))
      for (rows of [[anything], []]) {
        left = mostStatements
        const before = statements.length
        const words = Array.from({ length: mostArguments }, () => anything)
        // What a stand-in cannot reach is missing here, and the check of the SQL reports it.
        const result = await tried(() => build(takes === 'database' ? db : context, ...words))
        await askFor(db, result)
        if (statements.length > before) reached.add(name)
      }
  for (const example of examples) {
    left = mostStatements
    await tried(() => example(context))
  }
  for (const { by } of statements) for (const name of by) reached.add(name)
  const unreached = files.flatMap(sqlFunctionsOf).filter((name) => !reached.has(name))
  return {
    statements: statements.map(({ text }) => text),
    missed: unreached.filter((name) => !notCompiled.includes(name)),
    needlesslyExcused: notCompiled.filter((name) => !unreached.includes(name)),
  }
}

type Build = (...words: readonly unknown[]) => unknown

type Called = { readonly name: string; readonly build: Build; readonly takes: 'database' | 'context' }

async function functionsOf(file: string): Promise<readonly Called[]> {
  const exported: Readonly<Record<string, unknown>> = await import(file)
  return Object.entries(exported).flatMap(([key, value]) => {
    const name = `${relative(source, file)} ${key}`
    const all: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value]
    return all.filter(isFunction).flatMap((build): readonly Called[] => {
      if (takesDatabaseFirst.test(String(build))) return [{ name, build, takes: 'database' }]
      return takesContextFirst.test(String(build)) ? [{ name, build, takes: 'context' }] : []
    })
  })
}

function isFunction(value: unknown): value is Build {
  return typeof value === 'function'
}

async function tried(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** A part of a larger statement, such as the question of a fact source: asked for by itself here. */
async function askFor(db: Database, part: unknown): Promise<void> {
  if (isAliased(part)) await db.selectNoFrom(part).execute()
  else if (isQuery(part)) await db.selectNoFrom(part.as('found')).execute()
}

function isAliased(value: unknown): value is AliasedExpression<unknown, string> {
  return typeof value === 'object' && value !== null && isAliasedExpression(value)
}

function isQuery(value: unknown): value is AliasableExpression<unknown> {
  return typeof value === 'object' && value !== null && 'as' in value && isExpression(value)
}

/** The top-level functions of a file that build SQL themselves. */
function sqlFunctionsOf(file: string): readonly string[] {
  const parts = readFileSync(file, 'utf8').split(/^(?=(?:export )?(?:async )?function )/m)
  return parts.flatMap((part) => {
    const name = /^(?:export )?(?:async )?function (\w+)/.exec(part)?.[1]
    return name !== undefined && buildsSql.test(part) ? [`${relative(source, file)} ${name}`] : []
  })
}

function readColumns(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(import.meta.dirname, '../../generated/tables.ts'), 'utf8')
  const columns = new Map([...text.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].map(([, type, body = '']) => [type, body]))
  return new Map(
    [...(columns.get('DB') ?? '').matchAll(/^ {2}(\w+): (\w+);/gm)].map(([, table = '', type]) => [
      table,
      [...(columns.get(type) ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => column),
    ]),
  )
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourceFiles(path)
    return /(?<!\.test)\.ts$/.test(entry.name) ? [path] : []
  })
}

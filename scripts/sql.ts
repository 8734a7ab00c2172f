import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiled } from '@app/api/testing-queries'
import { format } from 'sql-formatter'
import { knownWords } from './support/known-words.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'packages/api/queries.sql')
const head = `-- Every statement that the stores send, for review. “npm run sql” makes this file, and “npm test” says when it is out of date.
-- $1, $2 … are bound values; a list has one of them, and rows that are written have all columns of their table.
`

type Statement = { readonly table: string; readonly text: string }

/** Writes the SQL for review; with --check it only says what differs. */
async function main(mayWrite: boolean): Promise<number> {
  const { compileQueries } = await import('@app/api/testing-queries')
  const compiled = await compileQueries()
  const statements = ordered(compiled.statements)
  if (!mayWrite) return Math.max(check(statements), checkReach(compiled))
  writeFileSync(file, writtenOut(statements))
  console.log(`Wrote ${statements.length} statements to packages/api/queries.sql.`)
  return 0
}

function check(statements: readonly Statement[]): number {
  const reviewed = new Set(readFileSync(file, 'utf8').split('\n\n').map(withoutComments))
  const texts = new Set(statements.map(({ text }) => withoutComments(text)))
  const added = [...texts].filter((text) => !reviewed.has(text))
  const gone = [...reviewed].filter((text) => text !== '' && !texts.has(text))
  for (const text of added) console.log(`New:\n${text}\n`)
  for (const text of gone) console.log(`No longer sent:\n${text}\n`)
  if (added.length + gone.length === 0) return 0
  console.log('Run “npm run sql”, and look at what it changes in packages/api/queries.sql.')
  return 1
}

/** Every function that builds SQL has a statement in the file, or a reason why not. */
function checkReach({ missed, needlesslyExcused }: Compiled): number {
  for (const name of missed)
    console.log(`No statement of ${name} was compiled. Call it in examples.ts, or say in not-compiled.ts why it cannot be.`)
  for (const name of needlesslyExcused) console.log(`${name} is compiled, or gone: take it out of not-compiled.ts.`)
  return missed.length + needlesslyExcused.length === 0 ? 0 : 1
}

function ordered(texts: readonly string[]): readonly Statement[] {
  const statements = new Map([...new Set(texts)].map((text) => [formatted(withList(text)), tableOf(text)]))
  const order = ({ table, text }: Statement) => `${table}\n${text}`
  return [...statements].map(([text, table]) => ({ table, text })).sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

/** One value replaces the list of an “in”. */
function withList(text: string): string {
  return text.replace(/\bin (\$\d+)/g, 'in ($1)')
}

function formatted(text: string): string {
  return format(text, { language: 'postgresql', tabWidth: 2, expressionWidth: 100 }).replace(/\n\n+/g, '\n')
}

/** The table that a statement is mainly about. */
function tableOf(text: string): string {
  return /\b(?:from|into|update)\s+(?:only\s+)?([\w."]+)/i.exec(text)?.[1]?.replaceAll('"', '') ?? ''
}

function writtenOut(statements: readonly Statement[]): string {
  const paragraphs = statements.map(({ table, text }, index) =>
    table === statements[index - 1]?.table ? text : `-- ${table || 'no table'}\n${text}`,
  )
  return `${[head.trimEnd(), ...paragraphs].join('\n\n')}\n`
}

function withoutComments(paragraph: string): string {
  return paragraph
    .split('\n')
    .filter((line) => !line.startsWith('--'))
    .join('\n')
    .trim()
}

knownWords('npm run sql', 'compiles the queries of the service and writes packages/api/queries.sql; with --check, says what differs.', [
  '--check',
])
process.exitCode = await main(!process.argv.includes('--check'))

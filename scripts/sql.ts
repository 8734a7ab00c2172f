import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format } from 'sql-formatter'

const root = join(import.meta.dirname, '..')
const file = join(root, 'packages/api/queries.sql')
const head = `-- Every statement that the service sends, as its tests have sent it. “npm run sql” makes this file, “npm test” holds it
-- against what was sent. $1, $2 … are bound values; of a list or of rows of them only the first is shown.
`

type Statement = { readonly table: string; readonly text: string }

/** Writes the SQL for review, from a run of the tests or from what one has recorded in a folder; with --check it only says what differs. */
function main(words: readonly string[]): number {
  const [word, folder] = words
  if (word === undefined) return write()
  if (word === '--from' && folder !== undefined && words.length === 2) return writeFrom(folder)
  if (word === '--check' && folder !== undefined && words.length === 2) return check(folder)
  console.error('npm run sql                     runs the tests of the service and writes packages/api/queries.sql')
  console.error('npm run sql -- --from FOLDER    writes it from what tests have recorded in FOLDER (SQL_RECORD=FOLDER)')
  console.error('npm run sql -- --check FOLDER   compares it with that')
  return 2
}

function write(): number {
  const folder = mkdtempSync(join(tmpdir(), 'sql-'))
  try {
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'packages/api', '--reporter=dot']
    const { status } = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env: { ...process.env, SQL_RECORD: folder } })
    if (status !== 0) {
      console.error('Some tests failed, so not every statement was seen. packages/api/queries.sql stays as it is.')
      return 1
    }
    return writeFrom(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeFrom(folder: string): number {
  const statements = readRecorded(folder)
  if (statements.length === 0) {
    console.error('The tests recorded no statement at all.')
    return 1
  }
  writeFileSync(file, writtenOut(statements))
  console.log(`Wrote ${statements.length} statements to packages/api/queries.sql.`)
  return 0
}

function check(folder: string): number {
  const sent = readRecorded(folder)
  if (sent.length === 0) {
    console.log('The tests recorded no statement at all.')
    return 1
  }
  const reviewed = new Set(readFileSync(file, 'utf8').split('\n\n').map(withoutComments))
  const texts = new Set(sent.map(({ text }) => withoutComments(text)))
  const added = [...texts].filter((text) => !reviewed.has(text))
  const gone = [...reviewed].filter((text) => text !== '' && !texts.has(text))
  for (const text of added) console.log(`New:\n${text}\n`)
  for (const text of gone) console.log(`No longer sent by any test:\n${text}\n`)
  if (added.length + gone.length === 0) return 0
  console.log('Run “npm run sql”, and look at what it changes in packages/api/queries.sql.')
  return 1
}

function readRecorded(folder: string): readonly Statement[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const sent = new Set(lines.filter((line) => line !== '').map((line): string => JSON.parse(line)))
  const statements = new Map([...sent].map((text) => oneOfAll(text)).map((text) => [formatted(text), tableOf(text)]))
  const order = ({ table, text }: Statement) => `${table}\n${text}`
  return [...statements].map(([text, table]) => ({ table, text })).sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

/** How many values there were says nothing about a statement: of lists and rows the first stays, and the rest is numbered anew. */
function oneOfAll(text: string): string {
  const row = String.raw`\((?:[^()]|\([^()]*\))*\)`
  const shorter = text
    .replace(/\bin\s*\(\s*(\$\d+)(?:\s*,\s*\$\d+)+\s*\)/gi, (_, first: string) => `in (${first})`)
    .replace(new RegExp(String.raw`\bvalues\s*(${row})(?:\s*,\s*${row})+`, 'gi'), (_, first: string) => `values ${first}`)
  const numbers = new Map<string, string>()
  return shorter.replace(/\$\d+/g, (old) => {
    const number = numbers.get(old) ?? `$${numbers.size + 1}`
    numbers.set(old, number)
    return number
  })
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

process.exitCode = main(process.argv.slice(2))

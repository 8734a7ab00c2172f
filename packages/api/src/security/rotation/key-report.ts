import { counted } from '../../db/commands/numbers.ts'
import { type KeyUse, totalsOf } from './count-keys.ts'

type Print = (line: string) => void

/** Says column by column which keys are needed, and of each key whether it may go. */
export function printKeys(uses: readonly KeyUse[], print: Print): void {
  const width = Math.max(...uses.flatMap(({ columns }) => columns.map(({ column }) => column.length)))
  for (const use of uses) {
    const { variable, keys, columns } = use
    print(`${variable}: ${[...keys.byId.keys()].map((id, index) => (index === 0 ? `${id} (in use)` : id)).join(', ')}`)
    for (const { column, counts } of columns) {
      const told = [...counts].map(([id, count]) => `${count.toLocaleString('en-US')} ${id === null ? 'under no key' : `under ${id}`}`)
      print(`  ${column.padEnd(width)}  ${told.join(', ') || 'none'}`)
    }
    for (const [id, count] of totalsOf(use)) for (const line of verdict(use, id, count)) print(line)
  }
}

/** Whether every value can be read, and the current key alone is enough for it. */
export function isInOrder(use: KeyUse): boolean {
  return [...totalsOf(use)].every(([id, count]) => id === use.keys.current.id || count === 0)
}

function verdict({ variable, keys }: KeyUse, id: string | null, count: number): readonly string[] {
  const current = keys.current.id
  if (id === null) return [`  ${counted(count, 'value')} cannot be read: not encrypted, or damaged.`]
  if (!keys.byId.has(id)) return [`  ${counted(count, 'value')} need the key ${id}, which is not there. Put it back into ${variable}.`]
  if (id === current) return []
  if (count > 0) return [`  ${counted(count, 'value')} need the key ${id}: “npm run keys -- rotate” puts them under ${current}.`]
  return [`  No value needs the key ${id} any more.`, ...(variable === 'ENCRYPTION_KEYS' ? masterHints : indexHints)]
}

// What is proven with a key and stored nowhere cannot be counted.
const masterHints = [
  '  Keep it for 30 days more: until then people may use the links to unsubscribe in e-mails that were sent before.',
  '  Keep it for as long as backups from before: they can be read with it alone.',
]
const indexHints = ['  Keep it for 7 days more: until then requests that were made before may be sent again, and are known by it.']

/** Words without which a sentence is broken, however little they say. */
const small = new Set(
  'a an the to of in on at for from with by as and or but if than is are was were be been am has have had do does did it its them they you your we our us this these those there their who what when where which will can may'.split(
    ' ',
  ),
)
const lettersOff = 2
const longEnough = 4

/** How one word of a sentence was mistyped, given another form, or lost, while all others stand where they did. */
export function slipBetween(was: string, is: string): { readonly was: string; readonly is: string; readonly isWord: true } | undefined {
  const [old, now] = [wordsIn(was), wordsIn(is)]
  const from = old.findIndex((word, index) => word !== now[index])
  if (from < 0) return undefined
  const [gone = '', come = ''] = [old[from], now[from]]
  if (old.length === now.length)
    return isRest(old.slice(from + 1), now.slice(from + 1)) && isNear(gone, come) ? { was: gone, is: come, isWord: true } : undefined
  const isLost = old.length === now.length + 1 && isRest(old.slice(from + 1), now.slice(from)) && small.has(gone)
  return isLost ? { was: gone, is: '', isWord: true } : undefined
}

function isRest(old: readonly string[], now: readonly string[]): boolean {
  return old.join(' ') === now.join(' ')
}

/** Two letters that are others, are swapped, or are there or not: “chosing”, “wiat”, “read” for “reads”. Written out or drawn together it is the same. */
function isNear(one: string, other: string): boolean {
  if (one.includes('’') !== other.includes('’') || one.replace('-', '') === other.replace('-', '')) return false
  if ([...one].sort().join('') === [...other].sort().join('')) return true
  if (Math.abs(one.length - other.length) > lettersOff || Math.max(one.length, other.length) < longEnough) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return one.length - start - end <= lettersOff && other.length - start - end <= lettersOff
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’%$½{}-]+/gu) ?? []
}

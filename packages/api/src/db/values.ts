import pg from 'pg'

type Parser = (text: string) => unknown

const { INT8, DATE, TIMESTAMP } = pg.types.builtins

// pg would give a date the midnight of this machine's time zone: a day stays the text that it is.
const ours: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [INT8, wholeNumber],
  [DATE, (text) => text],
  [TIMESTAMP, (text) => text],
])

/** How values come out of the database: numeric stays text, timestamptz is a Date, bigint a number. */
export function parserOf(type: number, format?: 'text' | 'binary'): Parser {
  return (format !== 'binary' && ours.get(type)) || pg.types.getTypeParser(type, format ?? 'text')
}

/** pg gives bigint as text, because not every one fits a number. Ours do; one that does not must not be rounded in silence. */
function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number from the database is too large to be exact.')
  return value
}

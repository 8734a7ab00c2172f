type Was = { readonly was: string; readonly is: string }

const clause = /(?<=^|[ ,])(?:when|once|as soon as|after|before|until|unless|only if)(?! then)\s(?<said>[^,;:.?]+)/i

/** When or on what condition something is so, in a sentence that is otherwise the same, and in other words: “when you agree”, “when it’s paid back”. */
export function clauseTurned(was: string, is: string): Was | undefined {
  const [old, now] = [clause.exec(was), clause.exec(is)]
  if (!old || !now || was.replace(old[0], '#').toLowerCase() !== is.replace(now[0], '#').toLowerCase()) return undefined
  const [mine = [], theirs = []] = [old, now].map(({ groups }) => namedIn(groups?.['said'] ?? ''))
  const isOther = mine.length > 0 && theirs.length > 0 && !mine.some((word) => theirs.includes(word))
  return isOther ? { was: old[0], is: now[0] } : undefined
}

const saysLittle = new Set(
  'the and you for are has was its our all any not but that this then than them they your have been will with more last what when'.split(
    ' ',
  ),
)

/** What a clause speaks of, by the beginnings of its words: “know” and “known” are one. */
function namedIn(said: string): readonly string[] {
  return (said.match(/\p{L}{3,}|\p{Lu}{2,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .flatMap((word) => (saysLittle.has(word) ? [] : [word.slice(0, 4)]))
}

const doer = /^(?:[^.?]*?[,;:] )?(?:then |also |now )?(?<doer>we|you)(?:’ll)? (?<deed>\p{L}+)/iu

/** “Then you tell us the amounts” is “then we tell you”. */
export function otherDoer(was: string, is: string): Was | undefined {
  const [old = {}, now = {}] = [was, is].map((text) => doer.exec(text.toLowerCase())?.groups)
  const [mine = '', theirs = ''] = [old['doer'], now['doer']]
  return mine === theirs || old['deed'] !== now['deed'] ? undefined : { was: mine, is: theirs }
}

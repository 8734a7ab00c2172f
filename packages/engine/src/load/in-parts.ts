/** Long work that can be left off between its parts, so that whoever does it may do something else meanwhile. */
export type InParts<Result> = Generator<undefined, Result>

/** All of it in one go. */
export function atOnce<Result>(work: InParts<Result>): Result {
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
  }
}

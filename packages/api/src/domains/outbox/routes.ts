import type { devContracts } from '@app/schemas/api/dev'
import type { Context } from '../../context/context.ts'
import { fail } from '../../failure/failure.ts'
import type { Handlers } from '../../http/call/handlers.ts'
import type { Mailer } from '../../partners/mail/mailer.ts'
import { openHead, openLetter } from '../../partners/mail/seal-letter.ts'
import { findLetter, findNewestLetters } from '../../partners/mail/store.ts'
import { outboxLetterPage, outboxPage } from './outbox-page.ts'

type Deps = Pick<Context, 'db' | 'keys'> & {
  readonly mailer: Pick<Mailer, 'kind'>
  /** Nobody but the person it is for reads a letter there. */
  readonly isProduction: boolean
}

const mostListed = 200

/** Letters to read in the browser, where they are not sent to anybody. */
export function outboxHandlers({ db, keys, mailer, isProduction }: Deps) {
  const isOpen = mailer.kind === 'outbox' && !isProduction
  return {
    readOutbox: async () => {
      if (!isOpen) return fail('not_found')
      const letters = await findNewestLetters(db, mostListed)
      return outboxPage(letters.map((letter) => ({ ...letter, ...openHead(keys, letter) })))
    },
    readLetter: async ({ params: { id } }) => {
      const letter = isOpen ? await findLetter(db, id) : undefined
      return letter ? outboxLetterPage({ ...letter, ...openLetter(keys, letter) }) : fail('not_found')
    },
  } satisfies Handlers<typeof devContracts>
}

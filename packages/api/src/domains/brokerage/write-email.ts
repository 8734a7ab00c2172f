import type { Words } from '@app/schemas/language'
import type { Email, EmailText } from '../../core/email.ts'
import type { EmailKind } from '../../core/email-kinds.ts'
import type { Addressed } from '../auth/write-to.ts'

type Said = readonly [subject: string, ...paragraphs: (string | null)[]]

/** Where deposits and withdrawals are seen, and repeating ones changed and ended. */
const moneyPage = '/dashboard/transfer'

/** The first paragraph greets; what is null is left out. */
export const writeEmail =
  (kind: EmailKind, said: Words<Said>, link: string = moneyPage) =>
  ({ to, personId, firstName }: Addressed): Email => {
    const text = (hello: string, [subject, ...paragraphs]: Said): EmailText => {
      const [first = '', ...others] = paragraphs.filter((one) => one !== null)
      return { subject, paragraphs: [`${hello} ${first}`, ...others] }
    }
    return { kind, to, personId, link, en: text(`Hello ${firstName}.`, said.en), es: text(`Hola, ${firstName}.`, said.es) }
  }

import type { Words } from '@app/schemas/language'
import type { PersonName } from '@app/schemas/rules/people/names'
import { type Failure, fail } from '../../failure/failure.ts'
import type { Account } from '../auth/account.ts'

type Sent = Partial<PersonName>

const signedWords: Words<string> = {
  en: 'Your letter is signed with another name. Change your name in your settings.',
  es: 'Tu carta está firmada con otro nombre. Cambia tu nombre en los ajustes.',
}

/** The account with the name that is sent, when that is another one than it has. */
export function renamed(account: Account, { first_name = account.firstName, last_name = account.lastName }: Sent): Account | undefined {
  const isSame = first_name === account.firstName && last_name === account.lastName
  return isSame ? undefined : { ...account, firstName: first_name, lastName: last_name }
}

/** A signed letter holds for the name that it was signed with. */
export function refuseRenaming(sent: Sent): Failure<'validation_failed'> {
  const fields = Object.keys(sent).filter((name) => name === 'first_name' || name === 'last_name')
  return fail('validation_failed', { fields: Object.fromEntries(fields.map((name) => [name, [signedWords]])) })
}

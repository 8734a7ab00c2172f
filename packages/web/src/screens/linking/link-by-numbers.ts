import { toSentAccountNumber, toSentRoutingNumber } from '@app/schemas/rules/money/account-numbers'
import { language, type Words } from '../../client/language.ts'
import { type Answer, failed } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { useSession } from '../../client/session/session.ts'
import type { Typed } from '../../client/walk/drafts.ts'
import { readLinksAnew } from '../data/accounts/links.ts'
import { isSandbox } from './link-account.ts'

const root = '/api/v1/financial_accounts/plaid'
const noWindow: Words<string> = {
  en: 'Numbers can’t be entered on this page. Nothing was sent. Sign in to your bank, or call us.',
  es: 'En esta página no se pueden escribir números. No se envió nada. Inicia sesión en tu banco o llámanos.',
}
const routingWords = {
  required: { en: 'Enter your bank’s routing number.', es: 'Escribe el número de ruta de tu banco.' },
  format: {
    en: 'That isn’t a routing number banks use. Check all nine digits.',
    es: 'Este no es un número de ruta que usen los bancos. Revisa los nueve dígitos.',
  },
  length: { en: 'Enter all nine digits.', es: 'Escribe los nueve dígitos.' },
} as const satisfies Readonly<Record<string, Words<string>>>
const accountWords = {
  required: { en: 'Enter your account number.', es: 'Escribe tu número de cuenta.' },
  format: { en: 'Enter digits only. Spaces and dashes are fine.', es: 'Escribe solo dígitos. Puede llevar espacios y guiones.' },
  length: { en: 'Enter 4 to 17 digits.', es: 'Escribe de 4 a 17 dígitos.' },
} as const satisfies Readonly<Record<string, Words<string>>>
const differ: Words<string> = {
  en: 'The two account numbers don’t match. Check both.',
  es: 'Los dos números de cuenta no coinciden. Revisa los dos.',
}

/** What is wrong with these numbers, by field. A missing one gets its own field’s message. */
export function wrongNumbers(
  { routing_number: routing, account_number: account }: Typed,
  again: unknown,
): Readonly<Record<string, string>> {
  return {
    ...(routing !== undefined && wrongRouting(routing)),
    ...(account !== undefined && wrongAccount(account)),
    ...(account !== undefined && again !== undefined && plain(account) !== plain(again) && { account_number_again: differ[language()] }),
  }
}

function wrongRouting(typed: unknown): Readonly<Record<string, string>> {
  const routing = toSentRoutingNumber(String(typed))
  return routing.ok ? {} : { routing_number: routingWords[routing.problem][language()] }
}

function wrongAccount(typed: unknown): Readonly<Record<string, string>> {
  const account = toSentAccountNumber(String(typed))
  if (!account.ok) return { account_number: accountWords[account.problem][language()] }
  if (/^\d{4,17}$/.test(account.value)) return {}
  return { account_number: (/^\d+$/.test(account.value) ? accountWords.length : accountWords.format)[language()] }
}

function plain(typed: unknown): string | undefined {
  const number = toSentAccountNumber(String(typed))
  return number.ok ? number.value : undefined
}

/**
 * Links a bank account by its numbers: a small deposit then shows whose it is. The same numbers again are the same link, whatever was
 * typed in between; others, a mended digit too, are another one. A link that has ended is no longer given: then it is a new one.
 */
export async function linkByNumbers(answers: Typed, again: unknown, key: string): Promise<Answer<unknown>> {
  const routing = toSentRoutingNumber(String(answers['routing_number']))
  const account = toSentAccountNumber(String(answers['account_number']))
  const [wrong] = Object.values(wrongNumbers(answers, again))
  if (wrong || !routing.ok || !account.ok) return failed({ code: 'validation_failed', detail: wrong ?? routingWords.required[language()] })
  const opened = await ask(`POST ${root}/create_micro_deposit_link_token/`, {})
  if (!opened.ok) return opened
  if (!isSandbox(opened.data.data.link_token)) return failed({ code: 'partner_unavailable', detail: noWindow[language()] })
  const numbers = { routing: routing.value, account: account.value, subtype: String(answers['account_subtype']) }
  const { user } = useSession.getState()
  const known = await exchange({ ...numbers, nonce: typeof user === 'object' ? user.pk : key })
  const linked = !known.ok && known.failure.code === 'partner_refused' ? await exchange({ ...numbers, nonce: key }) : known
  await readLinksAnew()
  return linked
}

function exchange(chosen: Readonly<Record<string, string>>) {
  return ask(`POST ${root}/exchange_public_token/`, { body: { public_token: `public-sandbox-hand?${new URLSearchParams(chosen)}` } })
}

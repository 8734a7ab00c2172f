import type { Language, Words } from '@app/schemas/language'
import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { BrokerageDocument } from '../../partners/brokerage/brokerage.ts'
import type { AccountState } from './account-store.ts'
import type { TransferState } from './transfers/transfer-store.ts'

export const accountNames: Readonly<Record<BrokerageAccountType, string>> = {
  TRADITIONAL_IRA: 'Traditional IRA',
  ROTH_IRA: 'Roth IRA',
  INDIVIDUAL_401K: 'Individual 401(k)',
}

export const accountNamesIn: Words<Readonly<Record<BrokerageAccountType, string>>> = {
  en: accountNames,
  es: { TRADITIONAL_IRA: 'IRA tradicional', ROTH_IRA: 'IRA Roth', INDIVIDUAL_401K: '401(k) individual' },
}

export const accountStateWords: Readonly<Record<AccountState, string>> = {
  WAITING: 'Your application is saved. The brokerage hasn’t answered yet. We keep trying.',
  SUBMITTED: 'Your application is with the brokerage.',
  ACTION_REQUIRED: 'The brokerage needs something from you.',
  APPROVAL_PENDING: 'People at the brokerage are looking at your application. You don’t need to do anything.',
  APPROVED: 'Your application is approved. The account opens within a bank day.',
  ACTIVE: 'Your account is open.',
  REJECTED: 'The brokerage didn’t accept the application.',
  CLOSED: 'The account is closed.',
}

export const documentNames: ReadonlyMap<string, string> = new Map<BrokerageDocument, string>([
  ['photo-id', 'a photo of your driver’s license, state ID or passport'],
  ['address-statement', 'a statement or bill that shows your name and address'],
  ['tax-card', 'your Social Security card'],
  ['selfie', 'a photo of your face'],
])

export const documentNamesIn: Words<ReadonlyMap<string, string>> = {
  en: documentNames,
  es: new Map<BrokerageDocument, string>([
    ['photo-id', 'una foto de tu licencia de conducir, identificación estatal o pasaporte'],
    ['address-statement', 'un estado de cuenta o recibo con tu nombre y dirección'],
    ['tax-card', 'tu tarjeta de Seguro Social'],
    ['selfie', 'una foto de tu cara'],
  ]),
}

const depositWords: Readonly<Record<TransferState, string>> = {
  WAITING: 'Saved. We send it to the brokerage as soon as we reach it.',
  SENT: 'On its way from your bank.',
  SETTLED: 'It has arrived. It can’t be paid out until your bank can no longer take it back.',
  AVAILABLE: 'It has arrived.',
  RETURNED: 'Your bank sent it back.',
  REFUSED: 'It wasn’t taken. No money moved.',
  TAKEN_BACK: 'You took it back. No money moved.',
}

const withdrawalWords: Readonly<Record<TransferState, string>> = {
  WAITING: 'Saved. We send it to the brokerage as soon as we reach it.',
  SENT: 'On its way to your bank.',
  SETTLED: 'It was paid to your bank.',
  AVAILABLE: 'It was paid to your bank.',
  RETURNED: 'Your bank sent it back. The money is back in your account.',
  REFUSED: 'It wasn’t paid out. The money is still in your account.',
  TAKEN_BACK: 'You took it back. The money is still in your account.',
}

/** A check or wire that an old plan sends. */
export const paymentStateWords: Readonly<Record<TransferState, string>> = {
  WAITING: 'Your old plan says it has sent this. We announce it to the brokerage as soon as we reach it.',
  SENT: 'On its way from your old plan.',
  SETTLED: 'It has arrived. For a few days it can still be returned, so it isn’t paid out or invested yet.',
  AVAILABLE: 'It has arrived.',
  RETURNED: 'It was returned to the sender.',
  REFUSED: 'The brokerage didn’t take it.',
  TAKEN_BACK: 'It was taken back.',
}

/** Of what people can still take back. */
export const waitingWords = 'Saved. It isn’t sent yet, so you can still take it back.'

export function transferStateWords(direction: 'IN' | 'OUT', state: TransferState): string {
  return (direction === 'IN' ? depositWords : withdrawalWords)[state]
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['document-unreadable', 'The brokerage couldn’t read it. Send a clear picture of the whole paper.'],
  ['R01', 'There wasn’t enough money in your bank account.'],
  ['R02', 'Your bank account is closed.'],
  ['R03', 'Your bank can’t find the account.'],
  ['R04', 'Your bank account number isn’t right.'],
  ['R08', 'You stopped the payment at your bank.'],
  ['R09', 'The money in your bank account wasn’t available yet.'],
  ['R10', 'Your bank was told that you didn’t allow this debit.'],
  ['R29', 'Your bank was told that you didn’t allow this debit.'],
  ['not-enough-money', 'There wasn’t enough money in the account at the brokerage.'],
  ['bank-link-broken', 'The bank account is no longer linked.'],
  ['account-type-not-offered', 'Our brokerage partner doesn’t offer this type of account.'],
  ['rollover-not-offered', 'Our brokerage partner doesn’t take rollovers this way.'],
  ['loan-not-offered', 'Our brokerage partner doesn’t pay out loans.'],
  ['account-not-open', 'The account isn’t open.'],
])

const spanishReasons: ReadonlyMap<string, string> = new Map([
  ['document-unreadable', 'La casa de bolsa no pudo leerlo. Envía una imagen clara de todo el documento.'],
  ['R01', 'No había suficiente dinero en tu cuenta bancaria.'],
  ['R02', 'Tu cuenta bancaria está cerrada.'],
  ['R03', 'Tu banco no encuentra la cuenta.'],
  ['R04', 'El número de tu cuenta bancaria no es correcto.'],
  ['R08', 'Detuviste el pago en tu banco.'],
  ['R09', 'El dinero de tu cuenta bancaria aún no estaba disponible.'],
  ['R10', 'A tu banco se le dijo que no permitiste este débito.'],
  ['R29', 'A tu banco se le dijo que no permitiste este débito.'],
  ['not-enough-money', 'No había suficiente dinero en la cuenta de la casa de bolsa.'],
  ['bank-link-broken', 'La cuenta bancaria ya no está conectada.'],
  ['account-type-not-offered', 'Nuestra casa de bolsa no ofrece este tipo de cuenta.'],
  ['rollover-not-offered', 'Nuestra casa de bolsa no acepta traslados de esta manera.'],
  ['loan-not-offered', 'Nuestra casa de bolsa no paga préstamos.'],
  ['account-not-open', 'La cuenta no está abierta.'],
])

/** A code of the partner, in words. */
export function reasonWords(reason: string | null, language: Language = 'en'): string | null {
  if (reason === null) return null
  if (language === 'es') return spanishReasons.get(reason) ?? 'La casa de bolsa no dio un motivo que podamos compartir. Pregúntanos.'
  return reasons.get(reason) ?? 'The brokerage didn’t give a reason we can share. Please ask us.'
}

const skips: ReadonlyMap<string, string> = new Map([
  ['missed', 'We couldn’t make this deposit, and didn’t make it up later.'],
  ['year-unknown', 'The limit for this tax year isn’t known yet. Nothing was taken.'],
  ['limit', 'It would have gone over the limit for the tax year. Nothing was taken.'],
  ['no-bank', 'No bank account was linked. Nothing was taken.'],
  ['account-not-open', 'The account wasn’t open. Nothing was taken.'],
  ['person-unknown', 'Your personal information wasn’t complete. Nothing was taken.'],
])

const spanishSkips: ReadonlyMap<string, string> = new Map([
  ['missed', 'No pudimos hacer este depósito, y no se recuperó después.'],
  ['year-unknown', 'Aún no se conoce el límite de este año fiscal. No se tomó nada.'],
  ['limit', 'Habría pasado el límite del año fiscal. No se tomó nada.'],
  ['no-bank', 'No había una cuenta bancaria conectada. No se tomó nada.'],
  ['account-not-open', 'La cuenta no estaba abierta. No se tomó nada.'],
  ['person-unknown', 'Tu información personal no estaba completa. No se tomó nada.'],
])

/** Why a day of a schedule brought no deposit. */
export function skipWords(reason: string | null, language: Language = 'en'): string {
  if (language === 'es') return spanishSkips.get(reason ?? '') ?? 'No se tomó nada.'
  return skips.get(reason ?? '') ?? 'Nothing was taken.'
}

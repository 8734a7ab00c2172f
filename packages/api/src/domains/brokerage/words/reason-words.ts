import type { Language, Words } from '@app/schemas/language'
import { unreadable } from '../../documents/stored-words.ts'

const reasons: ReadonlyMap<string, Words<string>> = new Map([
  ['document-unreadable', unreadable],
  ['R01', { en: 'There wasn’t enough money in your bank account.', es: 'No había suficiente dinero en tu cuenta bancaria.' }],
  ['R02', { en: 'Your bank account is closed.', es: 'Tu cuenta bancaria está cerrada.' }],
  ['R03', { en: 'Your bank can’t find the account.', es: 'Tu banco no encuentra la cuenta.' }],
  ['R04', { en: 'Your bank account number isn’t right.', es: 'El número de tu cuenta bancaria no es correcto.' }],
  ['R08', { en: 'You stopped the payment at your bank.', es: 'Detuviste el pago en tu banco.' }],
  ['R09', { en: 'The money in your bank account wasn’t available yet.', es: 'El dinero de tu cuenta bancaria aún no estaba disponible.' }],
  ['R10', { en: 'Your bank was told that you didn’t allow this debit.', es: 'A tu banco se le dijo que no permitiste este débito.' }],
  ['R29', { en: 'Your bank was told that you didn’t allow this debit.', es: 'A tu banco se le dijo que no permitiste este débito.' }],
  [
    'not-enough-money',
    {
      en: 'There wasn’t enough money in the account at the brokerage.',
      es: 'No había suficiente dinero en la cuenta de la casa de bolsa.',
    },
  ],
  ['bank-link-broken', { en: 'The bank account is no longer linked.', es: 'La cuenta bancaria ya no está conectada.' }],
  [
    'account-type-not-offered',
    { en: 'Our brokerage partner doesn’t offer this type of account.', es: 'Nuestra casa de bolsa no ofrece este tipo de cuenta.' },
  ],
  [
    'rollover-not-offered',
    { en: 'Our brokerage partner doesn’t take rollovers this way.', es: 'Nuestra casa de bolsa no acepta traslados de esta manera.' },
  ],
  ['loan-not-offered', { en: 'Our brokerage partner doesn’t pay out loans.', es: 'Nuestra casa de bolsa no paga préstamos.' }],
  [
    'recharacterization-not-offered',
    {
      en: 'Our brokerage partner doesn’t change the kind of a deposit this way.',
      es: 'Nuestra casa de bolsa no cambia el tipo de un depósito de esta manera.',
    },
  ],
  ['deposit-sent-back', { en: 'Your bank sent the deposit back.', es: 'Tu banco devolvió el depósito.' }],
  [
    'last-day-over',
    {
      en: 'We couldn’t reach the brokerage before the last day for it.',
      es: 'No pudimos comunicarnos con la casa de bolsa antes del último día para hacerlo.',
    },
  ],
  ['account-not-open', { en: 'The account isn’t open.', es: 'La cuenta no está abierta.' }],
])

const noReason: Words<string> = {
  en: 'The brokerage didn’t give a reason we can share. Please ask us.',
  es: 'La casa de bolsa no dio un motivo que podamos compartir. Pregúntanos.',
}

/** A code of the partner, in words. */
export function reasonWords(reason: string | null, language: Language = 'en'): string | null {
  return reason === null ? null : (reasons.get(reason) ?? noReason)[language]
}

const skips: ReadonlyMap<string, Words<string>> = new Map([
  [
    'missed',
    {
      en: 'We couldn’t make this deposit, and didn’t make it up later.',
      es: 'No pudimos hacer este depósito, y no se recuperó después.',
    },
  ],
  [
    'year-unknown',
    {
      en: 'The limit for this tax year isn’t known yet. Nothing was taken.',
      es: 'Aún no se conoce el límite de este año fiscal. No se tomó nada.',
    },
  ],
  [
    'limit',
    {
      en: 'It would have gone over the limit for the tax year. Nothing was taken.',
      es: 'Habría pasado el límite del año fiscal. No se tomó nada.',
    },
  ],
  ['no-bank', { en: 'No bank account was linked. Nothing was taken.', es: 'No había una cuenta bancaria conectada. No se tomó nada.' }],
  ['account-not-open', { en: 'The account wasn’t open. Nothing was taken.', es: 'La cuenta no estaba abierta. No se tomó nada.' }],
  [
    'person-unknown',
    {
      en: 'Your personal information wasn’t complete. Nothing was taken.',
      es: 'Tu información personal no estaba completa. No se tomó nada.',
    },
  ],
])

const nothingTaken: Words<string> = { en: 'Nothing was taken.', es: 'No se tomó nada.' }

/** Why a day of a schedule brought no deposit. */
export function skipWords(reason: string | null, language: Language = 'en'): string {
  return (skips.get(reason ?? '') ?? nothingTaken)[language]
}

const asked: Words<string> = { en: 'The deposit was asked for.', es: 'El depósito se pidió.' }

type Day = { readonly outcome: 'DEPOSITED' | 'MISSED' | 'SKIPPED'; readonly reason: string | null }

/** What a day of a schedule brought. */
export function scheduleDayWords({ outcome, reason }: Day, language: Language): string {
  return outcome === 'DEPOSITED' ? asked[language] : skipWords(reason, language)
}

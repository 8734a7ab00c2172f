import type { Words } from '@app/schemas/language'
import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { BrokerageDocument } from '../../../partners/brokerage/brokerage.ts'
import type { AccountState } from '../account-store.ts'

/** As the desk and papers name them. */
export const accountNames: Readonly<Record<BrokerageAccountType, string>> = {
  TRADITIONAL_IRA: 'Traditional IRA',
  ROTH_IRA: 'Roth IRA',
  INDIVIDUAL_401K: 'Individual 401(k)',
}

export const accountNamesIn: Words<Readonly<Record<BrokerageAccountType, string>>> = {
  en: accountNames,
  es: { TRADITIONAL_IRA: 'IRA tradicional', ROTH_IRA: 'IRA Roth', INDIVIDUAL_401K: '401(k) individual' },
}

export const accountStateWords: Readonly<Record<AccountState, Words<string>>> = {
  WAITING: {
    en: 'Your application is saved. The brokerage hasn’t answered yet. We keep trying.',
    es: 'Tu solicitud está guardada. La casa de bolsa aún no ha respondido. Seguimos intentándolo.',
  },
  SUBMITTED: { en: 'Your application is with the brokerage.', es: 'La casa de bolsa tiene tu solicitud.' },
  ACTION_REQUIRED: { en: 'The brokerage needs something from you.', es: 'La casa de bolsa necesita algo de ti.' },
  APPROVAL_PENDING: {
    en: 'People at the brokerage are looking at your application. You don’t need to do anything.',
    es: 'En la casa de bolsa están revisando tu solicitud. No tienes que hacer nada.',
  },
  APPROVED: {
    en: 'Your application is approved. The account opens within a bank day.',
    es: 'Tu solicitud está aprobada. La cuenta se abre en un día hábil bancario.',
  },
  ACTIVE: { en: 'Your account is open.', es: 'Tu cuenta está abierta.' },
  REJECTED: { en: 'The brokerage didn’t accept the application.', es: 'La casa de bolsa no aceptó la solicitud.' },
  CLOSED: { en: 'The account is closed.', es: 'La cuenta está cerrada.' },
}

const documentNames: Readonly<Record<BrokerageDocument, Words<string>>> = {
  'photo-id': {
    en: 'a photo of your driver’s license, state ID or passport',
    es: 'una foto de tu licencia de conducir, identificación estatal o pasaporte',
  },
  'address-statement': {
    en: 'a statement or bill that shows your name and address',
    es: 'un estado de cuenta o recibo con tu nombre y dirección',
  },
  'tax-card': { en: 'your Social Security card', es: 'tu tarjeta de Seguro Social' },
  selfie: { en: 'a photo of your face', es: 'una foto de tu cara' },
}

/** A paper that the brokerage asks for; undefined for one that we don’t know. */
export function documentName(document: string): Words<string> | undefined {
  return Object.entries(documentNames).find(([name]) => name === document)?.[1]
}

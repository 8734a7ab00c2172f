import type { Words } from '../../../client/language.ts'
import type { BrokerageAccount } from '../../data/money/ira-accounts.ts'

export type ApplicationWords = {
  readonly applied: (kinds: string, name: string) => string
  readonly kind: string
  readonly kinds: Readonly<Record<BrokerageAccount['account_type'], string>>
  readonly stages: (name: string) => string
  readonly sent: string
  readonly checked: string
  readonly opened: string
  readonly tags: Readonly<Record<BrokerageAccount['state'], string>>
  readonly terms: string
  readonly termsLead: string
  readonly agree: string
  readonly version: (version: string) => string
  readonly goesTo: string
  readonly provider: string
  readonly account: string
  readonly payable: string
  readonly notTold: string
  readonly own: string
}

export const words: Words<ApplicationWords> = {
  en: {
    applied: (kinds, name) => `You apply for: ${kinds}, in the name of ${name}. Your Social Security number is sent with it.`,
    kind: 'Account',
    kinds: { TRADITIONAL_IRA: 'Traditional IRA', ROTH_IRA: 'Roth IRA', INDIVIDUAL_401K: 'Individual 401(k)' },
    stages: (name) => `How the application for your ${name} stands`,
    sent: 'Submitted',
    checked: 'Checked',
    opened: 'Open',
    tags: {
      WAITING: 'Saved',
      SUBMITTED: 'Submitted',
      ACTION_REQUIRED: 'Action required',
      APPROVAL_PENDING: 'Being checked',
      APPROVED: 'Approved',
      ACTIVE: 'Open',
      REJECTED: 'Not accepted',
      CLOSED: 'Closed',
    },
    terms: 'The terms of the account',
    termsLead: 'Read each one. You get a copy.',
    agree: 'I have read these terms and agree to them.',
    version: (version) => `Version ${version}`,
    goesTo: 'Where the money goes',
    provider: 'Provider',
    account: 'Account number',
    payable: 'Check made out to',
    notTold: 'We ask the provider',
    own: 'Your IRA',
  },
  es: {
    applied: (kinds, name) => `Solicitas: ${kinds}, a nombre de ${name}. Tu número de Seguro Social se envía con la solicitud.`,
    kind: 'Cuenta',
    kinds: { TRADITIONAL_IRA: 'IRA tradicional', ROTH_IRA: 'IRA Roth', INDIVIDUAL_401K: '401(k) individual' },
    stages: (name) => `Cómo va la solicitud de tu ${name}`,
    sent: 'Enviada',
    checked: 'Revisada',
    opened: 'Abierta',
    tags: {
      WAITING: 'Guardada',
      SUBMITTED: 'Enviada',
      ACTION_REQUIRED: 'Falta algo',
      APPROVAL_PENDING: 'En revisión',
      APPROVED: 'Aprobada',
      ACTIVE: 'Abierta',
      REJECTED: 'No aceptada',
      CLOSED: 'Cerrada',
    },
    terms: 'Las condiciones de la cuenta',
    termsLead: 'Lee cada una. Por ahora están solo en inglés. Recibes una copia.',
    agree: 'He leído estas condiciones y las acepto.',
    version: (version) => `Versión ${version}`,
    goesTo: 'Adónde va el dinero',
    provider: 'Proveedor',
    account: 'Número de cuenta',
    payable: 'Cheque a nombre de',
    notTold: 'Preguntamos al proveedor',
    own: 'Tu IRA',
  },
}

import type { Words } from '../../../client/language.ts'
import type { Rollover } from '../../data/accounts/rollovers.ts'

export type TrackerWords = {
  readonly stages: (name: string) => string
  readonly requested: string
  readonly sent: string
  readonly transit: string
  readonly received: string
  readonly invested: string
  readonly taken: (day: string) => string
  readonly waiting: string
  readonly unsigned: string
  readonly by: (day: string) => string
  readonly toInvest: string
  readonly lookThere: string
  readonly tags: Readonly<Record<'late' | Rollover['state'], string>>
  readonly from: (keeper: string) => string
  readonly holder: string
  readonly holders: {
    readonly you: string
    readonly us: string
    readonly oldPlan: string
    readonly check: string
    readonly wire: string
    readonly arrived: (name: string) => string
  }
  readonly amount: string
  readonly sentAmount: string
  readonly arrived: string
  readonly to: string
  readonly toKind: Readonly<Record<Rollover['to'][number]['tax_kind'], string>>
  readonly about: string
  readonly out: string
  /** Once it is there, the days on its way are what they are; it may still be waiting as cash. */
  readonly wasOut: string
  readonly days: (count: number) => string
  readonly left: string
  readonly leftUntil: (count: number, day: string) => string
  readonly over: (day: string) => string
  readonly withheld: string
  readonly checks: string
  readonly checkCount: (count: number) => string
  readonly form: string
  readonly code: (codes: string) => string
  readonly late: string
  readonly sixty: string
  readonly refused: string
  readonly told: string
}

export const words: Words<TrackerWords> = {
  en: {
    stages: (name) => `Where the money from ${name} is`,
    requested: 'Requested',
    sent: 'Sent',
    transit: 'In transit',
    received: 'Received',
    invested: 'Invested',
    taken: (day) => `The provider has had your request since ${day}.`,
    waiting: 'Saved. The provider doesn’t have your request yet.',
    unsigned: 'Waits for your signature',
    by: (day) => `Expected by ${day}`,
    toInvest: 'The money waits as cash until it is invested.',
    lookThere: 'Check there that it gets invested. Some hold it as cash until you choose.',
    tags: {
      late: 'Late',
      waiting_for_signature: 'Not signed yet',
      waiting_for_partner: 'Saved',
      cancelling: 'Being canceled',
      requested: 'Requested',
      accepted: 'Requested',
      sent: 'On its way',
      received: 'Received',
      refused: 'Not possible now',
      cancelled: 'Canceled',
    },
    from: (keeper) => `From ${keeper}`,
    holder: 'Who has it now',
    holders: {
      you: 'You: your signature is next',
      us: 'We do, until the provider has your request',
      oldPlan: 'The old plan',
      check: 'A check in the mail',
      wire: 'A wire between the banks',
      arrived: (name) => name,
    },
    amount: 'Amount',
    sentAmount: 'Sent by the old plan',
    arrived: 'Arrived',
    to: 'Goes to',
    toKind: { 'pre-tax': 'Pre-tax money goes to', roth: 'Roth money goes to' },
    about: 'about',
    out: 'Not invested so far',
    wasOut: 'Not invested on its way',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    left: 'Time to put it into an IRA',
    leftUntil: (count, day) => (count === 0 ? `Until today, ${day}` : `${count === 1 ? '1 day' : `${count} days`}, until ${day}`),
    over: (day) => `Over since ${day}`,
    withheld: 'Held back for tax',
    checks: 'Checks to expect',
    checkCount: (count) => (count === 2 ? '2: one for pre-tax money, one for Roth' : '1'),
    form: 'Tax form next year',
    code: (codes) => `Form 1099-R, code ${codes}`,
    late: 'It’s taking longer than it should',
    sixty: 'The money was paid to you',
    refused: 'The provider didn’t move this account',
    told: 'What to do now',
  },
  es: {
    stages: (name) => `Dónde está el dinero de ${name}`,
    requested: 'Solicitado',
    sent: 'Enviado',
    transit: 'En camino',
    received: 'Recibido',
    invested: 'Invertido',
    taken: (day) => `El proveedor tiene tu solicitud desde el ${day}.`,
    waiting: 'Guardado. El proveedor todavía no tiene tu solicitud.',
    unsigned: 'Falta tu firma',
    by: (day) => `Se espera a más tardar el ${day}`,
    toInvest: 'El dinero espera en efectivo hasta que se invierta.',
    lookThere: 'Comprueba allí que se invierta. Algunos lo dejan en efectivo hasta que tú elijas.',
    tags: {
      late: 'Con retraso',
      waiting_for_signature: 'Falta tu firma',
      waiting_for_partner: 'Guardado',
      cancelling: 'Cancelando',
      requested: 'Solicitado',
      accepted: 'Solicitado',
      sent: 'En camino',
      received: 'Recibido',
      refused: 'No es posible ahora',
      cancelled: 'Cancelado',
    },
    from: (keeper) => `De ${keeper}`,
    holder: 'Quién lo tiene ahora',
    holders: {
      you: 'Tú: falta tu firma',
      us: 'Nosotros, hasta que el proveedor tenga tu solicitud',
      oldPlan: 'El plan anterior',
      check: 'Un cheque en el correo',
      wire: 'Una transferencia entre bancos',
      arrived: (name) => name,
    },
    amount: 'Cantidad',
    sentAmount: 'Enviado por el plan anterior',
    arrived: 'Llegó',
    to: 'Va a',
    toKind: { 'pre-tax': 'El dinero antes de impuestos va a', roth: 'El dinero Roth va a' },
    about: 'unos',
    out: 'Sin invertir hasta ahora',
    wasOut: 'Sin invertir en el camino',
    days: (count) => (count === 1 ? '1 día' : `${count} días`),
    left: 'Plazo para ponerlo en una IRA',
    leftUntil: (count, day) => (count === 0 ? `Hasta hoy, ${day}` : `${count === 1 ? '1 día' : `${count} días`}, hasta el ${day}`),
    over: (day) => `Terminó el ${day}`,
    withheld: 'Retenido por impuestos',
    checks: 'Cheques que esperar',
    checkCount: (count) => (count === 2 ? '2: uno antes de impuestos y otro Roth' : '1'),
    form: 'Formulario de impuestos el año que viene',
    code: (codes) => `Formulario 1099-R, código ${codes}`,
    late: 'Tarda más de lo que debería',
    sixty: 'El dinero se te pagó a ti',
    refused: 'El proveedor no movió esta cuenta',
    told: 'Qué hacer ahora',
  },
}

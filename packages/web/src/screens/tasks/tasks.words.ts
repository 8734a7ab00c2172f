import type { ProgressKey } from '@app/schemas/rules/answers/progress-keys'
import type { Words } from '../../client/language.ts'
import type { Task } from './tasks-of.ts'

type Own = {
  readonly list: string
  readonly names: Readonly<Record<ProgressKey, string>>
  readonly statuses: Readonly<Record<Task['status'], string>>
  readonly minutes: (count: number) => string
  readonly toGo: (done: number, all: number, minutes: number) => string
  readonly allDone: string
  readonly allDoneNoneKnown: string
  readonly empty: Readonly<Record<'search' | 'accounts', string>>
  readonly emptyTag: string
  readonly go: string
  readonly declined: string
  readonly decideAnew: string
}

export const words: Words<Own> = {
  en: {
    list: 'Your steps',
    names: {
      previous_jobs: 'Your work history',
      personal_information: 'Your details',
      letter_auth: 'The letter that lets us ask for you',
      accounts_found: 'The search for your accounts',
      estimated_401k_fees: 'What your accounts may cost',
      ira_interested: 'How you want to go on',
      ira_created: 'The IRA that gets the money',
      selected_401ks: 'The accounts to move',
      rollover_call_scheduled: 'Booking the call with your provider',
      rollover_401k_accounts: 'Which old accounts you have',
      rollover_destination: 'Where the money goes',
    },
    statuses: { done: 'Completed', next: 'Next', later: 'Can’t start yet' },
    minutes: (count) => (count === 1 ? 'about 1 minute' : `about ${count} minutes`),
    toGo: (done, all, minutes) => `${done} of ${all} done. About ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to go.`,
    allDone: 'All of these are done.',
    allDoneNoneKnown: 'No old account is known so far. All of these are done.',
    empty: { search: 'The search has ended. It has found no account so far.', accounts: 'You have answered. No account is known so far.' },
    emptyTag: 'Nothing so far',
    go: 'Continue',
    declined: 'You have decided not to move your accounts to an IRA for now.',
    decideAnew: 'Decide again',
  },
  es: {
    list: 'Tus pasos',
    names: {
      previous_jobs: 'Tus empleos anteriores',
      personal_information: 'Tus datos',
      letter_auth: 'La carta que nos permite preguntar por ti',
      accounts_found: 'La búsqueda de tus cuentas',
      estimated_401k_fees: 'Lo que pueden costar tus cuentas',
      ira_interested: 'Cómo quieres seguir',
      ira_created: 'La IRA que recibe el dinero',
      selected_401ks: 'Las cuentas que se mueven',
      rollover_call_scheduled: 'Reservar la llamada con tu proveedor',
      rollover_401k_accounts: 'Qué cuentas antiguas tienes',
      rollover_destination: 'Adónde va el dinero',
    },
    statuses: { done: 'Completado', next: 'Siguiente', later: 'Todavía no se puede empezar' },
    minutes: (count) => (count === 1 ? 'cerca de 1 minuto' : `unos ${count} minutos`),
    toGo: (done, all, minutes) =>
      `${done} de ${all} completados. ${minutes === 1 ? 'Queda cerca de 1 minuto' : `Quedan unos ${minutes} minutos`}.`,
    allDone: 'Todo esto está hecho.',
    allDoneNoneKnown: 'Hasta ahora no se conoce ninguna cuenta antigua. Todo esto está hecho.',
    empty: {
      search: 'La búsqueda terminó. Hasta ahora no encontró ninguna cuenta.',
      accounts: 'Has respondido. Hasta ahora no se conoce ninguna cuenta.',
    },
    emptyTag: 'Nada por ahora',
    go: 'Continuar',
    declined: 'Has decidido no mover tus cuentas a una IRA por ahora.',
    decideAnew: 'Decidir otra vez',
  },
}

import type { DepositFrequency } from '@app/schemas/rules/investing/deposit-schedules'
import type { Words } from '../../../client/language.ts'
import type { SavingsProgram } from '../../../screens/data/money/savings.ts'

export type RepeatingWords = {
  readonly title: string
  readonly none: string
  readonly each: (sum: string, frequency: DepositFrequency) => string
  readonly tags: Readonly<Record<'running' | 'waiting' | 'paused', string>>
  readonly paused: string
  readonly waits: string
  readonly missing: Readonly<Record<SavingsProgram['missing'][number], string>>
  readonly confirmBank: string
  readonly into: string
  readonly from: string
  readonly next: string
  readonly later: string
  readonly buys: string
  readonly buysAbout: (sum: string, portfolio: string) => string
  readonly buysWhen: string
  readonly columns: readonly [string, string, string]
  readonly before: string
  readonly change: string
  readonly seePlan: string
  readonly pause: string
  readonly resume: string
  readonly end: string
  readonly newAmount: string
  readonly newOften: string
  readonly newDay: string
  readonly changeAllows: string
  readonly changeTitle: string
  readonly changeAbout: (sum: string) => string
  readonly amountWrong: string
  readonly save: string
  readonly keep: string
  readonly pauseTitle: string
  readonly pauseAbout: string
  readonly pauseYes: string
  readonly resumeTitle: string
  readonly resumeAbout: (sum: string) => string
  readonly resumeYes: string
  readonly endTitle: string
  readonly endAbout: string
  readonly endYes: string
  readonly changed: (sum: string, frequency: DepositFrequency) => string
  readonly isPaused: string
  readonly isResumed: string
  readonly ended: string
}

const often = { WEEKLY: 'every week', BIWEEKLY: 'every two weeks', MONTHLY: 'every month', QUARTERLY: 'every three months' } as const
const aMenudo = { WEEKLY: 'cada semana', BIWEEKLY: 'cada dos semanas', MONTHLY: 'cada mes', QUARTERLY: 'cada tres meses' } as const

export const words: Words<RepeatingWords> = {
  en: {
    title: 'What repeats',
    none: 'Nothing repeats. To save regularly, choose how often when you put money in.',
    each: (sum, frequency) => `${sum} ${often[frequency]}`,
    tags: { running: 'Running', waiting: 'Not started yet', paused: 'Paused' },
    paused: 'Nothing is taken from your bank until you resume it.',
    waits: 'Nothing is taken from your bank yet.',
    missing: {
      brokerage_account: 'It waits until your account is open.',
      bank_account: 'It needs a linked bank account.',
      debit_authorization: 'You haven’t allowed the deposits yet. You can do that in the plan.',
    },
    confirmBank: 'It needs the code next to the small deposit in your bank account.',
    into: 'Into',
    from: 'From',
    next: 'Next deposit',
    later: 'After that',
    buys: 'What each deposit buys',
    buysAbout: (sum, portfolio) => `${sum} in the mix of ${portfolio}:`,
    buysWhen: 'It’s bought once your bank can’t take the deposit back anymore, about a week after it was taken, at the prices of that day.',
    columns: ['Part', 'Share', 'Amount'],
    before: 'Dates so far',
    change: 'Change it',
    seePlan: 'See the plan',
    pause: 'Pause',
    resume: 'Resume',
    end: 'End it',
    newAmount: 'Amount each time',
    newOften: 'How often?',
    newDay: 'Next deposit on',
    changeAllows: 'By pressing the button you allow these debits until you pause or end them. You’ll get an e-mail with the dates.',
    changeTitle: 'Change these deposits?',
    changeAbout: (sum) => `It’s ${sum} now. What you change counts from the next deposit on.`,
    amountWrong: 'Enter $10 or more, such as 150.',
    save: 'Save the change',
    keep: 'Keep it as it is',
    pauseTitle: 'Pause these deposits?',
    pauseAbout: 'Nothing more is taken until you resume them. A deposit we’ve already asked your bank for still arrives.',
    pauseYes: 'Pause',
    resumeTitle: 'Resume these deposits?',
    resumeAbout: (sum) =>
      `${sum} is taken again from the next date on. Dates you skipped aren’t made up. By pressing the button you allow these debits until you pause or end them.`,
    resumeYes: 'Resume them',
    endTitle: 'End these deposits?',
    endAbout: 'They end now, for good. A deposit we’ve already asked your bank for still arrives. What you’ve saved stays where it is.',
    endYes: 'End them',
    changed: (sum, frequency) => `From the next deposit on it’s ${sum} ${often[frequency]}.`,
    isPaused: 'Your deposits are paused. Nothing is taken until you resume them.',
    isResumed: 'Your deposits have resumed.',
    ended: 'Your deposits have ended. Nothing more is taken.',
  },
  es: {
    title: 'Lo que se repite',
    none: 'No se repite nada. Para ahorrar con regularidad, elige la frecuencia cuando pongas dinero.',
    each: (sum, frequency) => `${sum} ${aMenudo[frequency]}`,
    tags: { running: 'En marcha', waiting: 'Sin empezar', paused: 'En pausa' },
    paused: 'No se toma nada de tu banco hasta que lo reanudes.',
    waits: 'Todavía no se toma nada de tu banco.',
    missing: {
      brokerage_account: 'Espera hasta que tu cuenta esté abierta.',
      bank_account: 'Necesita una cuenta bancaria conectada.',
      debit_authorization: 'Todavía no has permitido los depósitos. Puedes hacerlo en el plan.',
    },
    confirmBank: 'Necesita el código que está junto al pequeño depósito en tu cuenta bancaria.',
    into: 'A',
    from: 'Desde',
    next: 'Próximo depósito',
    later: 'Después',
    buys: 'Lo que compra cada depósito',
    buysAbout: (sum, portfolio) => `${sum} en la combinación de ${portfolio}:`,
    buysWhen: 'Se compra cuando el depósito ya no puede volver, más o menos una semana después de tomarlo, a los precios de ese día.',
    columns: ['Parte', 'Porción', 'Cantidad'],
    before: 'Fechas hasta ahora',
    change: 'Cambiarlo',
    seePlan: 'Ver el plan',
    pause: 'Pausar',
    resume: 'Reanudar',
    end: 'Terminar',
    newAmount: 'Cantidad cada vez',
    newOften: '¿Con qué frecuencia?',
    newDay: 'Próximo depósito el',
    changeAllows:
      'Al pulsar el botón permites estos cobros hasta que los pauses o termines. Recibirás un correo electrónico con las fechas.',
    changeTitle: '¿Cambiar estos depósitos?',
    changeAbout: (sum) => `Ahora son ${sum}. Lo que cambies vale desde el próximo depósito.`,
    amountWrong: 'Escribe $10 o más, por ejemplo 150.',
    save: 'Guardar el cambio',
    keep: 'Dejarlo como está',
    pauseTitle: '¿Pausar estos depósitos?',
    pauseAbout: 'No se toma nada más hasta que los reanudes. Un depósito que ya se pidió a tu banco llega de todos modos.',
    pauseYes: 'Pausar',
    resumeTitle: '¿Reanudar estos depósitos?',
    resumeAbout: (sum) =>
      `Se toman otra vez ${sum} desde la próxima fecha. Las fechas de la pausa no se recuperan. Al pulsar el botón permites estos cobros hasta que los pauses o termines.`,
    resumeYes: 'Reanudar',
    endTitle: '¿Terminar estos depósitos?',
    endAbout:
      'Terminan ahora y para siempre. Un depósito que ya se pidió a tu banco llega de todos modos. Lo que ahorraste se queda donde está.',
    endYes: 'Terminarlos',
    changed: (sum, frequency) => `Desde el próximo depósito son ${sum} ${aMenudo[frequency]}.`,
    isPaused: 'Tus depósitos están en pausa. No se toma nada hasta que los reanudes.',
    isResumed: 'Tus depósitos se reanudaron.',
    ended: 'Tus depósitos terminaron. No se toma nada más.',
  },
}

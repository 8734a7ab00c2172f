import type { DepositFrequency } from '@app/schemas/rules/investing/deposit-schedules'
import type { Words } from '../../../client/language.ts'

export type Often = 'once' | DepositFrequency

export type PutInWords = {
  readonly title: string
  readonly noAccount: string
  readonly openAccount: string
  readonly opening: string
  readonly seeOpening: string
  /** Why nothing can be debited or paid out. */
  readonly banks: Readonly<Record<'none' | 'unconfirmed' | 'ended' | 'others', { readonly title: string; readonly why: string }>>
  readonly amount: string
  readonly account: string
  readonly often: string
  readonly oftenChoices: Readonly<Record<Often, string>>
  readonly year: string
  readonly thisYear: (year: number) => string
  readonly lastYear: (year: number, until: string) => string
  readonly firstDay: string
  readonly firstDayHelp: string
  readonly room: (room: string, year: number, limit: string) => string
  readonly allIras: string
  readonly full: (year: number, limit: string) => string
  readonly unknownLimit: (year: number) => string
  readonly uncertain: string
  readonly amountMissing: string
  readonly amountLeast: (sum: string) => string
  readonly amountMost: (sum: string) => string
  readonly overRoom: (sum: string, year: number) => string
  readonly dayWrong: string
  readonly review: string
  readonly reviewOnce: string
  readonly reviewRepeat: string
  readonly from: string
  readonly to: string
  readonly sum: string
  readonly each: string
  readonly counts: string
  readonly taxYear: (year: number) => string
  readonly ownYear: string
  readonly when: string
  readonly whenOnce: string
  readonly dates: string
  readonly cost: string
  readonly free: string
  readonly tax: Readonly<Record<'TRADITIONAL_IRA' | 'ROTH_IRA' | 'INDIVIDUAL_401K', string>>
  readonly back: string
  readonly allowOnce: (sum: string) => string
  readonly allowRepeat: string
  readonly yesOnce: (sum: string) => string
  readonly yesRepeat: string
  readonly no: string
  readonly doneOnce: (sum: string) => string
  readonly doneOnceAbout: (number: string) => string
  readonly doneRepeat: string
  readonly doneRepeatAbout: (day: string, number: string) => string
}

export const words: Words<PutInWords> = {
  en: {
    title: 'Put money in',
    noAccount: 'You have no open account with us yet. Once you do, you can make deposits here.',
    openAccount: 'Set up saving',
    opening: 'The account you’ve applied for isn’t open yet. Once it is, you can make deposits here.',
    seeOpening: 'See how it stands',
    banks: {
      none: {
        title: 'No bank is linked',
        why: 'Money comes from your own bank account and goes back to it, so it has to be linked first. You sign in to your bank or enter its numbers. We never see your password.',
      },
      unconfirmed: {
        title: 'Your bank isn’t confirmed yet',
        why: 'Enter the code next to the small deposit in your bank account. After that you can move money.',
      },
      ended: {
        title: 'The link to your bank no longer works',
        why: 'Sign in to your bank again, or link another one. Until then no money can be moved.',
      },
      others: {
        title: 'Choose the bank for your money',
        why: 'Money comes from one of your linked accounts and goes back to it. None of them is chosen, or the link to that one no longer works.',
      },
    },
    amount: 'Amount',
    account: 'Into which account?',
    often: 'How often?',
    oftenChoices: {
      once: 'Once',
      WEEKLY: 'Every week',
      BIWEEKLY: 'Every two weeks',
      MONTHLY: 'Every month',
      QUARTERLY: 'Every three months',
    },
    year: 'For which year?',
    thisYear: (year) => `${year}, this year`,
    lastYear: (year, until) => `${year}, last year (until ${until})`,
    firstDay: 'First deposit on',
    firstDayHelp: 'If banks are closed that day, it’s made on the next day they’re open.',
    room: (room, year, limit) => `You can still put in ${room} for ${year}. The limit is ${limit}.`,
    allIras: 'It covers all your IRAs together, also those elsewhere, which we can’t see.',
    full: (year, limit) => `You’ve put in all that ${year} allows: ${limit}.`,
    unknownLimit: (year) => `The IRS hasn’t published the limit for ${year} yet. Until it does, we can’t take deposits for ${year}.`,
    uncertain: 'A high income can lower this limit. Check it before you file your taxes.',
    amountMissing: 'Enter an amount, such as 150 or 150.50.',
    amountLeast: (sum) => `Enter ${sum} or more.`,
    amountMost: (sum) => `Enter ${sum} or less. That’s the most that can go over the bank at once.`,
    overRoom: (sum, year) => `Enter ${sum} or less. That’s what you can still put in for ${year}.`,
    dayWrong: 'Choose a day after today and within a year.',
    review: 'Review',
    reviewOnce: 'Check this deposit',
    reviewRepeat: 'Check these deposits',
    from: 'From',
    to: 'To',
    sum: 'Amount',
    each: 'Each time',
    counts: 'Counts for',
    taxYear: (year) => `Tax year ${year}`,
    ownYear: 'The year each one is made in',
    when: 'Arrives',
    whenOnce: 'In one to three business days',
    dates: 'Next dates',
    cost: 'Our fee',
    free: 'None',
    tax: {
      TRADITIONAL_IRA:
        'You may be able to deduct it on your tax return. That depends on your income and on whether a plan at work covers you.',
      ROTH_IRA: 'You can’t deduct it. What you put in can come out again free of tax.',
      INDIVIDUAL_401K: 'It counts toward what you may put in as an employee this year.',
    },
    back: 'Right after you confirm you can still take it back, and you’ll see until when. Once it has been sent, you can take the money out again about a week later, which may cost tax.',
    allowOnce: (sum) => `By pressing the button you allow us to debit ${sum} once.`,
    allowRepeat:
      'By pressing the button you allow these debits until you pause or end them here, which is free. To stop one for sure, do it three business days before its date. You’ll get an e-mail with the dates.',
    yesOnce: (sum) => `Deposit ${sum}`,
    yesRepeat: 'Start these deposits',
    no: 'Change something',
    doneOnce: (sum) => `Your deposit of ${sum} is saved`,
    doneOnceAbout: (number) =>
      `It arrives in one to three business days, and we’ll e-mail you when it has. Number of this deposit: ${number}.`,
    doneRepeat: 'Your deposits are set up',
    doneRepeatAbout: (day, number) => `The first one is on ${day}. Number: ${number}. You can change, pause or end them below.`,
  },
  es: {
    title: 'Poner dinero',
    noAccount: 'Todavía no tienes una cuenta abierta con nosotros. Cuando la tengas, aquí podrás hacer depósitos.',
    openAccount: 'Preparar el ahorro',
    opening: 'La cuenta que solicitaste aún no está abierta. Cuando lo esté, aquí podrás hacer depósitos.',
    seeOpening: 'Ver cómo va',
    banks: {
      none: {
        title: 'No hay ningún banco conectado',
        why: 'El dinero sale de tu propia cuenta bancaria y vuelve a ella, así que primero hay que conectarla. Entras en tu banco o escribes sus números. Nunca vemos tu contraseña.',
      },
      unconfirmed: {
        title: 'Tu banco todavía no está confirmado',
        why: 'Escribe el código que está junto al pequeño depósito en tu cuenta bancaria. Después podrás mover dinero.',
      },
      ended: {
        title: 'La conexión con tu banco ya no funciona',
        why: 'Vuelve a entrar en tu banco o conecta otro. Hasta entonces no se puede mover dinero.',
      },
      others: {
        title: 'Elige el banco para tu dinero',
        why: 'El dinero sale de una de tus cuentas conectadas y vuelve a ella. Ninguna está elegida, o la conexión con esa ya no funciona.',
      },
    },
    amount: 'Cantidad',
    account: '¿En qué cuenta?',
    often: '¿Con qué frecuencia?',
    oftenChoices: {
      once: 'Una vez',
      WEEKLY: 'Cada semana',
      BIWEEKLY: 'Cada dos semanas',
      MONTHLY: 'Cada mes',
      QUARTERLY: 'Cada tres meses',
    },
    year: '¿Para qué año?',
    thisYear: (year) => `${year}, este año`,
    lastYear: (year, until) => `${year}, el año pasado (hasta el ${until})`,
    firstDay: 'Primer depósito el',
    firstDayHelp: 'Si ese día los bancos están cerrados, se hace el siguiente día en que abren.',
    room: (room, year, limit) => `Todavía puedes poner ${room} para ${year}. El límite es de ${limit}.`,
    allIras: 'Vale para todas tus cuentas IRA juntas, también las de otros lugares, que no podemos ver.',
    full: (year, limit) => `Ya pusiste todo lo que permite ${year}: ${limit}.`,
    unknownLimit: (year) => `El IRS todavía no publicó el límite de ${year}. Hasta entonces no podemos tomar depósitos para ${year}.`,
    uncertain: 'Un ingreso alto puede bajar este límite. Compruébalo antes de declarar tus impuestos.',
    amountMissing: 'Escribe una cantidad, por ejemplo 150 o 150.50.',
    amountLeast: (sum) => `Escribe ${sum} o más.`,
    amountMost: (sum) => `Escribe ${sum} o menos. Es lo máximo que puede pasar por el banco de una vez.`,
    overRoom: (sum, year) => `Escribe ${sum} o menos. Es lo que todavía puedes poner para ${year}.`,
    dayWrong: 'Elige un día después de hoy y dentro de un año.',
    review: 'Revisar',
    reviewOnce: 'Revisa este depósito',
    reviewRepeat: 'Revisa estos depósitos',
    from: 'Desde',
    to: 'A',
    sum: 'Cantidad',
    each: 'Cada vez',
    counts: 'Cuenta para',
    taxYear: (year) => `El año fiscal ${year}`,
    ownYear: 'El año en que se hace cada uno',
    when: 'Llega',
    whenOnce: 'En uno a tres días hábiles',
    dates: 'Próximas fechas',
    cost: 'Nuestro cargo',
    free: 'Ninguno',
    tax: {
      TRADITIONAL_IRA: 'Quizá puedas deducirlo en tu declaración. Depende de tus ingresos y de si tienes un plan en el trabajo.',
      ROTH_IRA: 'No puedes deducirlo. Lo que pones puede volver a salir sin impuestos.',
      INDIVIDUAL_401K: 'Cuenta para lo que puedes poner como empleado este año.',
    },
    back: 'Justo después de confirmar todavía puedes anularlo, y verás hasta cuándo. Una vez enviado, puedes sacar el dinero más o menos una semana después, lo que puede costar impuestos.',
    allowOnce: (sum) => `Al pulsar el botón nos permites cobrar ${sum} una vez.`,
    allowRepeat:
      'Al pulsar el botón permites estos cobros hasta que los pauses o termines aquí, lo que es gratis. Para detener uno con seguridad, hazlo tres días hábiles antes de su fecha. Recibirás un correo electrónico con las fechas.',
    yesOnce: (sum) => `Depositar ${sum}`,
    yesRepeat: 'Empezar estos depósitos',
    no: 'Cambiar algo',
    doneOnce: (sum) => `Tu depósito de ${sum} está guardado`,
    doneOnceAbout: (number) => `Llega en uno a tres días hábiles y te escribimos cuando haya llegado. Número de este depósito: ${number}.`,
    doneRepeat: 'Tus depósitos están preparados',
    doneRepeatAbout: (day, number) => `El primero es el ${day}. Número: ${number}. Abajo puedes cambiarlos, pausarlos o terminarlos.`,
  },
}

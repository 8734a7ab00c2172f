import type { Words } from '@app/schemas/language'
import { dayWords } from '@app/schemas/rules/days/day-words'
import type { DepositFrequency } from '@app/schemas/rules/investing/deposit-schedules'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email, EmailText } from '../../core/email.ts'
import type { EmailKind } from '../../core/email-kinds.ts'
import type { Addressed } from '../auth/write-to.ts'
import type { AccountRow } from './account-store.ts'
import type { ScheduleRow } from './schedules/schedule-store.ts'
import type { TransferRow } from './transfers/transfer-store.ts'
import { accountNamesIn, documentNamesIn, reasonWords, skipWords } from './words.ts'

type Said = readonly [subject: string, ...paragraphs: (string | null)[]]

/** Where deposits and withdrawals are seen, and repeating ones changed and ended. */
const moneyPage = '/dashboard/transfer'

/** The first paragraph greets; what is null is left out. */
const write =
  (kind: EmailKind, said: Words<Said>, link: string = moneyPage) =>
  ({ to, personId, firstName }: Addressed): Email => {
    const text = (hello: string, [subject, ...paragraphs]: Said): EmailText => {
      const [first = '', ...others] = paragraphs.filter((one) => one !== null)
      return { subject, paragraphs: [`${hello} ${first}`, ...others] }
    }
    return { kind, to, personId, link, en: text(`Hello ${firstName}.`, said.en), es: text(`Hola, ${firstName}.`, said.es) }
  }

export function accountOpenEmail({ account_type, number }: AccountRow) {
  const [name, spanish] = [accountNamesIn.en[account_type], accountNamesIn.es[account_type]]
  return write(
    'brokerage-account-open',
    {
      en: [
        `Your ${name} is open`,
        `Your ${name} is open. Its number is ${number}.`,
        'Once you’ve signed its papers, you can put money into it. Opening it hasn’t moved any money.',
        'If you chose old accounts to move here, sign in and send your request now. It was waiting for this account.',
      ],
      es: [
        `Tu cuenta está abierta: ${spanish}`,
        `Tu cuenta ${spanish} está abierta. Su número es ${number}.`,
        'Cuando firmes sus documentos, puedes poner dinero en ella. Abrirla no movió ningún dinero.',
        'Si elegiste cuentas antiguas para trasladarlas aquí, inicia sesión y envía tu solicitud ahora. Estaba esperando esta cuenta.',
      ],
    },
    '/dashboard',
  )
}

export function accountClosedEmail({ account_type, number }: AccountRow) {
  const [name, spanish] = [accountNamesIn.en[account_type], accountNamesIn.es[account_type]]
  return write(
    'brokerage-account-closed',
    {
      en: [
        `Your ${name} is closed`,
        `The brokerage has closed your ${name}, number ${number}. No more money can go in or out.`,
        'Its papers stay in your documents. You’ll find the last ones there at the usual times: a statement after this quarter and, if money was paid out this year, a Form 1099-R in January.',
        'If you didn’t ask for this, call us.',
      ],
      es: [
        `Tu cuenta está cerrada: ${spanish}`,
        `La casa de bolsa cerró tu cuenta ${spanish}, número ${number}. Ya no puede entrar ni salir dinero.`,
        'Sus papeles siguen entre tus documentos. Los últimos estarán ahí en las fechas de siempre: un estado de cuenta después de este trimestre y, si este año se pagó dinero, un Formulario 1099-R en enero.',
        'Si no lo pediste, llámanos.',
      ],
    },
    '/dashboard/documents',
  )
}

export function actionRequiredEmail({ account_type, asked_documents }: AccountRow) {
  const [english, spanish] = [documentNamesIn.en, documentNamesIn.es].map((names) =>
    asked_documents.map((document) => names.get(document) ?? document).join('; '),
  )
  return write(
    'brokerage-action-required',
    {
      en: [
        'The brokerage needs something from you',
        `Before your ${accountNamesIn.en[account_type]} can open, the brokerage needs to see: ${english || 'more about who you are'}.`,
        'Please sign in and send it from the page of your application. Never send papers like these by e-mail.',
      ],
      es: [
        'La casa de bolsa necesita algo de ti',
        `Antes de abrir tu cuenta ${accountNamesIn.es[account_type]}, la casa de bolsa tiene que ver: ${spanish || 'más sobre quién eres'}.`,
        'Inicia sesión y envíalo desde la página de tu solicitud. Nunca envíes esos documentos por correo electrónico.',
      ],
    },
    '/dashboard',
  )
}

export function accountRejectedEmail({ account_type, reason }: AccountRow) {
  return write(
    'brokerage-account-rejected',
    {
      en: [
        'Your application wasn’t accepted',
        `The brokerage didn’t accept your application for a ${accountNamesIn.en[account_type]}. No money has moved.`,
        reasonWords(reason),
        'Please check your answers, or ask us what you can still do.',
      ],
      es: [
        'Tu solicitud no fue aceptada',
        `La casa de bolsa no aceptó tu solicitud de una cuenta ${accountNamesIn.es[account_type]}. No se movió dinero.`,
        reasonWords(reason, 'es'),
        'Revisa tus respuestas o pregúntanos qué puedes hacer todavía.',
      ],
    },
    '/dashboard',
  )
}

export function depositSettledEmail({ amount_cents, available_at }: TransferRow) {
  const day = available_at?.toISOString().slice(0, 10)
  const amount = formatCents(amount_cents)
  return write('brokerage-deposit-settled', {
    en: [
      'Your deposit has arrived',
      `Your deposit of ${amount} has arrived.${day ? ` You can take it out again from ${dayWords(day)}.` : ''}`,
    ],
    es: ['Tu depósito llegó', `Tu depósito de ${amount} llegó.${day ? ` Desde el ${dayWords(day, 'es')} puedes sacarlo otra vez.` : ''}`],
  })
}

export function depositReturnedEmail({ amount_cents, reason }: TransferRow, owedCents: number) {
  const [amount, owed] = [formatCents(amount_cents), formatCents(owedCents)]
  return write('brokerage-deposit-returned', {
    en: [
      'Your bank sent a deposit back',
      `Your bank sent back your deposit of ${amount}, so we took it back out of your account.`,
      reasonWords(reason),
      owedCents > 0
        ? `Some of it had already been paid out, so you now owe ${owed}. The next money that comes into the account pays that first.`
        : null,
      'We won’t try again on our own. Your bank may charge you a fee.',
    ],
    es: [
      'Tu banco devolvió un depósito',
      `Tu banco devolvió tu depósito de ${amount}, y lo quitamos de tu cuenta.`,
      reasonWords(reason, 'es'),
      owedCents > 0
        ? `Una parte ya se había pagado, así que ahora debes ${owed}. El próximo dinero que entre en la cuenta paga eso primero.`
        : null,
      'No lo intentaremos otra vez por nuestra cuenta. Tu banco puede cobrarte un cargo.',
    ],
  })
}

export function depositRefusedEmail({ amount_cents, reason }: TransferRow) {
  const amount = formatCents(amount_cents)
  return write('brokerage-deposit-refused', {
    en: ['Your deposit didn’t go through', `Your deposit of ${amount} wasn’t taken. No money moved.`, reasonWords(reason)],
    es: ['Tu depósito no se completó', `Tu depósito de ${amount} no se tomó. No se movió dinero.`, reasonWords(reason, 'es')],
  })
}

/** While it can still be taken back: by whoever asked for it, and by whoever did not. */
export function withdrawalAskedEmail({ amount_cents, bank_last_four }: TransferRow, minutes: number) {
  const amount = formatCents(amount_cents)
  return write('brokerage-withdrawal-asked', {
    en: [
      'You asked to take money out',
      `You asked to take out ${amount}, to your bank account ending in ${bank_last_four}.`,
      `It’s sent ${minutes} minutes after you asked. Until then you can take it back: sign in and go to Move money.`,
      'If this wasn’t you, take it back there, change your password and call us right away.',
    ],
    es: [
      'Pediste sacar dinero',
      `Pediste sacar ${amount}, a tu cuenta bancaria que termina en ${bank_last_four}.`,
      `Se envía ${minutes} minutos después de que lo pediste. Hasta entonces puedes anularlo: inicia sesión y ve a Mover dinero.`,
      'Si no fuiste tú, anúlalo ahí, cambia tu contraseña y llámanos de inmediato.',
    ],
  })
}

export function withdrawalSentEmail(transfer: TransferRow) {
  const { amount_cents, withheld_cents, state_withheld_cents, additional_tax_cents, bank_last_four } = transfer
  const paidCents = amount_cents - withheld_cents - state_withheld_cents
  const [paid, asked, withheld, forState] = [paidCents, amount_cents, withheld_cents, state_withheld_cents].map(formatCents)
  const more = formatCents(additional_tax_cents)
  return write('brokerage-withdrawal-sent', {
    en: [
      'Your withdrawal was paid',
      `${paid} was paid to your bank account ending in ${bank_last_four}.`,
      `You asked for ${asked}. ${withheld} was withheld for federal income tax.`,
      state_withheld_cents > 0 ? `${forState} was withheld for the income tax of your state.` : null,
      additional_tax_cents > 0 ? `You may owe ${more} more with your tax return: the extra 10% tax.` : null,
    ],
    es: [
      'Tu retiro se pagó',
      `Se pagaron ${paid} a tu cuenta bancaria que termina en ${bank_last_four}.`,
      `Pediste ${asked}. Se retuvieron ${withheld} para el impuesto federal sobre la renta.`,
      state_withheld_cents > 0 ? `Se retuvieron ${forState} para el impuesto sobre la renta de tu estado.` : null,
      additional_tax_cents > 0 ? `Con tu declaración de impuestos puedes deber ${more} más: el impuesto extra del 10%.` : null,
    ],
  })
}

export function withdrawalFailedEmail({ amount_cents, reason }: TransferRow) {
  const amount = formatCents(amount_cents)
  return write('brokerage-withdrawal-failed', {
    en: [
      'Your withdrawal didn’t go through',
      `Your withdrawal of ${amount} wasn’t paid. The money is still in your account.`,
      reasonWords(reason),
    ],
    es: ['Tu retiro no se completó', `Tu retiro de ${amount} no se pagó. El dinero sigue en tu cuenta.`, reasonWords(reason, 'es')],
  })
}

const rhythms: Words<Readonly<Record<DepositFrequency, string>>> = {
  en: { WEEKLY: 'every week', BIWEEKLY: 'every two weeks', MONTHLY: 'every month', QUARTERLY: 'every quarter' },
  es: { WEEKLY: 'cada semana', BIWEEKLY: 'cada dos semanas', MONTHLY: 'cada mes', QUARTERLY: 'cada trimestre' },
}

export function scheduleCreatedEmail(row: ScheduleRow, dates: readonly string[], isAgreedBefore: boolean) {
  const { amount_cents, frequency, is_first_for_last_year: isFirstForLastYear } = row
  const amount = formatCents(amount_cents)
  return write('brokerage-schedule-created', {
    en: [
      isAgreedBefore ? 'Your savings plan has started' : 'Your repeating deposit is set up',
      `We’ll take ${amount} from your bank ${rhythms.en[frequency]}. ${
        isAgreedBefore
          ? 'You allowed this when you set up your plan. It was waiting for your account and your bank.'
          : 'You allowed this on our page today.'
      }`,
      `The next dates are: ${dates.map((day) => dayWords(day)).join('; ')}.`,
      isFirstForLastYear
        ? 'The first one counts for last year if it’s made by tax day. The others count for the year they’re made in.'
        : null,
      'You can stop it at any time and free. To stop one for sure, tell us at least three business days before its date.',
      'See a deposit you didn’t agree to? Tell us right away, and tell your bank within 60 days of the statement that shows it.',
    ],
    es: [
      isAgreedBefore ? 'Tu plan de ahorro empezó' : 'Tu depósito periódico está listo',
      `Vamos a tomar ${amount} de tu banco ${rhythms.es[frequency]}. ${
        isAgreedBefore
          ? 'Lo permitiste cuando preparaste tu plan. Estaba esperando tu cuenta y tu banco.'
          : 'Lo permitiste hoy en nuestra página.'
      }`,
      `Las próximas fechas son: ${dates.map((day) => dayWords(day, 'es')).join('; ')}.`,
      isFirstForLastYear
        ? 'El primero cuenta para el año pasado, si se hace antes del día de impuestos. Los demás cuentan para el año en que se hacen.'
        : null,
      'Puedes detenerlo en cualquier momento y gratis. Para detener uno con seguridad, dínoslo al menos tres días hábiles antes de su fecha.',
      '¿Un depósito que no aceptaste? Dínoslo de inmediato, y a tu banco en los 60 días después del estado de cuenta que lo muestra.',
    ],
  })
}

export function scheduleChangedEmail({ amount_cents, frequency }: ScheduleRow, dates: readonly string[]) {
  const amount = formatCents(amount_cents)
  return write('brokerage-schedule-changed', {
    en: [
      'Your repeating deposit has changed',
      `We’ll take ${amount} from your bank ${rhythms.en[frequency]}, from the next deposit on. You allowed this on our page today.`,
      `The next dates are: ${dates.map((day) => dayWords(day)).join('; ')}.`,
      'You can stop it at any time and free. To stop one for sure, tell us at least three business days before its date.',
    ],
    es: [
      'Tu depósito periódico cambió',
      `Vamos a tomar ${amount} de tu banco ${rhythms.es[frequency]}, desde el próximo depósito. Lo permitiste hoy en nuestra página.`,
      `Las próximas fechas son: ${dates.map((day) => dayWords(day, 'es')).join('; ')}.`,
      'Puedes detenerlo cuando quieras y gratis. Para detener uno con seguridad, avísanos al menos tres días hábiles antes de su fecha.',
    ],
  })
}

export function scheduleCancelledEmail({ amount_cents }: ScheduleRow) {
  const amount = formatCents(amount_cents)
  return write('brokerage-schedule-cancelled', {
    en: [
      'Your repeating deposit has ended',
      `Your repeating deposit of ${amount} has ended. We won’t take anything more.`,
      'A deposit that’s already on its way will still arrive.',
    ],
    es: [
      'Tu depósito periódico terminó',
      `Tu depósito periódico de ${amount} terminó. No tomaremos nada más.`,
      'Un depósito que ya está en camino todavía llega.',
    ],
  })
}

export function schedulePausedEmail({ amount_cents }: ScheduleRow) {
  const amount = formatCents(amount_cents)
  return write('brokerage-schedule-paused', {
    en: [
      'Your repeating deposit is paused',
      `Your repeating deposit of ${amount} is paused. We won’t take any deposits until you resume it.`,
      'A deposit that’s already on its way will still arrive.',
    ],
    es: [
      'Tu depósito periódico está en pausa',
      `Tu depósito periódico de ${amount} está en pausa. No tomamos nada hasta que lo reanudes.`,
      'Un depósito que ya está en camino todavía llega.',
    ],
  })
}

export function scheduleResumedEmail({ amount_cents }: ScheduleRow, dates: readonly string[]) {
  const amount = formatCents(amount_cents)
  return write('brokerage-schedule-resumed', {
    en: [
      'Your repeating deposit is back on',
      `We’ll take ${amount} from your bank again. You allowed this on our page today.`,
      `The next dates are: ${dates.map((day) => dayWords(day)).join('; ')}. We won’t make up the dates you skipped.`,
      'You can stop it at any time and free. To stop one for sure, tell us at least three business days before its date.',
    ],
    es: [
      'Tu depósito periódico sigue',
      `Tomamos otra vez ${amount} de tu banco. Lo autorizaste hoy en nuestra página.`,
      `Las próximas fechas son: ${dates.map((day) => dayWords(day, 'es')).join('; ')}. Las fechas de la pausa no se recuperan.`,
      'Puedes detenerlo cuando quieras y gratis. Para detener uno con seguridad, avísanos al menos tres días hábiles antes de su fecha.',
    ],
  })
}

/** What people read about days on which nothing was debited. */
export function scheduleDaysEmail({ amount_cents }: ScheduleRow, missed: readonly string[], skipped: string | undefined) {
  const amount = formatCents(amount_cents)
  return write('brokerage-schedule-days', {
    en: [
      'About your repeating deposit',
      `This is about your repeating deposit of ${amount}.`,
      missed.length > 0
        ? `We couldn’t make the deposits due on these dates: ${missed.map((day) => dayWords(day)).join('; ')}. We won’t make them up, so nothing is taken twice.`
        : null,
      skipped === undefined ? null : `About the latest date: ${skipWords(skipped)}`,
    ],
    es: [
      'Sobre tu depósito periódico',
      `Se trata de tu depósito periódico de ${amount}.`,
      missed.length > 0
        ? `No pudimos hacer los depósitos de estas fechas: ${missed.map((day) => dayWords(day, 'es')).join('; ')}. Esos depósitos no se recuperan, para que nada se tome dos veces.`
        : null,
      skipped === undefined ? null : `Sobre la última fecha: ${skipWords(skipped, 'es')}`,
    ],
  })
}

/** What a colleague found out about an application that was refused. */
export function applicationChecked({ account_type }: AccountRow, mayApplyAgain: boolean, words: string) {
  const paragraphs = words.split(/\n{2,}/)
  const [english, spanish] = [accountNamesIn.en[account_type], accountNamesIn.es[account_type]]
  return ({ to, personId }: Addressed): Email => ({
    kind: 'account-checked',
    to,
    personId,
    link: '/dashboard',
    en: {
      subject: mayApplyAgain ? `You can apply again for your ${english}` : `About your application for a ${english}`,
      paragraphs,
    },
    es: {
      subject: mayApplyAgain ? `Puedes pedir otra vez tu cuenta ${spanish}` : `Sobre tu solicitud de una cuenta ${spanish}`,
      paragraphs,
    },
  })
}

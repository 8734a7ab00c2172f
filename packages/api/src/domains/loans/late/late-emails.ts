import type { Words } from '@app/schemas/language'
import { formatCents } from '@app/schemas/rules/money/money'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import { dayInBoth } from '../day-in-both.ts'

const payout: Words<string> = {
  en: 'The rest of the loan then counts as money paid out to you. You owe tax on it, and maybe 10% more if you’re under 59½. Paying later can’t undo that.',
  es: 'El resto del préstamo cuenta entonces como dinero pagado a ti. Debes impuestos por él, y quizá un 10% más si tienes menos de 59½ años. Pagar después no lo deshace.',
}

/** Since when something is late, and the last day on which it can be made up. */
type Late = { readonly dueOn: string; readonly until: string }

export function pastDueEmail({ to, personId }: Addressed, { dueOn, until }: Late, openCents: number): Email {
  const [open, due, end] = [formatCents(openCents), dayInBoth(dueOn), dayInBoth(until)]
  return {
    kind: 'loan-past-due',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'A payment on your loan is late',
      paragraphs: [
        `Your payment due ${due.en} hasn’t arrived. You still owe ${open} of it.`,
        `You can make it up until ${end.en}. After that, it’s too late. ${payout.en}`,
        'Sign in and pay all or part of it on your loan page. If you can’t, write to us before that day.',
      ],
    },
    es: {
      subject: 'Un pago de tu préstamo está atrasado',
      paragraphs: [
        `El pago del ${due.es} no ha llegado. Faltan ${open}.`,
        `Puedes ponerte al día hasta el ${end.es}. Después es demasiado tarde. ${payout.es}`,
        'Inicia sesión y paga todo o una parte desde la página de tu préstamo. Si no puedes, escríbenos antes de ese día.',
      ],
    },
  }
}

export function warningEmail({ to, personId }: Addressed, { dueOn, until }: Late, owedCents: number): Email {
  const [owed, due, end] = [formatCents(owedCents), dayInBoth(dueOn), dayInBoth(until)]
  return {
    kind: 'loan-default-soon',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: `Pay by ${end.en}, or your loan counts as a payout`,
      paragraphs: [
        `You’re ${owed} behind on your loan, since the payment due ${due.en}. The last day to pay it is ${end.en}.`,
        payout.en,
        'If you can’t pay all of it, write to us before that day.',
      ],
    },
    es: {
      subject: `Paga a más tardar el ${end.es}, o tu préstamo cuenta como un retiro`,
      paragraphs: [
        `${owed} de tu préstamo están atrasados desde el pago del ${due.es}. El último día para pagarlo es el ${end.es}.`,
        payout.es,
        'Si no puedes pagarlo todo, escríbenos antes de ese día.',
      ],
    },
  }
}

export function defaultedEmail({ to, personId }: Addressed, payoutCents: number, year: number): Email {
  const amount = formatCents(payoutCents)
  return {
    kind: 'loan-defaulted',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'Your loan now counts as a payout',
      paragraphs: [
        `A late payment wasn’t made up in time. ${amount} now counts as money paid out to you.`,
        `You owe tax on it for ${year}, and maybe 10% more if you’re under 59½. Your Form 1099-R will be in your documents by January 31, ${year + 1}.`,
        'If you ask for another loan, this one still counts.',
      ],
    },
    es: {
      subject: 'Tu préstamo cuenta ahora como un retiro',
      paragraphs: [
        `Un pago no se puso al día a tiempo. ${amount} cuentan ahora como dinero pagado a ti.`,
        `Debes impuestos por él por el año ${year}, y quizá un 10% más si tienes menos de 59½ años. Tu Formulario 1099-R estará entre tus documentos a más tardar el 31 de enero de ${year + 1}.`,
        'Si pides otro préstamo, este todavía cuenta.',
      ],
    },
  }
}

/** A colleague has found that the payout was wrong, and says why. */
export function defaultUndoneEmail(
  { to, personId }: Addressed,
  { message, until, isFiled }: { readonly message: string; readonly until: string; readonly isFiled: boolean },
): Email {
  const written = message.split(/\n{2,}/)
  const end = dayInBoth(until)
  return {
    kind: 'loan-default-undone',
    to,
    personId,
    link: '/dashboard/loan',
    en: {
      subject: 'Your loan no longer counts as a payout',
      paragraphs: [
        ...written,
        `It’s a loan again. You can make up what’s late until ${end.en}. After that, it counts as a payout again.`,
        ...(isFiled ? ['A corrected Form 1099-R is being filed. Both forms are in your documents.'] : []),
      ],
    },
    es: {
      subject: 'Tu préstamo ya no cuenta como un retiro',
      paragraphs: [
        ...written,
        `Es otra vez un préstamo. Puedes ponerte al día hasta el ${end.es}. Después cuenta otra vez como un retiro.`,
        ...(isFiled ? ['Tu Formulario 1099-R se presenta otra vez, corregido. Los dos están entre tus documentos.'] : []),
      ],
    },
  }
}

/** Another sum counts as paid out than the form has reported. */
export function formCorrectedEmail({ to, personId }: Addressed, year: number): Email {
  return {
    kind: 'loan-form-corrected',
    to,
    personId,
    link: '/dashboard/documents',
    en: {
      subject: `Your Form 1099-R for ${year} is corrected`,
      paragraphs: [
        'It’s about your loan, and shows a different amount than before. Both forms are in your documents, and only the corrected one counts.',
        'If you’ve already sent your tax return, you may have to amend it.',
      ],
    },
    es: {
      subject: `Tu Formulario 1099-R de ${year} está corregido`,
      paragraphs: [
        'Es sobre tu préstamo y muestra otra cantidad que antes. Los dos formularios están entre tus documentos: solo cuenta el corregido.',
        'Si ya enviaste tu declaración de impuestos, quizá tengas que corregirla.',
      ],
    },
  }
}

export function taxFormEmail({ to, personId }: Addressed, year: number, cents: number): Email {
  const amount = formatCents(cents)
  return {
    kind: 'loan-tax-form',
    to,
    personId,
    link: '/dashboard/documents',
    en: {
      subject: `Your Form 1099-R for ${year} is ready`,
      paragraphs: [
        `It’s about your loan: ${amount} counted as paid out to you in ${year}.`,
        'It’s in your documents. You need it for your tax return.',
      ],
    },
    es: {
      subject: `Tu Formulario 1099-R de ${year} está listo`,
      paragraphs: [
        `Es sobre tu préstamo: ${amount} contaron como pagados a ti en ${year}. El formulario está en inglés.`,
        'Está entre tus documentos. Lo necesitas para tu declaración de impuestos.',
      ],
    },
  }
}

/** The same for people who have left. */
export function taxFormMailedEmail({ to, personId }: Omit<Addressed, 'firstName'>, year: number): Email {
  return {
    kind: 'paper-mailed',
    to,
    personId,
    link: '/contact-us',
    en: {
      subject: `Your Form 1099-R for ${year} is ready`,
      paragraphs: [
        'It’s about your loan, which counted as paid out to you. You need it for your tax return.',
        'You’ve closed your account with us, so we’re mailing it to you on paper, to the last address you gave us.',
        'If you’ve moved, please tell us.',
      ],
      button: 'Tell us my address',
    },
    es: {
      subject: `Tu Formulario 1099-R de ${year} está listo`,
      paragraphs: [
        'Es sobre tu préstamo, que contó como pagado a ti. Lo necesitas para tu declaración de impuestos. El documento está en inglés.',
        'Cerraste tu cuenta con nosotros, así que te lo enviamos en papel, a la última dirección que nos diste.',
        'Si te mudaste, avísanos.',
      ],
      button: 'Dar mi dirección',
    },
  }
}

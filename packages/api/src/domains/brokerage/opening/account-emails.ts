import { languages } from '@app/schemas/language'
import { taskKinds } from '@app/schemas/rules/desk/task-kinds'
import type { Email } from '../../../core/email.ts'
import type { Addressed } from '../../auth/write-to.ts'
import type { AccountRow } from '../account-store.ts'
import { endingOf } from '../for-papers.ts'
import { accountNamesIn, documentName } from '../words/account-words.ts'
import { reasonWords } from '../words/reason-words.ts'
import { writeEmail } from '../write-email.ts'

export function accountOpenEmail(row: AccountRow) {
  const { account_type } = row
  const [name, spanish] = [accountNamesIn.en[account_type], accountNamesIn.es[account_type]]
  return writeEmail(
    'brokerage-account-open',
    {
      en: [
        `Your ${name} is open`,
        `Your ${name} is open. Its number ends in ${endingOf(row)}.`,
        'Once you’ve signed its papers, you can put money into it. Opening it hasn’t moved any money.',
        'If you chose old accounts to move here, sign in and send your request now. It was waiting for this account.',
      ],
      es: [
        `Tu cuenta está abierta: ${spanish}`,
        `Tu cuenta ${spanish} está abierta. Su número termina en ${endingOf(row)}.`,
        'Cuando firmes sus documentos, puedes poner dinero en ella. Abrirla no movió ningún dinero.',
        'Si elegiste cuentas antiguas para trasladarlas aquí, inicia sesión y envía tu solicitud ahora. Estaba esperando esta cuenta.',
      ],
    },
    '/dashboard',
  )
}

/** Who leaves sends no papers: of the application they hear apart, because they may stay after all. */
export function applicationWithdrawnEmail({ account_type }: AccountRow) {
  return writeEmail(
    'brokerage-account-closed',
    {
      en: [
        `Your application is withdrawn: ${accountNamesIn.en[account_type]}`,
        'You asked to close your account with us, so we asked the brokerage to end your application. It needs no papers for it any more.',
        'If you stay after all, you can apply again at any time.',
      ],
      es: [
        `Tu solicitud está retirada: ${accountNamesIn.es[account_type]}`,
        'Pediste cerrar tu cuenta con nosotros, así que pedimos a la casa de bolsa que terminara tu solicitud. Ya no necesita documentos para ella.',
        'Si al final te quedas, puedes volver a solicitarla cuando quieras.',
      ],
    },
    '/dashboard',
  )
}

export function accountClosedEmail(row: AccountRow) {
  const { account_type } = row
  const [name, spanish] = [accountNamesIn.en[account_type], accountNamesIn.es[account_type]]
  return writeEmail(
    'brokerage-account-closed',
    {
      en: [
        `Your ${name} is closed`,
        `The brokerage has closed your ${name} that ends in ${endingOf(row)}. No more money can go in or out.`,
        'Its last papers come at the usual times: a statement after this quarter and, if money was paid out this year, a Form 1099-R in January. You’ll find them in your documents, with the earlier ones. If you’re closing your account with us too, we’ll mail them to you instead.',
        'If you didn’t ask for this, call us.',
      ],
      es: [
        `Tu cuenta está cerrada: ${spanish}`,
        `La casa de bolsa cerró tu cuenta ${spanish} que termina en ${endingOf(row)}. Ya no puede entrar ni salir dinero.`,
        'Los últimos documentos llegan en las fechas de siempre: un estado de cuenta después de este trimestre y, si este año se pagó dinero, un Formulario 1099-R en enero. Los encontrarás entre tus documentos, con los anteriores. Si también cierras tu cuenta con nosotros, te los enviamos por correo postal.',
        'Si no lo pediste, llámanos.',
      ],
    },
    '/dashboard/documents',
  )
}

export function actionRequiredEmail({ account_type, asked_documents }: AccountRow) {
  const [english, spanish] = languages.map((language) =>
    asked_documents.map((document) => documentName(document)?.[language] ?? document).join('; '),
  )
  return writeEmail(
    'brokerage-action-required',
    {
      en: [
        'The brokerage needs something from you',
        `Before your ${accountNamesIn.en[account_type]} can open, the brokerage needs to see: ${english || 'more about who you are'}.`,
        'Please sign in and send it from your documents page. Never send papers like these by e-mail.',
      ],
      es: [
        'La casa de bolsa necesita algo de ti',
        `Antes de abrir tu cuenta ${accountNamesIn.es[account_type]}, la casa de bolsa tiene que ver: ${spanish || 'más sobre quién eres'}.`,
        'Inicia sesión y envíalo desde la página de tus documentos. Nunca envíes esos documentos por correo electrónico.',
      ],
    },
    '/dashboard/documents',
  )
}

/** When a colleague has found out what is still possible. */
const checkedInDays = taskKinds['identity-check'].dueInDays

export function accountRejectedEmail({ account_type, reason }: AccountRow) {
  return writeEmail(
    'brokerage-account-rejected',
    {
      en: [
        'Your application wasn’t accepted',
        `The brokerage didn’t accept your application for a ${accountNamesIn.en[account_type]}. No money has moved.`,
        reasonWords(reason),
        `You don’t need to do anything yet. One of us will ask the brokerage why, and e-mail you within ${checkedInDays} business days what you can still do.`,
      ],
      es: [
        'Tu solicitud no fue aceptada',
        `La casa de bolsa no aceptó tu solicitud de una cuenta ${accountNamesIn.es[account_type]}. No se movió dinero.`,
        reasonWords(reason, 'es'),
        `Por ahora no tienes que hacer nada. Una persona de nuestro equipo pregunta el motivo a la casa de bolsa y te escribe en un plazo de ${checkedInDays} días hábiles qué puedes hacer todavía.`,
      ],
    },
    '/dashboard',
  )
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

import type { LoanReason } from '@app/schemas/rules/loans/loan-eligibility'
import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: string
  readonly missing: string
  readonly reasons: Readonly<Record<LoanReason, string>>
  readonly todo: Readonly<Record<'open-plan' | 'signing' | 'link-savings' | 'accounts-found' | 'other-loans', string>>
}

export const words: Words<Own> = {
  en: {
    title: 'You can’t borrow from your savings today',
    missing: 'This is why, and what you can do:',
    reasons: {
      'employment-unknown':
        'You haven’t told us yet how you earn your money. Only people with their own work or business can borrow this way.',
      'not-self-employed': 'Most of your pay doesn’t come from your own work or business. An individual 401(k) needs that.',
      'has-employees': 'You have employees. An individual 401(k) is for people without any.',
      'no-plan': 'You don’t have an individual 401(k) with us yet. We can lend only from one.',
      'no-balance': 'We don’t know of any savings that can be moved into one.',
      'ira-only': 'Your savings are in an IRA. The law doesn’t let an IRA lend.',
      'plan-not-signed': 'The adoption agreement of your individual 401(k) isn’t signed yet.',
      'plan-not-open': 'Your individual 401(k) isn’t open yet.',
      'plan-empty': 'No money has arrived in your individual 401(k) yet.',
      'limit-used': 'What you could borrow is less than the smallest loan.',
      'no-bank': 'No bank account is linked. The loan is paid to it, and paid back from it.',
    },
    todo: {
      'open-plan': 'Open an individual 401(k)',
      signing: 'Read and sign it',
      'link-savings': 'Link an old 401(k)',
      'accounts-found': 'See which savings you can move',
      'other-loans': 'Compare loans from lenders',
    },
  },
  es: {
    title: 'Hoy no puedes pedir prestado de tus ahorros',
    missing: 'Este es el motivo y lo que puedes hacer:',
    reasons: {
      'employment-unknown':
        'Aún no nos dijiste cómo ganas tu dinero. Así solo pueden pedir prestado quienes tienen su propio trabajo o negocio.',
      'not-self-employed': 'La mayor parte de tu ingreso no viene de tu propio trabajo o negocio. Un 401(k) individual lo exige.',
      'has-employees': 'Tienes empleados. Un 401(k) individual es para quien no tiene ninguno.',
      'no-plan': 'Aún no tienes un 401(k) individual con nosotros. Solo podemos prestar desde uno.',
      'no-balance': 'No sabemos de ahorros que se puedan pasar a uno.',
      'ira-only': 'Tus ahorros están en una IRA. La ley no deja que una IRA preste.',
      'plan-not-signed': 'El acuerdo de adopción de tu 401(k) individual aún no está firmado.',
      'plan-not-open': 'Tu 401(k) individual aún no está abierto.',
      'plan-empty': 'Aún no llegó dinero a tu 401(k) individual.',
      'limit-used': 'Lo que podrías pedir es menos que el préstamo más pequeño.',
      'no-bank': 'No hay ninguna cuenta bancaria conectada. A ella se paga el préstamo, y desde ella se devuelve.',
    },
    todo: {
      'open-plan': 'Abrir un 401(k) individual',
      signing: 'Leerlo y firmarlo',
      'link-savings': 'Conectar un 401(k) antiguo',
      'accounts-found': 'Ver qué ahorros puedes mover',
      'other-loans': 'Comparar préstamos de otras empresas',
    },
  },
}

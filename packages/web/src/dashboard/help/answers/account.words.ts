import { graceDays } from '@app/schemas/rules/people/closing'
import type { Words } from '../../../client/language.ts'

type Said = { readonly general: string; readonly none: string }

type Own = {
  readonly papers: Said & { readonly asked: (name: string, reason: string) => string }
  readonly refused: Said & { readonly one: (name: string, reason: string) => string; readonly paid: (name: string, sum: string) => string }
  readonly forms: Said & { readonly newest: (name: string, day: string) => string; readonly days: string }
  readonly cost: Said & { readonly one: (name: string, facts: string) => string; readonly loan: (fee: string) => string }
  readonly leave: Said & { readonly one: (name: string, what: string) => string; readonly how: string }
  readonly details: { readonly general: string; readonly email: (email: string) => string; readonly bank: (bank: string) => string }
  readonly readers: {
    readonly general: string
    readonly seen: (names: string) => string
    readonly seenLast: (names: string) => string
    readonly nobody: string
  }
  readonly close: { readonly general: string }
}

export const words: Words<Own> = {
  en: {
    papers: {
      general: 'What we need from you stands first among your documents, with the reason.',
      none: 'We don’t need a paper or a signature from you now.',
      asked: (name, reason) => `${name}. ${reason}`,
    },
    refused: {
      general: 'The reason stands beside each: deposits and withdrawals where you move money, papers with your documents.',
      none: 'Nothing of yours was refused or sent back.',
      one: (name, reason) => `${name}: ${reason}`,
      paid: (name, sum) => `${name}, ${sum}`,
    },
    forms: {
      general: 'They’re all with your documents, by kind and year.',
      none: 'None has been made for you yet. Each will be with your documents.',
      newest: (name, day) => `${name}, ${day}.`,
      days: 'A statement is made after each quarter. Form 1099-R is there by January 31 if you took money out the year before, and Form 5498 by May 31 if money was put into an IRA.',
    },
    cost: {
      general: 'Your settings show what you pay for, its price, and the next payment.',
      none: 'You have no membership. Nothing renews, and nothing is charged.',
      one: (name, facts) => `${name}. ${facts}.`,
      loan: (fee) => `Your loan: ${fee}.`,
    },
    leave: {
      general: 'If you have a membership, your settings show a button to cancel it. No call is needed.',
      none: 'You have no membership, so there’s nothing to cancel.',
      one: (name, what) => `${name}: ${what}`,
      how: 'You can cancel it in your settings. No call is needed.',
    },
    details: {
      general: 'Your address, phone, e-mail and linked bank can all be changed in your settings.',
      email: (email) => `Your e-mail address is ${email}.`,
      bank: (bank) => `Your bank is ${bank}.`,
    },
    readers: {
      general: 'We share your data only for the task you asked for. Ad companies learn nothing unless you say yes.',
      seen: (names) => `These have seen your letter of authorization: ${names}.`,
      seenLast: (names) => `These saw your letter of authorization last: ${names}. Your settings show who saw it before.`,
      nobody: 'Nobody has seen your letter of authorization yet.',
    },
    close: { general: `You can close your account in your settings. You have ${graceDays} days to change your mind.` },
  },
  es: {
    papers: {
      general: 'Lo que necesitamos de ti está primero entre tus documentos, con el motivo.',
      none: 'Ahora no necesitamos ningún documento ni firma tuya.',
      asked: (name, reason) => `${name}. ${reason}`,
    },
    refused: {
      general: 'El motivo está junto a cada uno: depósitos y retiros donde mueves dinero, documentos entre tus documentos.',
      none: 'No se rechazó ni se devolvió nada tuyo.',
      one: (name, reason) => `${name}: ${reason}`,
      paid: (name, sum) => `${name}, ${sum}`,
    },
    forms: {
      general: 'Están todos entre tus documentos, por clase y año.',
      none: 'Todavía no se hizo ninguno para ti. Cada uno estará entre tus documentos.',
      newest: (name, day) => `${name}, ${day}.`,
      days: 'Después de cada trimestre se hace un estado de cuenta. El formulario 1099-R está a más tardar el 31 de enero si sacaste dinero el año anterior, y el 5498 a más tardar el 31 de mayo si entró dinero en una IRA.',
    },
    cost: {
      general: 'Tus ajustes muestran lo que pagas, su precio y el próximo pago.',
      none: 'No tienes membresía. Nada se renueva y nada se cobra.',
      one: (name, facts) => `${name}. ${facts}.`,
      loan: (fee) => `Tu préstamo: ${fee}.`,
    },
    leave: {
      general: 'Si tienes una membresía, en tus ajustes hay un botón para cancelarla. No hace falta llamar.',
      none: 'No tienes membresía, así que no hay nada que cancelar.',
      one: (name, what) => `${name}: ${what}`,
      how: 'Puedes cancelarla en tus ajustes. No hace falta llamar.',
    },
    details: {
      general: 'Tu dirección, teléfono, correo electrónico y banco conectado se pueden cambiar en tus ajustes.',
      email: (email) => `Tu correo electrónico es ${email}.`,
      bank: (bank) => `Tu banco es ${bank}.`,
    },
    readers: {
      general: 'Compartimos tus datos solo para lo que pediste. Las empresas de publicidad no saben nada si no dices que sí.',
      seen: (names) => `Vieron tu carta de autorización: ${names}.`,
      seenLast: (names) => `Los últimos que vieron tu carta de autorización: ${names}. En tus ajustes ves quién la vio antes.`,
      nobody: 'Nadie ha visto todavía tu carta de autorización.',
    },
    close: { general: `Puedes cerrar tu cuenta en tus ajustes. Tienes ${graceDays} días para cambiar de opinión.` },
  },
}

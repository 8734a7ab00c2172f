import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  readonly reach: string
  readonly call: (hours: string) => string
  readonly find: string
  readonly answers: {
    readonly rollover: { readonly name: string; readonly about: string }
    readonly transfer: { readonly name: string; readonly about: string }
    readonly loan: { readonly name: string; readonly about: string }
    readonly documents: { readonly name: string; readonly about: string }
    readonly settings: { readonly name: string; readonly about: string }
  }
}

export const words: Words<Own> = {
  en: {
    title: 'Help',
    reach: 'Talk to a person',
    call: (hours) => `Call us ${hours}.`,
    find: 'Find it yourself',
    answers: {
      rollover: { name: 'Where is the account I’m moving?', about: 'Its stages and dates, who has it now, and what’s next.' },
      transfer: { name: 'Where is my deposit or withdrawal?', about: 'Each one with its state and its number.' },
      loan: { name: 'What do I owe on my loan?', about: 'What’s left, every payment, and how to pay early.' },
      documents: { name: 'Where are my statements and tax forms?', about: 'Everything you signed and everything made for you.' },
      settings: {
        name: 'How do I cancel, or change my details?',
        about: 'Membership, cards, linked accounts, address, password and closing your account.',
      },
    },
  },
  es: {
    title: 'Ayuda',
    reach: 'Habla con una persona',
    call: (hours) => `Llámanos ${hours}.`,
    find: 'Encuéntralo aquí',
    answers: {
      rollover: { name: '¿Dónde está la cuenta que estoy trasladando?', about: 'Sus etapas y fechas, quién la tiene ahora y qué sigue.' },
      transfer: { name: '¿Dónde está mi depósito o mi retiro?', about: 'Cada uno con su estado y su número.' },
      loan: { name: '¿Cuánto debo de mi préstamo?', about: 'Lo que falta, cada pago y cómo pagar antes.' },
      documents: {
        name: '¿Dónde están mis estados de cuenta y formularios de impuestos?',
        about: 'Todo lo que firmaste y todo lo que se hizo para ti.',
      },
      settings: {
        name: '¿Cómo cancelo o cambio mis datos?',
        about: 'Membresía, tarjetas, cuentas conectadas, dirección, contraseña y cierre de tu cuenta.',
      },
    },
  },
}

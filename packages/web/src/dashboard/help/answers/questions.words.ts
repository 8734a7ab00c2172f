import type { Words } from '../../../client/language.ts'
import type { Question } from './answer.ts'

type Asked = {
  readonly asks: string
  /** What people may call it, for the search. */
  readonly also: string
  /** Where it is acted on. */
  readonly link: string
}

export const words: Words<Readonly<Record<Question, Asked>>> = {
  en: {
    move: {
      asks: 'Where is the account I’m moving, and how long will it take?',
      also: 'rollover transfer 401(k) check mail wire late old plan',
      link: 'See your moves',
    },
    moved: {
      asks: 'Where is my deposit or withdrawal, and when does it arrive?',
      also: 'payout money bank cash out',
      link: 'See what moved',
    },
    taken: {
      asks: 'When is money taken from my bank next, and how do I stop it?',
      also: 'debit deposit repeat savings pause cancel automatic',
      link: 'See, change or pause',
    },
    loan: { asks: 'What is due on my loan, and when?', also: 'borrow owe payment late pay early', link: 'Go to the loan page' },
    unpaid: {
      asks: 'What if I can’t make a loan payment?',
      also: 'late missed default hardship tax can’t pay',
      link: 'Go to the loan page',
    },
    papers: { asks: 'Do you need a paper or a signature from me?', also: 'document upload send ID sign', link: 'Go to your documents' },
    refused: { asks: 'Why was something refused or sent back?', also: 'returned rejected declined failed', link: 'See the details' },
    forms: { asks: 'Where are my statements and tax forms?', also: '1099-R 5498 taxes IRS', link: 'Go to your documents' },
    cost: { asks: 'What do I pay you?', also: 'cost price fee charge membership bill', link: 'See what you pay for' },
    leave: { asks: 'How do I cancel my membership?', also: 'end stop refund renew subscription', link: 'Go to membership and plans' },
    states: { asks: 'What about money that a state holds?', also: 'unclaimed property claim lost', link: 'Look for it, or claim it' },
    details: {
      asks: 'How do I change my address, my bank or my e-mail?',
      also: 'phone name password move account email settings',
      link: 'Change them in your settings',
    },
    readers: { asks: 'Who sees my data?', also: 'privacy letter of authorization share sell', link: 'Go to your letter of authorization' },
    close: { asks: 'How do I close my account?', also: 'delete leave end', link: 'Go to closing your account' },
  },
  es: {
    move: {
      asks: '¿Dónde está la cuenta que estoy trasladando y cuánto tarda?',
      also: 'traslado rollover mover 401(k) cheque correo atraso plan anterior',
      link: 'Ver tus traslados',
    },
    moved: {
      asks: '¿Dónde está mi depósito o mi retiro, y cuándo llega?',
      also: 'sacar dinero banco efectivo transferencia',
      link: 'Ver lo que se movió',
    },
    taken: {
      asks: '¿Cuándo se toma dinero de mi banco y cómo lo detengo?',
      also: 'cobro débito depósito repetir ahorro pausar cancelar automático',
      link: 'Ver, cambiar o pausar',
    },
    loan: {
      asks: '¿Qué tengo que pagar de mi préstamo, y cuándo?',
      also: 'deber pago atrasado pagar antes vence',
      link: 'Ir a la página de préstamos',
    },
    unpaid: {
      asks: '¿Qué pasa si no puedo hacer un pago del préstamo?',
      also: 'atrasado impago dificultades impuestos no puedo pagar',
      link: 'Ir a la página de préstamos',
    },
    papers: {
      asks: '¿Falta algún documento o alguna firma mía?',
      also: 'subir enviar identificación firmar papel',
      link: 'Ir a tus documentos',
    },
    refused: { asks: '¿Por qué se rechazó o se devolvió algo?', also: 'devuelto rechazado falló negado', link: 'Ver los detalles' },
    forms: {
      asks: '¿Dónde están mis estados de cuenta y formularios de impuestos?',
      also: '1099-R 5498 IRS declaración',
      link: 'Ir a tus documentos',
    },
    cost: { asks: '¿Cuánto pago aquí?', also: 'costo precio cargo comisión membresía factura cobran', link: 'Ver lo que pagas' },
    leave: { asks: '¿Cómo cancelo mi membresía?', also: 'terminar reembolso renovar suscripción', link: 'Ir a membresía y planes' },
    states: {
      asks: '¿Qué pasa con el dinero que guarda un estado?',
      also: 'sin reclamar propiedad reclamo perdido',
      link: 'Buscarlo o reclamarlo',
    },
    details: {
      asks: '¿Cómo cambio mi dirección, mi banco o mi correo electrónico?',
      also: 'teléfono nombre contraseña mudanza cuenta ajustes',
      link: 'Cambiarlos en tus ajustes',
    },
    readers: {
      asks: '¿Quién ve mis datos?',
      also: 'privacidad carta de autorización compartir vender',
      link: 'Ir a tu carta de autorización',
    },
    close: { asks: '¿Cómo cierro mi cuenta?', also: 'borrar eliminar terminar', link: 'Ir al cierre de tu cuenta' },
  },
}

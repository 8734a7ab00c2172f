import type { Words } from '../../../client/language.ts'
import type { ChangeableDeposit } from '../../../screens/data/money/recharacterizations.ts'

type Kind = ChangeableDeposit['account_type']

export type OtherIraWords = {
  readonly title: string
  readonly lead: string
  readonly due: string
  readonly back: string
  readonly notOffered: string
  readonly write: string
  readonly none: string
  readonly change: string
  readonly which: string
  readonly put: (sum: string, kind: Kind) => string
  readonly arrived: (day: string, year: number) => string
  readonly lastDay: (filed: string, unfiled: string) => string
  readonly lastDayFiled: (day: string) => string
  readonly partLeft: (left: string) => string
  readonly notNow: string
  readonly needsOther: string
  readonly filedLabel: string
  readonly filed: (year: number) => string
  readonly filedMissing: (year: number) => string
  readonly amount: string
  readonly amountHelp: (left: string) => string
  readonly amountWrong: string
  readonly tooMuch: (left: string) => string
  readonly moves: string
  readonly counts: (kind: Kind) => string
  readonly earned: string
  readonly lost: string
  readonly sum: string
  readonly from: string
  readonly to: string
  readonly by: string
  readonly byDay: (day: string) => string
  readonly cost: string
  readonly free: string
  readonly estimate: string
  readonly sold: string
  readonly tax: (year: number) => string
  readonly forms: string
  readonly undo: string
  readonly working: string
  readonly notWorked: string
  readonly review: string
  readonly reviewTitle: string
  readonly consent: (sum: string, kind: Kind, year: number) => string
  readonly yes: (sum: string, kind: Kind) => string
  readonly no: string
  readonly done: (sum: string) => string
  readonly doneAbout: (moves: string, kind: Kind, day: string, number: string) => string
  readonly asked: string
  readonly askedFor: (sum: string, from: Kind, to: Kind) => string
  readonly askedOn: (day: string, year: number) => string
  readonly movesWith: (moves: string) => string
  readonly movedWith: (moves: string) => string
  readonly number: (number: string) => string
  readonly tags: Readonly<Record<'WAITING' | 'SENT' | 'SETTLED' | 'REFUSED' | 'TAKEN_BACK', string>>
}

const en: Readonly<Record<Kind, string>> = { TRADITIONAL_IRA: 'Traditional IRA', ROTH_IRA: 'Roth IRA' }
const es: Readonly<Record<Kind, string>> = { TRADITIONAL_IRA: 'IRA tradicional', ROTH_IRA: 'IRA Roth' }

export const words: Words<OtherIraWords> = {
  en: {
    title: 'Change a deposit to your other IRA',
    lead: 'A deposit for a tax year can count as put into your other kind of IRA from the start. It moves there with what it has earned, or less what it has lost. The IRS calls that recharacterization. Nothing is paid out to you, so nothing is held back for tax.',
    due: 'It has to be done by the day your tax return for that year is due: in April, or in October if you file on time or get an extension. What you rolled over can’t be changed.',
    back: 'Back to Move money',
    notOffered:
      'The brokerage that holds your accounts doesn’t do this. Write to us: a person answers within two business days, and tells you what can be done.',
    write: 'Write to us',
    none: 'There’s no deposit that can be changed now. A deposit for a tax year is here from the day it arrives until the last day to change it.',
    change: 'Change a deposit',
    which: 'Which deposit?',
    put: (sum, kind) => `${sum} in your ${en[kind]}`,
    arrived: (day, year) => `Arrived ${day}, for ${year}.`,
    lastDay: (filed, unfiled) => `Ask by ${filed} if you file on time or get an extension, or else by ${unfiled}.`,
    lastDayFiled: (day) => `Ask by ${day}.`,
    partLeft: (left) => `${left} of it isn’t changed yet.`,
    notNow: 'These can’t be changed right now',
    needsOther: 'If you don’t have an account of the other kind, write to us: a person answers within two business days.',
    filedLabel: 'Your tax return',
    filed: (year) => `I filed my return for ${year} on time, or got an extension.`,
    filedMissing: (year) => `Check this box if it’s so. If your return for ${year} was late, the deposit can’t be changed any more.`,
    amount: 'How much of the deposit?',
    amountHelp: (left) => `Up to ${left}. We add what it has earned, or take off what it has lost.`,
    amountWrong: 'Enter an amount, such as 250 or 250.00.',
    tooMuch: (left) => `Enter ${left} or less.`,
    moves: 'What would move today',
    counts: (kind) => `Counts as put into your ${en[kind]}`,
    earned: 'What it has earned',
    lost: 'What it has lost',
    sum: 'Moves, as an estimate',
    from: 'From',
    to: 'To',
    by: 'It’s there',
    byDay: (day) => `Usually by ${day}`,
    cost: 'Our fee',
    free: 'None',
    estimate:
      'What it has earned or lost is a share of what the whole account has since the deposit arrived, as the IRS reckons it. It’s worked out again when you ask. From then on it stays as it is.',
    sold: 'Where the money is invested, funds are sold for it in the one account, and bought for it in the other.',
    tax: (year) =>
      `A deposit to a Traditional IRA may be deductible, and one to a Roth IRA isn’t. Your tax return for ${year} has to say that you changed it.`,
    forms:
      'Two tax forms report it: Form 1099-R in January after the money has moved, and Form 5498 in May. You find both among your documents.',
    undo: 'You can take it back until it’s sent. After that, it can’t be undone.',
    working: 'Working it out …',
    notWorked: 'That isn’t possible',
    review: 'Review',
    reviewTitle: 'Change this deposit?',
    consent: (sum, kind, year) => `You ask the brokerage to treat ${sum} of the deposit as put into your ${en[kind]} for ${year}.`,
    yes: (sum, kind) => `Change ${sum} to ${en[kind]}`,
    no: 'Not now',
    done: (sum) => `Your change of ${sum} is saved`,
    doneAbout: (moves, kind, day, number) =>
      `${moves} goes to your ${en[kind]}, usually by ${day}. You see below where it is. Number of this change: ${number}.`,
    asked: 'Deposits changed to your other IRA',
    askedFor: (sum, from, to) => `${sum} from ${en[from]} to ${en[to]}`,
    askedOn: (day, year) => `Asked for ${day} · For ${year}`,
    movesWith: (moves) => `${moves} moves, with earnings or less a loss.`,
    movedWith: (moves) => `${moves} moved, with earnings or less a loss.`,
    number: (number) => `Number ${number}`,
    tags: { WAITING: 'Saved', SENT: 'On its way', SETTLED: 'Done', REFUSED: 'Not moved', TAKEN_BACK: 'Taken back' },
  },
  es: {
    title: 'Cambiar un depósito a tu otra IRA',
    lead: 'Un depósito para un año fiscal puede contar como hecho en tu otro tipo de IRA desde el principio. Pasa a ella con lo que ganó, o menos lo que perdió. El IRS lo llama “recharacterization”. No se te paga nada, así que no se retiene nada para impuestos.',
    due: 'Hay que hacerlo a más tardar el día en que vence tu declaración de impuestos de ese año: en abril, o en octubre si la presentas a tiempo o tienes una prórroga. Lo que trasladaste de otra cuenta no se puede cambiar.',
    back: 'Volver a Mover dinero',
    notOffered:
      'La casa de bolsa que tiene tus cuentas no hace esto. Escríbenos: una persona responde en un plazo de dos días hábiles y te dice qué se puede hacer.',
    write: 'Escríbenos',
    none: 'Ahora no hay ningún depósito que se pueda cambiar. Un depósito para un año fiscal está aquí desde el día en que llega hasta el último día para cambiarlo.',
    change: 'Cambiar un depósito',
    which: '¿Qué depósito?',
    put: (sum, kind) => `${sum} en tu ${es[kind]}`,
    arrived: (day, year) => `Llegó el ${day}, para ${year}.`,
    lastDay: (filed, unfiled) => `Pídelo a más tardar el ${filed} si declaras a tiempo o tienes una prórroga; si no, el ${unfiled}.`,
    lastDayFiled: (day) => `Pídelo a más tardar el ${day}.`,
    partLeft: (left) => `Quedan ${left} sin cambiar.`,
    notNow: 'Estos no se pueden cambiar en este momento',
    needsOther: 'Si no tienes una cuenta del otro tipo, escríbenos: una persona responde en un plazo de dos días hábiles.',
    filedLabel: 'Tu declaración de impuestos',
    filed: (year) => `Presenté a tiempo mi declaración de ${year}, o tengo una prórroga.`,
    filedMissing: (year) => `Marca esta casilla si es así. Si tu declaración de ${year} llegó tarde, el depósito ya no se puede cambiar.`,
    amount: '¿Cuánto del depósito?',
    amountHelp: (left) => `Hasta ${left}. Sumamos lo que ganó, o restamos lo que perdió.`,
    amountWrong: 'Escribe una cantidad, como 250 o 250.00.',
    tooMuch: (left) => `Escribe ${left} o menos.`,
    moves: 'Lo que se movería hoy',
    counts: (kind) => `Cuenta como aportado a tu ${es[kind]}`,
    earned: 'Lo que ganó',
    lost: 'Lo que perdió',
    sum: 'Se mueve, como estimación',
    from: 'De',
    to: 'A',
    by: 'Está ahí',
    byDay: (day) => `Por lo general a más tardar el ${day}`,
    cost: 'Nuestro cargo',
    free: 'Ninguno',
    estimate:
      'Lo que ganó o perdió es una parte de lo que toda la cuenta ganó o perdió desde que llegó el depósito, como lo calcula el IRS. Se calcula de nuevo cuando lo pides. Desde entonces ya no cambia.',
    sold: 'Donde el dinero está invertido, se venden fondos en una cuenta y se compran en la otra.',
    tax: (year) =>
      `Un depósito en una IRA tradicional puede ser deducible, y uno en una IRA Roth no lo es. Tu declaración de impuestos de ${year} tiene que decir que lo cambiaste.`,
    forms:
      'Dos formularios de impuestos lo informan: el 1099-R en enero, después de que se movió el dinero, y el 5498 en mayo. Encuentras los dos entre tus documentos.',
    undo: 'Puedes anularlo hasta que se envíe. Después ya no se puede deshacer.',
    working: 'Calculando …',
    notWorked: 'Eso no es posible',
    review: 'Revisar',
    reviewTitle: '¿Cambiar este depósito?',
    consent: (sum, kind, year) => `Le pides a la casa de bolsa que trate ${sum} del depósito como aportados a tu ${es[kind]} para ${year}.`,
    yes: (sum, kind) => `Cambiar ${sum} a ${es[kind]}`,
    no: 'Ahora no',
    done: (sum) => `Tu cambio de ${sum} está guardado`,
    doneAbout: (moves, kind, day, number) =>
      `${moves} van a tu ${es[kind]}, por lo general a más tardar el ${day}. Abajo ves dónde están. Número de este cambio: ${number}.`,
    asked: 'Depósitos cambiados a tu otra IRA',
    askedFor: (sum, from, to) => `${sum} de ${es[from]} a ${es[to]}`,
    askedOn: (day, year) => `Pedido el ${day} · Para ${year}`,
    movesWith: (moves) => `Se mueven ${moves}, con ganancias o menos una pérdida.`,
    movedWith: (moves) => `Se movieron ${moves}, con ganancias o menos una pérdida.`,
    number: (number) => `Número ${number}`,
    tags: { WAITING: 'Guardado', SENT: 'En camino', SETTLED: 'Hecho', REFUSED: 'No se movió', TAKEN_BACK: 'Anulado' },
  },
}

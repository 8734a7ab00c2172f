import type { BeneficiaryRank } from '@app/schemas/rules/people/beneficiaries'
import type { Words } from '../../../client/language.ts'

type ChangeWords = {
  readonly person: (number: number) => string
  readonly first: string
  readonly last: string
  readonly relation: string
  readonly born: string
  readonly bornHelp: string
  readonly rank: string
  readonly share: string
  readonly remove: string
  readonly addOne: string
  readonly even: Readonly<Record<BeneficiaryRank, string>>
  readonly whole: Readonly<Record<BeneficiaryRank, string>>
  readonly left: Readonly<Record<BeneficiaryRank, (percent: number) => string>>
  readonly over: Readonly<Record<BeneficiaryRank, (percent: number) => string>>
  readonly review: string
  readonly keep: string
  readonly check: string
  readonly takesPlace: string
  readonly sign: string
  readonly signHelp: (name: string) => string
  readonly signMissing: string
  readonly signOther: (name: string) => string
  readonly signAndSend: string
  readonly again: string
  readonly wrong: Readonly<Record<'first_name' | 'last_name' | 'relation' | 'birth_date' | 'share', string>>
}

export const words: Words<ChangeWords> = {
  en: {
    person: (number) => `Person ${number}`,
    first: 'First name',
    last: 'Last name',
    relation: 'Who they are to you',
    born: 'Birth date',
    bornHelp: 'It helps to tell them from someone with the same name.',
    rank: 'When they’re paid',
    share: 'Share',
    remove: 'Take off the list',
    addOne: 'Add another person',
    even: { primary: 'Give all primary people the same', contingent: 'Give all contingent people the same' },
    whole: { primary: 'Primary: 100% is given out.', contingent: 'Contingent: 100% is given out.' },
    left: {
      primary: (percent) => `Primary: ${percent}% is left to give out.`,
      contingent: (percent) => `Contingent: ${percent}% is left to give out.`,
    },
    over: {
      primary: (percent) => `Primary: ${percent}% too much. Lower a share.`,
      contingent: (percent) => `Contingent: ${percent}% too much. Lower a share.`,
    },
    review: 'Review the list',
    keep: 'Keep the list I have',
    check: 'Check the list, then sign it',
    takesPlace: 'It’s for every account you have with us, and takes the place of any earlier list. A signed copy goes to your documents.',
    sign: 'Your full name',
    signHelp: (name) => `Type ${name}. It counts as your signature.`,
    signMissing: 'Type your full name to sign.',
    signOther: (name) => `That isn’t the name of your account. Type ${name}.`,
    signAndSend: 'Sign the list',
    again: 'Go back and change it',
    wrong: {
      first_name: 'Enter a first name with letters, such as Ana.',
      last_name: 'Enter a last name with letters, such as Rivera.',
      relation: 'Choose who they are to you.',
      birth_date: 'Check the birth date, or leave it empty.',
      share: 'Enter a whole percent from 1 to 100.',
    },
  },
  es: {
    person: (number) => `Persona ${number}`,
    first: 'Nombre',
    last: 'Apellido',
    relation: 'Quién es para ti',
    born: 'Fecha de nacimiento',
    bornHelp: 'Ayuda a distinguirla de otra persona con el mismo nombre.',
    rank: 'Cuándo recibe el dinero',
    share: 'Parte',
    remove: 'Quitar de la lista',
    addOne: 'Agregar a otra persona',
    even: { primary: 'Dar lo mismo a todos los principales', contingent: 'Dar lo mismo a todos los contingentes' },
    whole: { primary: 'Principales: el 100% está repartido.', contingent: 'Contingentes: el 100% está repartido.' },
    left: {
      primary: (percent) => `Principales: falta repartir el ${percent}%.`,
      contingent: (percent) => `Contingentes: falta repartir el ${percent}%.`,
    },
    over: {
      primary: (percent) => `Principales: sobra el ${percent}%. Baja una parte.`,
      contingent: (percent) => `Contingentes: sobra el ${percent}%. Baja una parte.`,
    },
    review: 'Revisar la lista',
    keep: 'Conservar la lista que tengo',
    check: 'Revisa la lista y fírmala',
    takesPlace:
      'Es para todas las cuentas que tienes con nosotros y sustituye cualquier lista anterior. Una copia firmada queda con tus documentos.',
    sign: 'Tu nombre completo',
    signHelp: (name) => `Escribe ${name}. Vale como tu firma.`,
    signMissing: 'Escribe tu nombre completo para firmar.',
    signOther: (name) => `Ese no es el nombre de tu cuenta. Escribe ${name}.`,
    signAndSend: 'Firmar la lista',
    again: 'Volver y cambiarla',
    wrong: {
      first_name: 'Escribe un nombre con letras, como Ana.',
      last_name: 'Escribe un apellido con letras, como Rivera.',
      relation: 'Elige quién es para ti.',
      birth_date: 'Revisa la fecha de nacimiento o déjala vacía.',
      share: 'Escribe un por ciento entero, de 1 a 100.',
    },
  },
}

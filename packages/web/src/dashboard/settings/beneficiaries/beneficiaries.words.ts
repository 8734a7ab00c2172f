import type { BeneficiaryRank, BeneficiaryRelation, ListProblem } from '@app/schemas/rules/people/beneficiaries'
import type { SpouseRule } from '@app/schemas/rules/people/spouse-consent'
import type { Words } from '../../../client/language.ts'

type Titled = { readonly title: string; readonly text: string }

type BeneficiariesWords = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly add: string
  readonly change: string
  readonly ranks: Readonly<Record<BeneficiaryRank, Titled>>
  readonly relations: Readonly<Record<BeneficiaryRelation, string>>
  readonly born: (day: string) => string
  readonly inForce: (day: string) => string
  readonly withApplication: string
  readonly noAccount: string
  readonly onItsWay: string
  readonly sends: (time: string) => string
  readonly sending: string
  readonly waits: Readonly<Record<'spouse' | 'brokerage', string>>
  readonly stays: string
  readonly nobodyYet: string
  readonly countsNow: string
  readonly keep: string
  readonly kept: string
  readonly changedSince: string
  readonly refused: string
  readonly signed: string
  readonly signedKept: string
  readonly spouse: Readonly<Record<SpouseRule, Titled>>
  readonly problems: Readonly<Record<Exclude<ListProblem['problem'], 'shares' | 'birth-date'>, string>>
}

export const words: Words<BeneficiariesWords> = {
  en: {
    title: 'Beneficiaries',
    about: 'The people who get the money in your accounts if you die. You can change the list at any time.',
    none: 'You haven’t named anyone. Without a list, the account agreement says who gets the money.',
    add: 'Name someone',
    change: 'Change the list',
    ranks: {
      primary: { title: 'Primary', text: 'They’re paid first.' },
      contingent: { title: 'Contingent', text: 'They’re paid only if none of the primary people is alive.' },
    },
    relations: {
      spouse: 'Spouse',
      child: 'Child',
      grandchild: 'Grandchild',
      parent: 'Parent',
      sibling: 'Brother or sister',
      relative: 'Another relative',
      friend: 'Friend, or someone else',
    },
    born: (day) => `born ${day}`,
    inForce: (day) => `In force since ${day}`,
    withApplication: 'Not in force yet. It’s part of your application, and counts once your account is open.',
    noAccount: 'Not in force yet. You don’t have an account with us: the list goes along with your application when you open one.',
    onItsWay: 'A new list is on its way',
    sends: (time) => `We send it to the custodian at ${time}. Until then you can keep what you had.`,
    sending: 'We’re giving it to the custodian. We’ll write to you once it’s recorded.',
    waits: {
      spouse: 'Your spouse has to agree first. We’ll write to you with what they have to sign.',
      brokerage: 'One of us is having it recorded. We’ll write to you once it is, or if it can’t be.',
    },
    stays: 'The list you had stays in force until then.',
    nobodyYet: 'Nobody is named until then.',
    countsNow: 'The list that counts now',
    keep: 'Keep what I had',
    kept: 'The new list is taken back. Nothing has changed.',
    changedSince: 'The list has changed since you typed this. Compare the two before you sign.',
    refused: 'Your last change wasn’t recorded',
    signed: 'Your list is signed and on its way.',
    signedKept: 'Your list is signed. It goes along with your application when you open an account.',
    spouse: {
      plan: {
        title: 'Your spouse has to agree to this',
        text: 'By law, all of an individual 401(k) goes to your spouse unless they agree to something else in writing. After you sign, one of us will write to you with what your spouse has to sign. The list counts once that’s done and recorded.',
      },
      'community-property': {
        title: 'Your spouse has to agree to this',
        text: 'In your state, half of what you saved while you were married may belong to your spouse. After you sign, one of us will write to you with what your spouse has to sign. The list counts once that’s done and recorded.',
      },
    },
    problems: {
      'no-primary': 'Make at least one person primary.',
      'too-many': 'Name 12 people or fewer.',
      'two-spouses': 'Only one person can be your spouse. Change one of them.',
      'named-twice': 'Someone is on the list twice. Name each person once.',
    },
  },
  es: {
    title: 'Beneficiarios',
    about: 'Las personas que reciben el dinero de tus cuentas si mueres. Puedes cambiar la lista cuando quieras.',
    none: 'No has nombrado a nadie. Sin una lista, el acuerdo de la cuenta dice quién recibe el dinero.',
    add: 'Nombrar a alguien',
    change: 'Cambiar la lista',
    ranks: {
      primary: { title: 'Principales', text: 'Reciben el dinero primero.' },
      contingent: { title: 'Contingentes', text: 'Reciben el dinero solo si no vive ninguno de los principales.' },
    },
    relations: {
      spouse: 'Cónyuge',
      child: 'Hijo o hija',
      grandchild: 'Nieto o nieta',
      parent: 'Padre o madre',
      sibling: 'Hermano o hermana',
      relative: 'Otro familiar',
      friend: 'Una amistad u otra persona',
    },
    born: (day) => `nació el ${day}`,
    inForce: (day) => `Vale desde el ${day}`,
    withApplication: 'Todavía no vale. Es parte de tu solicitud y vale cuando tu cuenta esté abierta.',
    noAccount: 'Todavía no vale. No tienes una cuenta con nosotros: la lista va con tu solicitud cuando abras una.',
    onItsWay: 'Una lista nueva está en camino',
    sends: (time) => `Puedes conservar la que tenías hasta las ${time}; entonces la enviamos al custodio.`,
    sending: 'Se la estamos dando al custodio. Te escribiremos cuando esté registrada.',
    waits: {
      spouse: 'Tu cónyuge tiene que aceptarla primero. Te escribiremos con lo que tiene que firmar.',
      brokerage: 'Una persona de nuestro equipo se ocupa de que la registren. Te escribiremos cuando esté, o si no se puede.',
    },
    stays: 'Hasta entonces vale la lista que tenías.',
    nobodyYet: 'Hasta entonces no hay nadie nombrado.',
    countsNow: 'La lista que vale ahora',
    keep: 'Conservar la que tenía',
    kept: 'La lista nueva quedó sin efecto. No cambió nada.',
    changedSince: 'La lista cambió después de que escribiste esto. Compara las dos antes de firmar.',
    refused: 'Tu último cambio no se registró',
    signed: 'Tu lista está firmada y en camino.',
    signedKept: 'Tu lista está firmada. Va con tu solicitud cuando abras una cuenta.',
    spouse: {
      plan: {
        title: 'Tu cónyuge tiene que aceptarlo',
        text: 'Por ley, todo un 401(k) individual es para tu cónyuge, a menos que acepte otra cosa por escrito. Después de que firmes, una persona de nuestro equipo te escribe con lo que tu cónyuge tiene que firmar. La lista vale cuando eso esté hecho y registrado.',
      },
      'community-property': {
        title: 'Tu cónyuge tiene que aceptarlo',
        text: 'En tu estado, la mitad de lo que ahorraste durante el matrimonio puede ser de tu cónyuge. Después de que firmes, una persona de nuestro equipo te escribe con lo que tu cónyuge tiene que firmar. La lista vale cuando eso esté hecho y registrado.',
      },
    },
    problems: {
      'no-primary': 'Haz que al menos una persona sea principal.',
      'too-many': 'Nombra 12 personas o menos.',
      'two-spouses': 'Solo una persona puede ser tu cónyuge. Cambia una de ellas.',
      'named-twice': 'Alguien está dos veces en la lista. Nombra a cada persona una vez.',
    },
  },
}

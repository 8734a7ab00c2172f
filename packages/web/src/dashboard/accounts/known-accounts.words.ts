import type { Words } from '../../client/language.ts'
import type { Match } from '../../screens/data/search/unclaimed.ts'

type Own = {
  readonly title: string
  readonly linked: string
  readonly told: string
  readonly linkedAbout: (day: string) => string
  readonly toldAbout: string
  readonly ending: (lastFour: string) => string
  readonly linkedNext: string
  readonly toldNext: string
  readonly manage: string
  readonly link: string
  readonly compare: string
  readonly move: string
  /** After a move of it was refused. */
  readonly refusedNext: string
  readonly seeMove: string
  readonly call: string
  readonly bookedCall: string
  readonly filingNext: string
  readonly stateNext: Readonly<Record<Exclude<Match['state'], 'rejected'>, string>>
  readonly claim: string
  /** Once it is claimed. */
  readonly claimed: string
  readonly possibleNext: string
  readonly enteredNext: string
  readonly aside: string
  readonly asideAbout: string
}

export const words: Words<Own> = {
  en: {
    title: 'Accounts and money elsewhere',
    linked: 'Linked',
    told: 'You told us',
    linkedAbout: (day) => (day === '' ? 'Read from the linked account.' : `Read from the linked account on ${day}.`),
    toldAbout: 'You entered it, and nobody has confirmed it.',
    ending: (lastFour) => `Account ending in ${lastFour}`,
    linkedNext: 'Next: see what it costs where it is, and what moving it would change.',
    toldNext: 'Next: link it, and its balance stays up to date.',
    manage: 'Manage the link',
    link: 'Link this account',
    compare: 'Compare the costs',
    move: 'See how moving it works',
    refusedNext: 'Its move was refused. Next: see why, and what you can do about it.',
    seeMove: 'See this move',
    call: 'Book a free call about it',
    bookedCall: 'See your booked call',
    filingNext: 'Next: one of us files your claim and e-mails you.',
    stateNext: {
      found: 'Next: say whether it’s yours. Claiming it is free.',
      confirmed: 'Next: send the claim to the state. It’s free.',
      'claim-started': 'Next: the state answers.',
      claimed: 'The state has paid it out.',
    },
    claim: 'See it and how to claim it',
    claimed: 'See it and its claim',
    possibleNext: 'Next: a call to the old plan settles whether it was moved, and where to.',
    enteredNext: 'Next: compare what it costs there with another IRA.',
    aside: 'You said that these aren’t yours',
    asideAbout: 'Nobody asks about them any more. Put one back if that was a mistake.',
  },
  es: {
    title: 'Cuentas y dinero en otros lugares',
    linked: 'Conectada',
    told: 'Nos lo dijiste',
    linkedAbout: (day) => (day === '' ? 'Leído de la cuenta conectada.' : `Leído de la cuenta conectada el ${day}.`),
    toldAbout: 'La agregaste tú y nadie la ha confirmado.',
    ending: (lastFour) => `Cuenta terminada en ${lastFour}`,
    linkedNext: 'Sigue: mira cuánto cuesta donde está y qué cambiaría al moverla.',
    toldNext: 'Sigue: vincúlala y su saldo se mantiene al día.',
    manage: 'Administrar la conexión',
    link: 'Conectar esta cuenta',
    compare: 'Comparar los costos',
    move: 'Ver cómo se traslada',
    refusedNext: 'Su traslado fue rechazado. Sigue: mira por qué y qué puedes hacer.',
    seeMove: 'Ver este traslado',
    call: 'Reservar una llamada gratis',
    bookedCall: 'Ver tu llamada reservada',
    filingNext: 'Sigue: presentamos tu reclamo y te escribimos.',
    stateNext: {
      found: 'Sigue: di si es tuyo. Reclamarlo es gratis.',
      confirmed: 'Sigue: envía el reclamo al estado. Es gratis.',
      'claim-started': 'Sigue: el estado responde.',
      claimed: 'El estado ya lo pagó.',
    },
    claim: 'Verlo y cómo reclamarlo',
    claimed: 'Verlo y ver su reclamo',
    possibleNext: 'Sigue: una llamada al plan anterior aclara si se movió y adónde.',
    enteredNext: 'Sigue: compara lo que cuesta allí con otra IRA.',
    aside: 'Dijiste que estas no son tuyas',
    asideAbout: 'Ya nadie pregunta por ellas. Si fue un error, recupéralas.',
  },
}

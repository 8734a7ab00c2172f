import type { Words } from '../../../client/language.ts'
import type { Match } from '../../data/search/unclaimed.ts'

type UnclaimedWords = {
  readonly searching: string
  readonly open: (count: number) => string
  readonly allAnswered: string
  readonly state: Readonly<Record<Match['state'], string>>
  readonly amountTold: string
  readonly heldBy: (state: string) => string
  readonly retirement: string
  readonly address: (place: string) => string
  readonly reported: (year: number, reference: string) => string
  readonly how: string
  readonly sure: (percent: number) => string
  readonly mine: string
  readonly notMine: string
  readonly undo: string
  readonly sent: string
  readonly paid: string
  readonly page: (state: string) => string
  readonly generalPage: (state: string) => string
  readonly newTab: string
  readonly claim: string
  readonly papers: string
  readonly filing: string
  readonly withHelp: string
  readonly filedOn: (day: string) => string
  readonly lateTitle: string
  readonly late: (since: string) => string
  readonly saved: Readonly<Record<'yes' | 'no' | 'unsure' | 'sent' | 'paid' | 'not-paid', (holder: string) => string>>
}

export const words: Words<UnclaimedWords> = {
  en: {
    searching: 'We’re looking through the states’ lists right now. You’ll see what we find here.',
    open: (count) => (count === 1 ? 'One match waits for your answer.' : `${count} matches wait for your answer.`),
    allAnswered: 'You have answered every match.',
    state: {
      found: 'Maybe yours',
      confirmed: 'You said: mine',
      rejected: 'You said: not mine',
      'claim-started': 'Claim sent',
      claimed: 'Paid out',
    },
    amountTold: 'What the state’s list says. The state decides how much is paid.',
    heldBy: (state) => `Held by ${state}`,
    retirement: 'This comes from a retirement plan',
    address: (place) => `Listed under an address in ${place}`,
    reported: (year, reference) => `Reported in ${year}, under ${reference}.`,
    how: 'Why we think it may be yours',
    sure: (percent) => `How well it fits: ${percent} of 100.`,
    mine: 'Mine',
    notMine: 'Not mine',
    undo: 'Undo my answer',
    sent: 'I have sent the claim',
    paid: 'The state has paid me',
    page: (state) => `${state}’s own claim page`,
    generalPage: (state) => `The page of all states, where you choose ${state}`,
    newTab: 'opens in a new tab',
    claim: 'Papers and waiting time',
    papers: 'States often ask for:',
    filing: 'We’re filing it',
    withHelp: 'We file this one for you, and e-mail you when it’s sent.',
    filedOn: (day) => `We filed this one for you on ${day}.`,
    lateTitle: 'This claim is taking longer than it should',
    late: (since) =>
      `We’re sorry. It’s been late since ${since}, and the people who lead our team know. Next, one of us files it or asks the state about it, and we e-mail you. You don’t have to do anything. You can still file it yourself for free; then take this one back here.`,
    saved: {
      yes: (holder) => `Saved: the money from ${holder} is yours.`,
      no: (holder) => `Saved: the money from ${holder} isn’t yours.`,
      unsure: (holder) => `Your answer about ${holder} is undone.`,
      sent: (holder) => `Saved: the claim for the money from ${holder} is sent.`,
      paid: (holder) => `Saved: the money from ${holder} is paid.`,
      'not-paid': (holder) => `Saved: the money from ${holder} hasn’t been paid yet.`,
    },
  },
  es: {
    searching: 'Estamos buscando ahora mismo en las listas de los estados. Lo que aparezca se muestra aquí solo.',
    open: (count) => (count === 1 ? 'Una coincidencia espera tu respuesta.' : `${count} coincidencias esperan tu respuesta.`),
    allAnswered: 'Ya respondiste a todas las coincidencias.',
    state: {
      found: 'Quizás es tuyo',
      confirmed: 'Dijiste: es mío',
      rejected: 'Dijiste: no es mío',
      'claim-started': 'Reclamo enviado',
      claimed: 'Pagado',
    },
    amountTold: 'Lo que dice la lista del estado. El estado decide cuánto se paga.',
    heldBy: (state) => `Lo guarda ${state}`,
    retirement: 'Viene de un plan de jubilación',
    address: (place) => `Figura con una dirección en ${place}`,
    reported: (year, reference) => `Informado en ${year}, con la referencia ${reference}.`,
    how: 'Por qué pensamos que puede ser tuyo',
    sure: (percent) => `Cuánto coincide: ${percent} de 100.`,
    mine: 'Es mío',
    notMine: 'No es mío',
    undo: 'Retirar mi respuesta',
    sent: 'Ya envié el reclamo',
    paid: 'El estado ya me pagó',
    page: (state) => `La página de reclamos de ${state}`,
    generalPage: (state) => `La página de todos los estados, donde eliges ${state}`,
    newTab: 'se abre en otra pestaña',
    claim: 'Documentos y tiempo de espera',
    papers: 'Los estados suelen pedir:',
    filing: 'Lo estamos presentando',
    withHelp: 'Lo presentamos nosotros y te escribimos cuando esté enviado.',
    filedOn: (day) => `Lo presentamos por ti el ${day}.`,
    lateTitle: 'Este reclamo tarda más de lo debido',
    late: (since) =>
      `Lo sentimos. Está atrasado desde el ${since}, y las personas que dirigen nuestro equipo lo saben. Ahora una persona de nuestro equipo lo presenta o pregunta al estado, y te escribimos. No tienes que hacer nada. Todavía puedes presentarlo tú gratis; en ese caso retira este aquí.`,
    saved: {
      yes: (holder) => `Guardado: el dinero de ${holder} es tuyo.`,
      no: (holder) => `Guardado: el dinero de ${holder} no es tuyo.`,
      unsure: (holder) => `Se retiró tu respuesta sobre ${holder}.`,
      sent: (holder) => `Guardado: el reclamo del dinero de ${holder} está enviado.`,
      paid: (holder) => `Guardado: el dinero de ${holder} está pagado.`,
      'not-paid': (holder) => `Guardado: el dinero de ${holder} todavía no está pagado.`,
    },
  },
}

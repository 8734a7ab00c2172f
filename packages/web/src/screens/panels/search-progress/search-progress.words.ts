import type { Words } from '../../../client/language.ts'
import type { Source } from '../../data/search/search.ts'

type SearchWords = {
  readonly running: string
  readonly ended: (found: number) => string
  readonly runningMeans: string
  readonly waitingForKeepers: string
  readonly nobodyAsked: string
  readonly noEmployer: { readonly title: string; readonly means: string }
  readonly leave: string
  readonly away: string
  readonly sources: string
  readonly source: Readonly<Record<Source['source'], { readonly name: string; readonly about: string }>>
  readonly state: Readonly<Record<Source['state'], string>>
  readonly asking: string
  readonly notAsked: { readonly about: string; readonly tag: string }
  readonly found: (source: Source['source'], count: number, isDone: boolean) => string
  readonly requests: string
  readonly asked: (day: string) => string
  readonly due: (day: string) => string
  readonly late: (day: string, again: string) => string
  readonly silent: (day: string) => string
  readonly noKeeper: string
  readonly askedEmployer: string
  readonly answer: Readonly<Record<'not-asked' | 'waiting' | 'found' | 'nothing' | 'needs-call' | 'no-plan', string>>
  readonly tag: Readonly<Record<'not-asked' | 'waiting' | 'found' | 'nothing' | 'needs-call' | 'no-plan', string>>
}

export const words: Words<SearchWords> = {
  en: {
    running: 'The search is running. This page keeps up with it.',
    ended: (found) =>
      found === 0
        ? 'We have looked through the filings. None fits.'
        : `We have looked through the filings. ${found === 1 ? 'One plan fits' : `${found} plans fit`}.`,
    runningMeans:
      'Looking through public filings takes minutes. You can close this page. The search continues without you, and we keep your place. We’ll e-mail you when there’s news.',
    waitingForKeepers:
      'Providers are still looking. Most answer within 10 business days. Some never do, and then this page says so. You can close this page. We’ll e-mail you when there’s news.',
    nobodyAsked:
      'We had nobody to ask: we don’t know a provider for any of your jobs. One more job, another name you used or an old statement may change that. Then you can search again.',
    noEmployer: {
      title: 'We couldn’t look for a plan, because you haven’t named an employer.',
      means: 'Plans are found by the employers they belong to. Add one job, with a rough name and years, and search again.',
    },
    leave: 'You can close this page and come back at any time.',
    away: 'We can’t reach our service right now. The search continues without this page. We’ll keep trying.',
    sources: 'Where we look',
    source: {
      'plan-filings': { name: 'Public plan filings', about: 'The yearly reports of plans to the government. This takes minutes.' },
      'your-entries': { name: 'What you told us', about: 'Providers that you named. This takes minutes.' },
      'record-keepers': { name: 'Providers', about: 'We show them your letter and ask. This takes days.' },
    },
    state: { waiting: 'Not begun', running: 'Looking', done: 'Done' },
    asking: 'Waiting for answers',
    notAsked: { about: 'There was nobody to ask.', tag: 'Not asked' },
    found: (source, count, isDone) => {
      if (count === 0) return isDone ? 'Nothing more here' : 'Nothing so far'
      if (source === 'plan-filings') return count === 1 ? '1 plan fits' : `${count} plans fit`
      return count === 1 ? '1 account' : `${count} accounts`
    },
    requests: 'What each one has said',
    asked: (day) => `Asked on ${day}.`,
    due: (day) => `Usually answered by ${day}.`,
    late: (day, again) =>
      `It was due by ${day}, so it takes longer than usual. While your letter is in force, we’ll ask again on ${again}.`,
    silent: (day) => `It was due by ${day}, and it may never answer. We can call it together.`,
    noKeeper: 'Provider not known yet',
    askedEmployer: 'The filing names no provider, so we asked the employer.',
    answer: {
      'not-asked': 'We haven’t asked yet. It’s next.',
      waiting: 'No answer yet.',
      found: 'It has confirmed your account.',
      nothing: 'It has no account for you. It may have been paid out or moved.',
      'needs-call': 'It wants to hear from you. We can make the call together.',
      'no-plan': 'No plan filing fits this employer, so there was nobody to ask.',
    },
    tag: {
      'not-asked': 'Next',
      waiting: 'Waiting',
      found: 'Confirmed',
      nothing: 'Nothing there',
      'needs-call': 'Wants a call',
      'no-plan': 'No match',
    },
  },
  es: {
    running: 'La búsqueda está en marcha. Esta página la sigue sola.',
    ended: (found) =>
      found === 0
        ? 'Ya revisamos los informes. Ninguno coincide.'
        : `Ya revisamos los informes. ${found === 1 ? 'Un plan coincide' : `${found} planes coinciden`}.`,
    runningMeans:
      'Revisar los informes públicos toma minutos. Puedes cerrar esta página. La búsqueda sigue sin ti y guardamos tu lugar. Te escribimos cuando haya noticias.',
    waitingForKeepers:
      'Los proveedores todavía están buscando. La mayoría responde en 10 días hábiles. Algunos nunca responden, y entonces esta página lo dice. Puedes cerrar esta página. Te escribimos cuando haya noticias.',
    nobodyAsked:
      'No había a quién preguntar. No conocemos ningún proveedor de tus empleos. Otro empleo, otro nombre que usaste o un estado de cuenta viejo puede cambiar eso. Entonces puedes buscar otra vez.',
    noEmployer: {
      title: 'No pudimos buscar ningún plan: no nombraste a ningún empleador.',
      means: 'Los planes se encuentran por su empleador. Agrega un empleo, con el nombre y los años aproximados, y busca otra vez.',
    },
    leave: 'Puedes cerrar esta página y volver cuando quieras.',
    away: 'Ahora no podemos conectar con nuestro servicio. La búsqueda sigue sin esta página. Lo intentamos de nuevo solos.',
    sources: 'Dónde buscamos',
    source: {
      'plan-filings': { name: 'Informes públicos de los planes', about: 'Los informes anuales de los planes al gobierno. Tarda minutos.' },
      'your-entries': { name: 'Lo que nos dijiste', about: 'Los proveedores que nombraste. Tarda minutos.' },
      'record-keepers': { name: 'Proveedores', about: 'Les mostramos tu carta y preguntamos. Tarda días.' },
    },
    state: { waiting: 'Sin empezar', running: 'Buscando', done: 'Terminado' },
    asking: 'Esperando respuestas',
    notAsked: { about: 'No había a quién preguntar.', tag: 'Sin preguntar' },
    found: (source, count, isDone) => {
      if (count === 0) return isDone ? 'Aquí no hay nada más' : 'Nada hasta ahora'
      if (source === 'plan-filings') return count === 1 ? '1 plan coincide' : `${count} planes coinciden`
      return count === 1 ? '1 cuenta' : `${count} cuentas`
    },
    requests: 'Qué dijo cada uno',
    asked: (day) => `Preguntamos el ${day}.`,
    due: (day) => `Por lo general, responden antes del ${day}.`,
    late: (day, again) =>
      `Debía responder antes del ${day}, así que tarda más de lo normal. Si tu carta sigue vigente, preguntamos otra vez el ${again}.`,
    silent: (day) => `Debía responder antes del ${day}, y quizá nunca responda. Podemos hacer juntos la llamada.`,
    noKeeper: 'Todavía no sabemos quién la administra',
    askedEmployer: 'El informe no nombra a ningún proveedor, así que preguntamos al empleador.',
    answer: {
      'not-asked': 'Todavía no preguntamos. Es lo siguiente.',
      waiting: 'Todavía sin respuesta.',
      found: 'Confirmó tu cuenta.',
      nothing: 'No tiene ninguna cuenta. Quizá se pagó o se movió.',
      'needs-call': 'Quiere hablar contigo. Podemos hacer la llamada juntos.',
      'no-plan': 'Ningún informe coincide con este empleador, así que no había a quién preguntar.',
    },
    tag: {
      'not-asked': 'Siguiente',
      waiting: 'En espera',
      found: 'Confirmada',
      nothing: 'No hay nada',
      'needs-call': 'Pide una llamada',
      'no-plan': 'Sin coincidencia',
    },
  },
}

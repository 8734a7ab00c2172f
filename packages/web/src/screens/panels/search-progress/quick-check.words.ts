import type { Words } from '../../../client/language.ts'

type Named = { readonly name: string; readonly about: string }
type Own = {
  readonly title: string
  readonly states: Named
  readonly own: Named
  readonly providers: Named
  readonly looking: string
  readonly notAsked: string
  readonly noRetirement: string
  readonly found: (count: number) => string
  readonly others: (count: number) => string
}

export const words: Words<Own> = {
  en: {
    title: 'Where we have looked',
    states: {
      name: 'Unclaimed money of states',
      about: 'Our copy of lists that states publish, under your name, where you live. Not every state is in it.',
    },
    own: { name: 'Your own accounts', about: 'What you have linked or added here.' },
    providers: { name: 'Providers', about: 'Asking them takes a letter that you sign. The full search does that.' },
    looking: 'Looking',
    notAsked: 'Not asked',
    noRetirement: 'No retirement account',
    found: (count) => (count === 0 ? 'Nothing found' : count === 1 ? '1 found' : `${count} found`),
    others: (count) =>
      count === 1
        ? 'One record of other money may be yours. To see it, choose “Look for unclaimed money” on your own page.'
        : `${count} records of other money may be yours. To see them, choose “Look for unclaimed money” on your own page.`,
  },
  es: {
    title: 'Dónde hemos buscado',
    states: {
      name: 'Dinero sin reclamar de los estados',
      about: 'Nuestra copia de listas que publican los estados, con tu nombre, donde vives. No están todos los estados.',
    },
    own: { name: 'Tus propias cuentas', about: 'Lo que conectaste o añadiste aquí.' },
    providers: { name: 'Proveedores', about: 'Preguntarles requiere una carta firmada por ti. Eso lo hace la búsqueda completa.' },
    looking: 'Buscando',
    notAsked: 'Sin preguntar',
    noRetirement: 'Ninguna cuenta de jubilación',
    found: (count) => (count === 0 ? 'Nada' : count === 1 ? '1 resultado' : `${count} resultados`),
    others: (count) =>
      count === 1
        ? 'Otro dinero en esas listas podría ser tuyo. Para verlo, elige “Buscar dinero sin reclamar” en tu propia página.'
        : `${count} registros de otro dinero podrían ser tuyos. Para verlos, elige “Buscar dinero sin reclamar” en tu propia página.`,
  },
}

import type { Words } from '../../../client/language.ts'

type Own = {
  readonly looking: string
  readonly likely: string
  readonly likelyAbout: string
  readonly unlikely: string
  readonly unlikelyAbout: string
}

export const words: Words<Own> = {
  en: {
    looking: 'We’re still looking through the states’ lists. You’ll see what we find here.',
    likely: 'Held by a state',
    likelyAbout: 'A state’s list names someone who may be you. Nobody has confirmed it yet.',
    unlikely: 'A weaker match',
    unlikelyAbout: 'Less of this fits you. Check the name and the place before you count on it.',
  },
  es: {
    looking: 'Todavía revisamos las listas de los estados. Lo que aparezca se verá aquí solo.',
    likely: 'En manos de un estado',
    likelyAbout: 'La lista de un estado nombra a alguien que podrías ser tú. Nadie lo ha confirmado todavía.',
    unlikely: 'Una coincidencia más débil',
    unlikelyAbout: 'Aquí coinciden menos cosas. Revisa el nombre y el lugar antes de contar con ello.',
  },
}

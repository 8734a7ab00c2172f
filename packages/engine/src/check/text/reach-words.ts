type Word = 'phone' | 'email' | 'hours'

/** Words right before what is filled in, and what they can lead up to. */
type Reach = readonly (readonly [before: string, takes: readonly Word[]])[]

/** A call takes a number, a letter an address, and “we’re here” the hours: in English and in Spanish. */
export const reach: { readonly en: Reach; readonly es: Reach } = {
  en: [
    [
      '(?:call|calling|phone|dial|ring)(?: us| me)?(?: first)? (?:at|on)|(?:call|dial|ring|phone)(?: first)?|(?:tele)?phone(?: number)?(?: is)?:?',
      ['phone'],
    ],
    ['(?:call|ring|phone)(?: us)(?: first)?', ['phone', 'hours']],
    ['(?:e-mail|write|writing|message)(?: us)?(?: to| at)?|e-mail(?: address)?(?: is)?:|to', ['email']],
    ['on', ['phone']],
    ['(?:at|under)', ['phone', 'email']],
    ['(?:we’re|we are|someone is|somebody is|they’re) (?:here|there|open|in)|we answer(?: calls)?|open|hours(?: are)?:?|during', ['hours']],
  ],
  es: [
    ['llam\\p{L}*(?: primero| antes)? al?|(?:teléfono|número)(?: es)?:?|al|en el', ['phone']],
    ['llam\\p{L}*', ['phone', 'hours']],
    ['escrib\\p{L}*(?: a)?|correo(?: electrónico)?(?: es)?:?|(?<!llam\\p{L}* )a', ['email']],
    ['(?:atendemos|estamos|respondemos|abrimos|contestamos)|horarios?(?: es)?:?|abierto', ['hours']],
  ],
}

const words: readonly Word[] = ['phone', 'email', 'hours']

/** What is filled in behind words that lead up to something else: “call {hours}”, “write to {phone}”. */
export function otherReach(all: Reach): RegExp {
  const wrong = all.map(([before, takes]) => `(?:${before}) \\{(?:${words.filter((word) => !takes.includes(word)).join('|')})\\}`)
  return new RegExp(`(?<![\\p{L}-])(?:${wrong.join('|')})`, 'iu')
}

import { useWords, type Words } from '../client/language.ts'
import { savedCards } from '../screens/data/payments.ts'
import { brandName } from '../screens/fields/card/card-words.ts'
import { Line, Lines } from '../ui/lines.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Part } from './part.tsx'

type Own = {
  readonly title: string
  readonly about: string
  readonly none: string
  readonly ending: (brand: string, lastFour: string) => string
}

const words: Words<Own> = {
  en: {
    title: 'Cards',
    about: 'The payment company keeps these for you. We see the kind of card and its last four digits, and no more.',
    none: 'No card is kept for you. One that you pay with stands here.',
    ending: (brand, lastFour) => `${brand} ending in ${lastFour}`,
  },
  es: {
    title: 'Tarjetas',
    about: 'La empresa de pagos las guarda para ti. Vemos el tipo de tarjeta y sus cuatro últimas cifras, y nada más.',
    none: 'No hay ninguna tarjeta guardada. Aquí verás la que uses para pagar.',
    ending: (brand, lastFour) => `${brand} terminada en ${lastFour}`,
  },
}

/** Cards that are kept to be charged. */
export function Cards() {
  const said = useWords(words)
  const held = savedCards.use()
  return (
    <Part title={said.title} about={said.about}>
      <Loaded of={held} empty={said.none} isEmpty={(all) => all.length === 0}>
        {(all) => (
          <Lines>
            {all.map(({ id, brand, last_four }) => (
              <Line key={id}>
                <span>{said.ending(brandName(brand), last_four)}</span>
              </Line>
            ))}
          </Lines>
        )}
      </Loaded>
    </Part>
  )
}

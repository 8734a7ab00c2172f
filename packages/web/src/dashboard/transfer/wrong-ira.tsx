import { useWords, type Words } from '../../client/language.ts'
import { Link } from '../../ui/link.tsx'
import { More } from '../../ui/more.tsx'
import parts from '../frame/parts.module.css'

type Own = { readonly title: string; readonly what: string; readonly how: string; readonly write: string }

const words: Words<Own> = {
  en: {
    title: 'Did money go into the wrong kind of IRA?',
    what: 'The law may let a deposit count as made to your other kind of IRA, with what it has earned: from Roth to Traditional, or the other way. The IRS calls that recharacterization. It has to be done by the day your tax return for that year is due, extensions included.',
    how: 'You can’t do it on these pages. Don’t withdraw the money instead: that’s reported as a payout, and can cost tax. Write to us first, and say which deposit it is. A person answers within two business days, and tells you if the company that holds your account can do it and what it needs from you.',
    write: 'Write to us',
  },
  es: {
    title: '¿Entró dinero en el tipo de IRA equivocado?',
    what: 'La ley puede permitir que un depósito cuente como hecho en tu otro tipo de IRA, con lo que ganó: de Roth a tradicional, o al revés. El IRS lo llama “recharacterization”. Hay que hacerlo a más tardar el día en que vence tu declaración de impuestos de ese año, prórrogas incluidas.',
    how: 'En estas páginas no puedes hacerlo. No retires el dinero en su lugar: se informa como un retiro y puede costar impuestos. Escríbenos primero y di qué depósito es. Una persona responde en un plazo de dos días hábiles y te dice si la compañía que tiene tu cuenta puede hacerlo y qué necesita de ti.',
    write: 'Escríbenos',
  },
}

/** What people can do whose deposit should have gone into their other kind of IRA: nothing here does it, so a person says what can be done. */
export function WrongIra() {
  const said = useWords(words)
  return (
    <More title={said.title}>
      <p>{said.what}</p>
      <p>{said.how}</p>
      <Link className={parts.more} to="/dashboard/need-help">
        {said.write}
      </Link>
    </More>
  )
}

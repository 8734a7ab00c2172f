import { useWords, type Words } from '../../client/language.ts'
import { Link } from '../../ui/link.tsx'
import { More } from '../../ui/more.tsx'
import parts from '../frame/parts.module.css'

type Own = { readonly title: string; readonly what: string; readonly how: string; readonly change: string }

const words: Words<Own> = {
  en: {
    title: 'Did money go into the wrong kind of IRA?',
    what: 'The law may let a deposit count as made to your other kind of IRA, with what it has earned: from Roth to Traditional, or the other way. The IRS calls that recharacterization. It has to be done by the day your tax return for that year is due, extensions included.',
    how: 'Don’t withdraw the money instead: that’s reported as a payout, and can cost tax.',
    change: 'Change the deposit to your other IRA',
  },
  es: {
    title: '¿Entró dinero en el tipo de IRA equivocado?',
    what: 'La ley puede permitir que un depósito cuente como hecho en tu otro tipo de IRA, con lo que ganó: de Roth a tradicional, o al revés. El IRS lo llama “recharacterization”. Hay que hacerlo a más tardar el día en que vence tu declaración de impuestos de ese año, prórrogas incluidas.',
    how: 'No retires el dinero en su lugar: se informa como un retiro y puede costar impuestos.',
    change: 'Cambiar el depósito a tu otra IRA',
  },
}

/** What people can do whose deposit should have gone into their other kind of IRA, and the page on which they do it. */
export function WrongIra() {
  const said = useWords(words)
  return (
    <More title={said.title}>
      <p>{said.what}</p>
      <p>{said.how}</p>
      <Link className={parts.more} to="/dashboard/transfer/other-ira">
        {said.change}
      </Link>
    </More>
  )
}

import { useWords, type Words } from '../../client/language.ts'
import { PlaceLink } from '../../ui/place-link.tsx'
import { linkedAccounts } from '../data/accounts/links.ts'

type BankWayWords = { readonly link: string; readonly confirm: string }

const words: Words<BankWayWords> = {
  en: { link: 'Link a bank', confirm: 'Confirm your bank' },
  es: { link: 'Conectar un banco', confirm: 'Confirmar tu banco' },
}

/** Whether the numbers of a bank were typed and its small deposit is not confirmed yet. */
export function useTypedBank(): boolean {
  return linkedAccounts.use().data?.some(({ verification }) => verification === 'pending') === true
}

/** The way to a bank that can be debited, for whoever has none: one page links another, and asks for the code of one that was typed. */
export function BankWay({ className }: { readonly className?: string | undefined }) {
  const said = useWords(words)
  const isTyped = useTypedBank()
  return (
    <PlaceLink place="link-bank" {...(className !== undefined && { className })}>
      {isTyped ? said.confirm : said.link}
    </PlaceLink>
  )
}

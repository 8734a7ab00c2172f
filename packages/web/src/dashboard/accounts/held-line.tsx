import { language, useWords } from '../../client/language.ts'
import { dateWords } from '../../client/words/day-words.ts'
import type { Balance } from '../../screens/data/accounts/balance-of.ts'
import { countAccount, type HeldAccount } from '../../screens/data/accounts/held-accounts.ts'
import { words as foundWords } from '../../screens/panels/accounts-found/accounts-found.words.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'
import { KnownAccountLine } from './known-account-line.tsx'
import { words } from './known-accounts.words.ts'

type Props = { readonly account: HeldAccount; readonly balance: Balance; readonly onFailed: (words: string) => void }

/** An account that the person has linked, or entered by hand. */
export function HeldLine({ account, balance, onFailed }: Props) {
  const said = useWords(words)
  const { heldAt, notMine } = useWords(foundWords)
  const { source, institution_name: keeper, company_name: company, nickname, name: given, last_four: four, balance_as_of: at } = account
  const isLinked = source === 'linked'
  const leaveOut = async () => {
    const done = await countAccount(account, false)
    onFailed(done.ok ? '' : done.failure.detail)
  }
  const name = nickname ?? company ?? given
  return (
    <KnownAccountLine
      name={name}
      tag={isLinked ? said.linked : said.told}
      isSure={isLinked}
      about={keeper === null || keeper === name ? [] : [heldAt(keeper)]}
      balance={balance}
      next={isLinked ? said.linkedNext : said.toldNext}
      actions={isLinked ? <LinkedActions name={name} /> : <ToldActions name={name} />}
      how={[
        isLinked ? said.linkedAbout(at === null ? '' : dateWords(at, language())) : said.toldAbout,
        ...(four === null ? [] : [said.ending(four)]),
      ]}
      answers={
        <Button look="small" aria-label={`${notMine}: ${name}`} onClick={() => void leaveOut()}>
          {notMine}
        </Button>
      }
    />
  )
}

function LinkedActions({ name }: { readonly name: string }) {
  const { move, manage } = useWords(words)
  return (
    <>
      <PlaceLink className={styles.more} place="move-account" aria-label={`${move}: ${name}`}>
        {move}
      </PlaceLink>
      <Link className={styles.more} to="/dashboard/settings#links" aria-label={`${manage}: ${name}`}>
        {manage}
      </Link>
    </>
  )
}

/** One that was entered by hand is linked before anything else. */
function ToldActions({ name }: { readonly name: string }) {
  const { link } = useWords(words)
  return (
    <PlaceLink className={styles.more} place="link-savings" aria-label={`${link}: ${name}`}>
      {link}
    </PlaceLink>
  )
}

import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { type Link, type LinkedAccount, linkedAccounts, links, readLinksAnew } from '../../../screens/data/accounts/links.ts'
import { BankWay } from '../../../screens/linking/bank-way.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { Line, Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from '../settings.module.css'
import { SettingsSection } from '../settings-section.tsx'
import { words } from './linked-accounts.words.ts'
import { shownLinks } from './shown-links.ts'

/** Links that stand, and the way to end each. */
export function LinkedAccounts() {
  const said = useWords(words)
  const held = links.use()
  const [news, setNews] = useState('')
  return (
    <SettingsSection at="links" title={said.title} about={said.about}>
      <OutcomeLine text={news} />
      <Loaded of={held} empty={said.none} isEmpty={(all) => shownLinks(all).length === 0}>
        {(all) => (
          <Lines>
            {shownLinks(all).map((one) => (
              <LinkLine key={one.pk} link={one} onEnded={setNews} />
            ))}
          </Lines>
        )}
      </Loaded>
      <BankWay className={styles.go} />
    </SettingsSection>
  )
}

function LinkLine({ link, onEnded }: { readonly link: Link; readonly onEnded: (happened: string) => void }) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const { data: read = [] } = linkedAccounts.use()
  const { name, about } = describeLink(link, read, said)
  return (
    <Line>
      <span>
        {name}
        {about !== '' && (
          <>
            <br />
            <span className={styles.small}>{about}</span>
          </>
        )}
      </span>
      <Button look="small" aria-haspopup="dialog" aria-label={`${said.end}: ${name}`} onClick={() => setAsking(true)}>
        {said.end}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={said.ask}
          yes={said.yes}
          no={said.no}
          act={() => ask('DELETE /api/v1/financial_accounts/plaid/linked_institutions/{id}/', { params: { id: link.pk } })}
          onKeep={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onEnded(said.ended(name))
            void readLinksAnew()
          }}
        >
          <p>{said.what}</p>
        </ConfirmDialog>
      )}
    </Line>
  )
}

/**
 * Its name with the ends of the numbers that were read there, which tell two of a name apart, and what else is to be said of it.
 * Where the institution has no name, its kind is the name.
 */
function describeLink(
  link: Link,
  read: readonly LinkedAccount[],
  said: (typeof words)['en'],
): { readonly name: string; readonly about: string } {
  const kind = said[link.kind]
  const ends = read.flatMap(({ linked_institution, last_four: end }) => (linked_institution === link.pk && end ? [`••${end}`] : []))
  const state = link.state === 'login_required' ? said.toMend : link.state === 'waiting_for_partner' ? said.waiting : undefined
  const name = link.institution_name ?? kind
  return {
    name: [name, ends.join(', ')].filter(Boolean).join(' '),
    about: [...(name === kind ? [] : [kind]), ...(state ? [state] : [])].join('. '),
  }
}

import { useCallback, useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import type { User } from '../../../client/session/session.ts'
import { usePolling } from '../../../screens/data/use-polling.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { Changeable } from '../changeable.tsx'
import { dayIn } from '../day-of.ts'
import styles from '../settings.module.css'
import { SettingsSection } from '../settings-section.tsx'
import { words } from './beneficiaries.words.ts'
import { ChangeList } from './change-list.tsx'
import { KeepList } from './keep-list.tsx'
import { forgetList, isListOf, listForm, readKeptList } from './kept-list.ts'
import { ListOnItsWay } from './list-on-its-way.tsx'
import { type Beneficiaries as Held, ownBeneficiaries } from './own-beneficiaries.ts'
import { PeopleList } from './people-list.tsx'

const lookEveryMs = 30_000

/** Who gets the accounts: the list that counts, one on its way, and the way to change it. */
export function Beneficiaries({ user }: { readonly user: User }) {
  const said = useWords(words)
  const held = ownBeneficiaries.use()
  usePolling(
    held.data?.changing != null && held.data.changing.waits_for === null,
    useCallback(() => void ownBeneficiaries.readAnew(), []),
    lookEveryMs,
  )
  return (
    <SettingsSection at="beneficiaries" title={said.title} about={said.about}>
      <Loaded of={held} empty={undefined}>
        {(data) => <OwnList held={data} user={user} />}
      </Loaded>
    </SettingsSection>
  )
}

function OwnList({ held, user }: { readonly held: Held; readonly user: User }) {
  const said = useWords(words)
  const { current, changing } = held
  // Of the page, not of the form: a list whose answer was lost is the same request when the form was left in between.
  const keys = useRequestKeys()
  const newest = changing ?? current
  const kept = readKeptList()
  const isOld = kept !== undefined && kept.replaces !== (newest?.pk ?? null)
  // Signed, though the answer never came: nothing of it is unsaved.
  const isSaved = isOld && isListOf(kept, newest?.people ?? [])
  useEffect(() => {
    if (isSaved) forgetList()
  }, [isSaved])
  const taken = changing && !changing.is_sent ? changing.pk : null
  return (
    <Changeable
      shown={<ListNow held={held} />}
      {...(!isSaved && { draft: { form: listForm, warning: isOld ? said.changedSince : undefined } })}
      change={current || changing ? said.change : said.add}
      beside={(tell) => taken !== null && <KeepList id={taken} onKept={() => tell(said.kept)} />}
    >
      {(close) => (
        <ChangeList
          held={held}
          user={user}
          keys={keys}
          onSigned={(now) => {
            forgetList()
            ownBeneficiaries.put(now)
            close(now.changing ? said.signed : said.signedKept)
          }}
          onKeep={() => close()}
        />
      )}
    </Changeable>
  )
}

function ListNow({ held: { current, changing, refused, has_account: hasAccount } }: { readonly held: Held }) {
  const said = useWords(words)
  const state = current?.since ? said.inForce(dayIn(current.since)) : hasAccount ? said.withApplication : said.noAccount
  return (
    <>
      {refused && (
        <Note title={said.refused} look="problem">
          {refused.reason}
        </Note>
      )}
      {changing && <ListOnItsWay changing={changing} hasCurrent={current !== null} />}
      {current && changing && <h3>{said.countsNow}</h3>}
      {current && (
        <>
          <p className={styles.small}>{state}</p>
          <PeopleList people={current.people} />
        </>
      )}
      {!(current || changing) && <Empty>{said.none}</Empty>}
    </>
  )
}

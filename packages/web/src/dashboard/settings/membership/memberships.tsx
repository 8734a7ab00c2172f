import { useState } from 'react'
import { useLanguage, useWords } from '../../../client/language.ts'
import { type Membership, ownMemberships } from '../../../screens/data/money/payments.ts'
import { plans } from '../../../screens/data/money/prices.ts'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import { useProductTitles } from '../payments/product-titles.ts'
import { SettingsSection } from '../settings-section.tsx'
import { words } from './membership.words.ts'
import { membershipFacts, membershipNote, sorted } from './membership-facts.ts'
import { OwnMembership } from './own-membership.tsx'
import { ShareOfMoved } from './share-of-moved.tsx'

/** What is paid for and renews: its state, and how to cancel it. */
export function Memberships() {
  const said = useWords(words)
  useLanguage()
  const held = ownMemberships.use()
  const titleOf = useProductTitles()
  const [news, setNews] = useState('')
  const put = (changed: Membership, happened: string) => {
    ownMemberships.put((ownMemberships.peek() ?? []).map((one) => (one.pk === changed.pk ? changed : one)))
    plans.forget()
    setNews(happened)
  }
  return (
    <SettingsSection at="plans" title={said.title} about={said.about}>
      <OutcomeLine text={news} />
      <Loaded of={held} empty={said.none}>
        {(all) => {
          const { running, over } = sorted(
            all.map((one) => ({ ...one, plan: { ...one.plan, title: titleOf(one.plan.name, one.plan.title) } })),
          )
          return (
            <>
              {running.length === 0 && <Empty>{said.none}</Empty>}
              {running.map((one) => (
                <OwnMembership key={one.pk} membership={one} onChanged={put} />
              ))}
              {over.length > 0 && (
                <More title={said.ended}>
                  {over.map((one) => (
                    <Over key={one.pk} membership={one} />
                  ))}
                </More>
              )}
            </>
          )
        }}
      </Loaded>
      <ShareOfMoved onStopped={setNews} />
    </SettingsSection>
  )
}

function Over({ membership }: { readonly membership: Membership }) {
  const said = useWords(words)
  return (
    <Card title={membership.plan.title} level={3}>
      <Facts facts={membershipFacts(membership, said)} />
      <p>{membershipNote(membership, said)}</p>
    </Card>
  )
}

import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { useFlowWords } from '../flow-words.ts'
import styles from '../settings.module.css'
import { SettingsSection } from '../settings-section.tsx'
import { BrokerNote } from './broker-note.tsx'
import { words } from './investor-answers.words.ts'
import { investorFacts } from './investor-facts.ts'
import { type InvestorProfile, investorProfile } from './investor-profile.ts'

/** A person’s answers as an investor. They are changed where they are asked. */
export function InvestorAnswers({ isAlone = false }: { readonly isAlone?: boolean }) {
  const said = useWords(words)
  const held = investorProfile.use()
  // People who leave may answer anew, so the cached profile is dropped.
  useEffect(() => () => investorProfile.forget(), [])
  return (
    <SettingsSection at="investor" title={said.title} about={said.about} isAlone={isAlone}>
      <Loaded of={held} empty={said.none} isEmpty={({ answers }) => Object.keys(answers).length === 0}>
        {(profile) => <OwnAnswers profile={profile} />}
      </Loaded>
    </SettingsSection>
  )
}

function OwnAnswers({ profile }: { readonly profile: InvestorProfile }) {
  const said = useWords(words)
  const held = useFlowWords()
  return (
    <Loaded of={held} empty={undefined}>
      {({ questions }) => (
        <>
          <div className={styles.ways}>
            <PlaceLink className={styles.go} place="investor-questions">
              {said.change}
            </PlaceLink>
            <Link className={styles.go} to="/dashboard/settings/investor/portfolio">
              {said.pointTo}
            </Link>
          </div>
          <Facts facts={investorFacts(profile, questions, said)} />
          <BrokerNote title={said.broker} say={said.brokerWords} />
        </>
      )}
    </Loaded>
  )
}

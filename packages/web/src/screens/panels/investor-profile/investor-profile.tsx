import { checkAnswer } from '@app/schemas/rules/answers/answers'
import { dayOf } from '@app/schemas/rules/days/days'
import { useEffect, useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { loadQuestionnaire, questionnaireAnswers } from '../../../client/walk/questionnaire.ts'
import { percentWords } from '../../../ui/charts/share-bars.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { More } from '../../../ui/more.tsx'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './investor-profile.module.css'
import { words } from './investor-profile.words.ts'
import { profileLines } from './profile-lines.ts'
import { riskOf } from './risk-of.ts'

/** The level of risk that the answers lead to, while they are given, and the profile behind it. */
export function InvestorProfile({ form, mode, empty }: PanelProps) {
  const said = useWords(words)
  const told = useEarlierAnswers()
  const born = savedPersonalInformation.use().data?.dob
  // Where the page itself asks, the typed value wins; a page that only shows the profile has the earlier answers.
  const { planned_retirement_age: typedAge, liquidity_needs: needs } = { ...told, ...form.values }
  const question = mode.questions['planned_retirement_age']
  const today = dayOf(new Date())
  const age = question && checkAnswer(question, typedAge, today)
  if (!age?.ok || typeof age.value !== 'number' || typeof needs !== 'string') return <Empty>{empty}</Empty>
  const risk = riskOf({ ...told, liquidity_needs: needs }, born, age.value, today)
  const lines = profileLines({ ...told, liquidity_needs: needs }, mode.questions)
  return (
    <section className={styles.profile} aria-labelledby="risk-level">
      <h2 id="risk-level" className={styles.heading}>
        {said.leadTo[risk.level]}
      </h2>
      <p role="status">
        {risk.mostStocks === undefined ? said.unknown : said.fits(percentWords(risk.mostStocks))}{' '}
        {risk.because.length > 0 && said.because(risk.because.map((name) => said.reasons[name]))}
      </p>
      {risk.yearsLeft !== undefined && <p className={styles.small}>{said.years(risk.yearsLeft)}</p>}
      {lines.length > 0 && (
        <More title={said.answers}>
          <Facts facts={lines} />
        </More>
      )}
    </section>
  )
}

/** What was answered before this page. */
function useEarlierAnswers() {
  const [told, setTold] = useState(questionnaireAnswers)
  useEffect(() => {
    let isGone = false
    void loadQuestionnaire().then(() => isGone || setTold(questionnaireAnswers()))
    return () => {
      isGone = true
    }
  }, [])
  return told
}

import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { dayWords } from '../../../client/words/day-words.ts'
import { savedPersonalInformation } from '../../../screens/records/people/personal-information.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from '../settings.module.css'
import { InnerPart } from '../settings-section.tsx'
import { words } from './about-you.words.ts'
import { type Numbers, ownNumbers } from './own-numbers.ts'

/** Birth date and Social Security number, masked. The number is shown after a fresh proof, and hidden again. */
export function IdentityNumbers() {
  const said = useWords(words)
  const held = ownNumbers.use()
  return (
    <InnerPart title={said.numbers}>
      <Loaded of={held} empty={said.numbersNotAsked} isEmpty={({ dob, ssn }) => dob === undefined && ssn === undefined}>
        {(numbers) => <OwnNumbers numbers={numbers} />}
      </Loaded>
    </InnerPart>
  )
}

function OwnNumbers({ numbers: { dob, ssn } }: { readonly numbers: Numbers }) {
  const said = useWords(words)
  const [whole, setWhole] = useState<string>()
  const [problem, setProblem] = useState('')
  const { data: person } = savedPersonalInformation.use()
  const show = async () => {
    setProblem('')
    const answer = await ask('GET /api/v1/accounts/personal_information/ssn/', { query: { reveal: 'true' } })
    setProblem(answer.ok ? '' : answer.failure.detail)
    if (answer.ok) setWhole(answer.data.results[0]?.ssn)
  }
  const isShown = whole !== undefined
  const facts = [
    { name: said.birthDate, value: isShown && person ? dayWords(person.dob) : said.maskedDate(dob ?? '') },
    { name: said.ssn, value: ssn === undefined ? said.noSsn : (whole ?? ssn) },
  ]
  return (
    <>
      <Facts facts={facts} />
      <p className={styles.small}>{said.numbersAbout}</p>
      {ssn !== undefined && (
        <div className={styles.buttons}>
          <Button look="small" onClick={() => (isShown ? setWhole(undefined) : void show())}>
            {isShown ? said.hide : said.show}
          </Button>
        </div>
      )}
      <p role="status">{problem}</p>
    </>
  )
}

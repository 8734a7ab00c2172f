import { done } from '../../../client/answer.ts'
import { ask } from '../../../client/ask.ts'
import { useWords, type Words } from '../../../client/language.ts'
import { resource } from '../../../client/resource.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { CaseNumber } from './case-number.tsx'
import { NumberLine } from './number-line.tsx'
import { shortNumber } from './short-number.ts'

const words: Words<{ readonly label: string }> = { en: { label: 'Reference number' }, es: { label: 'Número de referencia' } }

/** The names of the requests for loans that a person has sent: from their savings, from a lender, to replace another. */
const requests = resource<readonly string[]>(async () => {
  const answers = await Promise.all([
    ask('GET /api/v1/loans/'),
    ask('GET /api/v1/loans/alt_loan/'),
    ask('GET /api/v1/loans/refinance_loan/'),
  ])
  const names: string[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    names.push(...answer.data.results.slice(0, 1).map(({ pk }) => pk))
  }
  return done(names)
})

/** The number of the request for a loan that a person has sent; without one, their own. */
export function RequestNumber({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const sent = requests.use()
  return (
    <Loaded of={sent} empty={empty}>
      {([first]) => (first === undefined ? <CaseNumber empty={empty} /> : <NumberLine label={said.label} number={shortNumber(first)} />)}
    </Loaded>
  )
}

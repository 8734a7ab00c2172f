import { shortNumber } from '@app/schemas/rules/people/short-number'
import { useWords, type Words } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import { NumberLine } from './number-line.tsx'

const words: Words<{ readonly label: string }> = { en: { label: 'Your number with us' }, es: { label: 'Tu número con nosotros' } }

/** The number of a person: the same for everything that we do for them. */
export function CaseNumber({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const kept = savedPersonalInformation.use()
  return (
    <Loaded of={kept} empty={empty}>
      {(person) => (person ? <NumberLine label={said.label} number={shortNumber(person.user_external_id)} /> : <Empty>{empty}</Empty>)}
    </Loaded>
  )
}

import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { wishedIra } from '../../data/money/wished-ira.ts'
import { wishedTypes } from '../../records/ira/wished-types.ts'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import { words } from './ira-application.words.ts'

/** What is applied for and in whose name. Everything else that is sent is among the answers on the page. */
export function ApplicationDetails({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const kept = savedPersonalInformation.use()
  const wished = wishedIra.use()
  return (
    <Loaded of={kept} empty={empty}>
      {(person) => {
        if (!person) return <Empty>{empty}</Empty>
        return (
          <Loaded of={wished} empty={empty}>
            {(choice) => {
              const types = wishedTypes(choice).map((type) => said.kinds[type])
              return <p>{said.applied(types.join(', '), `${person.first_name} ${person.last_name}`)}</p>
            }}
          </Loaded>
        )
      }}
    </Loaded>
  )
}

import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { wishedIra } from '../../data/money/wished-ira.ts'
import { wishedTypes } from '../../records/ira/wished-types.ts'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import styles from './ira-application.module.css'
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
            {(choice) => (
              <section className={styles.part}>
                <h2 className={styles.title}>{said.details}</h2>
                <Facts
                  facts={[
                    {
                      name: said.kind,
                      value: wishedTypes(choice)
                        .map((type) => said.kinds[type])
                        .join(', '),
                    },
                    { name: said.name, value: `${person.first_name} ${person.last_name}` },
                    { name: said.ssn, value: said.ssnKept },
                  ]}
                />
              </section>
            )}
          </Loaded>
        )
      }}
    </Loaded>
  )
}

import { useWords } from '../../../client/language.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { dayWords } from '../../call-times/moment-words.ts'
import { phoneWords } from '../../call-times/phone-words.ts'
import { personalInformationKept } from '../../records/personal-information.ts'
import { wishedTypes } from '../../records/wished-types.ts'
import styles from './ira-application.module.css'
import { words } from './ira-application.words.ts'

/** Who the person is, as it is sent with the application. */
export function ApplicationDetails({ empty }: { readonly empty: string | undefined }) {
  const said = useWords(words)
  const kept = personalInformationKept.use()
  return (
    <Loaded of={kept} empty={empty}>
      {(person) => {
        if (!person) return <Empty>{empty}</Empty>
        const { first_name, last_name, dob, street_address, city, state, zip_code, phone_number } = person
        return (
          <section className={styles.part}>
            <h2 className={styles.title}>{said.details}</h2>
            <Facts
              facts={[
                {
                  name: said.kind,
                  value: wishedTypes()
                    .map((type) => said.kinds[type])
                    .join(', '),
                },
                { name: said.name, value: `${first_name} ${last_name}` },
                { name: said.born, value: dayWords(dob, { year: 'numeric', month: 'long', day: 'numeric' }) },
                { name: said.home, value: `${street_address}, ${city}, ${state} ${zip_code}` },
                { name: said.phone, value: phoneWords(phone_number) },
                { name: said.ssn, value: said.ssnKept },
              ]}
            />
          </section>
        )
      }}
    </Loaded>
  )
}

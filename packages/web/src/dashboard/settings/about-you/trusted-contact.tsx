import { phoneWords } from '@app/schemas/rules/people/phone-words'
import { useWords } from '../../../client/language.ts'
import { saveAnswersNow } from '../../../client/walk/questionnaire.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { AskedForm } from '../asked-form.tsx'
import { Changeable } from '../changeable.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { BrokerNote } from './broker-note.tsx'
import { type Contact, contactFields, contactOf } from './contact-fields.ts'
import { useOwnAnswers } from './own-answers.ts'
import { RemoveContact } from './remove-contact.tsx'
import { words } from './trusted-contact.words.ts'

/** Whom we may call when we cannot reach the person: named, changed and removed here. */
export function TrustedContact() {
  const said = useWords(words)
  const held = useOwnAnswers()
  return (
    <SettingsSection at="contact" title={said.title} about={said.about}>
      <Loaded of={held} empty={undefined}>
        {(answers) => <OwnContact contact={contactOf(answers)} />}
      </Loaded>
    </SettingsSection>
  )
}

function OwnContact({ contact }: { readonly contact: Contact | undefined }) {
  const said = useWords(words)
  return (
    <>
      <Changeable
        draft={{ form: 'contact' }}
        shown={contact ? <ContactFacts contact={contact} /> : <Empty>{said.none}</Empty>}
        change={contact ? said.change : said.add}
        beside={(tell) => contact && <RemoveContact name={nameOf(contact)} onRemoved={() => tell(said.removed(nameOf(contact)))} />}
      >
        {(close) => (
          <AskedForm
            form="contact"
            asked={contactFields}
            start={contact ? { ...contact, contact_phonenumber: phoneWords(contact.contact_phonenumber) } : {}}
            save={said.save}
            send={(typed) => saveAnswersNow({ trusted_contact: true, ...typed })}
            onSaved={(answers) => {
              const now = contactOf(answers)
              close(now && said.saved(nameOf(now)))
            }}
            onKeep={() => close()}
          />
        )}
      </Changeable>
      {contact && <BrokerNote title={said.broker} say={said.brokerWords} />}
    </>
  )
}

function ContactFacts({ contact }: { readonly contact: Contact }) {
  const said = useWords(words)
  const { contact_email, contact_phonenumber } = contact
  const facts = [
    { name: said.name, value: nameOf(contact) },
    { name: said.email, value: contact_email },
    { name: said.phone, value: phoneWords(contact_phonenumber) },
  ]
  return <Facts facts={facts.filter(({ value }) => value !== '')} />
}

function nameOf({ contact_firstname, contact_lastname }: Contact): string {
  return `${contact_firstname} ${contact_lastname}`.trim()
}

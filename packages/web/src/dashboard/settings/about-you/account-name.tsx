import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { useBrand } from '../../../client/service/page-data.ts'
import { setName, type User } from '../../../client/session/session.ts'
import { savedSigning } from '../../../screens/data/papers/signing.ts'
import { savedPersonalInformation } from '../../../screens/records/people/personal-information.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Note } from '../../../ui/note.tsx'
import { AskedForm } from '../asked-form.tsx'
import { Changeable } from '../changeable.tsx'
import { InnerPart } from '../settings-section.tsx'
import { words } from './about-you.words.ts'

const asked = ['first_name', 'last_name'] as const

/** The name of the account, which is the one that signs. */
export function AccountName({ user }: { readonly user: User }) {
  const said = useWords(words)
  const { first_name, last_name } = user
  const isSame = (typed: Readonly<Record<string, string>>) => typed['first_name'] === first_name && typed['last_name'] === last_name
  return (
    <InnerPart title={said.name}>
      <Changeable
        draft={{ form: 'name' }}
        shown={<Facts facts={[{ name: said.yourName, value: `${first_name} ${last_name}` }]} />}
        change={said.changeName}
      >
        {(close) => (
          <>
            <SignedNote />
            <AskedForm
              form="name"
              asked={asked}
              start={{ first_name, last_name }}
              save={said.saveName}
              check={(typed) => (isSame(typed) ? { first_name: said.sameName } : {})}
              send={(answers, _key, touched) => ask('POST /api/v1/accounts/settings/name/update/', { body: onlyTouched(answers, touched) })}
              onSaved={(name) => {
                setName(name)
                // They hold the name too.
                savedPersonalInformation.forget()
                savedSigning.forget()
                close(said.named(`${name.first_name} ${name.last_name}`))
              }}
              onKeep={() => close()}
            />
          </>
        )}
      </Changeable>
    </InnerPart>
  )
}

/** The other half may have been changed on another device meanwhile. */
function onlyTouched(answers: Readonly<Record<string, string>>, touched: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => touched.has(name)))
}

/** Said before the name is changed: a letter that is signed does not change with it. */
function SignedNote() {
  const said = useWords(words)
  const phone = useBrand()?.support.phone
  const { data: kept } = savedPersonalInformation.use()
  return kept?.has_custodial_auth && phone ? <Note title={said.signed}>{said.signedWords(phone)}</Note> : null
}

import { toSentSignature } from '@app/schemas/rules/people/signature'
import { needsSpouse } from '@app/schemas/rules/people/spouse-consent'
import { useEffect, useRef } from 'react'
import { AccountField } from '../../../account/account-field.tsx'
import { AccountFormFrame } from '../../../account/account-form-frame.tsx'
import { useAccountForm } from '../../../account/use-account-form.ts'
import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import type { RequestKeys } from '../../../client/service/use-request-keys.ts'
import type { User } from '../../../client/session/session.ts'
import { ownDocuments } from '../../../screens/data/papers/own-documents.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import styles from '../settings.module.css'
import { words as shared } from './beneficiaries.words.ts'
import { words } from './change-list.words.ts'
import type { NamedBeneficiary } from './list-draft.ts'
import { type Beneficiaries, ownBeneficiaries } from './own-beneficiaries.ts'
import { PeopleList } from './people-list.tsx'

type Props = {
  readonly held: Beneficiaries
  readonly user: User
  readonly people: readonly NamedBeneficiary[]
  readonly replaces: string | null
  readonly keys: RequestKeys
  readonly onSigned: (now: Beneficiaries) => void
  readonly onBack: () => void
}

/** The whole list once more, what the law says of it, and the name that signs it. */
export function SignList({ held, onBack, ...signing }: Props) {
  const { people } = signing
  const said = useWords(words)
  const { spouse } = useWords(shared)
  const begin = useRef<HTMLHeadingElement>(null)
  useEffect(() => begin.current?.focus(), [])
  const name = nameOf(signing.user)
  const form = useSigning(signing)
  const rule = held.spouse_rule
  const hasToAgree = needsSpouse(people, { rule, isMarried: held.is_married })
  return (
    <>
      <h3 ref={begin} tabIndex={-1}>
        {said.check}
      </h3>
      <PeopleList people={people} />
      <p>{said.takesPlace}</p>
      {rule && hasToAgree && <Note title={spouse[rule].title}>{spouse[rule].text}</Note>}
      <AccountFormFrame form={form}>
        <AccountField form={form} name="signed_name" label={said.sign} help={said.signHelp(name)} autoComplete="name" />
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isSending}>
            {said.signAndSend}
          </Button>
          <Button look="quiet" onClick={onBack}>
            {said.again}
          </Button>
        </div>
      </AccountFormFrame>
    </>
  )
}

/** Sends the list under the typed name, in the place of the one that it was made from. */
function useSigning({ user, people, replaces, keys, onSigned }: Omit<Props, 'held' | 'onBack'>) {
  const said = useWords(words)
  return useAccountForm({
    start: { signed_name: '' },
    check: ({ signed_name: typed = '' }) => {
      const signed = toSentSignature(typed, user)
      if (signed.ok) return {}
      return { signed_name: signed.problem === 'required' ? said.signMissing : said.signOther(nameOf(user)) }
    },
    send: async ({ signed_name = '' }) => {
      const body = { people, signed_name, replaces }
      const answer = await ask('POST /api/v1/accounts/beneficiaries/', { body, key: keys.keyOf(body) })
      // What it is now is shown as soon as this form is left.
      if (!answer.ok && answer.failure.code === 'conflict_version') void ownBeneficiaries.readAnew()
      return answer
    },
    onDone: (now) => {
      keys.renew()
      ownDocuments.forget()
      onSigned(now)
    },
  })
}

function nameOf({ first_name, last_name }: User): string {
  return `${first_name} ${last_name}`
}

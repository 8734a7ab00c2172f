import { useWords } from '../../../client/language.ts'
import type { User } from '../../../client/session/session.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Changeable } from '../changeable.tsx'
import { InnerPart } from '../settings-section.tsx'
import { words } from './close-account.words.ts'
import { CloseForm } from './close-form.tsx'
import { Closes } from './closes.tsx'
import { Obstacles } from './obstacles.tsx'
import { ownClosing } from './own-closing.ts'

/** Closing the account: what has to be settled first, what then happens, and until when it can be taken back. */
export function CloseAccount({ user }: { readonly user: User }) {
  const said = useWords(words)
  const held = ownClosing.use()
  return (
    <InnerPart title={said.title}>
      <Loaded of={held} empty={undefined}>
        {({ closes_at, obstacles }) => {
          if (closes_at !== null) return <Closes at={closes_at} />
          if (obstacles.length > 0) return <Obstacles all={obstacles} />
          return (
            <Changeable shown={<p>{said.about}</p>} change={said.begin}>
              {(close) => <CloseForm email={user.email} onKeep={() => close()} />}
            </Changeable>
          )
        }}
      </Loaded>
    </InnerPart>
  )
}

import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type OwnRole, ownRole } from '../data/own-role.ts'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { EnterCode } from './enter-code.tsx'
import { words } from './entry.words.ts'
import { SetUpFactor } from './set-up-factor.tsx'

/** Opens the desk to a colleague who has shown a second factor; others learn what is missing, or that it isn't for them. */
export function DeskEntry({ children }: { readonly children: (me: OwnRole) => ReactNode }) {
  const held = ownRole.use()
  if (held.failure?.code === 'forbidden') return <NotForYou />
  const me = held.data
  if (me === undefined)
    return (
      <main id="main">
        <Loaded of={held} empty={undefined}>
          {() => null}
        </Loaded>
      </main>
    )
  if (me.second_factor === 'shown') return children(me)
  return me.second_factor === 'to-set' ? <SetUpFactor /> : <EnterCode />
}

function NotForYou() {
  return (
    <PlainFrame title={words.closed}>
      <p>{words.closedText}</p>
      <p>
        <Link to="/dashboard">{words.toOwn}</Link>
      </p>
    </PlainFrame>
  )
}

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../../client/language.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import type { Given } from './link-account.ts'
import type { LinkKind } from './link-kind.ts'
import styles from './link-window.module.css'
import { words } from './link-window.words.ts'
import type { Institution, SandboxAccount } from './sandbox-institutions.ts'
import { type Ending, publicToken, type Tried } from './sandbox-sign-in.ts'
import { CodeStage } from './stages/code-stage.tsx'
import { ConsentStage } from './stages/consent-stage.tsx'
import { SearchStage } from './stages/search-stage.tsx'
import { SignInStage } from './stages/sign-in-stage.tsx'

type Props = { readonly kind: LinkKind; readonly onDone: (given: Given) => void; readonly onClose: () => void }

type Stage =
  | { readonly at: 'search' }
  | { readonly at: 'sign-in' | 'code'; readonly institution: Institution }
  | { readonly at: 'consent'; readonly institution: Institution; readonly ending: Ending }

/** The window of the linking company, as its sandbox has it: find the institution, sign in, say what may be read. */
export function LinkWindow({ kind, onDone, onClose }: Props) {
  const said = useWords(words)
  const { stage, setStage, triesBefore, onTried, give } = useStages({ kind, onDone })
  const title = stage.at === 'search' ? said.title[kind] : stage.institution.name
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <div className={styles.window}>
        <Note title={said.sandboxTitle}>{said.sandbox}</Note>
        {stage.at === 'search' && (
          <SearchStage kind={kind} onPick={(institution) => setStage({ at: 'sign-in', institution })} onClose={onClose} />
        )}
        {stage.at === 'sign-in' && (
          <SignInStage
            triesBefore={triesBefore}
            onTried={(tried) => onTried(stage.institution, tried)}
            onBack={() => setStage({ at: 'search' })}
          />
        )}
        {stage.at === 'code' && (
          <CodeStage
            triesBefore={triesBefore}
            onTried={(tried) => onTried(stage.institution, tried)}
            onBack={() => setStage({ at: 'search' })}
          />
        )}
        {stage.at === 'consent' && (
          <ConsentStage
            kind={kind}
            institution={stage.institution}
            onAgree={(account) => give(stage.institution, account, stage.ending)}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>,
    document.body,
  )
}

/** How far somebody is, and where a try to sign in leads. */
function useStages({ kind, onDone }: Omit<Props, 'onClose'>) {
  const [stage, setStage] = useState<Stage>({ at: 'search' })
  const [triesBefore, setTries] = useState(0)
  const give = ({ id, name }: Institution, account: SandboxAccount, ending: Ending) =>
    onDone({ publicToken: publicToken(kind, account, ending, crypto.randomUUID()), institution: { id, name } })
  const onTried = (institution: Institution, tried: Tried) => {
    const [first] = institution.accounts
    if (tried.next === 'wrong') setTries((before) => before + 1)
    else if (tried.next === 'code') setStage({ at: 'code', institution })
    else if (tried.next === 'accounts') setStage({ at: 'consent', institution, ending: tried.ending })
    // The institution refused: the linking company is informed, as after a refusal by the person.
    else if (first) give(institution, first, 'declined')
  }
  return { stage, setStage, triesBefore, onTried, give }
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ask } from '../../client/service/ask.ts'
import { signOut, type User, useSession } from '../../client/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { Link } from '../../ui/link.tsx'
import { ownRole } from '../data/own-role.ts'
import { PlainFrame } from '../frame/plain-frame.tsx'
import styles from './entry.module.css'
import { roleNames, words } from './entry.words.ts'
import { dropInvitation, heldInvitation, saveInvitation } from './invitation.ts'

const back = encodeURIComponent('/desk/join')

/** Where the link of an invitation leads: first to an account, then to the desk. */
export function JoinPage() {
  const { user } = useSession()
  const [token] = useState(heldInvitation)
  if (token === undefined)
    return (
      <PlainFrame title={words.noInvitation}>
        <p>{words.noInvitationText}</p>
      </PlainFrame>
    )
  return (
    <PlainFrame title={words.join}>
      <p>{words.joinText}</p>
      {user && user !== 'unknown' ? <Accept user={user} token={token} /> : <SignInFirst />}
    </PlainFrame>
  )
}

function SignInFirst() {
  return (
    <>
      <p>{words.joinSignedOut}</p>
      <div className={styles.buttons}>
        <Link to={`/signin?next=${back}`}>{words.signIn}</Link>
        <Link to={`/signup?next=${back}`}>{words.signUp}</Link>
      </div>
    </>
  )
}

function Accept({ user, token }: { readonly user: User; readonly token: string }) {
  const { role, problem, isBusy, accept } = useAccepting(token)
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    saveInvitation(token)
    navigate(`/signin?next=${back}`)
  }
  if (role !== undefined)
    return (
      <>
        <OutcomeLine text={words.joined(roleNames[role])} />
        <Link to="/desk">{words.goOn}</Link>
      </>
    )
  return (
    <>
      <p>{words.joinAs(user.email)}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button isBusy={isBusy} onClick={accept}>
          {words.accept}
        </Button>
        <Button look="quiet" onClick={() => void leave()}>
          {words.otherAddress}
        </Button>
      </div>
    </>
  )
}

function useAccepting(token: string) {
  const [role, setRole] = useState<keyof typeof roleNames>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    const answer = await ask('POST /api/v1/desk/invitations/accept/', { body: { token } })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.detail)
    dropInvitation()
    ownRole.forget()
    setRole(answer.data.role)
  }
  return { role, problem, isBusy, accept: () => void accept() }
}

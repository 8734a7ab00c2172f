import { ownAddress } from '@app/schemas/rules/visitors/own-address'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useWords, type Words } from '../client/language.ts'
import type { Failure } from '../client/service/answer.ts'
import { choosableModes, readPageData } from '../client/service/page-data.ts'
import { useSession } from '../client/session/session.ts'
import { heldToken } from '../client/session/token-in-address.ts'
import { useEnding } from '../client/session/tokens.ts'
import { addressOf, lastPlace, modeAfterSignUp, savedMode } from '../client/walk/address.ts'
import { late } from '../ui/late.tsx'
import { Note } from '../ui/note.tsx'
import { AccountFrame } from './account-frame.tsx'
import { accountWords } from './account-words.ts'
import { EndedNote } from './ended-note.tsx'
import { LinkTrouble } from './link-trouble.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Few need it, so it comes when it is needed. */
const FinishSignIn = late(() => import('./second-factor/finish-sign-in.tsx').then(({ FinishSignIn }) => FinishSignIn))

type Own = {
  readonly left: string
  readonly leftText: string
  /** Where the service could not be reached, which goes on by itself. */
  readonly leftLater: string
  readonly reset: string
  readonly resetText: string
}

const words: Words<Own> = {
  en: {
    left: 'You’re signed out',
    leftText: 'Nothing of yours is left in this browser. What you saved is safe with us.',
    leftLater: 'We couldn’t reach our service, so it doesn’t know yet. This browser keeps trying to tell it.',
    reset: 'Your new password is set',
    resetText: 'We signed you out on all your devices. Sign in with the new password.',
  },
  es: {
    left: 'Cerraste tu sesión',
    leftText: 'En este navegador no queda nada tuyo. Lo que guardaste está a salvo con nosotros.',
    leftLater: 'No pudimos conectar con nuestro servicio, así que aún no lo sabe. Este navegador sigue intentando avisarle.',
    reset: 'Tu nueva contraseña está lista',
    resetText: 'Se cerró la sesión en todos los dispositivos. Inicia sesión con la nueva contraseña.',
  },
}

type Props = {
  readonly isNew: boolean
  /** Why the link of an e-mail that led here did not sign in. */
  readonly linkFailure?: Failure | undefined
}

/** Sign-in and sign-up as pages of their own: from there people go on to where they left off. */
export function AccountPage({ isNew, linkFailure: firstFailure }: Props) {
  const { signInTitle, signUpTitle, signUpLead } = useWords(accountWords)
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const query = new URLSearchParams(search)
  const { user } = useSession()
  const why: unknown = state?.why
  // A person who is being signed out is still on this page: only the next one goes on.
  const [leaver] = useState(why === undefined ? undefined : user)
  const [linkFailure, setLinkFailure] = useState(firstFailure)
  const [isLink, setLink] = useState(!isNew && firstFailure === undefined && heldToken('sign-in') !== undefined)
  const leaveLink = (failure: Failure | undefined) => {
    setLinkFailure(failure)
    setLink(false)
  }
  if (isLink) return <SignInLink onDone={leaveLink} />
  const isOthers = linkFailure?.code === 'other_session'
  if (user && user !== 'unknown' && user !== leaver && !isOthers)
    return <GoOn to={ownAddress(query.get('next')) ?? placeAfter(isNew, user.pk)} />
  if (linkFailure?.sign_in && !user)
    return (
      <AccountFrame title={signInTitle}>
        <FinishSignIn signIn={linkFailure.sign_in} onAgain={() => setLinkFailure(undefined)} />
      </AccountFrame>
    )
  const other = () => navigate({ pathname: isNew ? '/signin' : '/signup', search: query.toString() })
  return (
    <AccountFrame title={isNew ? signUpTitle : signInTitle} lead={isNew ? signUpLead : undefined}>
      <WhyHere why={why} isNew={isNew} />
      {linkFailure && <LinkTrouble failure={linkFailure} />}
      {isNew ? (
        <SignUpForm mode={modeAfterSignUp(location.search, choosableModes()).mode} onOther={other} />
      ) : (
        !(isOthers && user) && <SignInForm onOther={other} />
      )}
    </AccountFrame>
  )
}

type WhyProps = { readonly why: unknown; readonly isNew: boolean }

/** What has happened to a person who did not come here to sign in. */
function WhyHere({ why, isNew }: WhyProps) {
  const said = useWords(words)
  const { user } = useSession()
  const { isEnding } = useEnding()
  if (why === 'left')
    return (
      <Note title={said.left} look="good">
        <p>{said.leftText}</p>
        {/* While somebody is on their way out, the service is being told. */}
        {isEnding && user === false && <p>{said.leftLater}</p>}
      </Note>
    )
  if (why === 'new-password')
    return (
      <Note title={said.reset} look="good">
        {said.resetText}
      </Note>
    )
  const isEnded = why === 'idle' || why === undefined
  return isEnded && !isNew ? <EndedNote isIdle={why === 'idle'} /> : null
}

/** A new person begins the mode that they came for; others go where they were last, or to the saved mode. */
function placeAfter(isNew: boolean, person: string): string {
  if (isNew) {
    const { mode, because } = modeAfterSignUp(location.search, choosableModes())
    return because === 'M5' ? addressOf(mode, readPageData().fallback.resumeAt) : `/${mode}`
  }
  const last = lastPlace(person)?.pathname
  const saved = savedMode()
  return last ?? (saved === undefined ? '/dashboard' : `/${saved}`)
}

/** A preview is for the service to give: it is opened anew, and not by this page. */
function GoOn({ to }: { readonly to: string }) {
  const isAsked = to.startsWith('/preview/')
  useEffect(() => {
    if (isAsked) location.replace(to)
  }, [isAsked, to])
  return isAsked ? null : <Navigate to={to} replace />
}

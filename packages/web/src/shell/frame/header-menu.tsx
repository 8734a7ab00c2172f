import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Language, languages, useLanguage, useWords, type Words } from '../../client/language.ts'
import { chooseLanguage } from '../../client/session/choose-language.ts'
import { signOut, type User, useSession } from '../../client/session/session.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './header-menu.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

type Own = { readonly menu: string; readonly leave: string; readonly enter: string; readonly language: string; readonly settings: string }

const words: Words<Own> = {
  en: { menu: 'Menu', leave: 'Sign out', enter: 'Sign in', language: 'Language', settings: 'Settings' },
  es: { menu: 'Menú', leave: 'Cerrar sesión', enter: 'Iniciar sesión', language: 'Idioma', settings: 'Ajustes' },
}

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

type Props = {
  /** Who is there, for a page that the service draws. */
  readonly drawnFor?: User | undefined
}

/** Language, theme and sign-in: in a line where there is room, behind a button where there is not. */
export function HeaderMenu({ drawnFor }: Props) {
  const said = useWords(words)
  const { isOpen, setOpen, closeByKey, box, button } = useDisclosure()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anything inside
    <div className={styles.menu} ref={box} onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls="header-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
          <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </svg>
        <VisuallyHidden>{said.menu}</VisuallyHidden>
      </button>
      <div id="header-menu" className={`${styles.items} ${isOpen ? styles.open : ''}`}>
        <LanguageSwitch />
        <ThemeSwitch />
        <SignIn drawnFor={drawnFor} onLeave={() => setOpen(false)} />
      </div>
    </div>
  )
}

function LanguageSwitch() {
  const said = useWords(words)
  const spoken = useLanguage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, and no fields of a form
    <div role="group" aria-label={said.language} className={styles.languages}>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          className={styles.item}
          aria-pressed={one === spoken}
          onClick={() => chooseLanguage(one)}
        >
          {names[one]}
        </button>
      ))}
    </div>
  )
}

/** What is theirs, or the way in. While it is not known who is there, neither. */
function SignIn({ drawnFor, onLeave }: Props & { readonly onLeave: () => void }) {
  const said = useWords(words)
  const session = useSession()
  const user = drawnFor ?? session.user
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const leave = () => {
    onLeave()
    // First away from what is theirs: then nothing of the page can write anything down again.
    navigate('/signin', { state: { why: 'left' } })
    void signOut()
  }
  if (user === false && !pathname.startsWith('/sign'))
    return (
      <a className={styles.item} href={`/signin?next=${encodeURIComponent(pathname)}`}>
        {said.enter}
      </a>
    )
  if (!user || user === 'unknown') return null
  return (
    <>
      <Link className={styles.item} to="/dashboard/settings">
        {said.settings}
      </Link>
      <button type="button" className={styles.item} onClick={leave}>
        {said.leave}
      </button>
    </>
  )
}

/** Open until it is closed, or something else on the page is used. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  useEffect(() => {
    if (!isOpen) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [isOpen])
  return { isOpen, setOpen, closeByKey, box, button }
}

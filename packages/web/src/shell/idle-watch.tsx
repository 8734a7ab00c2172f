import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readDevice, saveOnDevice } from '../client/device.ts'
import { useWords, type Words } from '../client/language.ts'
import { type Idle, idleAt, used } from '../client/session/idle.ts'
import { endIdleSession, useSession } from '../client/session/session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

type Own = { readonly title: string; readonly text: string; readonly left: (seconds: number) => string; readonly stay: string }

const words: Words<Own> = {
  en: {
    title: 'Are you still there?',
    text: 'Nobody has used this page for 20 minutes, so we’ll sign you out soon. What you saved is safe, and what you typed comes back when you do.',
    left: (seconds) => (seconds > 60 ? 'About two minutes left.' : seconds > 20 ? 'Less than a minute left.' : 'A few seconds left.'),
    stay: 'I’m still here',
  },
  es: {
    title: '¿Sigues ahí?',
    text: 'Nadie ha usado esta página en 20 minutos, así que pronto cerramos tu sesión. Lo que guardaste está a salvo, y lo que escribiste aparece de nuevo cuando vuelvas.',
    left: (seconds) => (seconds > 60 ? 'Quedan unos dos minutos.' : seconds > 20 ? 'Queda menos de un minuto.' : 'Quedan unos segundos.'),
    stay: 'Sigo aquí',
  },
}

/** Signs people out who have left the page open and gone away, after asking. Any key or touch is an answer. */
export function IdleWatch() {
  const { user } = useSession()
  return user && user !== 'unknown' ? <Watch /> : null
}

const device = 'touched'
const touches = ['pointerdown', 'wheel', 'touchstart'] as const
/** Tabs tell each other by the device: a touch is written down once in a while, not at every key. */
const writtenEveryMs = 5_000

function Watch() {
  const said = useWords(words)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { idle, touch } = useIdle()
  const isOver = idle.state === 'over'
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page stands counts at the moment it is over
  useEffect(() => {
    if (!isOver) return
    const next = encodeURIComponent(pathname + search)
    // First away from the page: what it would show to nobody in particular need not be loaded.
    navigate(`/signin?next=${next}`, { replace: true, state: { why: 'idle' } })
    void endIdleSession()
  }, [isOver])
  if (idle.state !== 'asking') return null
  return (
    <Dialog title={said.title} onClose={touch}>
      <p>{said.text}</p>
      <p role="status">{said.left(idle.secondsLeft)}</p>
      <Button onClick={touch}>{said.stay}</Button>
    </Dialog>
  )
}

/** How the page is used, in all tabs of this browser together. */
function useIdle(): { readonly idle: Idle; readonly touch: () => void } {
  const [idle, setIdle] = useState<Idle>(used)
  const touchedAtMs = useRef(Date.now())
  const touch = useCallback(() => {
    const isNews = Date.now() - touchedAtMs.current > writtenEveryMs
    touchedAtMs.current = Date.now()
    if (!isNews) return
    saveOnDevice(device, touchedAtMs.current)
    setIdle(used)
  }, [])
  const isAsking = useRef(false)
  isAsking.current = idle.state === 'asking'
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isAsking.current) onlyAnswer(event)
      touch()
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [touch])
  useEffect(() => {
    saveOnDevice(device, touchedAtMs.current)
    const look = () => setIdle(idleAt(Math.max(touchedAtMs.current, readDevice<number>(device) ?? 0), Date.now()))
    const timer = setInterval(look, 1000)
    for (const kind of touches) addEventListener(kind, touch, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const kind of touches) removeEventListener(kind, touch, { capture: true })
      document.removeEventListener('visibilitychange', look)
    }
  }, [touch])
  return { idle, touch }
}

/** The key that answers does nothing else: the dialog closes on it, and Enter would send the form that has the focus again. */
function onlyAnswer(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault()
}

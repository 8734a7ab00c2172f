import { useState } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { TimePicker } from '../../screens/call-times/time-picker.tsx'
import { bookCall, calls, comingCalls } from '../../screens/data/calls/calls.ts'
import { savedPersonalInformation } from '../../screens/records/people/personal-information.ts'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import { More } from '../../ui/more.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from '../frame/parts.module.css'

type Own = {
  readonly title: string
  readonly about: string
  readonly book: string
  readonly choose: string
  readonly booked: string
  readonly asked: string
}

const words: Words<Own> = {
  en: {
    title: 'Book a free call',
    about: 'Pick a time. We call you and look at it with you.',
    book: 'Book this time',
    choose: 'Choose a day and a time first.',
    booked: 'Your call is booked. You can move or cancel it here.',
    asked: 'We’ve saved the time you want, and it isn’t confirmed yet. We’ll e-mail you as soon as it is.',
  },
  es: {
    title: 'Reservar una llamada gratis',
    about: 'Elige una hora. Te llamamos y lo vemos contigo.',
    book: 'Reservar esta hora',
    choose: 'Elige primero un día y una hora.',
    booked: 'Tu llamada está reservada. Puedes cambiarla o cancelarla aquí.',
    asked: 'Guardamos la hora que quieres, pero todavía no está confirmada. Te escribimos en cuanto lo esté.',
  },
}

/** A time for a call, chosen here. People whose number we don’t have are asked for it on the way. */
export function BookCall() {
  const said = useWords(words)
  const { data: person, isKnown } = savedPersonalInformation.use()
  const { data: known = [] } = calls.use()
  const [isBooked, setBooked] = useState(false)
  const call = comingCalls(known, new Date()).find(({ topic }) => topic === 'help')
  // While the calendar doesn’t answer nothing is held for anybody.
  if (isBooked && call) return <OutcomeLine text={call.state === 'waiting_for_partner' ? said.asked : said.booked} />
  if (call || !isKnown) return null
  if (!person)
    return (
      <div>
        <PlaceLink className={styles.more} place="search-call">
          {said.title}
        </PlaceLink>
        <p className={styles.about}>{said.about}</p>
      </div>
    )
  return (
    <More title={said.title}>
      <p className={styles.about}>{said.about}</p>
      <Choose onBooked={() => setBooked(true)} />
    </More>
  )
}

function Choose({ onBooked }: { readonly onBooked: () => void }) {
  const said = useWords(words)
  const [start, setStart] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const book = async () => {
    if (start === undefined) return setProblem(said.choose)
    setBusy(true)
    setProblem('')
    const booked = await bookCall(start, 'help')
    setBusy(false)
    if (booked.ok) onBooked()
    else setProblem(booked.failure.detail)
  }
  return (
    <>
      <TimePicker id="help-call" name="help-call" value={start} onChange={setStart} isWrong={problem !== ''} />
      <p role="alert">{problem}</p>
      <Button look="outline" isBusy={isBusy} onClick={() => void book()}>
        {said.book}
      </Button>
    </>
  )
}

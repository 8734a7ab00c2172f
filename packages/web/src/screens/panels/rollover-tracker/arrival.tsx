import { formatCents, toCents } from '@app/schemas/rules/money/money'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { useRequestKeys } from '../../../client/service/use-request-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { useReturnedFocus } from '../../../ui/focus/use-returned-focus.ts'
import type { Rollover } from '../../data/accounts/rollovers.ts'
import { useUnadded } from '../../form/unadded.ts'
import styles from './rollover-tracker.module.css'

type Own = {
  readonly arrived: string
  readonly howMuch: string
  /** Of money that goes to several places. */
  readonly howMuchAt: (place: string) => string
  readonly elsewhere: string
  readonly save: string
  readonly cancel: string
  readonly wrong: string
  readonly saved: (amount: string) => string
}

const words: Words<Own> = {
  en: {
    arrived: 'It has arrived',
    howMuch: 'How much came?',
    howMuchAt: (place) => `How much came to ${place}?`,
    elsewhere: 'Your new account is elsewhere, so only you can see this.',
    save: 'Save',
    cancel: 'Cancel',
    wrong: 'Enter the amount that came, such as 12,500.40.',
    saved: (amount) => `Saved: ${amount} has arrived.`,
  },
  es: {
    arrived: 'Ya llegó',
    howMuch: '¿Cuánto llegó?',
    howMuchAt: (place) => `¿Cuánto llegó a ${place}?`,
    elsewhere: 'Tu cuenta nueva está en otro lugar, así que solo tú puedes verlo.',
    save: 'Guardar',
    cancel: 'Cancelar',
    wrong: 'Escribe la cantidad que llegó, por ejemplo 12,500.40.',
    saved: (amount) => `Guardado: llegaron ${amount}.`,
  },
}

type Props = { readonly rollover: Rollover; readonly onBegin: () => void; readonly onSaved: (words: string) => void }

/** Money that went elsewhere has come: how much is asked in place of the button. */
export function Arrival({ rollover, onBegin, onSaved }: Props) {
  const said = useWords(words)
  const [isOpen, setOpen] = useState(false)
  const opener = useReturnedFocus<HTMLDivElement>(isOpen)
  if (!canTellArrival(rollover)) return null
  const begin = () => {
    onBegin()
    setOpen(true)
  }
  const saved = (cents: number) => {
    setOpen(false)
    onSaved(said.saved(formatCents(cents)))
  }
  return isOpen ? (
    <ArrivalForm rollover={rollover} onSaved={saved} onClose={() => setOpen(false)} />
  ) : (
    <div ref={opener}>
      <Button look="small" onClick={begin}>
        {said.arrived}
      </Button>
    </div>
  )
}

/** Money that goes elsewhere, and is on its way or may be. */
function canTellArrival(rollover: Rollover): boolean {
  const { state, stages } = rollover
  const isAsked = stages.some(({ stage, reached_on }) => stage === 'requested' && reached_on !== null)
  const isOpen = state === 'requested' || state === 'accepted' || state === 'sent'
  return isAsked && isOpen && awaited(rollover) !== undefined
}

/** What people read about on their own: of what was sent elsewhere, the first that hasn’t come; else the first place that nothing was heard of. */
function awaited({ to, payments }: Rollover) {
  const elsewhere = to.filter(({ kind }) => kind !== 'ours')
  const ofPlaces = elsewhere.map((place) => ({ place, payments: payments.filter(({ tax_kind }) => tax_kind === place.tax_kind) }))
  const [sent] = ofPlaces.flatMap(({ place, payments: all }) =>
    all.flatMap((payment) => (payment.state === 'sent' ? { place, payment } : [])),
  )
  const unheard = ofPlaces.find(({ payments: all }) => all.length === 0)
  return sent ?? (unheard && { place: unheard.place, payment: undefined })
}

type FormProps = { readonly rollover: Rollover; readonly onSaved: (cents: number) => void; readonly onClose: () => void }

/** Enter saves the sum, and doesn’t send the page around it. */
function ArrivalForm({ rollover, onSaved, onClose }: FormProps) {
  const said = useWords(words)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const place = rollover.to.length > 1 ? awaited(rollover)?.place : undefined
  const { typed, setTyped, error, isBusy, save } = useArrival(rollover, input, onSaved)
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void save()
  }
  return (
    <div className={styles.arrival}>
      <NumberField
        ref={input}
        id={id}
        label={place ? said.howMuchAt(place.name) : said.howMuch}
        help={said.elsewhere}
        lead="$"
        error={error}
        value={typed}
        onKeyDown={keyDown}
        onChange={setTyped}
      />
      <div className={styles.buttons}>
        <Button look="small" isBusy={isBusy} onClick={() => void save()}>
          {said.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {said.cancel}
        </Button>
      </div>
    </div>
  )
}

/** The sum that came, until it is saved. Leaving the page saves it as well. */
function useArrival(rollover: Rollover, input: RefObject<HTMLInputElement | null>, onSaved: FormProps['onSaved']) {
  const said = useWords(words)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const keys = useRequestKeys()
  useEffect(() => input.current?.focus(), [input])
  const save = async () => {
    if (isBusy) return false
    const cents = toCents(typed)
    if (!cents.ok || cents.value <= 0) return fail(said.wrong)
    const payment = awaited(rollover)?.payment
    const body = { amount: cents.value / 100, ...(payment && { payment: payment.pk }) }
    setBusy(true)
    setError(undefined)
    const params = { id: rollover.pk }
    const answer = await ask('POST /api/v1/accounts/rollovers/{id}/arrived/', { params, body, key: keys.keyOf(body) })
    setBusy(false)
    if (!answer.ok) return fail(answer.failure.detail)
    keys.renew()
    onSaved(cents.value)
    return true
  }
  const fail = (detail: string) => {
    setError(detail)
    input.current?.focus()
    return false
  }
  useUnadded(async () => typed.trim() === '' || save())
  return { typed, setTyped, error, isBusy, save }
}

import { useId, useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { TextInput } from '../../../ui/fields/text-input.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { type Rollover, rollovers } from '../../data/accounts/rollovers.ts'
import styles from './rollover-tracker.module.css'

type Own = {
  readonly sign: string
  readonly cancel: string
  readonly cancelTitle: (name: string) => string
  readonly cancelText: string
  readonly yes: string
  readonly no: string
  readonly arrived: string
  readonly howMuch: string
  readonly elsewhere: string
  readonly save: string
  readonly wrong: string
}

const words: Words<Own> = {
  en: {
    sign: 'Sign the transfer form',
    cancel: 'Cancel this move',
    cancelTitle: (name) => `Cancel the move from ${name}?`,
    cancelText: 'Your money stays where it is. If the old plan has your request already, we ask it to stop and e-mail you the answer.',
    yes: 'Yes, cancel it',
    no: 'Keep it',
    arrived: 'It has arrived',
    howMuch: 'How much came?',
    elsewhere: 'Your new account is elsewhere, so only you can see this.',
    save: 'Save',
    wrong: 'Enter the amount that came, such as 12,500.40.',
  },
  es: {
    sign: 'Firmar el formulario de traslado',
    cancel: 'Cancelar este traslado',
    cancelTitle: (name) => `¿Cancelar el traslado de ${name}?`,
    cancelText:
      'Tu dinero se queda donde está. Si el plan anterior ya tiene tu solicitud, le pedimos que la detenga y te enviamos la respuesta por correo electrónico.',
    yes: 'Sí, cancelarlo',
    no: 'Dejarlo como está',
    arrived: 'Ya llegó',
    howMuch: '¿Cuánto llegó?',
    elsewhere: 'Tu cuenta nueva está en otro lugar, así que solo tú puedes verlo.',
    save: 'Guardar',
    wrong: 'Escribe la cantidad que llegó, por ejemplo 12,500.40.',
  },
}

/** What the person can do about a move: sign its form, say that the money came, or cancel it. */
export function RolloverActions({ rollover }: { readonly rollover: Rollover }) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const { pk, employer_name: employer, state, can_cancel: canCancel } = rollover
  const reload = () => void rollovers.load(true)
  return (
    <div className={styles.actions}>
      {state === 'waiting_for_signature' && <PlaceLink place="signing">{said.sign}</PlaceLink>}
      {canTellArrival(rollover) && <ArrivalForm rollover={rollover} said={said} />}
      {canCancel && (
        <Button look="small" onClick={() => setAsking(true)}>
          {said.cancel}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={said.cancelTitle(employer)}
          yes={said.yes}
          no={said.no}
          isKeepingMain
          act={() => ask('POST /api/v1/accounts/rollovers/{id}/cancel/', { params: { id: pk } })}
          onKeep={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            reload()
          }}
        >
          <p>{said.cancelText}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** Money that goes elsewhere, and is on its way or may be. */
function canTellArrival({ to, state, payments, stages }: Rollover): boolean {
  const isElsewhere = to.some(({ kind }) => kind !== 'ours')
  const isAsked = stages.some(({ stage, reached_on }) => stage === 'requested' && reached_on !== null)
  const isOpen = state === 'requested' || state === 'accepted' || state === 'sent'
  return isElsewhere && isAsked && isOpen && (payments.length === 0 || payments.some((one) => one.state === 'sent'))
}

/** Says that a payment has come, and how much it was. */
function ArrivalForm({ rollover, said }: { readonly rollover: Rollover; readonly said: Own }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const elsewhere = rollover.to.filter(({ kind }) => kind !== 'ours').map(({ tax_kind }) => tax_kind)
  const open = rollover.payments.find((one) => one.state === 'sent' && elsewhere.includes(one.tax_kind))
  const save = async () => {
    const amount = Number(typed.replaceAll(/[$,\s]/g, ''))
    if (!(amount > 0)) return setError(said.wrong)
    setBusy(true)
    const body = { amount, ...(open && { payment: open.pk }) }
    const answer = await ask('POST /api/v1/accounts/rollovers/{id}/arrived/', { params: { id: rollover.pk }, body })
    setBusy(false)
    if (answer.ok) void rollovers.load(true)
    else setError(answer.failure.detail)
  }
  if (!isOpen)
    return (
      <Button look="small" onClick={() => setOpen(true)}>
        {said.arrived}
      </Button>
    )
  return (
    <div className={styles.arrival}>
      <FieldFrame id={id} label={said.howMuch} help={said.elsewhere} error={error}>
        <TextInput id={id} lead="$" width="medium" inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </FieldFrame>
      <Button look="small" isBusy={isBusy} onClick={() => void save()}>
        {said.save}
      </Button>
    </div>
  )
}

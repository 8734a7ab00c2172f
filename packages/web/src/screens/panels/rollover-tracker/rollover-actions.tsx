import { useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { OutcomeLine } from '../../../ui/focus/outcome-line.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { type Rollover, rollovers } from '../../data/accounts/rollovers.ts'
import { Arrival } from './arrival.tsx'
import styles from './rollover-tracker.module.css'

type Own = {
  readonly sign: string
  readonly cancel: string
  readonly cancelTitle: (name: string) => string
  readonly cancelText: string
  readonly yes: string
  readonly no: string
  readonly cancelled: string
  readonly asked: string
}

const words: Words<Own> = {
  en: {
    sign: 'Sign the transfer form',
    cancel: 'Cancel this move',
    cancelTitle: (name) => `Cancel the move from ${name}?`,
    cancelText: 'Your money stays where it is. If the old plan has your request already, we ask it to stop and e-mail you the answer.',
    yes: 'Yes, cancel it',
    no: 'Keep it',
    cancelled: 'The move is canceled. Your money stays where it is.',
    asked: 'We ask the old plan to stop, and e-mail you its answer.',
  },
  es: {
    sign: 'Firmar el formulario de traslado',
    cancel: 'Cancelar este traslado',
    cancelTitle: (name) => `¿Cancelar el traslado de ${name}?`,
    cancelText:
      'Tu dinero se queda donde está. Si el plan anterior ya tiene tu solicitud, le pedimos que la detenga y te enviamos la respuesta por correo electrónico.',
    yes: 'Sí, cancelarlo',
    no: 'Dejarlo como está',
    cancelled: 'El traslado quedó cancelado. Tu dinero se queda donde está.',
    asked: 'Le pedimos al plan anterior que lo detenga y te enviamos su respuesta por correo electrónico.',
  },
}

/** What the person can do about a move: sign its form, say that the money came, or cancel it. What was done is said in place of its button. */
export function RolloverActions({ rollover }: { readonly rollover: Rollover }) {
  const said = useWords(words)
  const [isAsking, setAsking] = useState(false)
  const [news, setNews] = useState('')
  const { pk, employer_name: employer, state, can_cancel: canCancel } = rollover
  const done = (words: string) => {
    setNews(words)
    void rollovers.load(true)
  }
  return (
    <div className={styles.actions}>
      {state === 'waiting_for_signature' && <PlaceLink place="move-papers">{said.sign}</PlaceLink>}
      <Arrival rollover={rollover} onBegin={() => setNews('')} onSaved={done} />
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
          onDone={(after) => {
            setAsking(false)
            done(after.state === 'cancelled' ? said.cancelled : said.asked)
          }}
        >
          <p>{said.cancelText}</p>
        </ConfirmDialog>
      )}
      <OutcomeLine text={news} />
    </div>
  )
}

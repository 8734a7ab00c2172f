import { useWords, type Words } from '../../../client/language.ts'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../panels/panel.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFrame } from '../../step-frame.tsx'

type Own = { readonly title: string; readonly note: string; readonly about: string; readonly go: string; readonly empty: string }

const words: Words<Own> = {
  en: {
    title: 'You’ve already done this',
    note: 'You won’t be charged twice',
    about: 'You’ve already finished this page. Continue with the next one. Your receipts are in your settings, too.',
    go: 'Continue',
    empty: 'Your receipt is on its way. You’ll see it here and get it by e-mail.',
  },
  es: {
    title: 'Esto ya está hecho',
    note: 'No se te cobra dos veces',
    about: 'Ya completaste esta página. Sigue con la siguiente. Tus recibos también están en tus ajustes.',
    go: 'Continuar',
    empty: 'Tu recibo está en camino. Aparecerá aquí y te llegará por correo electrónico.',
  },
}

/** People who come back after paying see what was paid, and can only go on. */
export function AlreadyPaid(screen: ScreenProps) {
  const { title, note, about, go, empty } = useWords(words)
  const { lead: _lead, actions: _actions, body: _body, ...rest } = screen.step
  const step = { ...rest, title, continue: go }
  const form = { ...screen.form, submit: () => screen.form.submit('nothing') }
  return (
    <StepFrame {...screen} step={step} form={form}>
      <Note title={note} look="good">
        {about}
      </Note>
      <Panel {...screen} block={{ panel: 'receipt', empty }} />
    </StepFrame>
  )
}

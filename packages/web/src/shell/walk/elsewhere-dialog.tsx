import type { Facts, Place } from '@app/engine'
import { useWords, type Words } from '../../client/language.ts'
import type { WalkedMode } from '../../client/walk/flow.ts'
import { followElsewhere, overrule, useJourneys } from '../../client/walk/journey.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

type Own = { readonly title: string; readonly text: (step: string) => string; readonly go: string; readonly stay: string }

const words: Words<Own> = {
  en: {
    title: 'You continued in another window',
    text: (step) => `You’re at “${step}” there. Your answers are safe in both places. Where do you want to continue?`,
    go: 'Continue from there',
    stay: 'Stay here',
  },
  es: {
    title: 'Seguiste en otra ventana',
    text: (step) => `Allí estás en “${step}”. Tus respuestas están a salvo en los dos lugares. ¿Dónde quieres seguir?`,
    go: 'Seguir desde allí',
    stay: 'Quedarme aquí',
  },
}

type Props = { readonly mode: WalkedMode; readonly place: Place; readonly facts: Facts; readonly onGo: () => void }

/** Two windows, or two devices, never overwrite each other in silence: the person says which one counts. */
export function ElsewhereDialog({ mode, place, facts, onGo }: Props) {
  const said = useWords(words)
  const { state, elsewhere } = useJourneys()
  const { flow, questions } = mode
  const stay = () => void overrule({ mode: flow.resolved.mode, flow, place, facts, questions: new Set(Object.keys(questions)) })
  if (state !== 'elsewhere' || elsewhere === undefined) return null
  return (
    <Dialog title={said.title} onClose={stay}>
      <p>{said.text(mode.steps[elsewhere]?.title ?? elsewhere)}</p>
      <Button
        onClick={() => {
          followElsewhere()
          onGo()
        }}
      >
        {said.go}
      </Button>
      <Button look="quiet" onClick={stay}>
        {said.stay}
      </Button>
    </Dialog>
  )
}

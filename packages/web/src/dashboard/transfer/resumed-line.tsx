import { useWords, type Words } from '../../client/language.ts'
import { Button } from '../../ui/button.tsx'
import { leadTo } from '../../ui/focus/lead-to.ts'
import parts from '../frame/parts.module.css'
import styles from './money.module.css'

const words: Words<{ readonly resumed: string; readonly clear: string }> = {
  en: {
    resumed: 'You typed this earlier. It’s kept on this device until it’s done or you sign out. Check it before you go on.',
    clear: 'Start over',
  },
  es: {
    resumed: 'Escribiste esto antes. Queda en este dispositivo hasta que se haga o cierres sesión. Revísalo antes de seguir.',
    clear: 'Empezar de nuevo',
  },
}

type Props = {
  /** The id of the field that the focus goes to: the button that was pressed is gone. */
  readonly firstField: string
  readonly onClear: () => void
}

/** What was typed on another visit is back in a form about money. Nothing of it counts before it is reviewed, and one press empties it. */
export function ResumedLine({ firstField, onClear }: Props) {
  const said = useWords(words)
  return (
    <div className={styles.buttons}>
      <p className={parts.about}>{said.resumed}</p>
      <Button
        look="quiet"
        onClick={() => {
          onClear()
          leadTo(firstField)
        }}
      >
        {said.clear}
      </Button>
    </div>
  )
}

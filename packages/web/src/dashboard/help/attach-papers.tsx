import { useWords } from '../../client/language.ts'
import { FilePicker } from '../../screens/fields/file/file-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import own from './conversation.module.css'
import { words } from './conversations.words.ts'
import type { MessagePapers } from './use-message-papers.ts'

type Props = {
  readonly id: string
  readonly of: MessagePapers
  /** The message is being sent: what goes with it stays as it is. */
  readonly isHeld: boolean
}

/** The papers of a message. They can be taken back until it is sent. */
export function AttachPapers({ id, of: { papers, news, isFull, add, remove }, isHeld }: Props) {
  const said = useWords(words)
  return (
    <div>
      {papers.map((paper) => (
        <p key={paper.pk} className={own.paper}>
          <span>{paper.file_name}</span>
          <Button look="quiet" isBusy={isHeld} onClick={() => remove(paper)} aria-label={`${said.remove}: ${paper.file_name}`}>
            {said.remove}
          </Button>
        </p>
      ))}
      {!isFull && !isHeld && (
        <FilePicker
          id={id}
          words={said.attach}
          label={said.papers}
          onTake={(files) => void add(files)}
          isWrong={false}
          described={undefined}
        />
      )}
      <OutcomeLine text={news} isForLost />
    </div>
  )
}

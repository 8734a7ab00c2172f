import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Blocks, placedBlocks } from '../../blocks.tsx'
import { search } from '../../data/search/search.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { searchWords } from './search.words.ts'

/** What will be searched for, and the button that really starts it. A search that runs or has ended is not started again unasked. */
export function SearchScreen(screen: ScreenProps) {
  const said = useWords(searchWords)
  const { before, after } = placedBlocks(screen.step, 'behind')
  const { data: last } = search.use()
  const { add, isSaving, submit } = screen.form
  useEffect(() => add('searches.start', 'if-none'), [add])
  const again = () => {
    add('searches.start', 'again')
    void submit()
  }
  const { lead: _before, ...own } = screen.step
  const words = last && { ...own, title: said.title[last.state], continue: said.goOn[last.state] }
  return (
    <StepFrame {...screen} {...(words && { step: words })}>
      {last && (
        <div role="status">
          <Note title={said.note[last.state]} look="good">
            {last.state === 'running' ? said.running(dayOf(last.started_at)) : said.ended(dayOf(last.ended_at ?? last.started_at))}
          </Note>
        </div>
      )}
      <Blocks {...screen} blocks={before} />
      {last?.state === 'ended' && (
        <div>
          <Button look="small" isBusy={isSaving} onClick={again}>
            {said.again}
          </Button>
        </div>
      )}
      <StepFields form={screen.form} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}

function dayOf(moment: string): Date {
  return new Date(moment)
}

import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import { type Paper, removeHelpPaper, sendHelpPaper } from '../../screens/data/help/help-requests.ts'
import { problemOf } from '../../screens/fields/file/chosen-file.ts'
import { FilePicker } from '../../screens/fields/file/file-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { OutcomeLine } from '../../ui/focus/outcome-line.tsx'
import own from './conversation.module.css'
import { words } from './conversations.words.ts'

const mostPapers = 5

type Props = { readonly id: string; readonly papers: readonly Paper[]; readonly onChange: (papers: readonly Paper[]) => void }

/** Papers that go with a message. Each is sent as soon as it is chosen, and can be taken back until the message is. */
export function AttachPapers({ id, papers, onChange }: Props) {
  const said = useWords(words)
  const { news, add, remove } = useAttaching(papers, onChange)
  return (
    <div>
      {papers.map((paper) => (
        <p key={paper.pk} className={own.paper}>
          <span>{paper.file_name}</span>
          <Button look="quiet" onClick={() => remove(paper)} aria-label={`${said.remove}: ${paper.file_name}`}>
            {said.remove}
          </Button>
        </p>
      ))}
      {papers.length < mostPapers && (
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

/** Sends what is chosen and takes back what is not wanted, and tells what came of it. */
function useAttaching(papers: Props['papers'], onChange: Props['onChange']) {
  const said = useWords(words)
  const [news, setNews] = useState('')
  const add = async (files: FileList | null) => {
    const file = files?.[0]
    if (!file) return
    if (problemOf(file)) return setNews(said.wrongFile)
    setNews(said.attaching)
    const sent = await sendHelpPaper(file)
    setNews(sent.ok ? '' : (sent.failure.fields?.['file']?.[0] ?? sent.failure.detail))
    if (sent.ok) onChange([...papers.filter(({ pk }) => pk !== sent.data.pk), sent.data])
  }
  const remove = (paper: Paper) => {
    onChange(papers.filter(({ pk }) => pk !== paper.pk))
    setNews(said.detached(paper.file_name))
    void removeHelpPaper(paper)
  }
  return { news, add, remove }
}

import { useState } from 'react'
import { language, useWords } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import { dateWords } from '../../client/words/day-words.ts'
import type { HelpMessage, Paper } from '../../screens/data/help/help-requests.ts'
import { saveFile } from '../../screens/data/papers/save-file.ts'
import { Button } from '../../ui/button.tsx'
import own from './conversation.module.css'
import { words } from './conversations.words.ts'

/** What one side said, when, and the papers that came with it. */
export function MessageLine({ message: { sender, text, sent_at: at, papers } }: { readonly message: HelpMessage }) {
  const said = useWords(words)
  return (
    <li className={`${own.message} ${sender === 'desk' ? own.ours : ''}`}>
      <p className={own.from}>
        <strong>{sender === 'desk' ? said.us : said.you}</strong> <time dateTime={at}>{dateWords(at, language())}</time>
      </p>
      <p className={own.text}>{text}</p>
      {papers.map((paper) => (
        <PaperLink key={paper.pk} paper={paper} />
      ))}
    </li>
  )
}

function PaperLink({ paper: { pk: id, file_name: name } }: { readonly paper: Paper }) {
  const said = useWords(words)
  const [problem, setProblem] = useState('')
  const save = async () => {
    const saved = await saveFile(ask('GET /api/v1/documents/{id}/file/', { params: { id } }), name)
    setProblem(saved.ok ? '' : saved.failure.detail)
  }
  return (
    <p className={own.paper}>
      <span>{name}</span>
      <Button look="small" onClick={() => void save()} aria-label={`${said.save}: ${name}`}>
        {said.save}
      </Button>
      <span role="status">{problem}</span>
    </p>
  )
}

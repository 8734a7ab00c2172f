import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { Line, Lines } from '../../../ui/lines.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Note } from '../../../ui/note.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { type Signing, savedSigning } from '../../data/papers/signing.ts'
import { termsPapers } from '../../data/papers/terms.ts'
import { words } from '../../papers/paper-words.ts'
import styles from '../../papers/papers.module.css'
import { SignedPaper } from '../../papers/signed-paper.tsx'
import { TermsPaper } from '../../papers/terms-paper.tsx'
import { WaitingPaper } from '../../papers/waiting-paper.tsx'
import type { PanelProps } from '../panel-props.ts'
import { shownPapers } from './shown-papers.ts'

/** The papers of a step: to be accepted, to be read and signed, in short where they are signed elsewhere, or signed. */
export function DocumentsToSign({ step, empty }: PanelProps) {
  const shown = shownPapers(step)
  if (shown === 'terms') return <TermsToAccept empty={empty} />
  return <PapersOfSigning shown={shown} empty={empty} />
}

function TermsToAccept({ empty }: Pick<PanelProps, 'empty'>) {
  const said = useWords(words)
  return (
    <Loaded of={termsPapers.use()} empty={empty} isEmpty={({ length }) => length === 0}>
      {(papers) => (
        <div className={styles.documents}>
          {said.inEnglish && <p>{said.inEnglish}</p>}
          {papers.map((terms) => (
            <TermsPaper key={terms.document} terms={terms} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

type Props = Pick<PanelProps, 'empty'> & { readonly shown: 'whole' | 'short' | 'signed' }

function PapersOfSigning({ shown, empty }: Props) {
  const of = (signing: Signing) => (shown === 'signed' ? signing.signed : signing.waiting)
  return (
    <Loaded of={savedSigning.use()} empty={empty} isEmpty={(signing) => of(signing).length === 0}>
      {(signing) => {
        if (shown === 'signed') return <Signed {...signing} />
        return shown === 'short' ? <Short {...signing} /> : <Whole {...signing} />
      }}
    </Loaded>
  )
}

function Whole({ waiting }: Signing) {
  const said = useWords(words)
  return (
    <section className={styles.papers} aria-labelledby="papers-to-sign">
      <h2 id="papers-to-sign" className={styles.heading}>
        {said.count(waiting.length)}
      </h2>
      {said.inEnglish && <p>{said.inEnglish}</p>}
      {waiting.map((paper) => (
        <WaitingPaper
          key={paper.paper}
          paper={paper}
          askFile={(name) => ask('GET /api/v1/signing/papers/{paper}/file/', { params: { paper: name } })}
        />
      ))}
    </section>
  )
}

function Short({ waiting }: Signing) {
  const said = useWords(words)
  return (
    <Lines label={said.count(waiting.length)}>
      {waiting.map(({ paper, title }) => (
        <Line key={paper}>
          <span>{title}</span>
          <Tag look="maybe">{said.toSign}</Tag>
        </Line>
      ))}
    </Lines>
  )
}

function Signed({ signed, waiting }: Signing) {
  const said = useWords(words)
  return (
    <div className={styles.papers}>
      {waiting.length > 0 && <Note title={said.still(waiting.length)}>{waiting.map(({ title }) => title).join(', ')}</Note>}
      {signed.map((paper) => (
        <SignedPaper key={paper.pk} paper={paper} canSave />
      ))}
    </div>
  )
}

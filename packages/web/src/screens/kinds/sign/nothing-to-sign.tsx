import { useWords, type Words } from '../../../client/language.ts'
import { Note } from '../../../ui/note.tsx'
import { Blocks } from '../../blocks.tsx'
import { savedSigning } from '../../data/papers/signing.ts'
import { shownPapers } from '../../panels/documents-to-sign/shown-papers.ts'
import styles from '../../papers/papers.module.css'
import { SignedPaper } from '../../papers/signed-paper.tsx'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFrame } from '../../step-frame.tsx'

type Own = {
  readonly done: string
  readonly about: string
  readonly notReady: string
  readonly notReadyAbout: string
  readonly go: string
}

const words: Words<Own> = {
  en: {
    done: 'You’ve already signed this',
    about: 'You don’t have to sign again. The copy is in your documents.',
    notReady: 'There’s nothing to sign yet',
    notReadyAbout: 'Nothing moves and nothing is lent without your signature. You can continue. We’ll ask for it when a paper is ready.',
    go: 'Continue',
  },
  es: {
    done: 'Ya firmaste esto',
    about: 'No tienes que firmar otra vez. La copia está con tus documentos.',
    notReady: 'Todavía no hay nada que firmar',
    notReadyAbout: 'Nada se mueve ni se presta sin tu firma. Puedes seguir; te pediremos la firma cuando haya un documento listo.',
    go: 'Continuar',
  },
}

type Props = ScreenProps & { readonly isSigned: boolean }

/** People who come back after signing, or before there is anything to sign, can only go on. What was signed can be read again. */
export function NothingToSign({ isSigned, ...screen }: Props) {
  const said = useWords(words)
  const { actions: _actions, lead: _lead, body = [], ...rest } = screen.step
  const step = { ...rest, continue: said.go }
  const form = { ...screen.form, fields: [], submit: () => screen.form.submit('nothing') }
  const isOfPapers = shownPapers(screen.step) === 'whole'
  // The words that were signed can be read again; papers come with their signature below.
  const blocks = isSigned ? body.filter((block) => 'terms' in block) : []
  return (
    <StepFrame {...screen} step={step} form={form}>
      <Note title={isSigned ? said.done : said.notReady} look={isSigned ? 'good' : 'sun'}>
        {isSigned ? said.about : said.notReadyAbout}
      </Note>
      <Blocks {...screen} blocks={blocks} />
      {isSigned && isOfPapers && <SignedPapers />}
    </StepFrame>
  )
}

function SignedPapers() {
  const { data } = savedSigning.use()
  return (
    <div className={styles.papers}>
      {data?.signed.map((paper) => (
        <SignedPaper key={paper.pk} paper={paper} canSave />
      ))}
    </div>
  )
}

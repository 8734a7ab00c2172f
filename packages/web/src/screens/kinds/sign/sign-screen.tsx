import { useWords, type Words } from '../../../client/language.ts'
import { Blocks, placedBlocks } from '../../blocks.tsx'
import { CheckAnswers } from '../../check-answers/check-answers.tsx'
import { savedSigning } from '../../data/papers/signing.ts'
import { usePaper } from '../../paper.ts'
import { askedOfSigners } from '../../papers/asked-of-signers.ts'
import type { ScreenProps } from '../../screen-props.ts'
import { StepFields } from '../../step-fields.tsx'
import { StepFrame } from '../../step-frame.tsx'
import { NothingToSign } from './nothing-to-sign.tsx'
import { useToSign } from './use-to-sign.ts'

const words: Words<{ readonly signOne: string }> = {
  en: { signOne: 'Sign this paper' },
  es: { signOne: 'Firmar este documento' },
}

/**
 * Something to sign or to accept: the whole document, then what the person has said so far, and at the end the box and the name. What
 * is signed already is not signed again.
 */
export function SignScreen(screen: ScreenProps) {
  const { before, after } = placedBlocks(screen.step, 'first')
  const toSign = useToSign(screen.step, screen.facts)
  const { form } = screen
  const isOnPaper = usePaper() !== undefined
  const { signOne } = useWords(words)
  const signing = savedSigning.use().data
  if ((toSign === 'signed' || toSign === 'not-ready') && !form.isSaving) return <NothingToSign {...screen} isSigned={toSign === 'signed'} />
  const isSigning = form.fields.some(({ type }) => type === 'signature')
  // “All” would be wrong of one.
  const step = isSigning && signing?.waiting.length === 1 ? { ...screen.step, continue: signOne } : screen.step
  return (
    <StepFrame {...screen} step={step}>
      <Blocks {...screen} blocks={before} />
      {isSigning && <CheckAnswers mode={screen.mode} step={step} facts={screen.facts} />}
      <StepFields form={{ ...form, fields: isOnPaper ? form.fields : askedOfSigners(form.fields, signing) }} />
      <Blocks {...screen} blocks={after} />
    </StepFrame>
  )
}

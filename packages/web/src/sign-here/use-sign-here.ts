import type { Facts } from '@app/engine'
import { answerWords } from '@app/schemas/rules/answers/answer-words'
import { toSentSignature } from '@app/schemas/rules/people/signature'
import { fillBrandWords } from '@app/schemas/rules/visitors/brand-words'
import { useMemo, useRef, useState } from 'react'
import { openingOf } from '../client/app-places.ts'
import { ask } from '../client/service/ask.ts'
import { useBrand } from '../client/service/page-data.ts'
import type { Typed } from '../client/walk/drafts.ts'
import { type ShownStep, useOtherStep } from '../client/walk/use-other-step.ts'
import { shownStep } from '../screens/blocks.tsx'
import type { Signing } from '../screens/data/papers/signing.ts'
import { type ShownField, shownFields } from '../screens/fields/shown-field.ts'
import { signedOf } from '../screens/fields/signature/signed.ts'
import { askedOfSigners, lacksSpouse } from '../screens/papers/asked-of-signers.ts'

/** What is typed under the papers on a phone: checked against the name of the person who handed them over, and signed. */
export function useSignHere(signing: Signing, onSigned: (signing: Signing) => void, onChanged: () => void) {
  const words = useWordsOfStep()
  const { step } = words
  const fields = step ? askedOfSigners(shownFields(step, {}), signing) : []
  const [values, setValues] = useState<Typed>({})
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const key = useRef(crypto.randomUUID())
  const refuse = (wrong: Readonly<Record<string, string>>, detail?: string) => {
    setErrors(wrong)
    setFailure(detail)
    setAttempts((before) => before + 1)
  }

  const submit = async () => {
    if (isSaving) return
    const wrong = Object.fromEntries(fields.flatMap((field) => wrongOf(field, values[field.name], signing)))
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setSaving(true)
    const answer = await ask('POST /api/v1/signing/phone/sign/', { key: key.current, body: bodyOf(fields, values, signing) })
    setSaving(false)
    if (answer.ok) return onSigned(answer.data)
    const { code, detail, fields: named = {} } = answer.failure
    const name = fields.find(({ type }) => type === 'signature')?.name
    const [words] = named['signed_name'] ?? named['drawing'] ?? []
    const [ofSpouse] = named['spouse_name'] ?? []
    const wrongName = name !== undefined && words !== undefined ? { [name]: words } : {}
    refuse({ ...wrongName, ...(ofSpouse !== undefined && { spouse_name: ofSpouse }) }, detail)
    if (code === 'precondition_failed' || code === 'not_in_this_state' || code === 'link_used_up') onChanged()
  }
  const set = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _mended, ...others }) => others)
    key.current = crypto.randomUUID()
  }
  const notes = (step && shownStep(step, factsOf(signing)).body?.flatMap((block) => ('note' in block ? [block.note] : []))) ?? []
  return { words, fields, notes, values, errors, failure, attempts, isSaving, set, submit }
}

/** All that is known of the person here are the papers: a person with a loan note wants a loan, and may have one. */
function factsOf({ waiting }: Signing): Facts {
  const hasLoan = waiting.some(({ kind }) => kind === 'loan')
  return hasLoan ? { loan_interest: true, 'loan.eligible': true } : {}
}

/** The words of the step that signs on the larger screen: the same paper is signed in the same words. */
function useWordsOfStep(): ShownStep {
  const brand = useBrand()
  const loaded = useOtherStep(openingOf('signing')?.at ?? '')
  const step = useMemo(() => (loaded.step && brand ? fillBrandWords(loaded.step, brand) : loaded.step), [loaded.step, brand])
  return { ...loaded, step }
}

function wrongOf(field: ShownField, value: unknown, signing: Signing): [string, string][] {
  const { signer } = signing
  const words = (problem: 'required' | 'match') => answerWords(field, problem, value)
  if (field.type === 'consent') return value === true ? [] : [[field.name, words('required')]]
  if (field.column === 'spouse_name') return lacksSpouse(value, signing) ? [[field.name, words('required')]] : []
  if (field.type !== 'signature') return []
  const signed = toSentSignature(signedOf(value).typed, signer)
  return signed.ok ? [] : [[field.name, words(signed.problem)]]
}

function bodyOf(fields: readonly ShownField[], values: Typed, { waiting }: Signing) {
  const spouse = values['spouse_name']
  const { typed, strokes = [] } = signedOf(values[fields.find(({ type }) => type === 'signature')?.name ?? ''])
  return {
    papers: waiting.map(({ paper, hash }) => ({ paper, hash })),
    agreed: true as const,
    signed_name: typed,
    ...(typeof spouse === 'string' && spouse.trim() !== '' && { spouse_name: spouse }),
    ...(strokes.length > 0 && { drawing: strokes.map((stroke) => [...stroke]) }),
  }
}

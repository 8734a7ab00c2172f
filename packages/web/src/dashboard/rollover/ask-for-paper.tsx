import { useMemo, useState } from 'react'
import { AccountFormFrame } from '../../account/account-form-frame.tsx'
import { useAccountForm } from '../../account/use-account-form.ts'
import { useWords, type Words } from '../../client/language.ts'
import { ask } from '../../client/service/ask.ts'
import type { Rollover } from '../../screens/data/accounts/rollovers.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { SelectInput } from '../../ui/fields/select-input.tsx'
import { More } from '../../ui/more.tsx'
import parts from '../frame/parts.module.css'

const kinds = ['statement', 'plan-rules', 'tax-form'] as const
type Kind = (typeof kinds)[number]

type Own = {
  readonly title: string
  readonly about: string
  readonly from: string
  readonly what: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly send: string
  readonly asked: (name: string) => string
}

const words: Words<Own> = {
  en: {
    title: 'Have a paper sent by an old plan',
    about: 'A colleague asks the plan with your letter of authorization. The paper is then among your documents.',
    from: 'From which plan?',
    what: 'Which paper?',
    kinds: { statement: 'The latest statement', 'plan-rules': 'The rules of the plan', 'tax-form': 'A tax form' },
    send: 'Ask for it',
    asked: (name) => `${name} is being asked. You find the paper among your documents.`,
  },
  es: {
    title: 'Pedir un documento a un plan anterior',
    about: 'Un colega lo pide al plan con tu carta de autorización. Después está entre tus documentos.',
    from: '¿De qué plan?',
    what: '¿Qué documento?',
    kinds: {
      statement: 'El último estado de cuenta',
      'plan-rules': 'Las reglas del plan',
      'tax-form': 'Un formulario de impuestos',
    },
    send: 'Pedirlo',
    asked: (name) => `Se está pidiendo a ${name}. Encontrarás el documento entre tus documentos.`,
  },
}

type Props = { readonly moves: readonly Rollover[] }

/** Papers that the old plans of these moves have. */
export function AskForPaper({ moves }: Props) {
  const said = useWords(words)
  const { form, names, vendor, setVendor, news } = usePaperWish(moves)
  return (
    <More title={said.title}>
      <p className={parts.about}>{said.about}</p>
      <AccountFormFrame form={form}>
        <FieldFrame id="paper-vendor" label={said.from}>
          <SelectInput
            id="paper-vendor"
            options={names.map((name) => ({ value: name, label: name }))}
            value={vendor}
            onChange={setVendor}
          />
        </FieldFrame>
        <FieldFrame id="paper-doc_type" label={said.what}>
          <SelectInput
            id="paper-doc_type"
            options={kinds.map((kind) => ({ value: kind, label: said.kinds[kind] }))}
            value={form.values['doc_type'] ?? ''}
            onChange={(kind) => form.set('doc_type', kind)}
          />
        </FieldFrame>
        <div>
          <Button type="submit" look="outline" isBusy={form.isSending}>
            {said.send}
          </Button>
        </div>
      </AccountFormFrame>
      <p role="status">{news}</p>
    </More>
  )
}

/** Which paper is wanted, and of which of the old plans. */
function usePaperWish(moves: Props['moves']) {
  const said = useWords(words)
  const names = useMemo(
    () => [...new Set(moves.map(({ record_keeper_name: keeper, employer_name: employer }) => keeper ?? employer))],
    [moves],
  )
  const [news, setNews] = useState('')
  const [vendor, setVendor] = useState(names[0] ?? '')
  const form = useAccountForm({
    start: { doc_type: kinds[0] },
    check: () => ({}),
    send: ({ doc_type = '' }) => ask('POST /api/v1/documents/', { body: [{ vendor, doc_type }] }),
    onDone: () => setNews(said.asked(vendor)),
  })
  return { form, names, vendor, setVendor, news }
}

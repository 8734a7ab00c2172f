import { withCommas } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords, type Words } from '../../../client/language.ts'
import { done } from '../../../client/service/answer.ts'
import { ask } from '../../../client/service/ask.ts'
import { describedBy } from '../../../ui/fields/field-frame.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { comboboxWords } from '../combobox/combobox.words.ts'
import type { Choice } from '../combobox/combobox-choice.ts'
import { Matched } from '../combobox/matched.tsx'
import { useFound } from '../combobox/use-found.ts'
import type { FieldProps } from '../field-kind.ts'
import { type Company, PlanFacts } from './plan-facts.tsx'

type Own = {
  readonly people: (count: string) => string
  readonly found: (count: number) => string
  readonly none: string
  readonly failed: string
}

const words: Words<Own> = {
  en: {
    people: (count) => `${count} ${count === '1' ? 'person' : 'people'} in the plan`,
    found: (count) => (count === 1 ? '1 company found. Use the arrow keys.' : `${count} companies found. Use the arrow keys.`),
    none: 'No plan was filed under a name like this. That’s fine: we search by the name as you type it.',
    failed: 'We can’t look up companies right now. The name as you typed it is enough.',
  },
  es: {
    people: (count) => `${count} ${count === '1' ? 'persona' : 'personas'} en el plan`,
    found: (count) => (count === 1 ? '1 empresa encontrada. Usa las flechas.' : `${count} empresas encontradas. Usa las flechas.`),
    none: 'Ningún plan se registró con un nombre parecido. No pasa nada: buscamos con el nombre tal como lo escribas.',
    failed: 'Ahora no podemos buscar empresas. Basta el nombre tal como lo escribiste.',
  },
}

const mostShown = 8
const nothingPicked = { company_id: undefined, plan_keeper: undefined, plan_year: undefined }

/** The name of a company, with those that may be meant, and what is on file about its plan. A row saves which one was picked. */
export function CompanyInput(props: FieldProps) {
  const { field, id, error, others } = props
  const { text, type, choices, status, isChoosing, picked } = useCompanies(props)
  const companyId = Number(others['company_id'] ?? Number.NaN)
  return (
    <>
      <Combobox
        id={id}
        label={field.label}
        value={text}
        onType={type}
        choices={choices}
        status={status}
        describedBy={describedBy(id, { ...field, error })}
        isWrong={error !== undefined}
        isRequired={!field.optional}
      />
      {Number.isInteger(companyId) && !isChoosing && <PlanFacts id={companyId} name={text} picked={picked} />}
    </>
  )
}

/** What is offered while a name is typed: those that may be meant, and the name as it is. */
function useCompanies({ value, onChange }: FieldProps) {
  const said = useWords(words)
  const { asTyped } = useWords(comboboxWords)
  const text = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<string>()
  const [picked, setPicked] = useState<Company>()
  const found = useFound(typed, suggest)
  const companies = found?.rows.slice(0, mostShown) ?? []
  const pick = (company: Company) => {
    setTyped(undefined)
    setPicked(company)
    const { company_id, record_keeper_name: plan_keeper, source_year: plan_year } = company
    onChange(company.company_name, { company_id, plan_keeper, plan_year })
  }
  const none = found?.hasFailed ? said.failed : said.none
  const choices: readonly Choice[] = [
    ...companies.map((one) => ({
      key: String(one.company_id),
      text: <Matched text={one.company_name} typed={text} />,
      note: placeOf(one, said.people),
      onPick: () => pick(one),
    })),
    ...(found && text.trim() !== ''
      ? [{ key: 'typed', text: asTyped(text.trim()), note: companies.length > 0 ? undefined : none, onPick: () => setTyped(undefined) }]
      : []),
  ]
  const type = (next: string) => {
    setTyped(next)
    onChange(next, nothingPicked)
  }
  const status = found && (companies.length > 0 ? said.found(companies.length) : none)
  return { text, type, choices, status, isChoosing: typed !== undefined, picked }
}

async function suggest(text: string, signal: AbortSignal) {
  const answer = await ask('GET /api/v1/employers/companies/', { query: { name__prefix: text.slice(0, 200) }, signal })
  return answer.ok ? done(answer.data.results) : answer
}

function placeOf({ city, state, participants }: Company, people: Own['people']): string {
  const place = [city, state].filter(Boolean).join(', ')
  return [place, participants === null ? '' : people(withCommas(participants))].filter(Boolean).join(' · ')
}

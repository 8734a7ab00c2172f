import { planWords } from '@app/schemas/pages/company-words'
import { useEffect, useState } from 'react'
import { useLanguage, useWords, type Words } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import type { Answered } from '../../../client/service/calls.ts'
import styles from './plan-facts.module.css'

export type Company = Answered<'GET /api/v1/employers/companies/'>['results'][number]

const words: Words<{ readonly average: string; readonly madeUp: string }> = {
  en: {
    average: 'From public plan reports. An average over everyone in the plan: yours may be far more, or nothing.',
    madeUp: 'This is a demonstration: this company and its plan are made up.',
  },
  es: {
    average: 'De informes públicos. Es un promedio de todas las personas del plan: lo tuyo puede ser mucho más, o nada.',
    madeUp: 'Esto es una demostración: esta empresa y su plan son inventados.',
  },
}

type Props = { readonly id: number; readonly name: string; readonly picked: Company | undefined }

/** What public filings say of the plans of an employer, as soon as it is known which one it is. */
export function PlanFacts({ id, name, picked }: Props) {
  const said = useWords(words)
  const language = useLanguage()
  const found = useCompany(id, name, picked)
  if (!found) return null
  return (
    <div className={styles.facts} role="status">
      <p className={styles.plan}>{planWords(found, language)}</p>
      <p className={styles.source}>{found.is_made_up ? said.madeUp : said.average}</p>
    </div>
  )
}

/** The company as it was picked, or else as the directory has it. Undefined while it is not known. */
function useCompany(id: number, name: string, picked: Company | undefined): Company | undefined {
  const [found, setFound] = useState<Company>()
  const isPicked = picked?.company_id === id
  useEffect(() => {
    if (isPicked) return
    const stop = new AbortController()
    void ask('GET /api/v1/employers/companies/', { query: { name__prefix: name.slice(0, 200) }, signal: stop.signal }).then((answer) => {
      if (answer.ok && !stop.signal.aborted) setFound(answer.data.results.find(({ company_id }) => company_id === id))
    })
    return () => stop.abort()
  }, [id, name, isPicked])
  return isPicked ? picked : found?.company_id === id ? found : undefined
}

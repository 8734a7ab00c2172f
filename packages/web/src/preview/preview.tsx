import { useParams, useSearchParams } from 'react-router-dom'
import { BareStep } from './bare-step.tsx'
import { PreviewDesk } from './preview-desk.tsx'

/** Any step of any mode, with the answers of any persona. Nothing is saved. */
export function Preview() {
  const { mode = '', '*': step = '' } = useParams()
  const [query] = useSearchParams()
  const persona = query.get('persona') ?? ''
  return query.has('bare') ? (
    <BareStep key={`${mode} ${step} ${persona}`} mode={mode} step={step} persona={persona} />
  ) : (
    <PreviewDesk mode={mode} step={step} persona={persona} />
  )
}

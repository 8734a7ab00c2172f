import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { namedIn } from '../client/address.ts'
import { BareStep } from './bare-step.tsx'
import { PreviewDesk } from './preview-desk.tsx'

/** Any step of any mode, with the answers of any persona. Nothing is saved. */
export function Preview() {
  const { pathname } = useLocation()
  const { mode, step } = namedIn(pathname.slice('/preview'.length))
  const [query] = useSearchParams()
  // The address of the page in the frame is the step’s own from then on: some steps keep their place in it.
  const [first] = useState(query)
  const persona = (first.has('bare') ? first : query).get('persona') ?? ''
  return first.has('bare') ? (
    <BareStep mode={mode} step={step} persona={persona} look={{ theme: first.get('bare'), language: first.get('words') }} />
  ) : (
    <PreviewDesk mode={mode} step={step} persona={persona} />
  )
}

import { useState } from 'react'
import { BrokenPage } from './broken-page.tsx'
import { ListPage } from './modes/list-page.tsx'
import { ModePage } from './modes/mode-page.tsx'
import { FramedStep } from './step/framed-step.tsx'
import { placeIn } from './studio-address.ts'

/** For people who make the product: every mode, to be read and walked with the real engine. Nothing is saved. */
export function Studio() {
  // In the frame, the address is the step’s own from then on: some steps keep their place in it.
  const [first] = useState(() => ({ query: new URLSearchParams(location.search), place: placeIn(location) }))
  const { query, place } = first
  if (query.has('bare')) return <FramedStep place={place} theme={query.get('bare')} language={query.get('words')} />
  return <BrokenPage>{place.mode === '' ? <ListPage /> : <ModePage {...place} />}</BrokenPage>
}

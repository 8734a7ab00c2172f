import type { PersonaFile } from '@app/schemas/flow/persona'
import { useCallback } from 'react'
import { useChanges } from '../../client/use-flow-changes.ts'
import { addressOf, type StudioPlace } from '../studio-address.ts'
import { Walks } from '../walk/walks.tsx'
import { type Answer, getFlows, getMode, getPersona } from './flows-client.ts'
import { ModeHead } from './mode-head.tsx'
import { Notice } from './notice.tsx'
import { Frame } from './studio-page.tsx'
import { useLoaded } from './use-loaded.ts'

type Props = StudioPlace

/** One mode, to be walked. It follows the files: a saved change is there within a second. */
export function ModePage({ mode, step, persona: name }: Props) {
  const view = useLoaded(useCallback(() => getMode(mode), [mode]))
  const list = useLoaded(getFlows)
  const persona = useLoaded(useCallback(() => loadPersona(name), [name]))
  const isLive = useChanges((modes) => {
    list.reload()
    persona.reload()
    if (modes === 'perhaps all' || modes.includes(mode)) view.reload()
  })
  const failure = view.failure ?? persona.failure ?? list.failure
  const isReady = view.data && list.data && persona.data !== undefined
  return (
    <Frame isLive={isLive} width="mode">
      <title>{`${view.data?.resolved.title ?? mode} · Flows`}</title>
      {!view.data && <h1>{mode}</h1>}
      {failure && (
        <Notice tone="error" title={failure.detail}>
          {failure.code === 'persona_not_found' && (
            <p>
              <a href={addressOf(mode)}>Walk “{mode}” as somebody new</a>
            </p>
          )}
          <p>
            Back to the <a href="/dev/flows">list of all modes</a>
            {failure.code === 'mode_not_sound' && ', which says what is wrong with the files'}.
          </p>
        </Notice>
      )}
      {isReady && view.data && list.data ? (
        <>
          <ModeHead view={view.data} />
          <Walks view={view.data} step={step} personas={list.data.personas} persona={persona.data ?? undefined} />
        </>
      ) : (
        !failure && <p role="status">Reading the mode …</p>
      )}
    </Frame>
  )
}

/** Null when nobody was asked for. */
async function loadPersona(name: string): Promise<Answer<PersonaFile | null>> {
  return name === '' ? { data: null } : getPersona(name)
}

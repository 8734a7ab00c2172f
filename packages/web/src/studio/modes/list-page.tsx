import { useState } from 'react'
import { useChanges } from '../../client/use-flow-changes.ts'
import { Diagnostics } from './diagnostics.tsx'
import { type FlowList, getFlows, type ListedMode } from './flows-client.ts'
import styles from './list-page.module.css'
import { ModeGroups } from './mode-groups.tsx'
import { Notice } from './notice.tsx'
import { PersonaList } from './persona-list.tsx'
import { Frame } from './studio-page.tsx'
import { useLoaded } from './use-loaded.ts'

/** Every mode by family, what is wrong with the files, and the personas who can walk. */
export function ListPage() {
  const { data, failure, reload } = useLoaded(getFlows)
  const isLive = useChanges(reload)
  return (
    <Frame isLive={isLive} width="list">
      <title>Flows</title>
      {!data && <h1>All flow modes</h1>}
      {failure && <Notice tone="error" title={failure.detail} />}
      {data ? <Flows list={data} /> : !failure && <p role="status">Reading the flows …</p>}
    </Frame>
  )
}

function Flows({ list: { modes, diagnostics, personas } }: { readonly list: FlowList }) {
  const [filter, setFilter] = useState('')
  const shown = modes.filter((mode) => fits(mode, filter))
  const broken = modes.filter(({ sound }) => !sound).length
  const neverLive = modes.filter(({ version }) => version === null).map(({ mode }) => mode)
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>All flow modes</h1>
          <p className={styles.count}>
            {modes.length} modes, {broken === 0 ? 'all proven sound' : `${broken} not sound`}. Choose one to walk it with the real engine.
          </p>
        </div>
        <div className={styles.filter}>
          <label htmlFor="filter">Filter by name or title</label>
          <input id="filter" type="search" value={filter} onChange={({ target }) => setFilter(target.value)} autoComplete="off" />
          <p role="status">{filter === '' ? '' : `${shown.length} of ${modes.length} fit`}</p>
        </div>
      </div>
      {diagnostics.length > 0 && <Diagnostics diagnostics={diagnostics} neverLive={neverLive} />}
      {modes.length === 0 && (
        <Notice tone="sun" title="There are no modes yet">
          <p>
            Each mode is one file in <code>flows/modes</code>. It appears here as soon as it is saved.
          </p>
        </Notice>
      )}
      {shown.length === 0 && modes.length > 0 && <p>No mode fits “{filter}”. Try a part of its name, such as “loan”.</p>}
      <ModeGroups modes={shown} />
      {personas.length > 0 && <PersonaList personas={personas} />}
    </>
  )
}

function fits({ mode, title }: ListedMode, filter: string): boolean {
  const text = `${mode} ${title}`.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

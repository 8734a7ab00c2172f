import { flowGraph, graphStyle, svg, withShares } from '@app/engine/graph'
import { type MouseEvent, useCallback, useEffect, useMemo, useRef } from 'react'
import { getWays, type ModeView } from '../modes/flows-client.ts'
import { useLoaded } from '../modes/use-loaded.ts'
import styles from './graph-picture.module.css'

type Props = {
  readonly view: ModeView
  readonly current: string
  readonly seen: ReadonlySet<string>
  readonly onOpen: (step: string) => void
}

/** The engine’s drawing of a mode, with the shares of people on its ways, the step where the walk is and those that it has seen. */
export function GraphPicture({ view, current, seen, onOpen }: Props) {
  const { resolved, steps } = view
  const { data: counted } = useLoaded(useCallback(() => getWays(resolved.mode), [resolved.mode]))
  const drawing = useMemo(() => {
    const titles = new Map(Object.entries(steps).map(([name, { title }]) => [name, title]))
    // No page of ours may have a style in its text.
    return svg(withShares(flowGraph(resolved, { titles }), counted?.ways ?? [])).replace(/<style>.*?<\/style>/s, '')
  }, [resolved, steps, counted])
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    // In a root of its own, the style and the ids of the drawing touch nothing else on the page.
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' })
    const style = new CSSStyleSheet()
    style.replaceSync(graphStyle + marks)
    root.adoptedStyleSheets = [style]
    const picture = new DOMParser().parseFromString(drawing, 'image/svg+xml').documentElement
    for (const node of picture.querySelectorAll('[data-step]')) {
      const step = node.getAttribute('data-step') ?? ''
      if (step === current) node.classList.add('current')
      else if (seen.has(step)) node.classList.add('seen')
    }
    root.replaceChildren(document.importNode(picture, true))
    root.querySelector('.current')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [drawing, current, seen])
  const open = ({ nativeEvent }: MouseEvent) => {
    const [pressed] = nativeEvent.composedPath()
    const step = pressed instanceof Element && pressed.closest('[data-step]')?.getAttribute('data-step')
    if (step && step in resolved.steps) onOpen(step)
  }
  // People without a mouse open a step from the list beside it.
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the list of steps does the same with a keyboard
  return <div ref={box} className={styles.graph} onClick={open} />
}

const marks = `
svg { max-width: none }
[data-step] { cursor: pointer }
.current .shape { stroke: var(--brand); stroke-width: 4 }
.seen .shape { stroke: var(--sun); stroke-width: 3 }
`

import { type ComponentType, type RefObject, useLayoutEffect, useRef } from 'react'
import { late } from '../../ui/late.tsx'
import type { FieldKind, FieldProps } from './field-kind.ts'
import { line } from './text/line.tsx'

type Caret = { readonly id: string; readonly from: number | null; readonly to: number | null }

const afterPageMs = 1_000

let held: Caret | undefined
const Plain = line({}).Input

/** An input that comes when a page asks for it. Until it is there a plain line takes what is typed, and hands over text and focus. */
export function lateInput(load: () => Promise<ComponentType<FieldProps>>): FieldKind['Input'] {
  return late(load, (props) => <Meanwhile {...props} />)
}

/**
 * A line with suggestions under it. The page can be used without them, so they load after it, or when a person reaches for a field;
 * where they cannot be loaded, as without a connection, the plain line stays and takes the answer.
 */
export function suggestingInput(load: () => Promise<ComponentType<FieldProps>>): FieldKind['Input'] {
  return late(
    () => afterPage().then(load),
    (props) => <Meanwhile {...props} />,
    { isOptional: true },
  )
}

function afterPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, afterPageMs)
    globalThis.document?.addEventListener('focusin', () => resolve(), { once: true })
  })
}

function Meanwhile(props: FieldProps) {
  const { id } = props
  const box = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input')
    return () => {
      const isHere = input && document.activeElement === input
      held = isHere ? { id, from: input.selectionStart, to: input.selectionEnd } : undefined
    }
  }, [id])
  return (
    <span ref={box}>
      <Plain {...props} />
    </span>
  )
}

/** Whether a person is typing into the line whose place an input is about to take. */
export function isHandedFocus(id: string): boolean {
  return held?.id === id
}

/** Takes the focus over from the line that stood here before. */
export function useHandedFocus(id: string, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    if (held?.id !== id || !input.current) return
    input.current.focus()
    input.current.setSelectionRange(held.from, held.to)
    held = undefined
  }, [id, input])
}

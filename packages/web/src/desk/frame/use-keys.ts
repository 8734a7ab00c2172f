import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { readDevice, saveOnDevice } from '../../client/device.ts'

const device = 'desk-keys'
const withinMs = 1500
const pages: Readonly<Record<string, string>> = { q: '/desk', m: '/desk/mine', c: '/desk/customers' }

/** Keys that lead to pages, while nothing is typed in a field. They can be turned off: some people speak to their computers. */
export function useKeys(): { readonly areOn: boolean; readonly turn: () => void } {
  const navigate = useNavigate()
  const [areOn, setOn] = useState(() => readDevice<boolean>(device) !== false)
  useEffect(() => {
    if (!areOn) return
    let begunAtMs = Number.NEGATIVE_INFINITY
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const to = event.timeStamp - begunAtMs < withinMs ? pages[event.key] : undefined
      begunAtMs = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (event.key !== '/' && to === undefined) return
      event.preventDefault()
      navigate(to ?? '/desk/customers', { state: { toSearch: to === undefined } })
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [areOn, navigate])
  const turn = useCallback(() => {
    saveOnDevice(device, !areOn)
    setOn(!areOn)
  }, [areOn])
  return { areOn, turn }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}

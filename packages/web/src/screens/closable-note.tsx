import { useState } from 'react'
import { readDevice, saveOnDevice } from '../client/device.ts'
import { useWords, type Words } from '../client/language.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

type Props = { readonly step: string; readonly title: string; readonly text: string }

const words: Words<{ readonly close: string }> = { en: { close: 'Close' }, es: { close: 'Cerrar' } }
const device = 'closed-notes'

/** A note that helps and is not needed: closed once, it stays closed on this device. */
export function ClosableNote({ step, title, text }: Props) {
  const { close } = useWords(words)
  const name = `${step} ${title}`
  const [isClosed, setClosed] = useState(() => readDevice<readonly string[]>(device)?.includes(name) ?? false)
  if (isClosed) return null
  const closeIt = () => {
    saveOnDevice(device, [...(readDevice<readonly string[]>(device) ?? []), name])
    setClosed(true)
    // What had the focus is gone: it goes on at the heading, and nobody is thrown to the top of the window.
    document.getElementById('step-title')?.focus({ preventScroll: true })
  }
  return (
    <Note title={title}>
      <p>{text}</p>
      <div>
        <Button look="small" aria-label={`${close}: ${title}`} onClick={closeIt}>
          {close}
        </Button>
      </div>
    </Note>
  )
}

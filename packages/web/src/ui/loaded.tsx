import type { ReactNode } from 'react'
import { useWords, type Words } from '../client/language.ts'
import type { Loaded as Held } from '../client/service/resource.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { Note } from './note.tsx'
import { Skeleton } from './skeleton.tsx'

type Own = { readonly failed: string; readonly again: string }

const words: Words<Own> = {
  en: { failed: 'We couldn’t load this part', again: 'Try again' },
  es: { failed: 'Esta parte no se pudo cargar', again: 'Intentar de nuevo' },
}

type Props<T> = {
  readonly of: Held<T> & { readonly reload: () => void }
  /** The words while there is no data. */
  readonly empty: string | undefined
  readonly isEmpty?: (data: T) => boolean
  readonly children: (data: T) => ReactNode
}

/** Something of the service in every state: on its way, not to be had, empty, there. */
export function Loaded<T>({ of, empty, isEmpty, children }: Props<T>) {
  const { failed, again } = useWords(words)
  if (of.data !== undefined) return isEmpty?.(of.data) ? <Empty>{empty}</Empty> : children(of.data)
  if (of.failure) {
    return (
      <Note title={failed} look="problem">
        <p>{of.failure.detail}</p>
        <Button look="small" onClick={of.reload}>
          {again}
        </Button>
      </Note>
    )
  }
  return of.isKnown ? <Empty>{empty}</Empty> : <Skeleton />
}

import { type ComponentType, type FunctionComponent, type ReactNode, useLayoutEffect, useState } from 'react'
import { whenOnline } from '../client/service/online.ts'

type Late<P> = FunctionComponent<P> & { readonly prepare: () => Promise<unknown> }

const all = new Set<() => Promise<unknown>>()

/** Brings everything that would come late, and what that brings in turn: for drawings that nobody waits in front of. */
export async function prepareAll(): Promise<void> {
  const begun = new Set<() => Promise<unknown>>()
  while (begun.size < all.size) {
    const more = [...all].filter((prepare) => !begun.has(prepare))
    for (const prepare of more) begun.add(prepare)
    await Promise.all(more.map((prepare) => prepare()))
  }
}

type Options = {
  /** The page can be used without it: when it does not come, what is in its place stays, until it comes once there is a connection again. */
  readonly isOptional?: boolean
}

/**
 * A component that comes when it is shown, with something in its place meanwhile. Prepared before, it is there at once. React's own
 * `lazy` is not used: what it has waited for it holds back until 300 ms have passed.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P) => ReactNode = () => null,
  { isOptional = false }: Options = {},
): Late<P> {
  let loaded: ComponentType<P> | undefined
  const prepare = async () => {
    loaded ??= await load()
    return loaded
  }
  all.add(prepare)
  function Late(props: P) {
    const [Shown, setShown] = useState(() => loaded)
    const [trouble, setTrouble] = useState<{ readonly error: unknown }>()
    useLayoutEffect(() => {
      if (Shown) return
      let isGone = false
      let endWait: (() => void) | undefined
      const bring = () =>
        void prepare().then(
          (ready) => isGone || setShown(() => ready),
          (error: unknown) => {
            if (isGone) return
            if (isOptional) endWait = whenOnline(bring)
            else setTrouble({ error })
          },
        )
      bring()
      return () => {
        isGone = true
        endWait?.()
      }
    }, [Shown])
    // Whatever looks after what breaks on a page looks after this too.
    if (trouble) throw trouble.error
    return Shown ? <Shown {...props} /> : meanwhile(props)
  }
  return Object.assign(Late, { prepare })
}

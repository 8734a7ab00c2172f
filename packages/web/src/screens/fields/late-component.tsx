import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

type Late<P> = { readonly Shown: ComponentType<P>; readonly prepare: () => Promise<unknown> }

/** A component that comes when it is shown, with something in its place meanwhile. Prepared before, it is there at once, and nothing moves. */
export function lateComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (props: P) => ReactNode = () => null,
): Late<P> {
  let loaded: ComponentType<P> | undefined
  const prepare = async () => {
    loaded ??= await load()
    return loaded
  }
  const Coming = lazy(async () => {
    const Loaded = await prepare()
    // One that comes later still cannot stand for it by itself.
    return { default: (props: P) => <Loaded {...props} /> }
  })
  function Shown(props: P) {
    // As it was when it first stood there: a component that took its place would lose what is typed.
    const [Ready] = useState(() => loaded)
    if (Ready) return <Ready {...props} />
    return (
      <Suspense fallback={meanwhile(props)}>
        <Coming {...props} />
      </Suspense>
    )
  }
  return { Shown, prepare }
}

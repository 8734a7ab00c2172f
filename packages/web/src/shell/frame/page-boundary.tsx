import { Component, type ReactNode } from 'react'
import { unreachable } from '../../client/service/ask.ts'
import { whenOnline } from '../../client/service/online.ts'
import { Trouble } from './trouble.tsx'

type Props = { readonly children: ReactNode }
type State = { readonly error: Error | undefined }

/**
 * An error on one page, or a part of it that cannot be brought, is shown in its place, and can be retried; what is around it stays. Without
 * a connection it is tried again once that is back.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: undefined }
  #endWait: (() => void) | undefined

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override componentDidCatch(): void {
    if (!navigator.onLine) this.#endWait ??= whenOnline(this.#tryAgain)
  }

  override componentWillUnmount(): void {
    this.#endWait?.()
  }

  #tryAgain = () => {
    this.#endWait?.()
    this.#endWait = undefined
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    const { failure } = unreachable()
    return <Trouble failure={navigator.onLine ? { detail: '' } : failure} onAgain={this.#tryAgain} />
  }
}

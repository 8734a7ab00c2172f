import { Component, type ReactNode } from 'react'
import { Trouble } from '../frame/trouble.tsx'

type Props = { readonly step: string; readonly children: ReactNode }

/** An error in one step is shown on that step, and can be retried; the rest of the page stays. */
export class StepBoundary extends Component<Props, { readonly error: Error | undefined }> {
  override state: { readonly error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return <Trouble failure={{ detail: '' }} onAgain={() => this.setState({ error: undefined })} />
  }
}

import { Component, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

type State = { readonly message: string | undefined }

/** Says what went wrong instead of leaving an empty page. React knows no other way than a class. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    if (message === undefined) return this.props.children
    return (
      <main>
        <h1>Flows</h1>
        <Notice tone="error" title="This page has stopped working">
          <p>It said: {message}</p>
          <p>
            Load the page again, or go to the <a href="/dev/flows">list of flows</a>.
          </p>
        </Notice>
      </main>
    )
  }
}

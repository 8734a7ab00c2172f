import { Component, type ReactNode } from 'react'
import buttons from './buttons.module.css'
import { Notice } from './modes/notice.tsx'
import { Frame } from './modes/studio-page.tsx'

/** A page of the studio that broke says so, and what to do, instead of staying empty. React knows no other way than a class. */
export class BrokenPage extends Component<{ readonly children: ReactNode }, { readonly message: string | undefined }> {
  override state: { readonly message: string | undefined } = { message: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { message } = this.state
    if (message === undefined) return this.props.children
    return (
      <Frame width="list">
        <title>Flows</title>
        <h1>Flows</h1>
        <Notice tone="error" title="This page has stopped working">
          <p>
            Load it again, or go to the <a href="/dev/flows">list of all modes</a>. The files of the flows are untouched. If it stops again,
            send the developers this message: <code>{message}</code>
          </p>
          <p>
            <button type="button" className={buttons.quiet} onClick={() => location.reload()}>
              Load again
            </button>
          </p>
        </Notice>
      </Frame>
    )
  }
}

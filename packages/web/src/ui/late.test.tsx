import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { late } from './late.tsx'

afterEach(cleanup)

const Named = ({ name }: { readonly name: string }) => <p>Here is {name}</p>

describe('a component that comes late', () => {
  it('has something in its place until it is there', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Named>()
    const Late = late(
      () => promise,
      ({ name }) => <p>Waiting for {name}</p>,
    )
    render(<Late name="the list" />)
    expect(screen.getByText('Waiting for the list')).toBeDefined()
    resolve(Named)
    expect(await screen.findByText('Here is the list')).toBeDefined()
    expect(screen.queryByText('Waiting for the list')).toBeNull()
  })

  it('is there at once when it was prepared, and is loaded once', async () => {
    let loads = 0
    const Late = late(async () => {
      loads++
      return Named
    })
    await Late.prepare()
    render(<Late name="the list" />)
    expect(screen.getByText('Here is the list')).toBeDefined()
    expect(loads).toBe(1)
  })

  it('whose file cannot be loaded breaks like anything else on a page', async () => {
    const Late = late<{ readonly name: string }>(() => Promise.reject(new Error('no such file')))
    render(
      <Told>
        <Late name="the list" />
      </Told>,
      { onCaughtError: () => undefined },
    )
    expect(await screen.findByText('no such file')).toBeDefined()
  })
})

class Told extends Component<{ readonly children: ReactNode }, { readonly words?: string }> {
  override state: { readonly words?: string } = {}
  static getDerivedStateFromError(error: Error) {
    return { words: error.message }
  }
  override render() {
    return this.state.words ?? this.props.children
  }
}

import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { translateTexts } from '../testing/translate-texts.ts'
import { standTranslation } from './stand-translation.ts'

const { removeChild, insertBefore } = Node.prototype
beforeAll(standTranslation)
afterEach(cleanup)
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore })
})

/** Words with something before them now and then, and gone where they are not wanted: what translation takes from React. */
function Line({ mark, words }: { readonly mark: boolean; readonly words: string }) {
  return (
    <p>
      {mark && <b>!</b>}
      {words !== '' && words}
      <i>.</i>
    </p>
  )
}

describe('a page that the browser translates', () => {
  it('still takes what comes before a translated text', () => {
    const { container, rerender } = render(<Line mark={false} words="Saved" />)
    translateTexts(container)
    rerender(<Line mark words="Saved" />)
    expect(container.querySelector('b')?.textContent).toBe('!')
  })

  it('still takes off a text that was translated', () => {
    const { container, rerender } = render(<Line mark={false} words="Saved" />)
    translateTexts(container)
    rerender(<Line mark={false} words="" />)
    expect(container.querySelector('i')?.textContent).toBe('[.]')
  })

  it('puts and takes off in their order where nothing was translated', () => {
    const { container, rerender } = render(<Line mark={false} words="Saved" />)
    rerender(<Line mark words="Saved" />)
    expect(container.textContent).toBe('!Saved.')
    rerender(<Line mark={false} words="" />)
    expect(container.textContent).toBe('.')
  })
})

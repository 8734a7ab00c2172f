import { secretTypes } from '@app/schemas/flow/steps/field-types'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { useSession } from '../../../client/session/session.ts'
import { savedSigning } from '../../data/papers/signing.ts'
import type { ShownField } from '../shown-field.ts'
import { signature } from './signature.tsx'
import { SignatureInput } from './signature-input.tsx'
import { type Signed, signedOf, strokesOf } from './signed.ts'

const field = { name: 'signature', type: 'signature', label: 'Sign', record: 'signing_sessions', column: 'signature' } satisfies ShownField
const reading = { today: '2026-11-20', others: {} }
const read = (value: unknown) => signature.read?.(value, field, reading, () => ({ ok: false, problem: 'type' }))

beforeEach(() => {
  const user = { pk: 'a', email: 'ada@example.com', first_name: 'Ada', last_name: 'O’Sample', is_confirmed: true, pending_email: null }
  useSession.setState({ user: user as never })
})
afterEach(() => {
  cleanup()
  forgetPerson()
})

describe('a signature', () => {
  it.each([
    ["ada o'sample", true],
    ['  ADA   O’SAMPLE ', true],
    ['Ada', false],
    ['Bob O’Sample', false],
  ])('“%s” is the person’s own name: %s', (typed, isOwn) => {
    expect(read(typed)?.ok).toBe(isOwn)
  })

  it('under papers is the name that stands in them, whatever this page believes that the account is called', () => {
    const signing = { signer: { first_name: 'Ada', last_name: 'Married' }, waiting: [], signed: [], text_to: null, phone: null }
    savedSigning.put(signing)
    expect([read('Ada Married')?.ok, read('Ada O’Sample')?.ok]).toEqual([true, false])
    const letter = signature.read?.('Ada O’Sample', { ...field, record: 'personal_information' }, reading, () => ({
      ok: false,
      problem: 'type',
    }))
    expect(letter?.ok).toBe(true)
  })

  it('is asked for when nothing is typed, whatever is drawn', () => {
    expect(read({ typed: ' ', strokes: [[1, 2, 3, 4]] })).toEqual({ ok: false, problem: 'required' })
  })

  it('takes the drawing along with the name', () => {
    const strokes = [[1, 2, 3, 4]]
    expect(read({ typed: 'Ada O’Sample', strokes })).toEqual({ ok: true, value: { typed: 'Ada O’Sample', strokes } })
  })

  it('is never kept by this browser', () => {
    expect(secretTypes.has('signature')).toBe(true)
  })
})

describe('its field', () => {
  function Shown({ canDraw }: { readonly canDraw: boolean }) {
    const [signed, setSigned] = useState<Signed>({ typed: '' })
    return <SignatureInput id="s" signed={signed} onChange={setSigned} canDraw={canDraw} isWrong={false} describedBy={undefined} />
  }

  it('shows the name as it is typed, and can be signed by keyboard alone', async () => {
    render(<Shown canDraw />)
    await userEvent.tab()
    await userEvent.keyboard('Ada Sample')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Ada Sample')
    expect(screen.getByText('Ada Sample').getAttribute('class')).toContain('name')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Draw it instead')
  })

  it('offers to draw only where a drawing is kept', () => {
    render(<Shown canDraw={false} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('a drawing is sent in whole numbers, whatever the size of the box, and never too many', () => {
  const points = Array.from({ length: 5_000 }, (_, at) => ({ x: at / 10, y: 50 }))
  const [line] = strokesOf([points], { width: 500, height: 100 })
  expect(line?.length).toBeLessThanOrEqual(4_000)
  expect(line?.every((number) => Number.isInteger(number) && number >= 0 && number <= 1_000)).toBe(true)
  expect(line?.slice(0, 2)).toEqual([0, 500])
  expect(strokesOf([[]], { width: 1, height: 1 })).toEqual([])
})

it('what stands in the field is understood, whatever it is', () => {
  for (const value of [undefined, null, 5, []]) expect(signedOf(value).typed).toBe('')
})

import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '../../../client/session/resets.ts'
import { drawStep } from '../../../testing/draw-step.tsx'

afterEach(() => {
  cleanup()
  forgetPerson()
})

const root = '/api/v1/accounts/personal_information'
const shown = () => ['Month', 'Day', 'Year'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)

async function drawMonth() {
  const none = () => ({ body: { results: [] } })
  await drawStep('landing-fc-newfind', 'personal-information', { [`GET ${root}/`]: none, [`GET ${root}/ssn/`]: none })
  return screen.findByLabelText('Month')
}

describe('a whole date in the first field', () => {
  it.each(['1/2/60', '1-2-1960', '1.2.1960', '1 2 1960'])('typed with what stands between: %s', async (typed) => {
    await userEvent.type(await drawMonth(), typed)
    await userEvent.tab()
    expect(shown()).toEqual(['1', '2', '1960'])
  })

  it.each(['01/02/60', '01-02-1960', ' 01/02/1960 '])('pasted: %s', async (pasted) => {
    await userEvent.click(await drawMonth())
    await userEvent.paste(pasted)
    expect(shown()).toEqual(['01', '02', '1960'])
  })

  it('typed as eight digits', async () => {
    await userEvent.type(await drawMonth(), '01021960')
    expect(shown()).toEqual(['01', '02', '1960'])
  })
})

it('what is no date is left as it was typed, and nobody is moved', async () => {
  const month = await drawMonth()
  await userEvent.type(month, '13x')
  expect([shown(), document.activeElement]).toEqual([['13x', '', ''], month])
})

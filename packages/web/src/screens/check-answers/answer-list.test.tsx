import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { AnswerList } from './answer-list.tsx'

afterEach(cleanup)

it.each([
  [null, { returnTo: 'ira/open-beagle', field: 'city' }],
  [{ from: { step: 'final-step' } }, { returnTo: 'ira/open-beagle', returnFrom: { step: 'final-step' }, field: 'city' }],
])('the way to an answer says where to come back to, and where that was reached from: %j', async (usr, expected) => {
  history.replaceState({ usr, key: 'check', idx: 0 }, '', '/dashboard-rollover/ira/open-beagle')
  render(
    <BrowserRouter>
      <AnswerList
        answers={[{ step: 'personal-information', name: 'city', label: 'City', words: 'Reno' }]}
        mode="dashboard-rollover"
        returnTo="ira/open-beagle"
      />
    </BrowserRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: /City/ }))
  expect(history.state.usr).toEqual(expected)
})

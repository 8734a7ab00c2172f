import { expect, it, onTestFinished, vi } from 'vitest'
import { followChanges, refreshShown, sayChanged, whileShown } from './changes.ts'

const show = (said: string[], name: string) =>
  whileShown({ forget: () => void said.push(`forget ${name}`), askAgain: () => void said.push(`ask ${name}`) })

function openOtherTab(): BroadcastChannel {
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  onTestFinished(followChanges())
  return other
}

it('what is shown is asked for again, and what is not any more is left alone', () => {
  const said: string[] = []
  const [endOne, endOther] = [show(said, 'one'), show(said, 'other')]
  refreshShown()
  endOne()
  refreshShown()
  endOther()
  refreshShown()
  expect(said).toEqual(['ask one', 'ask other', 'ask other'])
})

it('a change in another tab is shown here, and one of our own is not asked for again', async () => {
  const said: string[] = []
  onTestFinished(show(said, 'one'))
  const other = openOtherTab()
  sayChanged()
  other.postMessage('changed')
  await expect.poll(() => said).toEqual(['forget one', 'ask one'])
})

it('a tab that nobody sees asks when it is seen again: what it holds is known to be old', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => void vi.restoreAllMocks())
  const said: string[] = []
  onTestFinished(show(said, 'one'))
  openOtherTab().postMessage('changed')
  await expect.poll(() => said).toEqual(['forget one'])
})

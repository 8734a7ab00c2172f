import { expect, it, onTestFinished, vi } from 'vitest'
import { followChanges, refreshShown, sayChanged, whenOld, whileShown } from './changes.ts'

const show = (said: string[], name: string) => {
  whenOld(() => void said.push(`forget ${name}`))
  return whileShown(() => void said.push(`ask ${name}`))
}

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
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => void vi.restoreAllMocks())
  const said: string[] = []
  onTestFinished(show(said, 'one'))
  openOtherTab().postMessage('changed')
  await expect.poll(() => said).toEqual(['forget one'])
  sight.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(said).toEqual(['forget one', 'ask one'])
})

import { expect, it, onTestFinished } from 'vitest'
import { followChanges, refreshShown, sayChanged, whileShown } from './changes.ts'

it('what is shown is asked for again, and what is not any more is left alone', () => {
  const asked: string[] = []
  const [endOne, endOther] = [whileShown(() => asked.push('one')), whileShown(() => asked.push('other'))]
  refreshShown()
  endOne()
  refreshShown()
  endOther()
  refreshShown()
  expect(asked).toEqual(['one', 'other', 'other'])
})

it('a change in another tab is shown here, and one of our own is not asked for again', async () => {
  const asked: string[] = []
  onTestFinished(whileShown(() => asked.push('again')))
  onTestFinished(followChanges())
  sayChanged()
  const other = new BroadcastChannel('changes')
  onTestFinished(() => other.close())
  other.postMessage('changed')
  await expect.poll(() => asked).toEqual(['again'])
})

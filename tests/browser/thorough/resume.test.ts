import { expect, it } from 'vitest'
import { someModes } from '../../model/support/some-modes.ts'
import { becomeCustomer } from '../support/customer.ts'
import { leaveAddresses } from '../support/leave-addresses.ts'
import { modeOf } from '../support/mode.ts'
import { longestMs, openStage } from '../support/stage.ts'

const stage = openStage()
/** At the address of the dashboard is the dashboard itself. */
const modes = someModes.filter((mode) => mode !== 'dashboard')

type Decided = { readonly go: { readonly step: string } | null }

it('a customer who opens a mode by its address is put where the service says, in every mode', { timeout: 2 * longestMs }, async () => {
  const { page } = await becomeCustomer(await stage().take('phone'))
  for (const mode of modes) {
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/journeys/${mode}`)
    await page.goto(`/${mode}`)
    const { decision } = (await (await asked).json()) as { decision: Decided }
    const addresses = decision.go ? [`/${mode}/${decision.go.step}`] : leaveAddresses
    await page.waitForURL((url) => addresses.includes(url.pathname))
    expect(modeOf(mode).flow.nodes.has(decision.go?.step ?? ''), `${mode} leads to a step of its own`).toBe(decision.go !== null)
  }
})

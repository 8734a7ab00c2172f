import { readFile } from 'node:fs/promises'
import { filesIn } from '@app/api/testing-archives'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { emailTo } from '../support/colleague.ts'
import { becomeSaver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

describe('a copy of all data', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('is asked for with a password, made, saved, and holds what was entered', async () => {
    const { page, person, watch } = await becomeSaver(stage())
    const proof = page.getByRole('dialog', { name: 'Enter your password to continue' })
    watch.expect(403, /personal_information/)
    await page.goto('/dashboard/settings')
    await page.getByRole('button', { name: 'Change address or phone' }).click()
    await page.getByLabel('City').fill('Astoria')
    await page.getByRole('button', { name: 'Save address and phone' }).click()
    await proof.getByLabel('Password', { exact: true }).fill('a wrong guess at it')
    watch.expect(400, /step-up/)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await proof.getByText('That isn’t your account’s password.').first().waitFor()
    expect(await violations(page)).toEqual([])
    await proof.getByLabel('Password', { exact: true }).fill(person.password)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    await proof.waitFor({ state: 'detached' })
    await page
      .locator('main')
      .getByText(/Astoria/)
      .first()
      .waitFor()

    const part = page.getByRole('region', { name: 'A copy of your data' })
    await part.getByRole('button', { name: 'Ask for a copy' }).click()
    await part.getByText('Your copy is being made.').waitFor()
    await part.getByText(/^Your copy of .* is ready/).waitFor()
    expect(await violations(page)).toEqual([])
    expect(await emailTo(stage().service, person.email, 'export-ready')).toContain('/dashboard/settings')
    const [download] = await Promise.all([page.waitForEvent('download'), part.getByRole('button', { name: 'Save the copy' }).click()])
    await part.getByText('Saved. Keep the file somewhere safe: it isn’t locked.').waitFor()
    expect(download.suggestedFilename()).toMatch(/^My data \d{4}-\d{2}-\d{2}\.zip$/)
    const files = filesIn(await readFile(await download.path()))
    expect(Object.keys(files)).toEqual(['index.html', 'data.json'])
    const { personal_information: told } = JSON.parse(files['data.json'] ?? '')
    expect(told).toMatchObject([{ city: 'Astoria', street_address: person.street_address }])
    for (const words of ['Astoria', person.street_address, person.email]) expect(files['index.html']).toContain(words)
    expect(Object.values(files).join()).not.toMatch(/078-?05-?1120/)
    // The page to read, as somebody opens it from their disk.
    await page.goto('about:blank')
    await page.setContent(files['index.html'] ?? '')
    expect(await violations(page)).toEqual([])
    expect(watch.take()).toEqual([])
  })
})

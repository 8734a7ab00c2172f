import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addFund, shareOf } from '../support/own-mix.ts'
import { becomeSaver } from '../support/saver.ts'
import { longestMs, openStage } from '../support/stage.ts'

const dayMs = 86_400_000
const [stocks, bonds] = ['Fernhollow US Total Market Index ETF', 'Fernhollow US Total Bond Index ETF']

describe('a mix', { timeout: longestMs }, () => {
  const stage = openStage({ isForMoney: true })

  it('is built of funds that add up, kept and bought, and changed for a ready-made one after a look at both', async () => {
    const { page, watch, pass } = await becomeSaver(stage(), { hasPlan: true })
    await page.goto('/dashboard/settings/portfolio-build')
    await addFund(page, stocks, '60')
    await addFund(page, bonds, '30')
    await page.getByText('10% left to assign.').waitFor()
    await page.getByRole('button', { name: 'Use my own mix' }).click()
    const problem = page.getByRole('alert', { name: 'There’s a problem' })
    await problem.getByText('The shares add up to less than 100%. Raise one, or share out what’s left.').waitFor()
    expect(await violations(page)).toEqual([])
    await shareOf(page, bonds).fill('60')
    await page.getByText('20% too much. Lower a share or remove a fund.').waitFor()
    await shareOf(page, bonds).fill('30')
    await page.getByRole('button', { name: 'Share out what’s left evenly' }).click()
    await page.getByText('The shares add up to 100%.').waitFor()
    expect([await shareOf(page, stocks).inputValue(), await shareOf(page, bonds).inputValue()]).toEqual(['65', '35'])
    const parts = page.getByRole('region', { name: 'What it comes to' })
    await parts.getByRole('row', { name: 'US stocks 65%' }).waitFor()
    await parts.getByText(/^Its funds cost \$[\d.]+ a year for each \$10,000\. 65% of it is in stocks\.$/).waitFor()
    const later = page.getByRole('region', { name: 'What it could be worth later' })
    for (const mix of ['Your own mix', 'Balanced'])
      await later.getByRole('img', { name: new RegExp(`^${mix}: from \\$40,000 today to `) }).waitFor()
    await later.getByText('What this assumes, and what it leaves out').click()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Use my own mix' }).click()
    await page.getByText('Your own mix counts now.').waitFor()

    await page.reload()
    await page.getByText('The shares add up to 100%.').waitFor()
    expect([await shareOf(page, stocks).inputValue(), await shareOf(page, bonds).inputValue()]).toEqual(['65', '35'])
    await pass(dayMs)
    await page.goto('/dashboard/investments')
    const mix = page.getByRole('region', { name: 'Your mix' })
    await mix.getByText(/^Your own mix, chosen on /).waitFor()
    for (const aim of ['aims at 65%', 'aims at 35%']) await mix.getByText(aim).waitFor()
    const happened = page.getByRole('region', { name: 'What happened' })
    await happened.getByText('See the 2 trades').click()
    await happened.getByText(`Bought ${stocks} for $26,000.00`).waitFor()
    await happened.getByText(`Bought ${bonds} for $14,000.00`).waitFor()
    expect(await violations(page)).toEqual([])

    await page.goto('/dashboard/settings/portfolio')
    await page.getByRole('radio', { name: /^Balanced: .*\(fits your answers\)/ }).check()
    const preview = page.getByRole('region', { name: 'From Your own mix to Balanced' })
    await preview.getByRole('row', { name: /^US stocks 65% [\d.]+%$/ }).waitFor()
    await page.getByText(/^The funds cost about \$[\d.]+ a year now, and about \$[\d.]+ then\.$/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Change to Balanced' }).click()
    await page.getByText('Your mix is Balanced now.').waitFor()
    expect(await violations(page)).toEqual([])
    await page.goto('/dashboard/investments')
    await mix.getByText(/^Balanced, chosen on /).waitFor()
    await happened.getByText('See the 8 trades').click()
    await happened.getByText(new RegExp(`^Sold ${stocks} for `)).waitFor()
    expect(await happened.getByText('You chose a mix', { exact: true }).count()).toBe(2)
    expect(await stage().service.books.isEven()).toBe(true)
    expect(watch.take()).toEqual([])
  })
})

import type { Page } from 'playwright-core'
import { untilAnswered } from './until-answered.ts'

const choices = { en: { menu: 'Menu', name: 'English' }, es: { menu: 'Menú', name: 'Español' } } as const

/** Chosen in the menu of a phone, as people choose it: a language that a device only follows gives way to that of the account. */
export async function speak(page: Page, language: keyof typeof choices): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilAnswered(page)
  const before = await page.evaluate(() => document.documentElement.lang)
  if (before === language) return
  await page.getByRole('button', { name: choices[before === 'es' ? 'es' : 'en'].menu }).click()
  await page.getByRole('button', { name: choices[language].name }).click()
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language)
}

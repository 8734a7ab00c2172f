import { create } from 'zustand'
import { readDevice, saveOnDevice } from './device.ts'

export type Theme = 'light' | 'dark'

/** What was chosen; nothing while the system is followed. */
const useChosen = create<{ readonly theme: Theme | undefined }>(() => ({ theme: readTheme() }))

/** Light or dark: what the system says, until the person chooses. Where the service draws there is no system to ask. */
export function useTheme(): Theme {
  return useChosen(({ theme }) => theme) ?? (globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

/** What was chosen before, for the page that has just begun. */
export function useChosenTheme(): Theme | undefined {
  return useChosen(({ theme }) => theme)
}

/** Undefined follows the system again. */
export function chooseTheme(theme: Theme | undefined): void {
  saveOnDevice('theme', theme)
  useChosen.setState({ theme })
}

function readTheme(): Theme | undefined {
  const kept = readDevice<string>('theme')
  return kept === 'dark' || kept === 'light' ? kept : undefined
}

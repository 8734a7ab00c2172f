import { useEffect } from 'react'
import { useWords, type Words } from '../../client/language.ts'
import { chooseTheme, useChosenTheme, useTheme } from '../../client/theme.ts'
import styles from './theme-switch.module.css'

const words: Words<{ readonly dark: string }> = { en: { dark: 'Dark page' }, es: { dark: 'Página oscura' } }

/** Light or dark: what the system says, until the person chooses here. */
export function ThemeSwitch() {
  const { dark } = useWords(words)
  const isDark = useTheme() === 'dark'
  const chosen = useChosenTheme()
  useEffect(() => {
    if (chosen) document.documentElement.dataset['theme'] = chosen
    else delete document.documentElement.dataset['theme']
  }, [chosen])
  const turn = () => chooseTheme(isDark ? 'light' : 'dark')
  return (
    <button type="button" className={styles.switch} aria-pressed={isDark} title={dark} onClick={turn}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
        {isDark ? (
          <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" />
        ) : (
          <path d="M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
        )}
      </svg>
      <span className={styles.label}>{dark}</span>
    </button>
  )
}

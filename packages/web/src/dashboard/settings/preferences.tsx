import { isFollowingRefused } from '../../client/is-following-refused.ts'
import { type Language, languages, useLanguage, useWords, type Words } from '../../client/language.ts'
import { chooseLanguage } from '../../client/session/choose-language.ts'
import { chooseTheme, useChosenTheme } from '../../client/theme.ts'
import { answerConsent, useConsent } from '../../client/tracking/use-consent.ts'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Options } from '../../ui/fields/options.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './settings.module.css'
import { SettingsSection } from './settings-section.tsx'
import { WrittenLanguage } from './written-language.tsx'

type Own = {
  readonly title: string
  readonly advertising: string
  readonly help: string
  readonly no: string
  readonly yes: string
  readonly refused: string
  readonly refusedWords: string
  readonly privacy: string
  readonly language: string
  readonly theme: string
  readonly system: string
  readonly light: string
  readonly dark: string
}

const words: Words<Own> = {
  en: {
    title: 'Your choices on this device',
    advertising: 'May we tell the companies that show our ads that you came?',
    help: 'Never who you are. Until you answer, we tell them nothing. The site works the same either way.',
    no: 'No, tell them nothing',
    yes: 'Yes, you may tell them',
    refused: 'Your browser has answered: no',
    refusedWords: 'It sends Global Privacy Control. We tell advertisers nothing, whatever you press here.',
    privacy: 'Everything about privacy',
    language: 'Language',
    theme: 'How the page looks',
    system: 'Like your device',
    light: 'Light',
    dark: 'Dark',
  },
  es: {
    title: 'Tus elecciones en este dispositivo',
    advertising: '¿Podemos decir a las empresas que muestran nuestros anuncios que has venido?',
    help: 'Nunca quién eres. Hasta que respondas no les decimos nada. El sitio funciona igual en ambos casos.',
    no: 'No, no les digan nada',
    yes: 'Sí, pueden decírselo',
    refused: 'Tu navegador ya respondió: no',
    refusedWords: 'Envía Global Privacy Control. No decimos nada a los anunciantes, pulses lo que pulses.',
    privacy: 'Todo sobre la privacidad',
    language: 'Idioma',
    theme: 'Aspecto de la página',
    system: 'Como tu dispositivo',
    light: 'Claro',
    dark: 'Oscuro',
  },
}

const names: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** What was answered about advertising, and the language and the look of the page: each can be changed, and counts at once. */
export function Preferences() {
  const said = useWords(words)
  const spoken = useLanguage()
  const theme = useChosenTheme()
  return (
    <SettingsSection at="choices" title={said.title}>
      <Advertising />
      <a className={styles.go} href="/privacy">
        {said.privacy}
      </a>
      <Choice
        name="language"
        label={said.language}
        options={languages.map((one) => ({ value: one, label: names[one] }))}
        value={spoken}
        onChange={chooseLanguage}
      />
      <WrittenLanguage />
      <Choice
        name="theme"
        label={said.theme}
        options={[
          { value: 'system', label: said.system },
          { value: 'light', label: said.light },
          { value: 'dark', label: said.dark },
        ]}
        value={theme ?? 'system'}
        onChange={(chosen) => chooseTheme(chosen === 'system' ? undefined : chosen)}
      />
    </SettingsSection>
  )
}

function Advertising() {
  const said = useWords(words)
  const { answer } = useConsent()
  if (isFollowingRefused()) return <Note title={said.refused}>{said.refusedWords}</Note>
  return (
    <Choice
      name="advertising"
      label={said.advertising}
      help={said.help}
      options={[
        { value: 'no', label: said.no },
        { value: 'yes', label: said.yes },
      ]}
      value={answer}
      onChange={answerConsent}
    />
  )
}

type ChoiceProps<V extends string> = {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly value: V | undefined
  readonly onChange: (value: V) => void
}

/** One of a few, saved as soon as it is chosen. */
function Choice<V extends string>({ name, label, help, options, value, onChange }: ChoiceProps<V>) {
  const id = `settings-${name}`
  const choose = (chosen: unknown) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <FieldFrame id={id} label={label} help={help} labels="group">
      <Options kind="one" id={id} name={name} options={options} value={value} onChange={choose} />
    </FieldFrame>
  )
}

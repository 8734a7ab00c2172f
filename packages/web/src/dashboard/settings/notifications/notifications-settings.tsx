import { type EmailWay, emailWays, type OptionalSubject, optionalSubjects, waysFor } from '@app/schemas/rules/people/notification-subjects'
import { useState } from 'react'
import { useWords } from '../../../client/language.ts'
import type { Answer } from '../../../client/service/answer.ts'
import { FieldFrame } from '../../../ui/fields/field-frame.tsx'
import { Options } from '../../../ui/fields/options.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { chooseEmails, chooseTexts, notificationChoices } from './notification-choices.ts'
import { words } from './notifications-settings.words.ts'

/** What is e-mailed and texted: what may be turned off can be, and counts at once. */
export function NotificationsSettings() {
  const said = useWords(words)
  const held = notificationChoices.use()
  const [outcome, setOutcome] = useState('')
  const save = async (saving: Promise<Answer<unknown>>) => {
    // The same words are read out again only where they were gone.
    setOutcome('')
    const answer = await saving
    setOutcome(answer.ok ? said.saved : answer.failure.detail)
  }
  return (
    <SettingsSection at="notifications" title={said.title} about={said.about}>
      <Loaded of={held} empty={undefined}>
        {({ byEmail, byText }) => (
          <>
            <Emails chosen={byEmail} onChange={(about, way) => void save(chooseEmails(about, way))} />
            <Texts isChosen={byText} onChange={(isWanted, read) => save(chooseTexts(isWanted, read))} />
          </>
        )}
      </Loaded>
      <p role="status">{outcome}</p>
    </SettingsSection>
  )
}

type EmailsProps = {
  readonly chosen: ReadonlyMap<OptionalSubject, EmailWay>
  readonly onChange: (about: OptionalSubject, way: EmailWay) => void
}

/** Of each subject: at once, with the e-mail of the week, or not at all. */
function Emails({ chosen, onChange }: EmailsProps) {
  const said = useWords(words)
  return optionalSubjects.map((about) => (
    <FieldFrame key={about} id={`settings-emails-${about}`} label={said.emails[about].label} help={said.emails[about].help} labels="group">
      <Options
        kind="one"
        id={`settings-emails-${about}`}
        name={`emails-${about}`}
        options={waysFor(about).map((value) => ({ value, label: said.ways[value] }))}
        value={chosen.get(about) ?? 'at-once'}
        onChange={(picked) => {
          const way = emailWays.find((one) => one === picked)
          if (way) onChange(about, way)
        }}
      />
    </FieldFrame>
  ))
}

type TextsProps = { readonly isChosen: boolean; readonly onChange: (isWanted: boolean, read: string) => Promise<void> }

/** A consent shows once it is kept: until then there is nothing else to say. */
function Texts({ isChosen, onChange }: TextsProps) {
  const { texts, text } = useWords(words)
  const [isBusy, setBusy] = useState(false)
  const answer = async (isWanted: boolean) => {
    setBusy(true)
    await onChange(isWanted, `${texts}: ${text.label}. ${text.help}`)
    setBusy(false)
  }
  return (
    <FieldFrame id="settings-texts" label={texts} labels="group">
      <Options
        kind="many"
        id="settings-texts"
        name="texts"
        options={[{ value: 'search', ...text }]}
        value={isChosen ? ['search'] : []}
        isBusy={isBusy}
        onChange={(now) => void answer(now.length > 0)}
      />
    </FieldFrame>
  )
}

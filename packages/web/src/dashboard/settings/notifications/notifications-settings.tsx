import { type OptionalSubject, optionalSubjects } from '@app/schemas/rules/people/notification-subjects'
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
    const answer = await saving
    setOutcome(answer.ok ? said.saved : answer.failure.detail)
  }
  return (
    <SettingsSection at="notifications" title={said.title} about={said.about}>
      <Loaded of={held} empty={undefined}>
        {({ byEmail, byText }) => (
          <>
            <Emails chosen={byEmail} onChange={(about, isWanted) => void save(chooseEmails(about, isWanted))} />
            <Texts isChosen={byText} onChange={(isWanted, read) => void save(chooseTexts(isWanted, read))} />
          </>
        )}
      </Loaded>
      <p role="status">{outcome}</p>
    </SettingsSection>
  )
}

type EmailsProps = { readonly chosen: readonly OptionalSubject[]; readonly onChange: (about: OptionalSubject, isWanted: boolean) => void }

function Emails({ chosen, onChange }: EmailsProps) {
  const said = useWords(words)
  const change = (now: readonly unknown[]) => {
    const changed = optionalSubjects.find((about) => now.includes(about) !== chosen.includes(about))
    if (changed) onChange(changed, now.includes(changed))
  }
  const options = optionalSubjects.map((about) => ({ value: about, ...said.subjects[about] }))
  return (
    <FieldFrame id="settings-emails" label={said.emails} labels="group">
      <Options kind="many" id="settings-emails" name="emails" options={options} value={chosen} onChange={change} />
    </FieldFrame>
  )
}

type TextsProps = { readonly isChosen: boolean; readonly onChange: (isWanted: boolean, read: string) => void }

function Texts({ isChosen, onChange }: TextsProps) {
  const { texts, text } = useWords(words)
  return (
    <FieldFrame id="settings-texts" label={texts} labels="group">
      <Options
        kind="many"
        id="settings-texts"
        name="texts"
        options={[{ value: 'search', ...text }]}
        value={isChosen ? ['search'] : []}
        onChange={(now) => onChange(now.length > 0, `${texts}: ${text.label}. ${text.help}`)}
      />
    </FieldFrame>
  )
}

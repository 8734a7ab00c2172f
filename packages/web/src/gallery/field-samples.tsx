import { useState } from 'react'
import { describedBy, FieldFrame } from '../ui/fields/field-frame.tsx'
import { Options } from '../ui/fields/options.tsx'
import { SelectInput } from '../ui/fields/select-input.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Sample, Samples } from './sample.tsx'

const answers = [
  { value: 'move', label: 'Move one or more to an IRA', help: 'No tax is due when the money goes straight there.' },
  { value: 'leave', label: 'Leave them where they are' },
  { value: 'cash', label: 'Take the cash', help: 'You pay the tax now.' },
]
const states = [
  { value: 'ME', label: 'Maine' },
  { value: 'OR', label: 'Oregon' },
]

export function FieldSamples() {
  const [state, setState] = useState('')
  return (
    <Samples>
      <TextInputSamples />
      <Sample name="TextArea">
        <FieldFrame id="sample-area" label="What else should we know?" isOptional>
          <TextArea id="sample-area" defaultValue="They asked for a form." />
        </FieldFrame>
      </Sample>
      <Sample name="SelectInput · empty and wrong">
        <FieldFrame id="sample-select" label="State" error={state === '' ? 'Choose your state.' : undefined}>
          <SelectInput id="sample-select" options={states} value={state} onChange={setState} aria-invalid={state === '' || undefined} />
        </FieldFrame>
      </Sample>
      <OptionsSamples />
    </Samples>
  )
}

function TextInputSamples() {
  const [text, setText] = useState('Paper Crane Clinic')
  const input = { value: text, onChange: ({ target }: { readonly target: { readonly value: string } }) => setText(target.value) }
  const help = 'The name and rough years are enough.'
  const why = 'It helps us ask the right provider.'
  const error = 'Enter the year with four digits, such as 2014.'
  return (
    <>
      <Sample name="FieldFrame, TextInput · help and why">
        <FieldFrame id="sample-text" label="Employer" help={help} why={why}>
          <TextInput id="sample-text" aria-describedby={describedBy('sample-text', { help, why })} {...input} />
        </FieldFrame>
      </Sample>
      <Sample name="TextInput · wrong">
        <FieldFrame id="sample-wrong" label="First year there" error={error}>
          <TextInput
            id="sample-wrong"
            width="year"
            aria-invalid
            aria-describedby={describedBy('sample-wrong', { error })}
            defaultValue="14"
          />
        </FieldFrame>
      </Sample>
      <Sample name="TextInput · lead, trail, width, optional">
        <FieldFrame id="sample-money" label="Your yearly pay" isOptional>
          <TextInput id="sample-money" lead="$" width="medium" inputMode="decimal" defaultValue="52,000" />
        </FieldFrame>
        <FieldFrame id="sample-percent" label="Part of it">
          <TextInput id="sample-percent" trail="%" width="short" inputMode="decimal" defaultValue="25" />
        </FieldFrame>
      </Sample>
      <Sample name="TextInput · disabled">
        <FieldFrame id="sample-disabled" label="Country">
          <TextInput id="sample-disabled" disabled defaultValue="United States" />
        </FieldFrame>
      </Sample>
    </>
  )
}

function OptionsSamples() {
  const [one, setOne] = useState<unknown>('leave')
  const [many, setMany] = useState<readonly unknown[]>(['move'])
  return (
    <>
      <Sample name="Options · one">
        <FieldFrame id="sample-one" label="What do you want to do?" labels="group">
          <Options kind="one" id="sample-one" name="sample-one" options={answers} value={one} onChange={setOne} />
        </FieldFrame>
      </Sample>
      <Sample name="Options · several, wrong">
        <FieldFrame id="sample-many" label="What do they need?" error="Tick at least one thing." labels="group">
          <Options kind="many" id="sample-many" name="sample-many" options={answers} value={many} onChange={setMany} isWrong />
        </FieldFrame>
      </Sample>
    </>
  )
}

import { type CalculatorBlock, type CalculatorField, calculatorFields } from '@app/schemas/pages/calculator-fields'
import type { PageDrawing, SentForm } from '@app/schemas/pages/page-drawing'
import { type Numbers, readCalculator } from '@app/schemas/pages/read-calculator'
import { typedWords } from '@app/schemas/pages/typed-words'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../../client/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { Given } from '../../calculators/answer.ts'
import { answers } from '../../calculators/answers.ts'
import { anchorOf } from '../anchor-of.ts'
import { formAction } from '../form-action.ts'
import { Heading } from '../heading.tsx'
import styles from './calculator.module.css'
import { calculatorWords } from './calculator.words.ts'
import { type AnswerFrame, CalculatorAnswer } from './calculator-answer.tsx'
import { NumberField } from './number-field.tsx'

type Props = {
  readonly block: CalculatorBlock
  readonly page: PageDrawing
  readonly headingId: string
  readonly given?: Given
  readonly frame: AnswerFrame
  /** The caveats beside the figures. */
  readonly children?: ReactNode
}

/** Numbers on one side, what follows from them on the other. It is a form of the page: a script only saves the button. */
export function Calculator({ block, page, headingId, given = {}, frame, children }: Props) {
  const language = useLanguage()
  const { wrong } = useWords(calculatorWords)
  const fields = calculatorFields(block, language)
  const entries = readEntries(fields, page.sent?.form === block.block ? page.sent : undefined)
  const { errors, shown } = entries
  const isWrong = Object.keys(errors).length > 0
  return (
    <>
      <Heading id={headingId} title={block.title} lead={block.lead} />
      <form
        className={styles.calculator}
        method="post"
        action={formAction(page, anchorOf(block.block))}
        data-island={block.block}
        data-given={JSON.stringify(given)}
        aria-labelledby={headingId}
        noValidate
      >
        <input type="hidden" name="form" value={block.block} />
        <AskedNumbers fields={fields} headingId={headingId} entries={entries} />
        <div className={styles.told}>
          <p className={styles.wrong} data-part="wrong" role="status" hidden={!isWrong}>
            {errors[''] ?? wrong}
          </p>
          <div className={styles.result} data-part="result" hidden={isWrong}>
            <CalculatorAnswer answer={answers[block.block](shown, given, language)} frame={frame} />
          </div>
          {children}
        </div>
      </form>
    </>
  )
}

type Texts = Readonly<Record<string, string>>
type Entries = { readonly typed: Texts; readonly errors: Texts; readonly shown: Numbers }

/** What stands in the fields, what is wrong with it, and the numbers whose result is shown. */
function readEntries(fields: readonly CalculatorField[], sent: SentForm | undefined): Entries {
  const typed = sent?.typed ?? Object.fromEntries(fields.map(({ name, start }) => [name, typedWords(start)]))
  const read = readCalculator(fields, typed)
  return {
    typed,
    errors: sent?.errors ?? (read.ok ? {} : read.errors),
    // The result stays hidden until there is one; its places are there for the script.
    shown: read.ok ? read.numbers : Object.fromEntries(fields.map(({ name, start }) => [name, start])),
  }
}

type AskedProps = Pick<Props, 'headingId'> & { readonly fields: readonly CalculatorField[]; readonly entries: Entries }

function AskedNumbers({ fields, headingId, entries: { typed, errors } }: AskedProps) {
  const { workOut } = useWords(calculatorWords)
  return (
    <div className={styles.asked}>
      {fields.map((field) => (
        <NumberField
          key={field.name}
          id={`${headingId}-${field.name}`}
          field={field}
          typed={typed[field.name]}
          error={errors[field.name]}
        />
      ))}
      <Button type="submit" look="outline" className={styles.button}>
        {workOut}
      </Button>
    </div>
  )
}

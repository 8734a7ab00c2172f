import type { JSONSchema } from 'json-schema-to-ts'
import type { Of } from '../names.ts'
import { pictures } from '../site/pictures.ts'
import { block, href, list, text, title, titled } from './block-parts.ts'
import { calculatorBlocks } from './calculator-blocks.ts'

/** Whose price a page may say with {price:NAME}. The service knows what each costs. */
export const pricedOnPages = [
  'retirement_account_membership',
  'retirement_concierge',
  'find_money',
  'concierge',
  'performance',
  'loan_fee',
] as const

/** What the service counts of the last days. */
export const countedLately = ['joined', 'took_a_quiz'] as const

/** Every kind of block, in the order in which a page is likely to have them. */
const pageBlocks = [
  block(
    'hero',
    'The opening: what this is for, and the one thing to do.',
    {
      eyebrow: text('A few words over the headline that say whom it is for.', 60),
      title: text('The headline.', 90),
      lead: text('One or two sentences under it.'),
      button: text('The words of the main button. It starts the mode of the page.', 60),
      price: text('The price, or “Free”, beside the button.', 120),
      picture: { type: 'string', enum: pictures, description: 'One of our own drawings, by name.' },
    },
    ['title', 'lead'],
  ),
  block(
    'partner-band',
    'A line for people whom a known partner or employer sends. Nobody else sees it. Texts say {partner} for its name and {terms} for what was agreed with it.',
    { text: text('The line.', 240) },
    ['text'],
  ),
  block(
    'lately',
    'A line that says how many people did something here in the last days. The service counts them, and leaves the line out while they are few. Its text says {count} and {days}.',
    {
      what: { type: 'string', enum: countedLately, description: 'What is counted: new accounts, or answers to a quiz.' },
      text: text('The line.', 160),
    },
    ['what', 'text'],
  ),
  block('facts', 'Two to four short facts side by side.', { facts: list('The facts.', titled('One fact.', 240), { from: 2, to: 4 }) }, [
    'facts',
  ]),
  block('note', 'What people should know first, on yellow: the uncomfortable thing.', { title, text: text('What to know.', 600) }, [
    'title',
    'text',
  ]),
  block('steps', 'How it works, in order.', { title, steps: list('The steps.', titled('One step.'), { from: 2, to: 6 }) }, [
    'title',
    'steps',
  ]),
  block(
    'proof',
    'What others have measured: figures with their source and year. Nothing without a source.',
    {
      title,
      figures: list(
        'The figures.',
        {
          type: 'object',
          description: 'One figure.',
          properties: {
            figure: text('The figure itself: “$7,000”, “1 in 4”, “60 days”.', 30),
            text: text('What it says.', 240),
            source: text('Who says so, and of which year.', 160),
          },
          required: ['figure', 'text', 'source'],
          additionalProperties: false,
        },
        { from: 1, to: 4 },
      ),
    },
    ['title', 'figures'],
  ),
  block(
    'prose',
    'A heading with paragraphs.',
    { title, paragraphs: list('The paragraphs.', text('One paragraph.', 1200), { from: 1, to: 20 }) },
    ['title', 'paragraphs'],
  ),
  block(
    'comparison',
    'Ways side by side, as a table.',
    {
      title,
      lead: text('What is compared.', 300),
      columns: list('The ways.', text('One way.', 60), { from: 2, to: 5 }),
      rows: list(
        'What is compared: a row each.',
        {
          type: 'object',
          description: 'One row.',
          properties: {
            label: text('What is compared.', 90),
            cells: list('One cell for each way.', text('One cell.', 200), { from: 2, to: 5 }),
          },
          required: ['label', 'cells'],
          additionalProperties: false,
        },
        { from: 2, to: 16 },
      ),
    },
    ['title', 'columns', 'rows'],
  ),
  block(
    'ways',
    'Cards that lead to other pages.',
    {
      title,
      ways: list(
        'The cards.',
        {
          type: 'object',
          description: 'One card.',
          properties: {
            title: text('What one wants.', 90),
            text: text('What one gets there.', 300),
            link: text('The words of the link.', 60),
            href,
          },
          required: ['title', 'text', 'link', 'href'],
          additionalProperties: false,
        },
        { from: 2, to: 8 },
      ),
    },
    ['title', 'ways'],
  ),
  ...calculatorBlocks,
  block(
    'company-search',
    'Looks an employer up: whether its plan is in the public records.',
    {
      title,
      lead: text('What is looked up, and where it comes from.', 300),
      label: text('The name of the field.', 90),
      button: text('The words of the button.', 40),
    },
    ['title', 'label', 'button'],
  ),
  block(
    'cost',
    'What it costs, said before anything is asked.',
    {
      title,
      text: text('What is free, what is not, and when it is paid.', 800),
      prices: list(
        'A line for each thing and its price.',
        {
          type: 'object',
          description: 'One line.',
          properties: { what: text('The thing.', 120), price: text('Its price: “Free”, or what the price list says.', 60) },
          required: ['what', 'price'],
          additionalProperties: false,
        },
        { from: 1, to: 8 },
      ),
    },
    ['title', 'text'],
  ),
  block(
    'security',
    'How numbers and money are kept safe.',
    { title, points: list('The points.', titled('One point.'), { from: 2, to: 6 }) },
    ['title', 'points'],
  ),
  block(
    'questions',
    'Questions and answers that open when asked for.',
    {
      title,
      questions: list(
        'The questions.',
        {
          type: 'object',
          description: 'One question.',
          properties: { ask: text('The question.', 160), answer: text('The answer.', 1200) },
          required: ['ask', 'answer'],
          additionalProperties: false,
        },
        { from: 1, to: 20 },
      ),
    },
    ['title', 'questions'],
  ),
  block(
    'form',
    'A form that is sent to people or kept by the service.',
    {
      form: {
        type: 'string',
        enum: ['contact', 'waitlist', 'advertising'],
        description: 'Which form. “advertising” is where people change whether advertisers may be told.',
      },
      title,
      lead: text('What happens with what is sent, and when an answer comes.', 300),
    },
    ['form', 'title'],
  ),
  block(
    'positions',
    'Open positions. With none, it says so.',
    {
      title,
      none: text('What is said while there is none.', 300),
      positions: list(
        'The positions.',
        {
          type: 'object',
          description: 'One position.',
          properties: { title: text('What it is.', 90), place: text('Where.', 90), text: text('What one does, and what one brings.', 800) },
          required: ['title', 'place', 'text'],
          additionalProperties: false,
        },
        { from: 0, to: 20 },
      ),
    },
    ['title', 'none', 'positions'],
  ),
  block(
    'providers',
    'Every provider of old plans, with a page each that leads to its sign-in. On the page of one provider: the way to its sign-in. Texts say {provider} for its name.',
    { title, lead: text('What is behind the links.', 300) },
    ['title'],
  ),
  block(
    'closing',
    'The one thing to do, once more.',
    { title, text: text('One sentence.', 240), button: text('The words of the button.', 60), price: text('The price, or “Free”.', 120) },
    ['title', 'button', 'price'],
  ),
  block('legal', 'What has to be said, small.', { paragraphs: list('The paragraphs.', text('One paragraph.', 800), { from: 1, to: 10 }) }, [
    'paragraphs',
  ]),
] as const satisfies readonly JSONSchema[]

const anyBlock = { anyOf: pageBlocks, description: 'One part of the page, from the top down.' } as const satisfies JSONSchema

export const blocksSchema = list('The page, from the top down.', anyBlock, { from: 1, to: 24 })

export type PageBlock = Of<typeof anyBlock>
export type BlockName = PageBlock['block']

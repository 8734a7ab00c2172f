import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sentencesIn } from './sentences-in.ts'
import { wordsIn } from './words-in.ts'

const source = join(import.meta.dirname, '..')
/** Pages for developers speak English only. */
const inEnglish = /^(gallery|studio|testing)\/|^shell\/frame\/broken-files|\.test\.tsx$/
/** So do those for colleagues. */
const forColleagues = /^(gallery|studio|testing|desk)\/|(^|\/)testing\/|\.test\.tsx?$/

it('no words are written straight into a page: each is in both languages, beside its component', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !inEnglish.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => wordsIn(file, readFileSync(join(source, file), 'utf8')).map((words) => ({ file, words })))).toEqual([])
})

it('what a page refuses by itself is said in both languages', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !forColleagues.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => sentencesIn(readFileSync(join(source, file), 'utf8')).map((words) => ({ file, words })))).toEqual([])
})

it.each([
  ["const noPrice = 'We couldn’t show the price.'", ['We couldn’t show the price.']],
  ["const noPrice =\n  'We couldn’t show the price.'", ['We couldn’t show the price.']],
  ["failed({ code: 'not_found', detail: 'There is no plan.' })", ['There is no plan.']],
  ["const noPrice: Words<string> = { en: 'We could not.', es: 'No pudimos.' }", []],
  ["const look = 'wide tall'", []],
])('finds a sentence in one language in %s', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences)
})

it.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{ok ? "Hello" : said.bye}</p>', ['Hello']],
  [`<p>{\`You have \${count} left\`}</p>`, ['You have', 'left']],
  ['<img alt="A house" />', ['A house']],
  [`<Tag title={\`Paid \${day}\`} />`, ['Paid']],
  ['<Tag label={isOld && "Old"} />', ['Old']],
  ['<p className="wide" id="a">{said.hello} · $<b>{count}%</b></p>', []],
  ['<p>{words.map((word) => <b key="key">{word}</b>)}</p>', []],
  ['<p>{look === "wide" ? said.a : said.b}</p>', []],
])('finds what is written straight into %s', (text, words) => {
  expect(wordsIn('a.tsx', `const drawn = ${text}`)).toEqual(words)
})

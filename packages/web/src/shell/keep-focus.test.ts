import { beforeAll, beforeEach, expect, it } from 'vitest'
import { keepFocus } from './keep-focus.ts'

beforeAll(keepFocus)
beforeEach(() => {
  document.body.innerHTML = `
    <main><div id="page">
      <section id="part"><div id="inner"><button id="first">One</button><button id="second">Two</button></div></section>
      <div id="bare"><button id="third">Three</button></div>
    </div></main>
    <div id="bar"><button id="consent">All right</button></div>`
})

const find = (id: string) => document.getElementById(id) as HTMLElement
const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

it('the focus stays with the part in which the pressed button stood, which can’t be tabbed to later', async () => {
  find('first').focus()
  find('inner').remove()
  await twoFrames()
  expect(document.activeElement).toBe(find('part'))
  find('third').focus()
  expect(find('part').hasAttribute('tabindex')).toBe(false)
})

it('without a part that has a name it stays with what is left around it', async () => {
  find('third').focus()
  find('third').remove()
  await twoFrames()
  expect(document.activeElement).toBe(find('bare'))
})

it('a page that takes the focus itself keeps it', async () => {
  find('first').focus()
  find('first').remove()
  find('second').focus()
  await twoFrames()
  expect(document.activeElement).toBe(find('second'))
})

it('another page in place of this one begins where it wants to', async () => {
  find('first').focus()
  find('page').remove()
  await twoFrames()
  expect(document.activeElement).toBe(document.body)
})

it('what is taken off beside the focus changes nothing', async () => {
  find('second').focus()
  find('first').remove()
  await twoFrames()
  expect(document.activeElement).toBe(find('second'))
})

it('what lies beside the page is no place to go on in', async () => {
  find('consent').focus()
  find('consent').remove()
  await twoFrames()
  expect(document.activeElement).toBe(document.body)
})

import { afterEach, expect, it } from 'vitest'
import { stayWithDrawn } from './take-over.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

it('the page takes the place of what was drawn, and whoever was typing goes on in the same field', async () => {
  document.body.innerHTML = '<div id="first-view"><input id="email"></div><div id="root" hidden></div>'
  document.getElementById('email')?.focus()
  const come = stayWithDrawn()
  const root = document.getElementById('root')
  if (root) root.innerHTML = '<h1 tabindex="-1">Sign in</h1><input id="email">'
  come()
  await Promise.resolve()
  expect([document.getElementById('first-view'), root?.hasAttribute('hidden')]).toEqual([null, false])
  expect(document.activeElement).toBe(root?.querySelector('input'))
})

it('whoever has come to a link with the keyboard stays on it', async () => {
  document.body.innerHTML = '<div id="first-view"><a href="/a">A</a><a href="/b">B</a></div><div id="root" hidden></div>'
  document.querySelector<HTMLElement>('#first-view a[href="/b"]')?.focus()
  const come = stayWithDrawn()
  const root = document.getElementById('root')
  if (root) root.innerHTML = '<a href="/a">A</a><a href="/b">B</a>'
  come()
  await Promise.resolve()
  expect(document.activeElement).toBe(root?.querySelector('a[href="/b"]'))
})

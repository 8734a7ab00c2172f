import { secretTypes } from '@app/schemas/flow/steps/field-types'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { done, failed } from '../../../client/service/answer.ts'
import { sizeWords } from '../../../client/words/size-words.ts'
import type { ShownField } from '../shown-field.ts'
import { problemOf } from './chosen-file.ts'
import { file } from './file.tsx'
import { FileField } from './file-input.tsx'
import { isSameFile } from './is-same-file.ts'
import { useUploads, whileSending } from './uploads.ts'

const field = {
  name: 'file',
  type: 'file',
  label: 'Front',
  record: 'photo_id',
  column: 'file',
  errors: { required: 'Add a photo.', type: 'Use a JPG, PNG or PDF.', size: 'This file is larger than 10 MB.' },
} satisfies ShownField
const reading = { today: '2026-11-20', others: {} }
const read = (value: unknown) => file.read?.(value, field, reading, () => ({ ok: false, problem: 'type' }))
const made = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type })

afterEach(cleanup)

describe('a file to send', () => {
  it.each([
    ['front.jpg', 'image/jpeg', 10, undefined],
    ['front.PDF', '', 10, undefined],
    ['photo.heic', 'image/heic', 10, 'heic'],
    ['photo.HEIF', '', 10, 'heic'],
    ['letter.docx', 'application/msword', 10, 'type'],
    ['noname', '', 10, 'type'],
    ['big.png', 'image/png', 10 * 2 ** 20 + 1, 'size'],
    ['just.png', 'image/png', 10 * 2 ** 20, undefined],
  ])('%s (%s, %i bytes): %s', (name, type, size, problem) => {
    expect(problemOf({ name, type, size })).toBe(problem)
  })

  it('is asked for, checked, and never kept by this browser', () => {
    expect(read(undefined)).toEqual({ ok: false, problem: 'required' })
    expect(read({})).toEqual({ ok: false, problem: 'required' })
    expect(read(made('a.heic', 'image/heic'))).toEqual({ ok: false, problem: 'type' })
    expect(read(made('a.pdf', 'application/pdf'))?.ok).toBe(true)
    expect(secretTypes.has('file')).toBe(true)
  })

  it('says how large it is as people say it', () => {
    expect([sizeWords(10), sizeWords(480 * 1_024), sizeWords(3.24 * 2 ** 20)]).toEqual(['1 KB', '480 KB', '3.2 MB'])
  })

  it('is known again, whatever it is called', async () => {
    const bytes = (...all: number[]) => new File([new Uint8Array(all)], `${all.join('')}.jpg`)
    expect(await isSameFile(bytes(1, 2), bytes(1, 2))).toBe(true)
    expect(await isSameFile(bytes(1, 2), bytes(2, 1))).toBe(false)
    expect(await isSameFile(bytes(1), bytes(1, 1))).toBe(false)
  })
})

describe('its field', () => {
  function Shown() {
    const [value, setValue] = useState<unknown>()
    return (
      <FileField
        field={field}
        id="f"
        value={value}
        onChange={setValue}
        error={undefined}
        others={{}}
        wrong={{}}
        parts={{ Field: () => null, read: () => ({ ok: false, problem: 'type' }), words: String }}
      />
    )
  }

  it('takes a file by keyboard, tells of it before it is sent, and lets it go again', async () => {
    render(<Shown />)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByLabelText('Choose a file: Front'))
    await userEvent.upload(screen.getByLabelText('Choose a file: Front'), made('id.pdf', 'application/pdf', 2_048))
    expect(screen.getByText('id.pdf')).toBeTruthy()
    expect(screen.getByText('2 KB')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Ready to send.')
    await userEvent.click(screen.getByRole('button', { name: 'Remove: id.pdf' }))
    expect(screen.queryByText('id.pdf')).toBeNull()
  })

  it('says at once what is wrong with a file, in the words of the field, and what to do about an iPhone’s', () => {
    render(<Shown />)
    const zone = screen.getByText('Or drop the file here.').parentElement
    const drop = (one: File) => zone && fireEvent.drop(zone, { dataTransfer: { files: [one] } })
    drop(made('a.txt', 'text/plain'))
    expect(screen.getByText('Use a JPG, PNG or PDF.')).toBeTruthy()
    drop(made('a.heic', 'image/heic'))
    expect(screen.getByText(/Most Compatible/)).toBeTruthy()
  })

  it('says that it is being sent and that it has arrived, and what has arrived is not sent again', async () => {
    render(<Shown />)
    const sent = made('id.pdf', 'application/pdf')
    await userEvent.upload(screen.getByLabelText('Choose a file: Front'), sent)
    expect((await whileSending(sent, 'passport', async () => failed({ code: 'offline', detail: '' }))).ok).toBe(false)
    let times = 0
    const send = async () => {
      times++
      expect(useUploads.getState().states.get(sent)).toBe('sending')
      return done('there')
    }
    await whileSending(sent, 'passport', send)
    await whileSending(sent, 'passport', send)
    expect(times).toBe(1)
    expect((await screen.findByText('Received.')).getAttribute('role')).toBe('status')
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  })
})

import { fork, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import exifr from 'exifr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../../testing/test-app.ts'
import { somebody } from './testing/document-calls.ts'
import { photo } from './testing/pictures.ts'

const isFull = process.env['FAULTS'] === 'full'
const barMb = 150
const rounds = isFull ? 10 : 1
const atOnce = 8
const about = z.object({ about: z.string(), name: z.string(), type: z.string().exactOptional(), isHostile: z.boolean() })

const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
let service: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('testing/write-files.ts', import.meta.url)), folder], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  service = await startTestApp()
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
})

it('B14 of hostile files none is accepted, and the memory that opening them takes is bounded', { timeout: 300_000 }, async ({ task }) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const accepted: string[] = []
  const hidden: unknown[] = []
  let hostile = 0
  // The library for pictures is loaded by the first of them.
  await (await somebody(service)).uploadPhoto({ bytes: await photo() })
  const memory = watchMemory()
  for (let round = 0; round < rounds; round++) {
    const { uploadPhoto, access } = await somebody(service)
    const send = async (file: string) => {
      const { isHostile, ...known } = about.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      const { status, body } = await sendUntilChecked(uploadPhoto, {
        ...known,
        bytes: readFileSync(join(folder, file.replace('json', 'bin'))),
      })
      if (isHostile) {
        hostile++
        if (status === 201) accepted.push(known.about)
        else expect([known.about, body.code]).toEqual([known.about, 'file_refused'])
        return
      }
      expect([known.about, status]).toEqual([known.about, 201])
      const url = `/api/v1/documents/${body.pk}/file/`
      const { rawPayload } = await service.app.inject({ url, headers: { authorization: `Bearer ${access}` } })
      hidden.push(await exifr.parse(rawPayload, true))
    }
    const waiting = [...files]
    const sendSome = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await send(file)
    }
    await Promise.all(Array.from({ length: atOnce }, sendSome))
  }
  const { grownMb, mostMb } = memory.stop()
  const drawingMb = mostMb - (await restingMb())
  const figures = [
    { bar: 'B14', what: `accepted of ${hostile} hostile files`, measured: String(accepted.length), limit: '0' },
    { bar: 'B14', what: 'memory of the service grows by', measured: `${grownMb} MB`, limit: `${barMb} MB` },
    { bar: 'B14', what: 'memory of the process that draws grows by', measured: `${drawingMb} MB`, limit: `${barMb} MB` },
  ]
  Object.assign(task.meta, { figures })
  expect(hostile).toBeGreaterThanOrEqual(30 * rounds)
  expect(accepted).toEqual([])
  expect(hidden).toEqual(Array(4 * rounds).fill(undefined))
  expect(drawingMb).toBeGreaterThan(0)
  expect([grownMb < barMb, drawingMb < barMb]).toEqual([true, true])
})

type Send = Awaited<ReturnType<typeof somebody>>['uploadPhoto']

/** When too many wait, a page tries again. */
async function sendUntilChecked(send: Send, file: Parameters<Send>[0]) {
  for (;;) {
    const answer = await send(file)
    if (answer.body.code !== 'overloaded') return answer
    await pause(20)
  }
}

/** What the process that draws has before it has drawn anything. */
async function restingMb(): Promise<number> {
  const child = fork(fileURLToPath(new URL('files/redraw-child.ts', import.meta.url)), { execArgv: [] })
  await pause(2_000)
  const bytes = residentBytes(String(child.pid))
  child.kill()
  return Math.round(bytes / 1e6)
}

/** How much more memory this process has at its most than now, and how much any has at its most that it began. */
function watchMemory(): { readonly stop: () => { readonly grownMb: number; readonly mostMb: number } } {
  const before = process.memoryUsage.rss()
  let [most, drawing] = [before, 0]
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss())
    drawing = Math.max(drawing, ...childrenOf().map(residentBytes))
  }
  const timer = setInterval(look, 5)
  const stop = () => {
    clearInterval(timer)
    look()
    return { grownMb: Math.round((most - before) / 1e6), mostMb: Math.round(drawing / 1e6) }
  }
  return { stop }
}

function childrenOf(): readonly string[] {
  const told = readdirSync('/proc/self/task').map((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8'))
  return told.join(' ').split(' ').filter(Boolean)
}

function residentBytes(pid: string): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

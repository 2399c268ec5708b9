import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPictureProcess } from './picture-process.server.ts'

const pictures = openPictureProcess(join(import.meta.dirname, 'picture-worker.server.ts'))
afterAll(pictures.close)

const blue = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1b6b76' } })
  .png()
  .toBuffer()

test('pictures are resized in another process, one after the other', async () => {
  for (const [size, format, width] of [
    [30, 'avif', 30],
    ['share', 'jpg', 1200],
  ] as const) {
    const bytes = await pictures.resize(blue, size, format)
    expect((await sharp(bytes).metadata()).width).toBe(width)
  }
})

test('an upload is re-encoded there too, and two that come together wait for each other', async () => {
  const [large, small] = await Promise.all([
    pictures.adopt(blue),
    pictures.adopt(blue, { x: 0, y: 0, width: 30, height: 20 }),
  ])
  expect(large).toMatchObject({ width: 90, height: 60 })
  expect(small).toMatchObject({ width: 30, height: 20 })
  expect((await sharp(large!.bytes).metadata()).format).toBe('webp')
  expect(large!.placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(await pictures.adopt(blue.subarray(0, 100))).toBeNull()
})

test('a broken picture is an error, not one that comes later, and the next one is resized', async () => {
  const broken = pictures.resize(Buffer.from('<svg onload=alert(1)>'), 30, 'webp')
  await expect(broken).rejects.not.toHaveProperty('status')
  expect((await sharp(await pictures.resize(blue, 30, 'webp')).metadata()).width).toBe(30)
})

test('a picture at which the process ends twice is told as unavailable, and the next one is taken', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyyah-pictures-'))
  const program = join(folder, 'dying.mjs')
  writeFileSync(
    program,
    `process.on('message', ({ adopt }) => {
       if (adopt[0].length > 10) process.kill(process.pid, 'SIGKILL')
       else process.send({ result: null })
     })`,
  )
  const dying = openPictureProcess(program)
  const refused = { status: 503, headers: { 'retry-after': '10' }, cause: { wasSlow: false } }
  await expect(dying.adopt(blue)).rejects.toMatchObject(refused)
  expect(await dying.adopt(new Uint8Array(1))).toBeNull()
  await dying.close()
  rmSync(folder, { recursive: true })
})

test('a picture that is not decoded within a minute is taken as broken', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = mkdtempSync(join(tmpdir(), 'seyyah-pictures-'))
  const program = join(folder, 'slow.mjs')
  writeFileSync(program, `process.on('message', () => {})`)
  const slow = openPictureProcess(program)
  const adopted = slow.adopt(blue)
  await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(60_000)
  expect(await adopted).toBeNull()
  await slow.close()
  rmSync(folder, { recursive: true })
})

test('after closing, or when its file cannot run, calls are rejected instead of waiting forever', async () => {
  await pictures.close()
  expect((await sharp(await pictures.resize(blue, 20, 'webp')).metadata()).width).toBe(20)
  const missing = openPictureProcess(join(import.meta.dirname, 'not-there.ts'))
  await expect(missing.resize(blue, 20, 'webp')).rejects.toMatchObject({
    status: 503,
    cause: { message: expect.stringMatching(/^the picture process ended/) },
  })
})

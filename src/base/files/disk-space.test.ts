import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assertWritable, diskSpace } from './disk-space.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'seyyah-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder that takes files is writable, and nothing stays in it', async () => {
  await assertWritable(folder)
  expect(readdirSync(join(folder, 'drafts'))).toEqual([])
})

test('a place that takes no files is not writable', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(assertWritable(file)).rejects.toThrow(/ENOTDIR|EEXIST/)
})

test('what is free is at most the whole disk', async () => {
  const { free, total } = await diskSpace(folder)
  expect(free).toBeGreaterThan(1024)
  expect(total).toBeGreaterThanOrEqual(free)
})

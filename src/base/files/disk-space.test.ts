import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { assertWritable, assertWritableFolder, diskSpace, isDiskFault } from './disk-space.server.ts'

/** A user that is neither root nor the owner of anything. */
const nobody = 65_534
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

test.runIf(process.getuid?.() === 0)('a folder is not writable while one in it belongs to somebody else', async () => {
  mkdirSync(join(folder, 'documents'), { mode: 0o755 })
  chownSync(folder, nobody, nobody)
  chownSync(join(folder, 'drafts'), nobody, nobody)
  const look = () =>
    promisify(execFile)(
      process.execPath,
      [
        '--eval',
        `import('./src/base/files/disk-space.server.ts').then((module) => module.assertWritable('${folder}'))`,
      ],
      {
        uid: nobody,
        gid: nobody,
      },
    )
  await expect(look()).rejects.toThrow(`EACCES: permission denied, access '${join(folder, 'documents')}'`)
  chownSync(join(folder, 'documents'), nobody, nobody)
  await look()
})

test('what is free is what df says, and at most the whole disk', async () => {
  const { stdout } = await promisify(execFile)('df', ['-Pk', folder])
  const available = Number(stdout.trim().split('\n')[1]!.split(/\s+/)[3]) * 1024
  const { free, total } = await diskSpace(folder)
  // Others write meanwhile.
  expect(free / available).toBeCloseTo(1, 1)
  expect(total).toBeGreaterThanOrEqual(free)
})

test('a file is no folder in which files can be made', async () => {
  const file = join(folder, 'not-a-folder')
  writeFileSync(file, '')
  await expect(assertWritableFolder(file)).rejects.toThrow('is no folder')
  await assertWritableFolder(folder)
})

test('a full disk is recognised as the error or as one of three causes below it', () => {
  const full: Error = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const causedBy = (cause: Error) => new Error('cannot be stored', { cause })
  const chain = [0, 1, 2, 3].reduce((errors) => [...errors, causedBy(errors.at(-1)!)], [full])
  expect(chain.map(isDiskFault)).toEqual([true, true, true, true, false])
  const itself = new Error('cannot be stored')
  itself.cause = itself
  expect(isDiskFault(itself)).toBe(false)
})

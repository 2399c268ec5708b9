import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesFolder, openDisk } from './disk.server.ts'
import { flushingFails } from './flushing.fixture.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'seyyah-disk-'))
const disk = openDisk(dataDir)
const folder = filesFolder(dataDir)
afterAll(() => rmSync(dataDir, { recursive: true }))

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test('a file is stored from its bytes or from pieces, and nothing else stays', async () => {
  await disk.putAtomically('documents/cv/a.pdf', Buffer.from('%PDF'))
  await disk.putAtomically('videos/a.mp4', pieces('one', 'two'))
  expect(await disk.get('documents/cv/a.pdf')).toBe('%PDF')
  expect(await disk.get('videos/a.mp4')).toBe('onetwo')
  expect([...(await disk.listAll('drafts')).objects]).toEqual([])
})

test('a file is replaced as a whole: who reads it meanwhile gets the one that was opened', async () => {
  await disk.putAtomically('videos/film.mp4', Buffer.from('the first film'))
  const reader = await open(join(folder, 'videos/film.mp4'))
  await disk.putAtomically('videos/film.mp4', Buffer.from('the other'))
  await disk.putAtomically('videos/third.mp4', Buffer.from('third'))
  expect(await reader.readFile('utf8')).toBe('the first film')
  await reader.close()
  const other = await open(join(folder, 'videos/film.mp4'))
  await disk.rename('videos/third.mp4', 'videos/film.mp4')
  expect(await other.readFile('utf8')).toBe('the other')
  await other.close()
  expect(await disk.get('videos/film.mp4')).toBe('third')
  expect(await disk.exists('videos/third.mp4')).toBe(false)
})

test('a file whose source breaks off leaves the earlier one and no draft', async () => {
  await disk.putAtomically('videos/kept.mp4', Buffer.from('kept'))
  const broken = async function* () {
    yield Buffer.from('half')
    throw new Error('broke off')
  }
  await expect(disk.putAtomically('videos/kept.mp4', broken())).rejects.toThrow('broke off')
  expect(await disk.get('videos/kept.mp4')).toBe('kept')
  expect([...(await disk.listAll('drafts')).objects]).toEqual([])
})

test.each(['folder', 'file'] as const)('a file is not stored when the disk cannot keep its %s', async (what) => {
  const flushing = await flushingFails(what, 'EIO')
  await expect(disk.putAtomically('documents/cv/lost.pdf', Buffer.from('%PDF'))).rejects.toThrow('EIO')
  flushing.mockRestore()
  expect([...(await disk.listAll('drafts')).objects]).toEqual([])
})

test('a file system that does not flush folders stores files', async () => {
  const flushing = await flushingFails('folder', 'EINVAL')
  await disk.putAtomically('documents/cv/kept.pdf', Buffer.from('%PDF'))
  expect(flushing).toHaveBeenCalled()
  flushing.mockRestore()
  expect(await disk.get('documents/cv/kept.pdf')).toBe('%PDF')
})

test('a key that leads out of the folder is refused', async () => {
  await expect(disk.putAtomically('../out.pdf', Buffer.from('x'))).rejects.toThrow(/traversal/i)
  writeFileSync(join(dataDir, 'in.pdf'), 'x')
  await expect(disk.rename('../in.pdf', 'videos/in.pdf')).rejects.toThrow(/traversal/i)
})

test('other users of the machine cannot enter the folders that are made', () => {
  for (const name of ['', 'documents', 'documents/cv', 'videos', 'drafts'])
    expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o700)
})

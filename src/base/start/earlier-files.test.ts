import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { earlierFiles } from './earlier-files.server.ts'

const root = mkdtempSync(join(tmpdir(), 'seyyah-builds-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const kept = join(root, 'builds')
mkdirSync(kept)

/** Starts version n, whose page has its own file and one that all versions have. */
async function start(n: number) {
  const build = join(root, `v${n}`)
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, `manifest-${n}${n}${n}.js`), '')
  writeFileSync(join(build, `page-${n}.js`), `export default ${n}`)
  const files = await earlierFiles(build, kept, '/build/')
  await files.keep()
  // A day before the next version.
  const at = new Date(2026, 0, n)
  utimesSync(join(kept, `manifest-${n}${n}${n}.js`), at, at)
  return files
}
const bodyOf = async (files: Awaited<ReturnType<typeof start>>, path: string) =>
  (await files.serve(path))?.text() ?? null

test('a tab of the version before gets its files, and nothing else of the disk', async () => {
  const first = await start(1)
  expect(await bodyOf(first, '/build/page-1.js')).toBeNull()
  const second = await start(2)
  const answer = await second.serve('/build/page-1.js')
  expect(answer?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer?.headers.get('cache-control')).toContain('immutable')
  expect(await answer?.text()).toBe('export default 1')
  writeFileSync(join(root, 'secret.txt'), 'secret')
  for (const path of [
    '/build/../../secret.txt',
    '/build/..',
    '/build/',
    '/build/%2e%2e/secret.txt',
    '/build/a/b.js',
    '/x/page-1.js',
  ])
    expect(await bodyOf(second, path), path).toBeNull()
})

test('a restart keeps one copy, and the oldest versions go', async () => {
  for (const n of [3, 3, 4]) await start(n)
  const builds = readdirSync(kept).toSorted()
  expect(builds).toEqual(['manifest-222.js', 'manifest-333.js', 'manifest-444.js'])
  const files = await start(4)
  expect(await bodyOf(files, '/build/page-2.js')).toBe('export default 2')
  expect(await bodyOf(files, '/build/page-1.js')).toBeNull()
})

test('a copy that was cut short is made again', async () => {
  mkdirSync(join(kept, 'manifest-555.js.part'))
  await start(5)
  expect(await bodyOf(await start(6), '/build/page-5.js')).toBe('export default 5')
})

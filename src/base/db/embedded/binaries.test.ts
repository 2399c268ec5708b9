import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBinaries, linkLibraries } from './binaries.server.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'seyyah-package-'))
  mkdirSync(join(root, 'native/lib'), { recursive: true })
  writeFileSync(join(root, 'native/lib/libpq.so.5.18'), 'library')
  const source = 'native/lib/libpq.so.5.18'
  writeFileSync(
    join(root, 'native/pg-symlinks.json'),
    JSON.stringify(['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({ source, target }))),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

test.each([
  { platform: 'darwin', arch: 'arm64' },
  { platform: 'win32', arch: 'x64' },
  { platform: 'linux', arch: 's390x' },
])('on $platform-$arch the sentence names DATABASE_URL', ({ platform, arch }) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform as NodeJS.Platform)
  vi.spyOn(process, 'arch', 'get').mockReturnValue(arch as NodeJS.Architecture)
  expect(() => findBinaries()).toThrow(/DATABASE_URL/)
})

test('missing library links are made, relative, and those that are there stay', () => {
  symlinkSync('libpq.so.5.18', join(root, 'native/lib/libpq.so.5'))
  linkLibraries(root)
  linkLibraries(root)
  expect(readlinkSync(join(root, 'native/lib/libpq.so'))).toBe('libpq.so.5.18')
  expect(readFileSync(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library')
})

test('where the links are missing and cannot be made, the remedy is named', () => {
  rmSync(join(root, 'native/lib'), { recursive: true })
  expect(() => linkLibraries(root)).toThrow('start once as the owner of node_modules')
})

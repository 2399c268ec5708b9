import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Queues entries between full collections, and prints how V8 makes an entry's properties since. */
const program = (first: string) => `
  ${first}
  const queue = async () => {
    for (let n = 0; n < 300; n += 1) process.nextTick(() => {})
    await new Promise(setImmediate)
  }
  // V8 keeps a class that is not in use for some collections.
  for (let n = 0; n < 50; n += 1) {
    if (n % 5 === 0) await queue()
    gc()
    await new Promise(setImmediate)
  }
  await queue()
  const made = %GetFeedback(process.nextTick).filter((each) => each?.[0].startsWith('DefineKeyedOwnProperty'))
  console.log([...new Set(made.map(([, how]) => how))].join())
`
const howMade = async (first: string) => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module']
  return (await promisify(execFile)(process.execPath, [...flags, '-e', program(first)])).stdout.trim()
}

test('an entry of nextTick is made as fast after full collections as before them', async () => {
  const file = join(import.meta.dirname, 'tick-shape.server.ts')
  const held = `import { holdTickShape } from ${JSON.stringify(file)}\nholdTickShape()`
  expect(await howMade(held)).toBe('MONOMORPHIC')
  // What it is for: once Node or V8 keeps the shape by itself, this fails and the file can go.
  expect(await howMade('')).toContain('MEGAMORPHIC')
})

/**
 * Imported by the program before its own code: the tools of its embedded database, which start with an environment of a few names only,
 * get the library of failing-sync.c with a fault of their own.
 */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

const { spawn } = childProcess
const { LD_PRELOAD, FAILING_SYNC_OF_DATABASE: FAILING_SYNC } = process.env
childProcess.spawn = new Proxy(spawn, {
  apply(target, self, given) {
    const options = given.at(-1)
    const isTool = options?.env && !('LD_PRELOAD' in options.env)
    const changed = isTool ? { ...options, env: { ...options.env, LD_PRELOAD, FAILING_SYNC } } : options
    return Reflect.apply(target, self, [...given.slice(0, -1), changed])
  },
})
syncBuiltinESMExports()

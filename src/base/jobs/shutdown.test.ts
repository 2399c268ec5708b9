import { expect, test } from 'vitest'
import { shutdownHooks } from './shutdown.server.ts'

test('hooks run once, in reverse order, also after one that fails', async () => {
  const stopped: string[] = []
  const logged: unknown[] = []
  const hooks = shutdownHooks({ error: ({ err }: { err: Error }) => void logged.push(err.message) })
  hooks.push(async () => void stopped.push('database server'))
  hooks.push(() => Promise.reject(new Error('connection lost')))
  hooks.push(async () => void stopped.push('listener'))
  await hooks.run()
  expect(stopped).toEqual(['listener', 'database server'])
  expect(logged).toEqual(['connection lost'])
  await hooks.run()
  expect(stopped).toHaveLength(2)
})

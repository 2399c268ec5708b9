import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openLog } from '#src/base/log.server.ts'
import { shippedText } from '#src/strings.ts'
import { Failure } from '../../errors.ts'
import { failurePage } from './failure-page.server.ts'

function shown(thrown: unknown) {
  const lines: string[] = []
  const response = failurePage(thrown, openLog('info', { write: (line) => void lines.push(line) }), shippedText)
  return { response, lines: lines.map((line) => JSON.parse(line)) }
}

test('a page that failed names a code, and the log has the same', async () => {
  const { response, lines } = shown(new Error('secret detail'))
  const page = await response.text()
  const code = /Hata kodu: ([0-9a-f]{8})/.exec(page)?.[1]
  expect(lines).toHaveLength(1)
  expect(lines[0].request_id.slice(0, 8)).toBe(code)
  expect(response.headers.get('x-request-id')).toBe(lines[0].request_id)
  expect(page).not.toContain('secret detail')
})

test('a refusal that is no fault of the program has no code', async () => {
  const { response, lines } = shown(new Failure('not_found', { key: 'errors.not_found' }))
  expect([response.status, lines]).toEqual([404, []])
  expect(await response.text()).not.toContain('Hata kodu')
})

test('its policy allows its own style, and nothing else', async () => {
  const { response } = shown(new Failure('not_found', { key: 'errors.not_found' }))
  const style = /<style>(.*)<\/style>/.exec(await response.text())![1]!
  const own = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
  expect(response.headers.get('content-security-policy')).toContain(`style-src ${own}`)
})

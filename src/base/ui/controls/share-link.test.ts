import { expect, test, vi } from 'vitest'
import { copyText, shareLink } from './share-link.ts'

const link = { title: 'Balkanlar', url: 'https://seyyah.example/tur/balkanlar' }
const accepting = () => {
  const texts: string[] = []
  return { texts, clipboard: { writeText: async (text: string) => void texts.push(text) } }
}
const refusing = { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }

test('a text is copied; a refused or missing clipboard is not an error', async () => {
  const { texts, clipboard } = accepting()
  vi.stubGlobal('navigator', { clipboard })
  expect([await copyText('TR12'), texts]).toEqual([true, ['TR12']])
  vi.stubGlobal('navigator', { clipboard: refusing })
  expect(await copyText('TR12')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copyText('TR12')).toBe(false)
})

test('a link goes to the share sheet, also when the visitor closes it', async () => {
  const { texts, clipboard } = accepting()
  const shared: object[] = []
  vi.stubGlobal('navigator', { clipboard, share: async (data: object) => void shared.push(data) })
  expect([await shareLink(link), shared, texts]).toEqual(['shared', [link], []])
  vi.stubGlobal('navigator', { clipboard, share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  expect([await shareLink(link), texts]).toEqual(['shared', []])
})

test('without a share sheet the link is copied, or the refusal is known', async () => {
  const { texts, clipboard } = accepting()
  vi.stubGlobal('navigator', { clipboard })
  expect([await shareLink(link), texts]).toEqual(['copied', [link.url]])
  vi.stubGlobal('navigator', { clipboard: refusing })
  expect(await shareLink(link)).toBe('refused')
})

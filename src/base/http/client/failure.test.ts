import { expect, test } from 'vitest'
import { fill } from '#src/base/i18n/translate.ts'
import { ApiError, createClient, isOutcomeUnknown, type Send } from './client.ts'
import { failure } from './failure.strings.ts'
import { type Failed, failedOf, failureText, isRetryable } from './failure.ts'

const failed = (status: number, more: Partial<Failed> = {}): Failed => ({ status, message: '', ...more })
const sentence = (of: Failed, lang: 'tr' | 'en', isOnline = true) => {
  const text = failureText(of, isOnline)
  return 'message' in text ? text.message : fill(failure[text.key][lang], lang, text.values)
}

test.each([
  ['no answer', failed(0), 'Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.', 'We got no response.'],
  [
    '429 with seconds',
    failed(429, { message: 'x', retry_after: 12 }),
    'Lütfen 12 saniye sonra yeniden deneyin.',
    'in 12 seconds.',
  ],
  ['429 with one second', failed(429, { retry_after: 1 }), 'Lütfen 1 saniye sonra yeniden deneyin.', 'in 1 second.'],
  ['429 with an hour', failed(429, { retry_after: 3541 }), 'Lütfen 60 dakika sonra yeniden deneyin.', 'in 60 minutes.'],
  ['429 without a time', failed(429), 'Lütfen birazdan yeniden deneyin.', 'Please try again shortly.'],
  [
    '503 with seconds',
    failed(503, { message: 'x', retry_after: 5 }),
    'Lütfen 5 saniye sonra yeniden deneyin.',
    'in 5 seconds.',
  ],
  [
    '502 of a proxy',
    failed(502),
    'Şu anda yanıt veremiyoruz. Lütfen birazdan yeniden deneyin.',
    'We cannot respond right now.',
  ],
  [
    '500 with a sentence',
    failed(500, { message: 'İşlem Başarısız! Sistem Hatası!' }),
    'İşlem Başarısız! Sistem Hatası!',
    'İşlem Başarısız!',
  ],
  [
    '500 without a sentence',
    failed(500),
    'Sorun bizde. Lütfen birkaç dakika sonra yeniden deneyin.',
    'Something went wrong on our side.',
  ],
  [
    '503 that says why, and that nothing was done',
    failed(503, { code: 'updating', message: 'Site güncelleniyor', retry_after: 30 }),
    'Site güncelleniyor',
    'Site güncelleniyor',
  ],
  ['a refusal', failed(422, { message: 'Bu tarih geçti' }), 'Bu tarih geçti', 'Bu tarih geçti'],
])('%s', (_, of, tr, en) => {
  expect(sentence(of, 'tr')).toContain(tr)
  expect(sentence(of, 'en')).toContain(en)
})

test('without a connection the sentence says so', () => {
  expect(sentence(failed(0), 'tr', false)).toBe(failure.offline.tr)
  expect(sentence(failed(503), 'tr', false)).toBe(failure.unavailable_soon.tr)
})

test('the client reads the seconds of Retry-After, of reads and writes', async () => {
  const send: Send = async () =>
    Response.json({ code: 'too_many', message: 'dur' }, { status: 429, headers: { 'retry-after': '42' } })
  const client = createClient(send, 'tr')
  expect(await client.post('/x', {})).toMatchObject({ status: 429, retry_after: 42 })
  const error = await client.get('/x').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(failedOf(error)).toMatchObject({ status: 429, retry_after: 42 })
})

test('a date in Retry-After, and a request that threw, have no seconds', async () => {
  const send: Send = async () =>
    new Response('', { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } })
  expect(await createClient(send, 'tr').post('/x', {})).toEqual(expect.not.objectContaining({ retry_after: 42 }))
  expect(failedOf(new TypeError('fetch failed'))).toEqual({ status: 0, message: '' })
})

test.each([
  { status: 0, code: '', isUnknown: true },
  { status: 503, code: 'unavailable', isUnknown: true },
  { status: 503, code: 'updating', isUnknown: false },
  { status: 503, code: 'files_away', isUnknown: false },
  { status: 422, code: 'invalid', isUnknown: false },
])('after $status $code it is open whether the write was done: $isUnknown', ({ isUnknown, ...refused }) => {
  expect(isOutcomeUnknown(refused)).toBe(isUnknown)
})

test.each([0, 429, 500, 503])('a request that ended with %i may be repeated', (status) => {
  expect(isRetryable({ status })).toBe(true)
})
test.each([401, 404, 409, 422])('a request that ended with %i is not repeated', (status) => {
  expect(isRetryable({ status })).toBe(false)
})

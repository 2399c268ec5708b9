import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '#src/base/http/client/client.ts'
import { Failed } from './shell/failed.tsx'

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Failed error={error} />
    </MantineProvider>,
  )
const refused = (status: number) => new ApiError({ ok: false, status, code: '', message: '', errors: {}, facts: {} })

test('without permission the screen says so and offers no retry', () => {
  expect(shown(refused(403))).toContain('Bu ekran için yetkiniz yok')
  expect(shown(refused(403))).not.toContain('Yeniden dene')
})

test.each([refused(503), new Error('no connection')])('other failures offer a retry: %s', (error) => {
  expect(shown(error)).toContain('İşlem Başarısız! Sistem Hatası!')
  expect(shown(error)).toContain('Yeniden dene')
})

test('a failed request says why, and a screen that broke does not speak of the connection', () => {
  expect(shown(refused(503))).toContain('Şu anda yanıt veremiyoruz. Lütfen birazdan yeniden deneyin.')
  expect(shown(new Error('x is undefined'))).toContain('Sayfa gösterilemedi. Lütfen yeniden deneyin.')
})

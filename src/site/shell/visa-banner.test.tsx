import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Image } from '#src/base/files/image.schema.ts'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { ShellData, VisaCall } from './shell-data.ts'
import { VisaBanner } from './visa-banner.tsx'

const picture: Image = { file: 'deniz-ufku', width: 1920, height: 1280, placeholder: 'data:,', alt: 'Deniz' }
const call: VisaCall = {
  title: 'Vize dosyanız',
  description: '<p>Birlikte hazırlayalım</p>',
  uri: '/vize',
  btn_title: 'Vize bilgileri',
  uri2: 'https://seyyah.example/sor',
  btn_title2: 'Bize sorun',
  file_img: picture,
  file_video: null,
}
const i18n = { lang: 'tr', default_lang: 'tr', languages: [{ abbr: 'tr', lang: 'Türkçe' }], strings: {} }

function banner(visa: VisaCall | null, route = 'tour'): string {
  return renderToStaticMarkup(
    <I18nProvider value={i18n}>
      <VisaBanner shell={{ ...i18n, visa } as unknown as ShellData} route={route} />
    </I18nProvider>,
  )
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => [href, text])

test('the banner shows title, description, both buttons and the picture', () => {
  const html = banner(call)
  expect(html).toContain('Vize dosyanız</h2>')
  expect(html).toContain('<p>Birlikte hazırlayalım</p>')
  expect(html).toContain('/images/deniz-ufku-640.avif')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('<video')
  expect(linksOf(html)).toEqual([
    ['/vize', 'Vize bilgileri'],
    ['https://seyyah.example/sor', 'Bize sorun'],
  ])
})

test.each(['visa', 'visa_detail'])('on the route %s only the second button is shown', (route) => {
  expect(linksOf(banner(call, route))).toEqual([['https://seyyah.example/sor', 'Bize sorun']])
})

test('a button without title or address is omitted', () => {
  expect(linksOf(banner({ ...call, btn_title: '', uri2: '' }))).toEqual([])
})

test('without an item there is no banner', () => {
  expect(banner(null)).toBe('')
})

test('a video is served from /videos/, muted and looped, and not preloaded', () => {
  const html = banner({ ...call, file_video: 'vize.mp4' })
  const video = /<video[^>]*>/.exec(html)![0]
  expect(video).toContain('src="/videos/vize.mp4"')
  for (const attribute of ['muted=""', 'loop=""', 'playsInline=""', 'preload="none"'])
    expect(video).toContain(attribute)
  expect(video).not.toMatch(/autoplay|poster/i)
  // The poster is lazy too.
  expect(html).toContain('/images/deniz-ufku-640.avif')
  expect(html).toContain('loading="lazy"')
})

test('the video’s box has its size before loading', () => {
  expect(banner({ ...call, file_video: 'vize.mp4', file_img: null })).toMatch(/class="[^"]*aspect-video[^"]*"><video/)
})

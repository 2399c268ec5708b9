import { expect, test } from '../journey.ts'
import { langs, localeOf } from '../locale.ts'
import { visit } from '../visitor.ts'

const news = { tr: 'Yaz Karadeniz tarihleri satışa açıldı', en: 'Summer departures to the Black Sea now on sale' }
const note = { tr: 'Vize randevusu nasıl alınır?', en: 'How to get a visa appointment' }
const film = { tr: 'Anadolu’da bir gün', en: 'A day in Anatolia' }
const day = /^\d{1,2} \p{L}+ \d{4}$/u

for (const lang of langs) {
  const { t, path } = localeOf(lang)

  test(`from the footer to a news item, its tour and its neighbours, ${lang}`, async ({ page }) => {
    await visit(page, path('/'))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('footer.news') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('posts.news') })).toBeVisible()
    await page.getByRole('link', { name: news[lang] }).click()

    await expect(page.getByRole('heading', { level: 1, name: news[lang] })).toBeVisible()
    await expect(page).toHaveTitle(news[lang])
    await expect(page.getByRole('time').first()).toHaveText(day)
    await expect(page.getByRole('button', { name: t('ui.share') })).toBeVisible()
    await expect(
      page.getByRole('region', { name: t('posts.related_tour') }).getByRole('link', { name: t('posts.see_tour') }),
    ).toBeVisible()
    const neighbours = page.getByRole('navigation', { name: t('posts.neighbours') })
    await expect(neighbours.getByRole('link')).toHaveCount(2)
    await neighbours.getByRole('link', { name: t('ui.previous') }).click()
    await expect(page.getByRole('heading', { level: 1, name: news[lang] })).toBeHidden()
    await neighbours.getByRole('link', { name: t('ui.next') }).click()
    await expect(page.getByRole('heading', { level: 1, name: news[lang] })).toBeVisible()
  })

  test(`an article is read and printed, ${lang}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await visit(page, path('/blog'))
    await page.getByRole('link', { name: note[lang] }).click()
    await expect(page.getByRole('heading', { level: 1, name: note[lang] })).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await page.getByRole('button', { name: t('ui.print') }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: note[lang] })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: t('ui.print') })).toBeHidden()
  })

  test(`a video loads on demand, plays and seeks, ${lang}`, async ({ page }) => {
    const requested: string[] = []
    page.on(
      'request',
      (request) => new URL(request.url()).pathname.startsWith('/videos/') && requested.push(request.url()),
    )
    await visit(page, path('/videolar'))
    await page.getByRole('link', { name: film[lang] }).click()
    const video = page.getByLabel(film[lang]).and(page.locator('video'))
    await expect(video).toBeVisible()
    await expect(video).toHaveJSProperty('paused', true)
    expect(requested).toEqual([])

    await video.evaluate((player: HTMLVideoElement) => {
      player.muted = true
      return player.play()
    })
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState), { timeout: 90_000 })
      .toBe(4)
    const length = await video.evaluate((player: HTMLVideoElement) => player.duration)
    expect(length).toBeGreaterThan(6)
    const at = await video.evaluate(async (player: HTMLVideoElement) => {
      player.pause()
      player.currentTime = 6
      await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }))
      return player.currentTime
    })
    expect(at).toBeGreaterThan(5.9)
    const [address = ''] = requested
    const part = await page.request.get(address, { headers: { range: 'bytes=0-3' } })
    expect([part.status(), (await part.body()).toString('hex')]).toEqual([206, '1a45dfa3'])
  })
}

test('every post has one URL, and a page beyond the last redirects to the last', async ({ page, expectErrors }) => {
  await visit(page, '/haber/summer-departures-to-the-black-sea-now-on-sale?utm_source=bulten')
  await expect(page).toHaveURL(/\/haber\/yaz-karadeniz-tarihleri-satisa-acildi\?utm_source=bulten$/)
  await visit(page, '/en/haberler?page=7')
  await expect(page).toHaveURL(/\/en\/haberler$/)
  expectErrors(/404/)
  for (const unknown of ['/haber/boyle-bir-haber-yok', '/blog/boyle-bir-yazi-yok', '/video/yok', '/galeri-detay/yok']) {
    expect((await visit(page, unknown))?.status()).toBe(404)
  }
})

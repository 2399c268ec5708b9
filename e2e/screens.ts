import type { Page } from '@playwright/test'
import { listedRoutes } from '#src/features/page-meta/page-meta.links.ts'
import type { TestDeparture } from './agency.ts'
import { expect } from './journey.ts'
import type { Locale } from './locale.ts'
import { visit } from './visitor.ts'

export type Screen = { name: string; path: string /** answers 404 */; isMissing?: boolean }

/** Public screens that need a URL only: every page that is listed, and examples of the others. */
export function screensOf({ lang, path }: Locale): Screen[] {
  const isTurkish = lang === 'tr'
  const tour = isTurkish ? 'ucakla-kapadokya-magara-otelde-uc-gece' : 'cappadocia-by-air-three-nights-in-a-cave-hotel'
  const listed = listedRoutes.filter(({ route_name }) => route_name !== 'home')
  return [
    { name: 'home', path: path('/') },
    { name: 'category', path: path(`/turlar/${isTurkish ? 'anadolu-kultur-turlari' : 'anatolia-cultural-tours'}`) },
    { name: 'tour', path: path(`/tur/${tour}`) },
    {
      name: 'album',
      path: path(`/galeri-detay/${isTurkish ? 'anadolunun-tasi-ve-isigi' : 'stone-and-light-of-anatolia'}`),
    },
    {
      name: 'news item',
      path: path(
        `/haber/${isTurkish ? 'sirkeci-ofisimiz-pazar-gunleri-de-acik' : 'our-sirkeci-office-is-now-open-on-sundays'}`,
      ),
    },
    {
      name: 'video',
      path: path(`/video/${isTurkish ? 'ege-kiyilari-koy-teras-sutun' : 'aegean-shores-cove-terrace-column'}`),
    },
    { name: 'blog post', path: path(`/blog/${isTurkish ? 'cocukla-tura-cikmak' : 'taking-children-on-a-tour'}`) },
    ...listed.map((page) => ({ name: page.path, path: path(page.path) })),
    { name: 'search', path: path(`/tur-ara?search=${isTurkish ? 'kapadoyka' : 'capadocia'}`) },
    { name: 'search with filters', path: path('/tur-ara?search=balkan&transporter_types=otobus') },
    { name: 'search without results', path: path(`/tur-ara?search=${'yokboyle'.repeat(15)}`) },
    { name: 'empty cart', path: path('/rezervasyon-olustur') },
    { name: 'empty checkout', path: path('/kayit') },
    { name: 'result without a key', path: path('/rezervasyon-sonuc'), isMissing: true },
    { name: 'preview without a key', path: path('/tur-onizleme'), isMissing: true },
    { name: 'contract', path: path(`/sozlesme/${isTurkish ? 'paket-tur-sozlesmesi' : 'package-tour-contract'}`) },
    { name: 'visa of a country', path: path(`/vize-detay/${isTurkish ? 'almanya-vizesi' : 'germany-visa'}`) },
    { name: 'voucher of no booking', path: path('/belge/ABCD-EFGH-JKLM-NPQR'), isMissing: true },
    { name: 'payment link of no booking', path: path('/odeme/X'), isMissing: true },
    { name: 'offer', path: path(`/teklif-talebi?tur=${tour}`) },
    { name: 'offer without a tour', path: path('/teklif-talebi') },
    { name: 'not found', path: path('/404'), isMissing: true },
  ]
}

/** Stores tours in the browser's cart without visiting their pages. */
export async function putInCart(
  page: Page,
  departures: TestDeparture | readonly TestDeparture[],
  { path }: Locale,
): Promise<void> {
  await visit(page, path('/rezervasyon-olustur'))
  const stored = [departures].flat().map(({ token, start_date }) => ({
    token,
    tourDate: start_date,
    quantity: 2,
    childrenQuantity: 0,
    childrenAges: [],
    singleRoomQuantity: 0,
  }))
  await page.evaluate((entries) => localStorage.setItem('cart', JSON.stringify(entries)), stored)
  await visit(page, path('/rezervasyon-olustur'))
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first(),
  ).toBeVisible()
}

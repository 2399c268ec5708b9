import type { Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import {
  category,
  code,
  departures,
  descriptions,
  documentText,
  type Lang,
  lists,
  names,
  prices,
  programmes,
  programmeText,
  routes,
  summaries,
} from './tour.ts'

/** Which shorter ways an office has. */
export type Office = {
  /** The texts are filled from a document. */
  fillsFromText: boolean
  /** both languages side by side */
  isPaired: boolean
  /** A pasted programme is split into days. */
  splitsDays: boolean
  /** An empty list has a line to write into. */
  hasFirstLine: boolean
  /** The first picture of the gallery is the cover. */
  hasCoverFromGallery: boolean
  /** Transport and meal plan begin empty. */
  asksTransport: boolean
  /** A button that saves and publishes. */
  hasPublish: boolean
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const inLang = (label: string, lang: Lang) => `${label} (${lang.toUpperCase()})`
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const language = (page: Page, lang: Lang) =>
  page.getByRole('radiogroup', { name: 'İçerik dili' }).getByText(lang === 'tr' ? 'Türkçe' : 'English', { exact: true })

/** Looks at the form of a new tour; not counted: a clerk knows the office. */
export async function readOffice(page: Page): Promise<Office> {
  await page.goto('/admin/pages/tours/insert')
  await language(page, 'en').click()
  const isPaired = (await box(page, 'Tur adı (TR)').count()) > 0
  const fillsFromText = (await button(page, 'Metinden doldur').count()) > 0
  const hasPublish = (await button(page, 'Yayımla').count()) > 0
  const asksTransport = (await page.getByRole('combobox', { name: /^Konaklama/ }).inputValue()) === ''
  await tab(page, 'Dahil/Hariç').click()
  const hasFirstLine = (await box(page, 'Fiyata dahil (EN): 1. madde').count()) > 0
  await tab(page, 'Program').click()
  await button(page, 'Gün ekle').click()
  const splitsDays = (await page.getByText('yapıştırırsanız', { exact: false }).count()) > 0
  await tab(page, 'Galeri').click()
  const hasCoverFromGallery = (await page.getByText('galerinin ilk görseli kapak olur', { exact: false }).count()) > 0
  return { fillsFromText, isPaired, splitsDays, hasFirstLine, hasCoverFromGallery, asksTransport, hasPublish }
}

/** From the list of tours to a saved tour; published too unless the office has a button for it. */
export async function makeTour(page: Page, hand: Hand, office: Office, pictures: string[]): Promise<void> {
  await hand.click(page.getByRole('link', { name: 'Tur ekle' }))
  const texts = writerOf(page, hand, office)
  if (office.fillsFromText) {
    await hand.click(button(page, 'Metinden doldur'))
    for (const lang of ['tr', 'en'] as const)
      await hand.paste(box(page, lang === 'tr' ? 'Metin: Türkçe' : 'Metin: English'), documentText(lang))
    await hand.click(button(page, 'Alanları doldur'))
  }
  await hand.type(page.getByRole('textbox', { name: 'Tur kodu' }), code)
  if (!office.hasPublish) await choose(page, hand, 'Durum', 'Yayında')
  await choose(page, hand, 'Kategoriler', category)
  await hand.press('Escape')
  if (office.asksTransport) {
    await choose(page, hand, 'Ulaşım', 'Otobüs')
    await hand.press('Escape')
    await choose(page, hand, 'Konaklama', 'Oda kahvaltı')
  }
  await hand.click(button(page, 'Yaş aralığı ekle'))
  if (!office.fillsFromText) await texts.write()

  await hand.openTab(tab(page, 'Galeri'))
  const inputs = page.locator('input[type=file]')
  if (!office.hasCoverFromGallery) {
    await hand.chooseFiles(inputs.first(), pictures.slice(0, 1))
    await hand.click(button(page, 'Kırp ve yükle'))
    await button(page, 'Kırp').waitFor()
  }
  await hand.chooseFiles(inputs.last(), pictures)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })
    .nth(2)
    .waitFor()

  await hand.click(button(page, 'Kaydet'))
  await page.waitForURL(/update/)
  await page.getByText('Tüm değişiklikler kayıtlı').waitFor()
}

/** Writes the texts of all tabs field by field. */
function writerOf(page: Page, hand: Hand, office: Office) {
  /** The form's language: writers begin each tab in the one that is open. */
  let open: Lang = 'tr'
  const show = async (lang: Lang) => {
    if (open !== lang) await hand.click(language(page, lang))
    open = lang
  }
  /** Writes each field in both languages side by side, else all fields of a language after the other's. */
  const inBoth = async <Field>(fields: readonly Field[], write: (field: Field, lang: Lang) => Promise<void>) => {
    if (office.isPaired) {
      await show('en')
      for (const field of fields) for (const lang of ['tr', 'en'] as const) await write(field, lang)
    } else
      for (const lang of open === 'tr' ? (['tr', 'en'] as const) : (['en', 'tr'] as const)) {
        await show(lang)
        for (const field of fields) await write(field, lang)
      }
  }
  const writeDays = async (lang: Lang) => {
    if (office.splitsDays) return hand.paste(box(page, inLang('1. günün başlığı', lang)), programmeText(lang))
    for (const [at, { title, description }] of programmes[lang].entries()) {
      await hand.paste(box(page, inLang(`${at + 1}. günün başlığı`, lang)), title)
      await hand.paste(box(page, inLang(`${at + 1}. günün anlatımı`, lang)), description)
    }
  }
  const writeList = async ([label, lines]: [string, Record<Lang, string[]>], lang: Lang) => {
    const group = page.getByRole('group', { name: inLang(label, lang), exact: true })
    if (!office.hasFirstLine) await hand.click(group.getByRole('button', { name: 'Madde ekle' }))
    await hand.paste(box(page, `${inLang(label, lang)}: 1. madde`), lines[lang].join('\n'))
  }
  return {
    async write() {
      const texts = { 'Tur adı': names, Rota: routes, Özet: summaries, 'Tur hakkında': descriptions }
      await inBoth(Object.entries(texts), ([label, text], lang) =>
        hand.paste(box(page, inLang(label, lang)), text[lang]),
      )
      await hand.openTab(tab(page, 'Program'))
      await hand.click(button(page, 'Gün ekle'))
      if (!office.splitsDays) await hand.click(button(page, 'Kalan günleri ekle (2)'))
      await inBoth(['programme'], (_, lang) => writeDays(lang))
      await hand.openTab(tab(page, 'Dahil/Hariç'))
      await inBoth(Object.entries(lists), writeList)
    },
  }
}

/** Ten departures in the tour's tab; publishes the tour if the office has a button for it. */
export async function makeDepartures(page: Page, hand: Hand, office: Office): Promise<void> {
  await hand.openTab(tab(page, 'Tarihler ve fiyatlar'))
  await hand.click(button(page, 'Toplu ekle'))
  const dialog = page.getByRole('dialog', { name: /^Kalkış ekle/ })
  await hand.click(dialog.getByText('Haftanın günleri'))
  await hand.type(dialog.getByLabel('İlk gün'), departures.from)
  await hand.type(dialog.getByLabel('Son gün'), departures.to)
  // Closes the calendar, which covers the weekdays.
  await hand.press('Tab')
  const made = dialog.getByRole('button', { name: `${departures.count} kalkış ekle` })
  if ((await made.count()) === 0) await hand.click(dialog.getByText(departures.weekday, { exact: true }))
  await hand.type(dialog.getByLabel(/^Kontenjan/), prices.quota)
  await hand.type(dialog.getByLabel(/^2-3 kişilik oda/), prices.shared)
  await hand.type(dialog.getByLabel(/^Tek kişilik oda/), prices.single)
  await hand.type(dialog.getByLabel(/0-5/), prices.child)
  await hand.click(made)
  await dialog.waitFor({ state: 'hidden' })
  if (!office.hasPublish) return
  await hand.click(button(page, 'Yayımla'))
  await page.getByRole('link', { name: 'Sitede gör' }).waitFor()
}

async function choose(page: Page, hand: Hand, label: string, option: string): Promise<void> {
  await hand.click(page.getByRole('combobox', { name: label }))
  await hand.click(page.getByRole('option', { name: option }))
}

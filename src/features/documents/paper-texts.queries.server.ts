import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { fill } from '#src/base/i18n/translate.ts'
import type { Agency } from '#src/features/agency/agency.queries.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import {
  kdvText,
  type Localize,
  partyText,
  rateTexts,
  stepsText,
} from '#src/features/orders/book/order-texts.queries.server.ts'
import { planOfStored } from '#src/features/orders/money/plan.rules.ts'
import type { PaperFacts, PaperText } from './paper-blocks.rules.ts'
import { paper } from './papers.strings.ts'

/** The texts of papers in a language, as the agency words them. */
export async function paperTexts({ localize }: Pick<Services, 'localize'>, lang: string): Promise<PaperText> {
  const keys = Object.keys(paper) as (keyof typeof paper)[]
  const found = await Promise.all(
    keys.map(async (key) => [key, await localize({ key: `paper.${key}` }, lang)] as const),
  )
  const texts = new Map(found)
  return (key, values) => fill(texts.get(key)!, lang, values)
}

/** What the papers of an order say about it. The plan names no "today": a paper is read later. */
export async function paperFacts(
  services: Services,
  order: OfficeFound,
  { lang, agency, boarding }: { lang: string; agency: Agency; boarding: PaperFacts['boarding'] },
): Promise<PaperFacts> {
  const localize: Localize = (text) => services.localize(text, lang)
  const { items } = order
  return {
    order,
    lang,
    t: await paperTexts(services, lang),
    parties: await Promise.all(items.map((item) => partyText(item, localize))),
    kdv: await Promise.all(items.map((item) => kdvText(item, lang, localize))),
    plan: await stepsText(planOfStored(order, null), { lang, today: null, localize }),
    rates: await rateTexts({ items, lang }, localize),
    boarding,
    contact: [agency.phone, agency.email].filter(Boolean).join(' · '),
  }
}

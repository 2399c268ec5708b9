import { useRouteLoaderData } from 'react-router'
import type { Image } from '#src/base/files/image.schema.ts'
import type { Client } from '#src/base/http/client/client.ts'
import type { I18n } from '#src/base/i18n/i18n.tsx'
import type { ContactInformation, Site, SocialMedia } from '#src/features/agency/company.schema.ts'
import type { Category } from '#src/features/categories/categories.schema.ts'
import type { ContentSections } from '#src/features/content/content.schema.ts'
import type { ContractItem } from '#src/features/contracts/contracts.schema.ts'
import type { DatedRates } from '#src/features/departures/rates/rates.schema.ts'
import type { LanguageItem } from '#src/features/languages/languages.schema.ts'

export type MenuCategory = { name: string; seo_name: string; sub_categories: { name: string; seo_name: string }[] }
export type VisaCall = Record<'title' | 'description' | 'uri' | 'btn_title' | 'uri2' | 'btn_title2', string> & {
  file_img: Image | null
  file_video: string | null
}

export type ShellData = Omit<I18n, 'strings'> & {
  languages: LanguageItem[]
  site: Site
  contact: ContactInformation
  social: SocialMedia
  contracts: Pick<ContractItem, 'name' | 'seo_name' | 'seo_name_tr'>[]
  categories: MenuCategory[]
  visa: VisaCall | null
}

/** For pages and parts inside the shell, which is loaded before they are rendered. */
export function useShell(): ShellData {
  return useRouteLoaderData<ShellData>('site/shell')!
}

/** Address of the site, without a slash at its end. For pages inside the shell. */
export function useSiteUrl(): string {
  return useRouteLoaderData<{ siteUrl: string }>('root')!.siteUrl
}

/** Data of header and footer. Only displayed fields, because the whole object is embedded in every HTML page. */
export async function loadShell(
  api: Client,
  languages: LanguageItem[],
  lang: string,
  default_lang: string,
): Promise<ShellData> {
  const [site, contact, social, contracts, categories, visa, rates] = await Promise.all([
    api.get<Site>('/api/pages/site'),
    api.get<ContactInformation>('/api/pages/contact-information'),
    api.get<SocialMedia>('/api/pages/social-media'),
    api.get<ContractItem[]>('/api/pages/contracts'),
    api.get<Category[]>('/api/pages/categories?products=false'),
    api.get<ContentSections>('/api/pages/content?page=visa'),
    api.get<DatedRates>('/api/pages/exchange-rates'),
  ])
  return {
    lang,
    default_lang,
    languages,
    site,
    contact,
    social,
    contracts: contracts.map(({ name, seo_name, seo_name_tr }) => ({ name, seo_name, seo_name_tr })),
    categories: categories.map((category) => ({
      ...named(category),
      sub_categories: category.sub_categories.map(named),
    })),
    visa: visaCall(visa),
    // Readers of Turkish think in lira.
    ...(lang !== 'tr' && rates.EUR && { eur_rate: rates.EUR }),
    rates: datedRates(rates),
  }
}

function datedRates({ days, ...rates }: DatedRates): NonNullable<I18n['rates']> {
  const currencies = Object.keys(days) as (keyof typeof days)[]
  return Object.fromEntries(
    currencies.map((currency) => [currency, { try_rate: rates[currency]!, ...days[currency]! }]),
  )
}

function named({ name, seo_name }: { name: string; seo_name: string }) {
  return { name, seo_name }
}

function visaCall({ visa_application = [] }: ContentSections): VisaCall | null {
  const [first] = visa_application
  if (!first) return null
  const { title, description, uri, btn_title, uri2, btn_title2, file_img, file_video } = first
  return { title, description, uri, btn_title, uri2, btn_title2, file_img, file_video }
}

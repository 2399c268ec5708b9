/** Optional parts of a section's items besides title and description. */
type Part = 'image' | 'video' | 'link' | 'second_link'
export type SectionRule = { page: string; section: string; parts: readonly Part[]; max: number }

const section = (page: string, name: string, parts: readonly Part[], max = 1): SectionRule => ({
  page,
  section: name,
  parts,
  max,
})

/** Sections of the pages, in their order. `max`: most items of a section. */
export const sectionRules: readonly SectionRule[] = [
  section('home', 'slider', ['image', 'link'], 10),
  section('home', 'campaign', ['image', 'link'], 6),
  section('home', 'why_us', [], 8),
  section('home', 'photos', ['image', 'link'], 16),
  section('home', 'visa_card', ['image', 'link'], 3),
  section('home', 'special_tour_call', ['image', 'link'], 3),
  section('visa', 'visa_application', ['image', 'video', 'link', 'second_link']),
  section('about-us', 'story', ['image'], 12),
  section('about-us', 'team_values', [], 12),
  section('bank-accounts', 'fraud_note', [], 3),
]

/** Pages with sections of the office. */
export const contentPages: ReadonlySet<string> = new Set(sectionRules.map(({ page }) => page))

export function sectionRule(page: string, name: string): SectionRule | undefined {
  return sectionRules.find((rule) => rule.page === page && rule.section === name)
}

/** Sections whose pictures are at the head of a page without its own picture: the first section with a picture counts. */
export const headSections = {
  contact: ['story', 'slider'],
  careers: ['story', 'slider'],
  special_tour: ['special_tour_call', 'slider', 'story'],
  search: ['slider', 'story'],
  bank_accounts: ['photos', 'slider', 'story'],
  my_booking: ['photos', 'slider', 'story'],
} as const
export type HeadPage = keyof typeof headSections

export const headPicturePath = (page: HeadPage) => `/api/pages/head-picture?page=${page}`

export const contentsAdminPath = '/api/admin/contents'

/** API path of all languages, inactive ones included; for the office. */
export const allLanguagesPath = '/api/admin/languages'

/** Rows of a new site, the default language first. */
export const shippedLanguages = [
  { abbr: 'tr', lang: 'Türkçe', is_default: true, active: true, queue: 2 },
  { abbr: 'en', lang: 'English', is_default: false, active: true, queue: 1 },
]

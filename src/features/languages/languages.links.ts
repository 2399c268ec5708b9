/** API path of all languages, inactive ones included; for the office. */
export const allLanguagesPath = '/api/admin/languages'
/** Its texts as a file for a translator. */
export const stringsFilePath = (abbr: string) => `${allLanguagesPath}/${abbr}/file`
export const languageOverviewPath = `${allLanguagesPath}/overview`
/** API path of missing translations. @param kind as declared by a room */
export const missingContentsPath = (abbr: string, kind: string) => `${allLanguagesPath}/${abbr}/missing/${kind}`

/** Screens of the office. */
export const languagesScreen = '/admin/languages'
/** The language is in the query: ?lang=de */
export const languageStringsScreen = '/admin/languages/update'

/** Rows of a new site, the default language first. */
export const shippedLanguages = [
  { abbr: 'tr', lang: 'Türkçe', is_default: true, active: true, queue: 2 },
  { abbr: 'en', lang: 'English', is_default: false, active: true, queue: 1 },
]

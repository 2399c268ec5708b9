/** API path of all languages, inactive ones included; for the office. */
export const allLanguagesPath = '/api/admin/languages'

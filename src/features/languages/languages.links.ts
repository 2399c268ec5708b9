/** Every language, those too that visitors do not see. */
export const allLanguagesPath = '/api/admin/languages'

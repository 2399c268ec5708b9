/** Name of the visitor's chosen language in local storage. */
export const languageItem = 'lang'

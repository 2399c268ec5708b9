/** Where the local storage keeps the preferences; read before the office's scripts are there. */
export const preferencesItem = 'office_preferences'

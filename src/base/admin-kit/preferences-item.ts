/** Local storage key; also read by an inline script before the office's scripts load. */
export const preferencesItem = 'office_preferences'

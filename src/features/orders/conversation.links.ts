/** What a customer may ask to have changed. */
export const wishes = ['tarih', 'kisi', 'otel', 'isim', 'diger'] as const
export type Wish = (typeof wishes)[number]

/** Of a wish: open, done, declined. */
export const wishStates = ['acik', 'yapildi', 'reddedildi'] as const
/** How staff close a wish. */
export const decisions = ['yapildi', 'reddedildi'] as const

/** Maximum characters of a message. */
export const maxMessageLength = 2000

/** Of the heading on the order's page, where the link of an answer leads. */
export const messagesAnchor = 'messages'

/** Orders with a message that staff have not read, and with a wish that nobody has decided on. */
export const messageFilters = ['okunmadi', 'degisiklik'] as const

import type { TextGroup } from '#src/base/i18n/string-key.ts'

/** Messages of the office's API about live events and notices. Not sent to public pages. */
export const alertsOffice = {
  too_many_streams: { tr: 'Bu hesapla çok sayıda tarayıcı açık. Sayılar dakikada bir yenilenir.', en: 'Many browsers are open with this account. Counts are refreshed once a minute.' },
} satisfies TextGroup

import type { TextGroup } from '#src/base/string-key.ts'

/** Cookie consent. Both answers are one word of the same weight. */
export const consent = {
  title: { tr: 'Çerezler sizin seçiminiz', en: 'Cookies are your choice' },
  text: { tr: 'Sitenin kullanımını ölçmek ve ilginizi çekecek turları tanıtmak için çerez kullanmak istiyoruz. Reddetseniz de her şey aynı çalışır.', en: 'We would like to use cookies to measure how the site is used and to advertise tours you may like. Everything works the same if you decline.' },
  text_statistics: { tr: 'Sitenin nasıl kullanıldığını görmek için çerez kullanmak istiyoruz. Reddetseniz de sitede her şey aynı biçimde çalışır.', en: 'We would like to use cookies to see how the site is used. Everything on the site works the same if you decline.' },
  text_marketing: { tr: 'İlginizi çekecek turları tanıtmak için çerez kullanmak istiyoruz. Reddetseniz de sitede her şey aynı biçimde çalışır.', en: 'We would like to use cookies to advertise tours you may like. Everything on the site works the same if you decline.' },
  accept: { tr: 'Kabul et', en: 'Accept' },
  decline: { tr: 'Reddet', en: 'Decline' },
  settings: { tr: 'Ayarlar', en: 'Settings' },
  preferences: { tr: 'Çerez tercihleri', en: 'Cookie preferences' },
  save: { tr: 'Seçtiklerimi kaydet', en: 'Save my choice' },
  saved: { tr: 'Çerez tercihiniz kaydedildi', en: 'Your cookie choice has been saved' },
  necessary: { tr: 'Zorunlu', en: 'Necessary' },
  necessary_text: { tr: 'Dil seçiminiz, sepetiniz ve formların güvenliği için. Bunlar olmadan site çalışmaz, bu yüzden hep açıktır.', en: 'For your language, your cart and the security of our forms. The site does not work without them, so they are always on.' },
  statistics: { tr: 'İstatistik', en: 'Statistics' },
  statistics_text: { tr: 'Hangi sayfaların okunduğunu ve nerede takılındığını gösterir ({services}).', en: 'Show which pages are read and where visitors get stuck ({services}).' },
  marketing: { tr: 'Tanıtım', en: 'Marketing' },
  marketing_text: { tr: 'Baktığınız turlara benzer turları başka sitelerde gösterebilmemizi sağlar ({services}).', en: 'Let us show you tours like those you have viewed, on other websites ({services}).' },
} satisfies TextGroup

import type { TextGroup } from '#src/base/string-key.ts'

export const pickupsOffice = {
  pickup_in_use: { tr: 'Bu yeri kullanan turlar ya da seçmiş yolcular var. Yeni seçimlere kapatmak için yerin “Seçilebilir” ayarını kapatın.', en: 'Tours stop at this point or passengers have chosen it. Switch off “Can be chosen” instead.' },
  pickup_unknown: { tr: 'Bu biniş yeri artık yok. Sayfayı yenileyin.', en: 'This pick-up point no longer exists. Please reload the page.' },
  pickup_twice: { tr: 'Aynı biniş yeri bir kez eklenebilir.', en: 'A pick-up point can be added once.' },
  pickup_time: { tr: 'Saati yazın, örneğin 07:30.', en: 'Enter the time, for example 07:30.' },
} satisfies TextGroup

import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const certificateTexts = {
  title: { tr: 'Belgeler', en: 'Certificates' },
  lead: { tr: 'Hakkımızda sayfasında “Belgelerimiz” başlığı altında bu sırayla görünür.', en: 'Shown in this order on the “About us” page, under “Our certificates”.' },
  add: { tr: 'Belge ekle', en: 'Add a certificate' },
  insert_title: { tr: 'Yeni belge', en: 'New certificate' },
  picture: { tr: 'Görsel', en: 'Picture' },
  name: { tr: 'Belgenin adı', en: 'Certificate name' },
  empty: { tr: 'Henüz belge yok. TÜRSAB belgenizle başlayın; misafirler kime güveneceğini görmek ister.', en: 'There are no certificates yet. Start with your TÜRSAB licence: customers want to see whom they are trusting.' },
} satisfies OfficeTexts

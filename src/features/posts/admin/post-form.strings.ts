import { postTexts } from './post.strings.ts'

/** Labels of the form, by field. */
export const postFields = {
  title: { label: postTexts.name },
  summary: { label: { tr: 'Özet', en: 'Summary' }, help: { tr: 'Listede ve başlığın altında görünür.', en: 'Shown in lists and under the title.' } },
  status: { label: postTexts.status, help: { tr: 'Taslaklar ve arşiv sitede görünmez.', en: 'Drafts and archived posts are not shown on the site.' } },
  published_on: { label: { tr: 'Yayın tarihi', en: 'Publication date' }, help: { tr: 'İleri bir tarih seçerseniz o gün kendiliğinden yayımlanır.', en: 'If you choose a future date, it is published automatically on that day.' } },
  cover_image: { label: { tr: 'Kapak görseli', en: 'Cover picture' } },
  body: { label: { tr: 'Metin', en: 'Text' } },
  tour_id: { label: { tr: 'İlgili tur', en: 'Related tour' }, help: { tr: 'Sayfanın sonunda bu turun kartı gösterilir.', en: 'This tour’s card is shown at the end of the page.' } },
  files: { label: { tr: 'Fotoğraflar', en: 'Photos' }, help: { tr: 'Fotoğrafın açıklaması sitede altında görünür. Sıralamak için sürükleyin.', en: 'A photo’s description is shown as its caption on the site. Drag to change the order.' } },
  file_video: { label: { tr: 'Video dosyası', en: 'Video file' }, help: { tr: 'Kapak görseli, oynatılana kadar videonun yerinde durur.', en: 'The cover picture is shown in place of the video until it is played.' } },
  seo_title: { label: { tr: 'Arama başlığı', en: 'Search title' }, help: { tr: 'Boşsa başlık kullanılır. 60 karakteri geçmesin.', en: 'If empty, the title is used. Keep it under 60 characters.' } },
  seo_description: { label: { tr: 'Arama açıklaması', en: 'Search description' }, help: { tr: 'Arama sonucunda başlığın altında görünür.', en: 'Shown under the title in search results.' } },
}

/** Labels of the country's tab of a visa page, by field. */
export const visaFields = {
  country: { label: { tr: 'Ülke', en: 'Country' } },
  ordinary_passport: { label: { tr: 'Bordo pasaporta', en: 'For an ordinary passport' } },
  green_passport: { label: { tr: 'Yeşil pasaporta', en: 'For a green passport' } },
  stay_days: { label: { tr: 'En uzun kalış', en: 'Longest stay' } },
  checked_on: { label: postTexts.checked },
  processing_days_min: { label: { tr: 'İşlem süresi, en az', en: 'Processing time, at least' } },
  processing_days_max: { label: { tr: 'İşlem süresi, en çok', en: 'Processing time, at most' } },
  fee: { label: { tr: 'Vize harcı', en: 'Visa fee' } },
  fee_currency: { label: { tr: 'Para birimi', en: 'Currency' } },
  documents: {
    label: { tr: 'Gerekli belgeler', en: 'Required documents' },
    help: {
      tr: 'Kimin belgesi olduğunu iki noktadan önce yazın: “Öğrenci: öğrenci belgesi”. Sitede aynı kişilerin belgeleri bir arada durur.',
      en: 'Write whose document it is before a colon: “Student: student certificate”. On the site, documents for the same people are listed together.',
    },
  },
  notes: { label: { tr: 'Bilinmesi gerekenler', en: 'Good to know' } },
}

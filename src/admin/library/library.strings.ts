import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const libraryTexts = {
  title: { tr: 'Görseller', en: 'Pictures' },
  lead: { tr: 'Siteye yüklenen bütün görseller, en yenisi önce. Birini seçip açıklamasını ve odak noktasını düzenleyin, nerede kullanıldığını görün.', en: 'All pictures on the site, newest first. Choose one to edit its description and focal point, and to see where it is used.' },
  search_in: { tr: 'Açıklama ya da dosya adı', en: 'Description or file name' },
  unused: { tr: 'Yalnız kullanılmayanlar', en: 'Unused only' },
  upload: { tr: 'Görsel yükle', en: 'Upload pictures' },
  empty: { tr: 'Henüz görsel yok. Yüklediğiniz her görsel burada durur ve yeniden kullanılabilir.', en: 'There are no pictures yet. Every picture you upload stays here and can be used again.' },
  none_found: { tr: 'Aramanıza uyan görsel yok.', en: 'No picture matches your search.' },
  none_unused: { tr: 'Bütün görseller kullanılıyor.', en: 'All pictures are in use.' },
  details: { tr: 'Görsel', en: 'Picture' },
  facts: { tr: '{width} × {height} piksel · {day}', en: '{width} × {height} pixels · {day}' },
  uses: { tr: 'Kullanıldığı yerler', en: 'Where it is used' },
  uses_none: { tr: 'Hiçbir yerde kullanılmıyor.', en: 'It is not used anywhere.' },
  uses_loading: { tr: 'Kullanıldığı yerler aranıyor…', en: 'Finding where it is used…' },
  uses_failed: { tr: 'Kullanıldığı yerler yüklenemedi.', en: 'The places where it is used could not be loaded.' },
  again: { tr: 'Yeniden dene', en: 'Try again' },
  delete: { tr: 'Görseli sil', en: 'Delete the picture' },
  delete_used: { tr: 'Kullanılan görsel silinemez.', en: 'A picture that is in use cannot be deleted.' },
  saved: { tr: 'Görsel kaydedildi.', en: 'The picture has been saved.' },
  orders: { tr: 'Müşterilerin siparişleri', en: 'Customers’ orders' },
  untitled: { tr: 'Başlıksız', en: 'Untitled' },
} satisfies OfficeTexts

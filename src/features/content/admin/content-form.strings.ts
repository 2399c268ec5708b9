export const contentFields = {
  title: { label: { tr: 'Başlık', en: 'Title' } },
  description: { label: { tr: 'Metin', en: 'Text' } },
  btn_title: { label: { tr: 'Düğme yazısı', en: 'Button text' }, help: { tr: 'Boş bırakırsanız düğme görünmez.', en: 'If left empty, no button is shown.' } },
  btn_title2: { label: { tr: 'Düğme yazısı 2', en: 'Button text 2' }, help: { tr: 'Boş bırakırsanız düğme görünmez.', en: 'If left empty, no button is shown.' } },
  uri: { label: { tr: 'Bağlantı', en: 'Link' }, help: { tr: 'Sayfa, kategori ya da tur adını yazıp seçin; ya da bir adres yazın', en: 'Type the name of a page, category or tour and choose it, or enter an address' } },
  uri2: { label: { tr: 'Bağlantı 2', en: 'Link 2' }, help: { tr: 'Sayfa, kategori ya da tur adını yazıp seçin; ya da bir adres yazın', en: 'Type the name of a page, category or tour and choose it, or enter an address' } },
  file_img: { label: { tr: 'Görsel', en: 'Picture' } },
  file_video: { label: { tr: 'Video', en: 'Video' }, help: { tr: 'Video varsa görselin yerine oynatılır.', en: 'If there is a video, it plays in place of the picture.' } },
  active: { label: { tr: 'Sitede göster', en: 'Show on the site' } },
}

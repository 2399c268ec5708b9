import type { TextGroup } from '#src/base/string-key.ts'

/** News, videos, the photo gallery and the blog. */
export const posts = {
  news: { tr: 'Haberler', en: 'News' },
  news_intro: { tr: 'Yeni kalkışlar, ofislerimiz, sınır ve yol durumu: yola çıkmadan bilmek isteyecekleriniz.', en: 'New departures, our offices, borders and roads: what to know before you set out.' },
  videos: { tr: 'Videolar', en: 'Videos' },
  videos_intro: { tr: 'Gittiğimiz yerlerden kısa filmler.', en: 'Short films from the places we travel to.' },
  photos: { tr: 'Galeri', en: 'Gallery' },
  photos_intro: { tr: 'Rotalarımızdan kareler, albüm albüm.', en: 'Photos from our routes, album by album.' },
  blog: { tr: 'Gezi yazıları', en: 'Travel notes' },
  blog_intro: { tr: 'Ne zaman gidilir, ne götürülür, neye dikkat edilir: rehberlerimizden ve vize danışmanlarımızdan.', en: 'When to go, what to take and what to watch for, from our guides and visa advisers.' },
  photo_count: { tr: '{n} fotoğraf', en: '{n} photo|{n} photos' },
  all_albums: { tr: 'Tüm albümler', en: 'All albums' },
  related_tour: { tr: 'İlgili tur', en: 'Related tour' },
  album_tour: { tr: 'Bu kareleri yerinde görün', en: 'See these places for yourself' },
  see_tour: { tr: 'Turu inceleyin', en: 'See the tour' },
  neighbours: { tr: 'Önceki ve sonraki', en: 'Previous and next' },
  no_video: { tr: 'Tarayıcınız bu videoyu oynatamıyor.', en: 'Your browser cannot play this video.' },
  empty_title: { tr: 'Burada henüz bir şey yok', en: 'There is nothing here yet' },
  empty_text: { tr: 'Bu bölüme henüz bir şey eklenmedi. Bu arada turlarımıza göz atabilirsiniz.', en: 'Nothing has been added to this section yet. Have a look at our tours in the meantime.' },
  empty_album: { tr: 'Bu albümde henüz fotoğraf yok', en: 'There are no photos in this album yet' },
  empty_album_text: { tr: 'Öteki albümlerimize bakabilirsiniz.', en: 'Have a look at our other albums.' },
} satisfies TextGroup

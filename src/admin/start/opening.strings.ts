import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const openingTexts = {
  title: { tr: 'Sitenin açılışı', en: 'Opening of the site' },
  is_closed: { tr: 'Siteniz ziyaretçilere kapalı', en: 'Your site is closed to visitors' },
  is_closed_text: {
    tr: 'Ziyaretçiler adınızı, telefonunuzu ve e‑postanızı gösteren bir “hazırlanıyor” sayfası görür. Siz ve çalışma arkadaşlarınız giriş yaptığınız tarayıcıda sitenin tamamını görürsünüz.',
    en: 'Visitors see a page that says the site is being prepared, with your name, telephone number and e-mail. You and your colleagues see the whole site in the browser in which you are logged in.',
  },
  is_open: { tr: 'Siteniz açık', en: 'Your site is open' },
  is_open_text: { tr: '{when} tarihinden beri herkes görebilir ve rezervasyon yapabilir.', en: 'Since {when}, everybody can see it and make bookings.' },
  see: { tr: 'Siteyi görün', en: 'See the site' },
  open: { tr: 'Siteyi aç', en: 'Open the site' },
  open_title: { tr: 'Siteniz herkese açılsın mı?', en: 'Open your site to everybody?' },
  open_text: { tr: 'Ziyaretçiler siteyi hemen görür, rezervasyon ve mesaj gönderebilir; arama motorları da siteyi okuyabilir. İstediğiniz zaman yeniden kapatabilirsiniz.', en: 'Visitors see the site at once and can send bookings and messages; search engines may read it. You can close it again whenever you like.' },
  missing: { tr: 'Şunlar henüz yapılmadı:', en: 'Not done yet:' },
  close: { tr: 'Siteyi kapat', en: 'Close the site' },
  close_title: { tr: 'Siteniz kapatılsın mı?', en: 'Close your site?' },
  close_text: {
    tr: 'Ziyaretçiler siteyi göremez ve rezervasyon yapamaz. Müşterileriniz kendi rezervasyonlarını, e-postalarındaki bağlantıyla açmayı sürdürür. Kayıtlarınız olduğu gibi kalır.',
    en: 'Visitors can neither see the site nor book. Your customers can still open their own bookings with the link in their e-mails. Your records stay as they are.',
  },
  not_allowed: { tr: 'Siteyi yalnız yöneticiler açıp kapatabilir.', en: 'Only administrators can open and close the site.' },
} satisfies OfficeTexts

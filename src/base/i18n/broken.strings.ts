/** Shown when the API does not respond, so they are bundled instead of read from the database. */
export const broken = {
  failed_title: { tr: 'Şu anda bu sayfayı gösteremiyoruz', en: 'We cannot show this page right now' },
  failed: { tr: 'Sorun bizde. Birkaç dakika sonra yeniden deneyin; aceleniz varsa bizi arayın.', en: 'Something went wrong on our side. Please try again in a few minutes, or call us if it is urgent.' },
  missing_title: { tr: 'Bu adres açılamadı', en: 'This address cannot be opened' },
  missing: { tr: 'Bağlantı eksik kopyalanmış ya da bozulmuş olabilir. Bağlantının tamamını kopyaladığınızdan emin olun.', en: 'The link may be incomplete or damaged. Please make sure that you copied the whole link.' },
  refused_title: { tr: 'Bu sayfa size açık değil', en: 'This page is not open to you' },
  refused: { tr: 'Bağlantının süresi dolmuş ya da izni kaldırılmış olabilir. Sorunuz varsa bizi arayın.', en: 'The link may have expired or been withdrawn. If in doubt, please call us.' },
  often_title: { tr: 'Çok sık denendi', en: 'Too many attempts' },
  often: { tr: 'Birkaç dakika bekleyip yeniden deneyin; aceleniz varsa bizi arayın.', en: 'Please wait a few minutes and try again, or call us if it is urgent.' },
  offline: { tr: 'İnternet bağlantınız kesilmiş görünüyor. Bağlanınca yeniden deneyin.', en: 'You seem to be offline. Try again once you are connected.' },
  again: { tr: 'Yeniden dene', en: 'Try again' },
  home: { tr: 'Ana sayfaya dön', en: 'Back to the home page' },
}

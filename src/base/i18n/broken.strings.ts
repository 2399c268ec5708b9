/** Shown when the API does not respond, so they are bundled instead of read from the database. */
export const broken = {
  title: { tr: 'Şu anda bu sayfayı gösteremiyoruz', en: 'We cannot show this page right now' },
  text: { tr: 'Sorun bizde. Birkaç dakika sonra yeniden deneyin; aceleniz varsa bizi arayın.', en: 'Something went wrong on our side. Please try again in a few minutes, or call us if it is urgent.' },
  offline: { tr: 'İnternet bağlantınız kesilmiş görünüyor. Bağlanınca yeniden deneyin.', en: 'You seem to be offline. Try again once you are connected.' },
  again: { tr: 'Yeniden dene', en: 'Try again' },
  home: { tr: 'Ana sayfaya dön', en: 'Back to the home page' },
}

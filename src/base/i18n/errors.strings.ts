/** The first six are the spec's own (section 5); the others say what happened and what to do. */
export const errors = {
  required: { tr: '* Bu Alan Zorunlu', en: '* This field is required' },
  too_short: { tr: 'Bu Alan {n} Karakterden Az Olamaz', en: 'This field must have at least {n} characters' },
  too_long: { tr: 'Bu Alan {n} Karakteri Geçemez', en: 'This field cannot have more than {n} characters' },
  email: { tr: 'Geçerli E-Mail Adresi Giriniz', en: 'Enter a valid e-mail address' },
  date: { tr: 'Geçerli bir tarih giriniz', en: 'Enter a valid date' },
  format: { tr: 'Bu alanı kontrol ediniz', en: 'Check this field' },
  web_address: {
    tr: 'https:// ile başlayan bir adres ya da / ile başlayan bir sayfa yolu giriniz',
    en: 'Enter an address that begins with https://, or the path of a page that begins with /',
  },
  too_small: { tr: 'En az {n} olmalı', en: 'Must be at least {n}' },
  too_big: { tr: 'En fazla {n} olabilir', en: 'Must be at most {n}' },
  unknown_field: { tr: 'Bu alan bilinmiyor', en: 'This field is not known' },
  invalid_form: { tr: 'Bazı alanları kontrol etmeniz gerekiyor.', en: 'Some fields need your attention.' },
  malformed: { tr: 'Gönderilen bilgi okunamadı.', en: 'What was sent could not be read.' },
  unsupported_type: { tr: 'Bu içerik türü kabul edilmiyor.', en: 'This content type is not accepted.' },
  too_large: { tr: 'Gönderilen içerik çok büyük.', en: 'What was sent is too large.' },
  not_found: { tr: 'Aradığınız kayıt bulunamadı.', en: 'What you are looking for was not found.' },
  method_not_allowed: { tr: 'Bu adres bu işlemi kabul etmiyor.', en: 'This address does not accept that operation.' },
  no_session: {
    tr: 'Oturumunuz yok ya da süresi doldu. Lütfen giriş yapın.',
    en: 'You are not signed in, or your session has ended. Please sign in.',
  },
  not_allowed: { tr: 'Bu işlem için yetkiniz yok.', en: 'You are not allowed to do this.' },
  cross_site: {
    tr: 'Bu istek başka bir siteden geldiği için reddedildi.',
    en: 'This request came from another site and was refused.',
  },
  stale_page: {
    tr: 'Sayfa eskimiş. Lütfen yenileyip yeniden deneyin.',
    en: 'This page is out of date. Please reload it and try again.',
  },
  failed: { tr: 'İşlem Başarısız! Sistem Hatası!', en: 'Something went wrong on our side. Please try again.' },
  unavailable: {
    tr: 'Şu anda yanıt veremiyoruz. Lütfen birazdan yeniden deneyin.',
    en: 'We cannot answer right now. Please try again shortly.',
  },
  unknown_language: { tr: 'Bu dil sitede yok.', en: 'The site has no such language.' },
  children_ages: { tr: 'Her çocuk için yaş giriniz', en: 'Enter an age for every child' },
  party_too_large: {
    tr: 'Bir seferde en fazla {n} kişi için fiyat alınabilir',
    en: 'Prices are for at most {n} people at a time',
  },
  too_many_single_rooms: {
    tr: 'Tek kişilik oda sayısı yetişkin sayısını geçemez',
    en: 'There cannot be more single rooms than adults',
  },
  no_departure: {
    tr: 'Bu turun bu tarihte kalkışı yok ya da artık satılmıyor',
    en: 'This tour does not leave on this date, or is no longer sold',
  },
  departure_past: { tr: 'Bu tarih geçti', en: 'This date has passed' },
  departure_cancelled: { tr: 'Bu kalkış iptal edildi', en: 'This departure has been cancelled' },
  departure_on_request: {
    tr: 'Bu kalkış için lütfen bizi arayın; yer durumu sorularak satılıyor',
    en: 'Please call us about this departure; it is sold on request',
  },
  departure_sales_over: { tr: 'Bu kalkışın satışı kapandı', en: 'Sales for this departure have closed' },
  seats_gone: {
    tr: 'Bu kalkışta {n} yer kaldı.',
    en: 'Only {n} seat is left on this departure.|Only {n} seats are left on this departure.',
  },
  no_seats: { tr: 'Bu kalkışta yer kalmadı.', en: 'No seats are left on this departure.' },
  cart_seats_gone: {
    tr: 'Sepetinizdeki bazı turlarda yeterli yer kalmadı.',
    en: 'Some tours in your cart no longer have enough seats.',
  },
  cart_price_changed: {
    tr: 'Sepetinizdeki bazı turların fiyatı değişti. Lütfen yeni tutarı kontrol edin.',
    en: 'The price of some tours in your cart has changed. Please check the new amount.',
  },
  unknown_contract: { tr: 'Bu sözleşme bulunamadı', en: 'This contract was not found' },
  contract_not_accepted: { tr: 'Devam etmek için sözleşmeleri onaylayın', en: 'Accept the contracts to continue' },
  too_many_holds: {
    tr: 'Bu e-posta adresiyle ödemesi beklenen çok sayıda rezervasyon var. Yenisini yapmadan önce birini ödeyin ya da iptal edin.',
    en: 'This e-mail address already has many unpaid reservations. Please pay or cancel one before making another.',
  },
  too_many: {
    tr: 'Kısa sürede çok fazla deneme yapıldı. Lütfen {n} dakika sonra yeniden deneyin.',
    en: 'Too many attempts in a short time. Please try again in {n} minute.|Too many attempts in a short time. Please try again in {n} minutes.',
  },
  idempotency_key: {
    tr: 'İstek numarası eksik ya da geçersiz. Lütfen sayfayı yenileyip yeniden deneyin.',
    en: 'The request number is missing or not valid. Please reload the page and try again.',
  },
  idempotency_reused: {
    tr: 'Bu istek numarası başka bir rezervasyon için kullanıldı. Lütfen sayfayı yenileyip yeniden deneyin.',
    en: 'This request number was used for another reservation. Please reload the page and try again.',
  },
  order_not_found: {
    tr: 'Rezervasyon bulunamadı. Bağlantıyı size gelen e-postadan açın.',
    en: 'Reservation not found. Open the link from the e-mail we sent you.',
  },
}

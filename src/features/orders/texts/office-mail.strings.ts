import type { TextGroup } from '#src/base/string-key.ts'

/** Mails to the customer about what the office did. Part of the group `mail`. */
export const officeMail = {
  payment_confirmed_subject: { tr: 'Rezervasyonunuz onaylandı: {order_no}', en: 'Your booking is confirmed: {order_no}' },
  payment_confirmed_text: { tr: 'Ödemeniz hesabımıza geçti ve rezervasyonunuzu onayladık. Yeriniz kesinleşti.', en: 'We have received your payment and confirmed your booking. Your seats are secured.' },
  payment_received_subject: { tr: 'Ödemenizi aldık: {order_no}', en: 'We have received your payment: {order_no}' },
  payment_received_text: { tr: 'Ödemeniz hesabımıza geçti; rezervasyonunuza işledik.', en: 'Your payment has reached us and we have added it to your booking.' },
  payment_refused_subject: { tr: 'Kart ödemeniz kabul edilmedi: {order_no}', en: 'Your card payment was not accepted: {order_no}' },
  payment_refused_text: {
    tr: 'Ödeme kuruluşu, güvenlik incelemesinin sonunda kart ödemenizi kabul etmedi. Kartınızda görünen tutar, bankanıza göre birkaç iş günü içinde kalkar. Rezervasyon sayfanızdan başka bir kartla ya da öteki ödeme yollarıyla ödeyebilirsiniz.',
    en: 'After its security review the payment provider has not accepted your card payment. An amount that your card shows disappears within a few working days, depending on your bank. You can pay with another card, or in another way, on your booking page.',
  },
  payment_refused_hold: {
    tr: 'Ödeme kuruluşu, güvenlik incelemesinin sonunda kart ödemenizi kabul etmedi. Kartınızda görünen tutar, bankanıza göre birkaç iş günü içinde kalkar. Yeriniz {deadline} kadar tutuluyor: bu süre içinde rezervasyon sayfanızdan başka bir kartla ya da öteki ödeme yollarıyla ödeyebilirsiniz.',
    en: 'After its security review the payment provider has not accepted your card payment. An amount that your card shows disappears within a few working days, depending on your bank. Your seats are held until {deadline}: please pay by then with another card, or in another way, on your booking page.',
  },
  payment_refused_over: {
    tr: 'Ödeme kuruluşu, güvenlik incelemesinin sonunda kart ödemenizi kabul etmedi. Kartınızda görünen tutar, bankanıza göre birkaç iş günü içinde kalkar; sizden bir şey yapmanız beklenmiyor.',
    en: 'After its security review the payment provider has not accepted your card payment. An amount that your card shows disappears within a few working days, depending on your bank; there is nothing you need to do.',
  },
  payment_late_subject: { tr: 'Ödemeniz bize ulaştı: {order_no}', en: 'Your payment has reached us: {order_no}' },
  payment_late_text: {
    tr: 'Ödemeniz bize ulaştı; ancak rezervasyonunuz artık geçerli değil ve yerleriniz satışa dönmüştü. Paranız güvende: size başka bir tarih önermek ya da tutarı iade etmek için sizi arayacağız.',
    en: 'Your payment has reached us, but your booking is no longer valid and the seats had been released. Your money is safe: we will call you to offer another date or to return it to you.',
  },
  payment_rejected_subject: { tr: 'Ödeme bildiriminizi onaylayamadık: {order_no}', en: 'We could not confirm your payment notice: {order_no}' },
  payment_rejected_text: { tr: 'Bildirdiğiniz ödemeyi hesabımızda göremedik. Dekontu bize gönderir ya da ödemeyi yaptıktan sonra yeniden bildirirseniz hemen bakarız.', en: 'We could not find the payment you reported. Please send us the receipt, or report it again once you have paid, and we will check at once.' },
  payment_rejected_hold: {
    tr: 'Bildirdiğiniz ödemeyi hesabımızda göremedik. Yeriniz {deadline} kadar tutuluyor; dekontu bize gönderin ya da ödemeyi yaptıktan sonra yeniden bildirin.',
    en: 'We could not find the payment you reported. Your seats are held until {deadline}; please send us the receipt, or report it again once you have paid.',
  },
  payment_refunded_subject: { tr: 'İadenizi yaptık: {order_no}', en: 'We have sent your refund: {order_no}' },
  payment_refunded_text: { tr: 'Aşağıdaki tutarı size iade ettik. Bankanıza göre hesabınıza geçmesi birkaç iş günü sürebilir.', en: 'We have refunded the amount below. Depending on your bank it may take a few working days to arrive.' },
  confirmed_subject: { tr: 'Rezervasyonunuz onaylandı: {order_no}', en: 'Your booking is confirmed: {order_no}' },
  confirmed_text: { tr: 'Rezervasyonunuzu onayladık. Yeriniz kesinleşti.', en: 'We have confirmed your booking. Your seats are secured.' },
  cancelled_by_office_subject: { tr: 'Rezervasyonunuz iptal edildi: {order_no}', en: 'Your booking has been cancelled: {order_no}' },
  cancelled_by_customer_text: { tr: 'İsteğiniz üzerine rezervasyonunuzu iptal ettik; yerleriniz geri verildi.', en: 'As you asked, we have cancelled your booking and released your seats.' },
  cancelled_by_agency_text: { tr: 'Rezervasyonunuzu iptal etmek zorunda kaldık. Bunun için özür dileriz.', en: 'We have had to cancel your booking, and we are sorry for it.' },
  cancelled_by_customer_paid: { tr: 'İsteğiniz üzerine rezervasyonunuzu iptal ettik; yerleriniz geri verildi. Ödediğiniz tutarın iadesi için size ayrıca yazacağız.', en: 'As you asked, we have cancelled your booking and released your seats. We will write to you separately about the refund of what you have paid.' },
  cancelled_by_customer_refund: { tr: 'İsteğiniz üzerine rezervasyonunuzu iptal ettik; yerleriniz geri verildi. İadeniz en geç {day} gününe kadar yapılır.', en: 'As you asked, we have cancelled your booking and released your seats. Your refund is made by {day} at the latest.' },
  cancelled_by_agency_part: { tr: 'Rezervasyonunuzu iptal etmek zorunda kaldık; bunun için özür dileriz. İadeniz en geç {day} gününe kadar yapılır.', en: 'We have had to cancel your booking, and we are sorry for it. Your refund is made by {day} at the latest.' },
  cancelled_by_agency_refund: { tr: 'Rezervasyonunuzu iptal etmek zorunda kaldık; bunun için özür dileriz. Ödediğiniz tutarın tamamı en geç {day} gününe kadar iade edilir.', en: 'We have had to cancel your booking, and we are sorry for it. Everything you have paid is refunded by {day} at the latest.' },
  cancelled_no_refund: { tr: 'İsteğiniz üzerine rezervasyonunuzu iptal ettik; yerleriniz geri verildi. İptal koşullarına göre iade edilecek tutar yoktur.', en: 'As you asked, we have cancelled your booking and released your seats. Under the cancellation terms there is nothing to refund.' },
  cancelled_by_agency_paid: { tr: 'Rezervasyonunuzu iptal etmek zorunda kaldık; bunun için özür dileriz. Ödediğiniz tutarın iadesi için size ayrıca yazacağız.', en: 'We have had to cancel your booking, and we are sorry for it. We will write to you separately about the refund of what you have paid.' },
  extended_subject: { tr: 'Yeriniz {deadline} kadar ayrıldı: {order_no}', en: 'Your seats are held until {deadline}: {order_no}' },
  extended_text: { tr: 'Yeriniz {deadline} kadar sizin için ayrıldı. Ödemenizi bu süre içinde yapıp rezervasyon sayfanızdan bildirebilirsiniz.', en: 'Your seats are held for you until {deadline}. Please pay by then and report it on your booking page.' },
  revived_text: { tr: 'Süresi dolan rezervasyonunuzu yeniden açtık: yeriniz {deadline} kadar sizin için ayrıldı.', en: 'We have reopened your expired booking: your seats are held for you until {deadline}.' },
  reopened_subject: { tr: 'Rezervasyonunuz yeniden açıldı: {order_no}', en: 'Your booking is open again: {order_no}' },
  reopened_text: { tr: 'Süresi dolan rezervasyonunuzu yeniden açtık; ödemeniz bize ulaştığı için yerleriniz sizin. Kalan tutar aşağıdadır.', en: 'We have reopened your expired booking. As your payment has reached us, the seats are yours; what remains to be paid is below.' },
  reopened_confirmed: { tr: 'Ödemeniz hesabımıza geçti; süresi dolan rezervasyonunuzu yeniden açıp onayladık. Yeriniz kesinleşti.', en: 'We have received your payment, so we have reopened your expired booking and confirmed it. Your seats are secured.' },
  cancel_declined_subject: { tr: 'İptal isteğiniz hakkında: {order_no}', en: 'About your cancellation request: {order_no}' },
  cancel_declined_text: { tr: 'İptal isteğinizi inceledik; rezervasyonunuz geçerliliğini koruyor. Sorularınız için bize yazabilir ya da bizi arayabilirsiniz.', en: 'We have looked at your cancellation request; your booking remains valid. Please write or call if you have any questions.' },
} satisfies TextGroup

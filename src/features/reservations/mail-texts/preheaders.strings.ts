import type { TextGroup } from '#src/base/i18n/string-key.ts'

/**
 * The line that a mailbox shows after the subject, for each subject of the group `mail`. {plan}: what is paid and by when. {words}: the
 * beginning of what somebody wrote.
 */
export const preheaders = {
  preheader: { tr: 'Yeriniz {deadline} kadar ayrıldı. {plan}', en: 'Your seats are held until {deadline}. {plan}' },
  office_preheader: { tr: 'Yeriniz {deadline} kadar ayrıldı. {plan}', en: 'Your seats are held until {deadline}. {plan}' },
  office_confirmed_preheader: { tr: 'Yeriniz kesinleşti. {plan}', en: 'Your seats are secured. {plan}' },
  link_preheader: { tr: 'Rezervasyon sayfanızı açan, size özel bağlantı.', en: 'The personal link that opens your booking.' },
  notice_preheader: { tr: 'Ödemenizi hesabımızda gördüğümüzde size yazarız; yeriniz tutuluyor.', en: 'We will write once your payment reaches our account; your seats stay held.' },
  payment_received_preheader: { tr: 'Ödemenizi aldık; makbuzunuz ekte, ödeme durumunuz içeride.', en: 'We have your payment; the receipt is attached, what is left to pay inside.' },
  payment_confirmed_preheader: { tr: 'Ödemenizi aldık, yeriniz kesinleşti; belgeleriniz ekte.', en: 'We have your payment and your seats are secured; documents attached.' },
  payment_rejected_preheader: { tr: 'Bildirdiğiniz ödemeyi hesabımızda bulamadık; lütfen bilgileri kontrol edin.', en: 'We could not find the payment you reported; please check its details.' },
  payment_late_preheader: { tr: 'Ödemeniz ulaştı, ama yeriniz artık ayrılı değildi; sizi arayacağız.', en: 'Your payment arrived when your seats were no longer held; we will contact you.' },
  payment_refunded_preheader: { tr: 'İadenizi yaptık; tutarı ve günü içeride.', en: 'Your refund has been made; amount and day inside.' },
  pay_link_preheader: { tr: '{purpose}: {amount}, son gün {date}', en: '{purpose}: {amount}, by {date}' },
  confirmed_preheader: { tr: 'Yeriniz kesinleşti; onay ve tur belgeniz ekte.', en: 'Your seats are secured; confirmation and voucher attached.' },
  extended_preheader: { tr: 'Yeriniz {deadline} kadar sizin için tutuluyor.', en: 'Your seats are held for you until {deadline}.' },
  reopened_preheader: { tr: 'Rezervasyonunuz yeniden geçerli; güncel durumu içeride.', en: 'Your booking is valid again; its present state is inside.' },
  moved_preheader: { tr: 'Yeni tarihiniz ve ödeme planınız içeride.', en: 'Your new dates and payment plan are inside.' },
  departure_message_preheader: { tr: '{words}', en: '{words}' },
  age_preheader: { tr: 'Yaşa göre fiyat farkı işlendi; güncel tutar içeride.', en: 'The price for the traveller’s age has been applied; the new total is inside.' },
  reminder_once_preheader: { tr: 'Son ödeme günü {date}; ödediyseniz bir şey yapmanız gerekmez.', en: 'Payment is due by {date}; if you have paid, there is nothing to do.' },
  reminder_gununde_preheader: { tr: 'Son ödeme günü {date}; ödediyseniz sayfanızdan bildirin.', en: 'Payment is due by {date}; if you have paid, please report it on your page.' },
  reminder_sonra_preheader: { tr: 'Son ödeme günü {date} idi; yerinizi koruyabilmemiz için bize ulaşın.', en: 'Payment was due by {date}; please contact us so that we can keep your seats.' },
  travellers_once_preheader: { tr: 'Yolcuların bilgilerini {date} gününe kadar tamamlayın.', en: 'Please complete the travellers’ details by {date}.' },
  travellers_son_preheader: { tr: 'Yolcuların bilgileri için son gün {date}.', en: 'The travellers’ details are needed by {date}.' },
  answer_preheader: { tr: '{words}', en: '{words}' },
  wish_done_preheader: { tr: '{words}', en: '{words}' },
  wish_declined_preheader: { tr: '{words}', en: '{words}' },
  cancel_preheader: { tr: 'Koşulları ve iadeyi size yazacağız; o zamana kadar rezervasyonunuz geçerli.', en: 'We will write about terms and refund; until then your booking is valid.' },
  cancel_declined_preheader: { tr: 'Rezervasyonunuz geçerli; nedeni içeride.', en: 'Your booking remains valid; the reason is inside.' },
  cancelled_preheader: { tr: 'Yerleriniz geri verildi; sizden bir bedel istenmez.', en: 'Your seats have been released and you owe nothing.' },
  cancelled_by_office_preheader: { tr: 'İptalin ayrıntıları ve varsa iadeniz içeride.', en: 'The details of the cancellation, and of any refund, are inside.' },
  departure_cancelled_preheader: { tr: 'Başka bir tarih ya da tam iade: seçimi sayfanızdan yapabilirsiniz.', en: 'Another date or a full refund: you can choose on your page.' },
  agency_notice_preheader: { tr: 'Hesabı kontrol edip ödemeyi eşleştirin.', en: 'Please check the account and match the payment.' },
  agency_cancelled_preheader: { tr: 'Yerler satışa döndü; yapmanız gereken bir şey yok.', en: 'The seats are back on sale; there is nothing to do.' },
  agency_cancel_preheader: { tr: 'Yerler tutuluyor; karar verip müşteriye yazın.', en: 'The seats are still held; please decide and write to the customer.' },
  agency_message_preheader: { tr: '{words}', en: '{words}' },
  agency_wish_preheader: { tr: '{words}', en: '{words}' },
} satisfies TextGroup

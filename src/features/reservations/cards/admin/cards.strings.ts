import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** The screen and the words of the history. */
export const cardSettingsTexts = {
  title: { tr: 'Kartla ödeme', en: 'Card payments' },
  lead: { tr: 'Müşteriler rezervasyon sayfalarından, sağlayıcının güvenli sayfasında kartla öder. Kart numaraları bu sisteme gelmez.', en: 'Customers pay by card on the provider’s secure page, from their booking page. Card numbers never reach this system.' },
  simulated: { tr: 'Bu kurulumda ödemeler simülatöre gider; gerçek para çekilmez.', en: 'Payments of this installation go to the simulator; no real money moves.' },
  provider: { tr: 'Sağlayıcı', en: 'Provider' },
  provider_help: { tr: 'Sağlayıcıyla sözleşmeniz olmalıdır. Anahtarları onun panelinde bulursunuz.', en: 'You need a contract with the provider. You find the keys in its panel.' },
  none: { tr: 'Kartla ödeme yok: havale ve ofis', en: 'No cards: bank transfer and office' },
  iyzico: { tr: 'iyzico', en: 'iyzico' },
  paytr: { tr: 'PayTR', en: 'PayTR' },
  notice_iyzico: { tr: 'iyzico panelinde “İşyeri bildirimleri” adresi olarak girin:', en: 'Enter this in the iyzico panel as the address of merchant notifications:' },
  notice_paytr: { tr: 'PayTR panelinde “Bildirim URL” olarak girin:', en: 'Enter this in the PayTR panel as the notification URL:' },
  is_test: { tr: 'Deneme ortamı', en: 'Test environment' },
  is_test_help: { tr: 'Sağlayıcının deneme ortamı kullanılır; para çekilmez. Müşteriler için kapatın.', en: 'The provider’s test environment is used; no money moves. Switch it off for customers.' },
  max_installments: { tr: 'En çok taksit', en: 'Most instalments' },
  max_installments_help: { tr: 'Yurt içi turlarda. Yurt dışı turlarda mevzuat gereği taksit yapılmaz. 1: yalnızca tek çekim.', en: 'For tours in Türkiye. By law there are none for tours abroad. 1: in one payment only.' },
  iyzico_api_key: { tr: 'API anahtarı', en: 'API key' },
  iyzico_secret_key: { tr: 'Güvenlik anahtarı', en: 'Secret key' },
  paytr_merchant_id: { tr: 'Mağaza numarası (merchant id)', en: 'Merchant id' },
  paytr_merchant_key: { tr: 'Mağaza parolası (merchant key)', en: 'Merchant key' },
  paytr_merchant_salt: { tr: 'Mağaza gizli anahtarı (merchant salt)', en: 'Merchant salt' },
  key_saved: { tr: 'Kayıtlı.', en: 'Saved.' },
  key_saved_ending: { tr: 'Kayıtlı, sonu {ending}.', en: 'Saved, ending in {ending}.' },
  key_keep: { tr: 'Değiştirmek için yazın', en: 'Type to replace it' },
} satisfies OfficeTexts

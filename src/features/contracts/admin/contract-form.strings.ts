import { contractTexts } from './contract.strings.ts'

export const contractFields = {
  name: { label: contractTexts.name },
  kind: { label: contractTexts.kind },
  body: { label: contractTexts.body },
  active: {
    label: { tr: 'Sitede göster', en: 'Show on the site' },
    help: { tr: 'Kapalıyken sayfası açılmaz ve rezervasyonda sorulmaz; siparişlerdeki metinler durur.', en: 'When off, its page cannot be opened and it is not shown at checkout; texts already on orders are kept.' },
  },
  at_checkout: { label: contractTexts.at_checkout, help: { tr: 'Müşteri bu metni okuyup onaylamadan sipariş veremez.', en: 'Customers cannot order until they have read and accepted it.' } },
  seo_name: { label: { tr: 'Sayfa adresi', en: 'Page address' } },
}

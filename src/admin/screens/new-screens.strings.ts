import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

/** Names of the screens on which something new is made. */
export const newScreenTexts = {
  new_home: { tr: 'Yeni ana sayfa içeriği', en: 'New home page item' },
  new_about: { tr: 'Yeni hakkımızda yazısı', en: 'New “About us” text' },
  new_certificate: { tr: 'Yeni belge', en: 'New certificate' },
  new_visa_banner: { tr: 'Yeni vize bandı', en: 'New visa banner' },
  new_warning: { tr: 'Yeni dolandırıcılık uyarısı', en: 'New fraud warning' },
  new_tour: { tr: 'Yeni tur', en: 'New tour' },
  new_category: { tr: 'Yeni kategori', en: 'New category' },
  new_visa: { tr: 'Yeni vize sayfası', en: 'New visa page' },
  new_album: { tr: 'Yeni albüm', en: 'New album' },
  new_news: { tr: 'Yeni haber', en: 'New news item' },
  new_video: { tr: 'Yeni video', en: 'New video' },
  new_blog: { tr: 'Yeni blog yazısı', en: 'New blog post' },
  new_pickup: { tr: 'Yeni biniş yeri', en: 'New pick-up point' },
  new_policy: { tr: 'Yeni iptal koşulu', en: 'New cancellation terms' },
  new_bank_account: { tr: 'Yeni banka hesabı', en: 'New bank account' },
  new_contact: { tr: 'Yeni iletişim bilgisi', en: 'New contact entry' },
  new_social: { tr: 'Yeni sosyal medya hesabı', en: 'New social media account' },
  new_sale: { tr: 'Yeni satış', en: 'New sale' },
  new_contract: { tr: 'Yeni sözleşme', en: 'New contract' },
  new_reply_template: { tr: 'Yeni yanıt şablonu', en: 'New reply template' },
  new_user: { tr: 'Yeni kullanıcı', en: 'New user' },
} satisfies OfficeTexts

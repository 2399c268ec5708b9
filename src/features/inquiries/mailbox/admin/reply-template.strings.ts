import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const replyTemplateTexts = {
  title: { tr: 'Yanıt şablonları', en: 'Reply templates' },
  lead: { tr: 'Mesajlara yanıt yazarken seçtiğiniz hazır metinler.', en: 'Texts to choose from when you reply to a message.' },
  add: { tr: 'Şablon ekle', en: 'Add a template' },
  insert_title: { tr: 'Yeni yanıt şablonu', en: 'New reply template' },
  name: { tr: 'Şablonun adı', en: 'Name of the template' },
  name_help: { tr: 'Yalnızca personel görür.', en: 'Only staff see it.' },
  kind: { tr: 'Kutu', en: 'Mailbox' },
  lang: { tr: 'Dil', en: 'Language' },
  body: { tr: 'Metin', en: 'Text' },
  body_help: { tr: '{name} gönderenin adı, {message_no} mesajın numarası olur.', en: '{name} becomes the sender’s name, {message_no} the number of the message.' },
  empty: { tr: 'Henüz şablon yok. Sık yazdığınız yanıtları buraya ekleyin.', en: 'No templates yet. Add the replies that you write often.' },
} satisfies OfficeTexts

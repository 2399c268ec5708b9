import type { TextGroup } from '#src/base/string-key.ts'

/** Messages of the office's API of languages. */
export const languagesOffice = {
  language_added: { tr: '{lang} eklendi. Metinleri tamamlanınca etkinleştirin.', en: '{lang} has been added. Activate it once its texts are complete.' },
  language_taken: { tr: 'Bu dil zaten ekli.', en: 'This language has already been added.' },
  language_code: { tr: 'Böyle bir dil kodu yok. Almanca için de, Rusça için ru gibi yazın.', en: 'There is no such language code. Write de for German or ru for Russian, for example.' },
  language_opened: { tr: '{lang} etkin: ziyaretçiler görüyor.', en: '{lang} is active: visitors can see it.' },
  language_closed: { tr: '{lang} kapalı: ziyaretçiler artık görmüyor.', en: '{lang} is inactive: visitors no longer see it.' },
  language_texts: {
    tr: '{lang} açılamaz: {n} site metni çevrilmedi. Bütün metinler çevrilince dil açılır.',
    en: '{lang} cannot be activated: {n} site text is not translated. A language is opened when it has every text.|{lang} cannot be activated: {n} site texts are not translated. A language is opened when it has every text.',
  },
  language_default: { tr: 'Varsayılan dil kapatılamaz ve silinemez.', en: 'The default language cannot be deactivated or deleted.' },
  language_active: { tr: 'Etkin bir dil silinemez. Önce kapatın.', en: 'An active language cannot be deleted. Deactivate it first.' },
  language_default_first: { tr: 'Varsayılan dil her zaman ilk sıradadır.', en: 'The default language always comes first.' },
  language_deleted: { tr: '{lang} ve bu dildeki bütün metinler silindi.', en: '{lang} and all texts in it have been deleted.' },
  strings_saved: { tr: '{n} metin kaydedildi.', en: '{n} text saved.|{n} texts saved.' },
  strings_same: { tr: 'Değişen metin yok.', en: 'No text has changed.' },
  strings_stale: { tr: 'Bu metinlerin {n} tanesini siz açtıktan sonra başkası değiştirdi. Hiçbiri kaydedilmedi.', en: 'Someone else has changed {n} of these texts since you opened them. Nothing has been saved.|Someone else has changed {n} of these texts since you opened them. Nothing has been saved.' },
  string_unknown: { tr: 'Sitede böyle bir metin yok: {name}', en: 'The site has no such text: {name}' },
  string_lost: { tr: '{name} eksik: metinde süslü parantez içinde geçmeli.', en: '{name} is missing: the text must contain it in braces.' },
  string_invented: { tr: '{name} bu metinde kullanılamaz.', en: '{name} cannot be used in this text.' },
  string_html: { tr: 'HTML yazılamaz.', en: 'HTML is not allowed.' },
  string_bar: { tr: 'Dikey çizgi yalnız sayıya göre değişen metinlerde kullanılır.', en: 'The vertical bar is only for texts that change with a number.' },
  string_forms: { tr: 'Bu dilde ya tek biçim ya da {n} biçim yazılmalı.', en: 'In this language write either one form or {n} forms.|In this language write either one form or {n} forms.' },
  string_empty_form: { tr: 'Biçimlerden biri boş.', en: 'One of the forms is empty.' },
  string_too_long: { tr: 'Metin en fazla {n} karakter olabilir.', en: 'The text can have at most {n} characters.' },
  string_default_empty: { tr: 'Varsayılan dilde metin boş bırakılamaz.', en: 'A text cannot be empty in the default language.' },
} satisfies TextGroup

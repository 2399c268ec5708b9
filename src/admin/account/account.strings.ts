import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const accountTexts = {
  title: { tr: 'Hesabım', en: 'My account' },
  account: { tr: 'Hesap', en: 'Account' },
  name_help: { tr: 'Panelde, kayıtlarda ve iş arkadaşlarınızın ekranlarında görünür.', en: 'Shown in the admin panel, in its records and to your colleagues.' },
  email_help: { tr: 'Giriş adresiniz. Değiştirmek için bir yöneticiye söyleyin.', en: 'Your login address. An administrator can change it.' },
  rights: { tr: 'Yapabildikleriniz', en: 'What you may do' },
  rights_of: { tr: '{role} grubundasınız. Grubunuzu yöneticiler değiştirir.', en: 'You are in the group {role}. Administrators can change your group.' },
  all_rights: { tr: 'Bütün yetkiler', en: 'All rights' },
  password: { tr: 'Parola', en: 'Password' },
  language: { tr: 'Dil', en: 'Language' },
  language_label: { tr: 'Panelin dili', en: 'Language of the admin panel' },
  language_help: { tr: 'Seçince hemen değişir; giriş yaptığınız her tarayıcıda geçerlidir. Sitenin dilini etkilemez.', en: 'Changes at once, in every browser where you log in. It does not affect the site.' },
  records: { tr: 'Son yaptıklarım', en: 'What I did lately' },
  records_empty: { tr: 'Henüz bir değişiklik yapmadınız.', en: 'You have not changed anything yet.' },
  older: { tr: 'Daha eskileri göster', en: 'Show older ones' },
} satisfies OfficeTexts

import type { OfficeTexts } from '#src/base/admin-kit/office-texts.ts'

export const ownPasswordTexts = {
  lead: { tr: 'Parolanız değişince bu tarayıcı dışındaki bütün oturumlarınız kapanır.', en: 'Changing your password ends all your sessions except this one.' },
  current: { tr: 'Şu anki parola', en: 'Current password' },
  new: { tr: 'Yeni parola', en: 'New password' },
  hint: { tr: '8-21 karakter', en: '8 to 21 characters' },
  change: { tr: 'Parolayı değiştir', en: 'Change the password' },
} satisfies OfficeTexts

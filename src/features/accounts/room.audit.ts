import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { factorWords, userFactorTexts } from './factors/admin/factors.strings.ts'
import { roleTexts, sessionTexts, usersTexts } from './users/admin/users.strings.ts'

export const references = { user_id: 'users' }

/** A code is a one-time code or, of a login that failed, perhaps a recovery code. */
const loginWays = {
  password: { tr: 'Parola', en: 'Password' },
  code: { tr: 'Parola ve kod', en: 'Password and code' },
  passkey: { tr: 'Parola ve geçiş anahtarı', en: 'Password and passkey' },
}

export const audit: RoomAudit = {
  entities: {
    users: {
      names: { tr: ['Kullanıcı', 'Kullanıcılar'], en: ['User', 'users'] },
      fields: {
        ...wordsOf(usersTexts, ['email', 'active', 'sessions']),
        ...wordsOf(factorWords),
        name: { label: usersTexts.full_name },
        role_group: { label: usersTexts.role_group, choices: roleTexts },
        browser: { label: sessionTexts.browser },
        way: { label: { tr: 'Giriş yolu', en: 'Way of logging in' }, choices: loginWays },
      },
      screen: '/admin/user-update',
    },
  },
  fields: { settings: { second_factor: { label: userFactorTexts.column, choices: userFactorTexts } } },
  references,
}

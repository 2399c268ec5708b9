import { generateKeyPairSync } from 'node:crypto'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { staffPassword, withOwnPassword } from '../../accounts/accounts.fixture.ts'
import { companyAdminPath, mailAdminPath, openingAdminPath, salesAdminPath, siteAdminPath } from './settings.links.ts'

/** Every write route of the settings, for the audit test. Nothing listens at the mail server's port. */
export const settingsWrites: Record<string, StaffWrite> = {
  [`PUT ${companyAdminPath}`]: async () => ({ body: { legal_name: 'Deneme Turizm A.Ş.', name_tr: 'Deneme' } }),
  [`PUT ${siteAdminPath}`]: async () => ({ body: { google_script: 'G-AB12CD34EF', keywords: 'tur, gezi' } }),
  [`PUT ${salesAdminPath}`]: async () => ({ body: { hold_hours: 36 } }),
  [`PUT ${openingAdminPath}`]: async () => ({ body: { is_open: true } }),
  [`PUT ${mailAdminPath}`]: async (db) => {
    await withOwnPassword(db)
    return {
      body: {
        mail_host: '127.0.0.1',
        mail_user: 'deneme',
        mail_password: 'argon2id-benzeri-parola',
        mail_from_address: 'bilgi@deneme.example',
        dkim_domain: 'deneme.example',
        dkim_selector: 'seyyah1',
        dkim_key: dkimPem(),
        current_password: staffPassword,
      },
    }
  },
  [`POST ${mailAdminPath}/test`]: async () => ({
    body: {
      to: 'ayse@deneme.example',
      mail_host: '127.0.0.1',
      mail_port: 1,
      mail_from_address: 'bilgi@deneme.example',
      mail_password: 'x',
    },
  }),
}

/** A private key for the signature of mails, as a provider shows it. */
export function dkimPem(type: 'pkcs1' | 'pkcs8' = 'pkcs8', bits = 2048): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return privateKey.export({ type, format: 'pem' }).toString()
}

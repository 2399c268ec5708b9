import { generateKeyPairSync } from 'node:crypto'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import type { Change } from '#src/tests/rooms.fixture.ts'
import { inBoth, picture, single } from '#src/tests/samples.fixture.ts'
import { staffPassword, withOwnPassword } from '../../accounts/accounts.fixture.ts'
import { companyForm, mailForm, salesForm, trackingForm } from './settings.admin.schema.ts'
import { companyAdminPath, mailAdminPath, openingAdminPath, salesAdminPath, siteAdminPath } from './settings.links.ts'

/** Every write route of the settings. Nothing listens at the mail server's port. */
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

export const settingsChanges: readonly Change[] = [
  {
    ...single(companyAdminPath),
    form: companyForm,
    sample: async (db) => ({
      project_company_name: 'Deneme Turizm',
      company_url: 'https://deneme.example',
      legal_name: 'Deneme Turizm A.Ş.',
      main_color: '#123456',
      second_color: '#abcdef',
      main_logo_id: await picture(db),
      fav_ico_logo_id: await picture(db),
      wp_no: '905325550112',
      tursab_no: '1234',
      tursab_url: 'https://tursab.example/1234',
      etbis_no: '4567890123',
      etbis_url: 'https://etbis.example/4567890123',
      mersis_no: '0123456789012345',
      tax_office: 'Beyoğlu',
      tax_no: '1234567890',
      kep: 'deneme@kep.example',
      founded_year: 1998,
      ...inBoth({ name: 'Deneme Tur', slogan: 'Yola çıkın' }),
    }),
  },
  {
    ...single(siteAdminPath),
    form: trackingForm,
    sample: async () => ({
      google_script: 'G-AB12CD34EF',
      yandex_script: '98765432',
      fb_pixel_script: '1234567890123456',
      keywords: ['tur', 'gezi'],
    }),
    another: { keywords: ['deniz'] },
  },
  {
    ...single(salesAdminPath),
    form: salesForm,
    sample: async () => ({
      hold_hours: 36,
      orders_per_hour: 90,
      holds_per_email: 4,
      seats_per_email: 12,
      seats_per_address: 30,
      unpaid_share: 50,
      unpaid_share_of_one: 20,
      deposit_rate: 30,
      shown_seats: 12,
      payment_reminders: false,
      office_payment: false,
      passengers: false,
      passengers_days: 10,
    }),
    another: { hold_hours: 35 },
  },
  {
    ...single(mailAdminPath),
    form: mailForm,
    sample: async () => ({
      mail_host: 'smtp.deneme.example',
      mail_port: 587,
      mail_security: 'starttls',
      mail_user: 'deneme',
      mail_password: 'Parola-2027',
      mail_from_name: 'Deneme Tur',
      mail_from_address: 'bilgi@deneme.example',
      mail_reply_to: 'yanit@deneme.example',
      dkim_domain: 'deneme.example',
      dkim_selector: 'seyyah1',
      dkim_key: dkimPem(),
      current_password: staffPassword,
    }),
    another: { mail_from_name: 'Başka' },
  },
]

/** A private key for the signature of mails, as a provider shows it. */
export function dkimPem(type: 'pkcs1' | 'pkcs8' = 'pkcs8', bits = 2048): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return privateKey.export({ type, format: 'pem' }).toString()
}

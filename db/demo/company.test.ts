import { describe, expect, test } from 'vitest'
import { readDemo } from './read.ts'

const { bankAccounts, company, contactInformation, socialMedia } = readDemo(import.meta.dirname)

const langs = ['tr', 'en'] as const

describe('the company', () => {
  const luminance = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(r!) + 0.7152 * linear(g!) + 0.0722 * linear(b!)
  }
  /** WCAG 2 contrast ratio; 4.5 is AA for text. */
  const contrast = (one: string, other: string) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light! + 0.05) / (dark! + 0.05)
  }

  test('its main colour has AA contrast on white and on the second colour', () => {
    expect(contrast(company.main_color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(company.main_color, company.second_color)).toBeGreaterThanOrEqual(4.5)
  })

  test('each of the two offices has an address, a telephone number, hours and directions', () => {
    for (const lang of langs) {
      const offices = contactInformation.filter((c) => c.section === 'adres').map((c) => c.texts[lang].name)
      expect(offices).toHaveLength(2)
      for (const section of ['telefon', 'shift', 'source_link'])
        expect(contactInformation.filter((c) => c.section === section).map((c) => c.texts[lang].name)).toEqual(
          expect.arrayContaining(offices),
        )
    }
    expect(contactInformation.some((c) => c.section === 'email')).toBe(true)
  })

  test('its contact data is invented: example domains, 555 01xx numbers, zeros', () => {
    const of = (section: string) =>
      contactInformation.filter((c) => c.section === section).map((c) => c.texts.tr.content)
    expect(of('telefon').filter((phone) => !/^\+90 (212|232) 555 01 \d\d$/.test(phone))).toEqual([])
    expect(of('email').filter((email) => !email.endsWith('@seyyah.example'))).toEqual([])
    expect(socialMedia.filter((s) => !new URL(s.uri).hostname.endsWith('.example'))).toEqual([])
    expect(company.wp_no).toMatch(/^9021255501\d\d$/)
    expect(company.tursab_no).toBe('A-00000 (demo)')
    expect(Number(company.mersis_no) + Number(company.tax_no)).toBe(0)
  })
})

describe('bank accounts', () => {
  test('two in lira, one in euro, one in dollars, all in the company’s name', () => {
    expect(bankAccounts.map((a) => a.currency)).toEqual(['TRY', 'TRY', 'EUR', 'USD'])
    expect(new Set(bankAccounts.map((a) => a.iban)).size).toBe(bankAccounts.length)
    expect(bankAccounts.filter((a) => a.account_name !== company.legal_name)).toEqual([])
  })

  test.each(bankAccounts)('$iban has valid check digits and an unassigned bank code', ({ iban, swift }) => {
    expect(iban).toMatch(/^TR\d{2}00000\d{17}$/)
    const turned = iban.slice(4) + iban.slice(0, 4)
    expect(BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n).toBe(1n)
    expect(swift).toMatch(/^[A-Z]{4}TR[A-Z]0$/)
  })
})

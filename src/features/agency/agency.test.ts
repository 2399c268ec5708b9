import { expect, test } from 'vitest'
import { type Agency, mailSenderOf } from './agency.queries.server.ts'

const agency: Agency = {
  name: 'Deneme Tur',
  legal_name: 'Deneme Turizm Ltd. Şti.',
  address: 'Galata, İstanbul',
  phone: '+90 212 000 00 00',
  email: 'bilgi@deneme.example',
  tursab_no: '4321',
  color: '#0f4c5c',
  logo: null,
  hours: [],
}
const logo = (width: number, height: number) => ({ file: 'logo', width, height, placeholder: '', alt: '' })

test('the foot of a mail has the facts that the office has entered, and no empty line', () => {
  expect(mailSenderOf(agency, 'https://deneme.example').lines).toEqual([
    'Deneme Turizm Ltd. Şti.',
    'Galata, İstanbul',
    '+90 212 000 00 00 · bilgi@deneme.example',
    'TÜRSAB 4321',
  ])
  const bare = { ...agency, address: '', phone: '', tursab_no: '' }
  expect(mailSenderOf(bare, '').lines).toEqual(['Deneme Turizm Ltd. Şti.', 'bilgi@deneme.example'])
})

test.each([
  [640, 160, 180, 45],
  [400, 400, 56, 56],
  [90, 30, 90, 30],
])('a logo of %i × %i px is shown in %i × %i', (width, height, w, h) => {
  expect(mailSenderOf({ ...agency, logo: logo(width, height) }, 'https://deneme.example').logo).toEqual({
    src: 'https://deneme.example/images/logo-320.jpg',
    width: w,
    height: h,
  })
})

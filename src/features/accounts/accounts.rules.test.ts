import { expect, test } from 'vitest'
import { foldEmail, mayUse, permissions, refusalOfChange } from './accounts.rules.ts'

test.each([
  ['Ayse@Seyyah.EXAMPLE', 'ayse@seyyah.example', true],
  ['AYSE@SEYYAH.EXAMPLE', 'ayse@seyyah.example', true],
  ['İnfo@seyyah.example', 'info@seyyah.example', false],
  ['ınfo@seyyah.example', 'info@seyyah.example', false],
  ['INFO@seyyah.example', 'ınfo@seyyah.example', false],
  ['İNFO@seyyah.example', 'ınfo@seyyah.example', false],
  ['\u212Ara@seyyah.example', 'kara@seyyah.example', false], // the Kelvin sign, whose lower case is k
  ['\uFF21yse@seyyah.example', 'ayse@seyyah.example', false],
])('%s and %s are the same account: %s', (one, other, same) => {
  expect(foldEmail(one) === foldEmail(other)).toBe(same)
})

const manager = { role_group: 'yonetici', active: true }
const clerk = { role_group: 'satis', active: true }
const other = { isOwn: false, hasOtherManager: true }
test.each([
  ['a clerk gets another role', clerk, { ...clerk, role_group: 'icerik' }, other, null],
  ['a clerk becomes a manager', clerk, manager, other, null],
  ['a clerk is closed', clerk, { ...clerk, active: false }, other, null],
  ['a clerk is opened again', { ...clerk, active: false }, clerk, other, null],
  ['one manager of two is closed', manager, { ...manager, active: false }, other, null],
  [
    'the last manager is closed',
    manager,
    { ...manager, active: false },
    { ...other, hasOtherManager: false },
    'active: staff.last_manager',
  ],
  [
    'the last manager is demoted',
    manager,
    clerk,
    { ...other, hasOtherManager: false },
    'role_group: staff.last_manager',
  ],
  ['the last manager stays as they are', manager, manager, { isOwn: true, hasOtherManager: false }, null],
  ['one’s own role', manager, clerk, { isOwn: true, hasOtherManager: true }, 'role_group: staff.own_role'],
  [
    'one’s own account',
    manager,
    { ...manager, active: false },
    { isOwn: true, hasOtherManager: true },
    'active: staff.own_account',
  ],
  [
    'a closed manager is demoted',
    { ...manager, active: false },
    { ...clerk, active: false },
    { ...other, hasOtherManager: false },
    null,
  ],
])('%s', (_, before, after, who, refused) => {
  const refusal = refusalOfChange(before, after, who)
  expect(refusal && `${refusal.field}: ${refusal.key}`).toBe(refused)
})

test('the yonetici has every permission', () => {
  expect(new Set(permissions.yonetici)).toEqual(new Set(Object.values(permissions).flat()))
})

test('a role group that nobody knows may do nothing', () => {
  expect([mayUse('satis', 'orders'), mayUse('satis', 'users'), mayUse('kaptan', 'orders')]).toEqual([
    true,
    false,
    false,
  ])
})

import { expect, test } from 'vitest'
import { isTckn, isVkn, taxNoOf, taxNoProblem } from './turkish-numbers.ts'

/** The published rule of a tax number, written out step by step. */
function vknByHand(nine: string): string {
  let total = 0
  for (let place = 1; place <= 9; place++) {
    const sum = Number(nine[place - 1]) + (10 - place)
    const last = Number(String(sum).at(-1))
    if (last === 9) total += 9
    else total += (last * Number([512, 256, 128, 64, 32, 16, 8, 4, 2][place - 1])) % 9
  }
  return nine + String(total % 10 === 0 ? 0 : 10 - (total % 10))
}

/** The published rule of an identity number: odd places times seven less even places, then the sum of ten. */
function tcknByHand(nine: string): string {
  const at = (place: number) => Number(nine[place - 1])
  const odd = at(1) + at(3) + at(5) + at(7) + at(9)
  const even = at(2) + at(4) + at(6) + at(8)
  const tenth = (odd * 7 - even + 100) % 10
  return `${nine}${tenth}${(odd + even + tenth) % 10}`
}

/** Nine digits, spread over all that there are. */
const nines = Array.from({ length: 400 }, (_, n) => String(100_000_000 + ((n * 2_246_813) % 899_999_999)))

// Of companies that publish them.
test.each(['8760047464', '8770013406', '0730018000', '9220034970', '8790017566', '4810058590'])(
  '%s is a tax number',
  (vkn) => {
    expect(isVkn(vkn)).toBe(true)
  },
)

test('a tax number with another last digit is none', () => {
  for (const nine of nines) {
    const right = vknByHand(nine)
    const valid = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).filter(isVkn)
    expect(valid).toEqual([right])
  }
  expect(['', '876004746', '87600474644', '876004746a', '0000000000'].filter(isVkn)).toEqual([])
})

test('an identity number is checked by its last two digits, also that of a foreigner', () => {
  expect(['10000000146', '12345678950'].map(isTckn)).toEqual([true, true])
  for (const nine of nines) {
    const right = tcknByHand(nine)
    const valid = Array.from({ length: 100 }, (_, end) => nine + String(end).padStart(2, '0')).filter(isTckn)
    expect(valid).toEqual([right])
  }
  expect(isTckn(tcknByHand('991234567'))).toBe(true)
  const wrong = ['10000000147', '12345678951', '02345678950', '1234567895', '123456789500', '1234567895a', '']
  expect(wrong.filter(isTckn)).toEqual([])
})

test.each([
  ['876 004 7464', null],
  ['876.004.74-64', null],
  ['100 000 001 46', null],
  ['8760047465', 'errors.tax_no_wrong'],
  ['10000000147', 'errors.tax_no_wrong'],
  ['876004746', 'errors.tax_no_format'],
  ['DE123456789', 'errors.tax_no_format'],
] as const)('on an invoice %s: %s', (typed, problem) => {
  expect(taxNoProblem(typed)).toBe(problem)
})

test('a tax number is stored without spaces', () => {
  expect(taxNoOf('876 004\u00a074–64')).toBe('8760047464')
})

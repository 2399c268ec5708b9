import { expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import type { Text } from '#src/base/errors.ts'
import { sanitizeHtml } from '#src/base/sanitize-html.ts'
import type { Agency } from '#src/features/agency/agency.queries.server.ts'
import { type FillableContract, fillable } from '#src/features/contracts/contracts.queries.server.ts'
import { shippedText } from '#src/strings.ts'
import { type ContractFacts, fillContract } from './fill-contract.queries.server.ts'

const nasty = `"Ayşe" <b onclick='x'>O'Brien</b> & Ort. {{order_no}} &amp; <script>alert(1)</script>`

const agency: Agency = {
  name: nasty,
  legal_name: nasty,
  address: nasty,
  phone: nasty,
  email: nasty,
  tursab_no: nasty,
  color: '#000000',
  logo: null,
  hours: [],
}
const order: ContractFacts = {
  name: nasty,
  city: nasty,
  email: nasty,
  phone: nasty,
  order_no: 'SYH-27-7F3K9Q',
  created_at: new Date('2027-01-01T09:00:00Z'),
  lang: 'tr',
  items: [
    {
      ...{ tour_id: 1, departure_id: 1, tour_code: nasty, tour_name: nasty, tour_place: nasty, cover_file: null },
      ...{ start_date: '2027-04-12', end_date: '2027-04-15', people_quantity: 2, children_ages: [4] },
      ...{ single_room_quantity: 0, seats: 3, currency: 'TRY', kdv_rate: 20, balance_due_on: '2027-03-13' },
      ...{ price: 100_00, kdv: 20_00, total: 120_00, deposit: 30_00 },
      ...{ try_rate: null, rate_day: null, rate_source: null, cancel_policy: null },
      prices: {
        ...{ multi_room_price: 60_00, single_room_price: 60_00, child_prices: [], child_bands: [] },
        ...{ nights: 3, child_price_min_adults: 2 },
      },
      lines: [{ kind: 'multi_room', label: nasty, quantity: 2, unit_price: 60_00, amount: 120_00 }],
    },
  ],
}

const localize = async ({ key, values }: Text) => shippedText(key, 'tr', values)
const contractOf = (body: string) =>
  fillable({ contract_id: 1, version: 1, lang: 'tr', name: 'Sözleşme', body, at_checkout: true })
const filled = async (contract: FillableContract) =>
  (await fillContract(contract, order, agency, { holdHours: 24, localize })).body

const bodies = readDemo('db/demo').contracts.flatMap(({ texts }) => Object.values(texts).map(({ body }) => body))

test.each(bodies)('a filled contract is what sanitising the whole of it gives: %.60s', async (body) => {
  const contract = contractOf(body)
  expect(contract.fillsTags).toBe(false)
  const text = await filled(contract)
  expect(text).toBe(await filled({ ...contract, fillsTags: true }))
  expect(text).not.toMatch(/<script|<b /)
})

test('a value inside of a tag is sanitised with it', async () => {
  const contract = contractOf('<p><a href="https://{{company_address}}">{{company_email}}</a> {{customer_name}}</p>')
  expect(contract.fillsTags).toBe(true)
  const text = await filled(contract)
  expect(text).toBe(sanitizeHtml(text))
  expect(text).not.toMatch(/<[^>]*onclick|<script/)
})

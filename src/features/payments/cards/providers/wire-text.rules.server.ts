import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type Minor, toMajor, toMinor, toNearestMinor } from '#src/base/money.ts'
import type { ReportedMove } from '#src/features/orders/money/card-wire.ts'

/** Kuruş as providers write them: 1250.00 */
export function decimalText(amount: Minor): string {
  return toMajor(amount).toFixed(2)
}

const lira = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])

/** An amount in lira that is booked, as a number or a text, in kuruş. @throws RangeError for a fraction of a kuruş */
export const liraAmount = lira.transform((amount) => toMinor(Number(amount)))

/** A computed amount such as a commission, which may have fractions of a kuruş, to the nearest kuruş. */
export const reckonedLira = lira.transform((amount) => toNearestMinor(Number(amount)))

export function hmacOf(key: string, text: string, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(text).digest(encoding)
}

/** A line of a provider's report. Commission and net of a refund are reported as positive amounts, and negative here. */
export function reportedMove({ kind, commission, net, ...move }: ReportedMove): ReportedMove {
  const signed = (amount: Minor | null) => (amount === null || kind === 'odeme' ? amount : -amount)
  return { ...move, kind, commission: signed(commission), net: signed(net) }
}

/** Compares in constant time. */
export function isSameSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** @throws Error for an answer of another shape, naming the provider */
export function readJson<T extends z.ZodType>(provider: string, schema: T, answer: string): z.output<T> {
  let value: unknown
  try {
    value = JSON.parse(answer)
  } catch {
    throw new Error(`${provider} answered no JSON`)
  }
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error(`${provider} answered another shape: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

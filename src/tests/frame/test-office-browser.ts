import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { type OfficeAgency, officeHeaders } from '#src/features/orders/office-orders.fixture.ts'

/** A clerk's browser whose network is the real API in this process. To be called at the top of a test file with a DOM. */
export function testOfficeBrowser(agency: OfficeAgency): void {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="csrf-token" content="test-token">'
    // A growing text field waits for fonts, of which this document knows nothing.
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
    vi.stubGlobal('fetch', (target: string, init: RequestInit) => {
      const headers = { ...(init.headers as Record<string, string>), ...officeHeaders }
      const request = new Request(new URL(target, location.href), { ...init, headers })
      return agency.api.fetch(request, { address: '192.0.2.7' })
    })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}
